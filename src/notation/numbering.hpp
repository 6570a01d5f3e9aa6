// SPDX-License-Identifier: MIT
// How files name squares: by numbers that begin in one of four corners, or by letters and digits. Whatever they do, a
// square has one number here: that of the rule set.
#pragma once

#include <optional>

#include "notation/written_move.hpp"
#include "rules/rule_set.hpp"

namespace damas::notation {

/// Where square 1 lies, seen by White, and whether White's bottom-left corner is left empty.
struct Numbering {
    rules::Corner first;
    bool corner_is_empty;

    bool operator==(const Numbering&) const = default;
};

/// The one that the rule set itself uses.
constexpr Numbering own_numbering(const rules::RuleSet& rules) {
    return {rules.file.first_square, rules.file.corner_is_empty};
}

/// Column and row from White's bottom-left corner, both from 0.
struct Spot {
    int column, row;
    bool operator==(const Spot&) const = default;
};

/// Where a numbering has a square; nothing if the board has no such square.
constexpr std::optional<Spot> spot_of(const rules::RuleSet& rules, Numbering numbering, rules::Square square) {
    const int number = square.number();
    const int in_row = rules.width / 2;
    if (number < 1 || number > in_row * rules.height) return {};
    const bool from_top = numbering.first == rules::Corner::top_left || numbering.first == rules::Corner::top_right;
    const bool from_right =
        numbering.first == rules::Corner::bottom_right || numbering.first == rules::Corner::top_right;
    const int line = (number - 1) / in_row, place = (number - 1) % in_row;
    const int row = from_top ? rules.height - 1 - line : line;
    const int first = (row + (numbering.corner_is_empty ? 1 : 0)) % 2;
    return Spot{first + 2 * (from_right ? in_row - 1 - place : place), row};
}

/// The square there, by the rule set's own number. A board whose other half of the squares is played on is a mirror
/// image.
constexpr std::optional<rules::Square> square_of(const rules::RuleSet& rules, Spot spot) {
    const Numbering own = own_numbering(rules);
    if (spot.column < 0 || spot.column >= rules.width || spot.row < 0 || spot.row >= rules.height) return {};
    if ((spot.column + spot.row) % 2 != (own.corner_is_empty ? 1 : 0)) spot.column = rules.width - 1 - spot.column;
    for (int number = 1; number <= rules.width * rules.height / 2; ++number)
        if (spot_of(rules, own, rules::Square(number)) == spot) return rules::Square(number);
    return {};
}

/// The name by file and rank of a square of the rule set's board.
constexpr rules::Square lettered(const rules::RuleSet& rules, rules::Square square) {
    const std::optional<Spot> spot = spot_of(rules, own_numbering(rules), square);
    return spot ? lettered(spot->column + 1, spot->row + 1) : square;
}

/// The rule set's own number of a square that a file names; the name itself if the board has no such square.
constexpr rules::Square own_square(const rules::RuleSet& rules, Numbering numbering, bool letters,
                                   rules::Square square) {
    const std::optional<Spot> spot =
        letters ? std::optional(Spot{file_of(square) - 1, rank_of(square) - 1}) : spot_of(rules, numbering, square);
    const std::optional<rules::Square> own = spot ? square_of(rules, *spot) : std::nullopt;
    return own.value_or(square);
}

}  // namespace damas::notation
