// SPDX-License-Identifier: MIT
// A class kit: the exercises, both teams, the amounts and the arrangement, as a teacher keeps them in a file. The file
// is JSON (docs/formats/kit.md); what is read has been checked, and an error points at its place.
#pragma once

#include <array>
#include <expected>
#include <optional>
#include <vector>

#include "notation/json.hpp"
#include "notation/json_writer.hpp"
#include "notation/text.hpp"
#include "rules/rule_set.hpp"
#include "workout/amounts.hpp"
#include "workout/arrangement.hpp"
#include "workout/exercise.hpp"

namespace damas::workout {

/// Each team has so many exercises; where it has more pieces, those from the 13th on begin again with the first.
inline constexpr std::size_t exercises_a_team = 12;

struct Team {
    std::string name{};
    std::vector<int> exercises{};  ///< Of the pieces 1, 2 …: their places in the kit's list, from 0.
    Arrangement arrangement{};     ///< Empty: in order.

    bool operator==(const Team&) const = default;
};

struct Kit {
    std::string name{}, description{};
    words::Language language = words::Language::spanish;
    std::string rules = "entrenamiento";
    Amounts amounts{};
    std::vector<Exercise> exercises{};
    std::array<Team, 2> teams{};  ///< White, Black.
    bool hidden = false;          ///< Each team places its pieces unseen.

    const Team& team(rules::Side side) const { return teams[static_cast<std::size_t>(side)]; }
    Team& team(rules::Side side) { return teams[static_cast<std::size_t>(side)]; }
    bool operator==(const Kit&) const = default;
};

/// What is wrong with a kit, and where.
struct KitError {
    std::optional<notation::Place> at = notation::Place{};  ///< Nothing: the kit was not read from a text.
    std::string path{};                                     ///< E.g. "teams.white.exercises[3]"; empty: the whole file.
    words::Message what;

    /// "line 3, column 14, teams.white.exercises[3]: …" on one line.
    words::Message message() const;
};

std::expected<Kit, KitError> read_kit(std::string_view text);
/// The kit that is a part of something that has been read.
std::expected<Kit, KitError> read_kit(const notation::Json& json);

/// As a file, to be read again.
std::string write_kit(const Kit& kit);

/// Parts of a kit as JSON values: all but the exercises, and one exercise.
void put_kit(notation::JsonWriter& json, const Kit& kit, bool with_exercises);
void put_exercise(notation::JsonWriter& json, const Exercise& exercise);

/// How many pieces a side of a rule set has; 0 if there is no such rule set.
int pieces_a_side(std::string_view rules);

}  // namespace damas::workout
