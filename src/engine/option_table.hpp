// SPDX-License-Identifier: MIT
// The one table of a player's options. Flags and their help, settings files, Hub parameters, players of a match,
// requests to the server, docs/formats/options.md and what distinguishes one player from another all come from it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/options.hpp"
#include "words/text.hpp"

namespace damas::engine {

struct Option {
    enum class Type : std::uint8_t { boolean, integer, seconds, choice, text };
    enum class Use : std::uint8_t {
        player,    ///< Of any player, or of the champion.
        settings,  ///< Of the textbook search: a settings file may hold it.
        weight,    ///< Of the evaluation by hand: a settings file may hold it among its weights.
        tuning,    ///< A number of the champion's search, to be tried in matches; announced to nobody.
    };

    std::string_view name;
    Type type;
    Use use;
    Asker asker;  ///< The least trusted who may set it.
    words::Text means;
    std::array<bool, 2> heeded{true, true};     ///< By which SearchKind.
    std::int64_t low = 0, high = 0;             ///< Of a number.
    std::span<const std::string_view> names{};  ///< Of a choice, in the order of its values.

    // Where it is kept: a number, which is also what a boolean and a choice are, seconds, or a text.
    std::int64_t (*number)(const PlayerOptions&) = nullptr;
    void (*set_number)(PlayerOptions&, std::int64_t) = nullptr;
    double PlayerOptions::* seconds = nullptr;
    std::string PlayerOptions::* text = nullptr;
};

/// In the order in which people are told of them.
std::span<const Option> option_table();

/// The option of this name, or nothing.
const Option* find_option(std::string_view name);

/// What an option is set to, as set_option reads it.
std::string value_of(const Option& option, const PlayerOptions& options);

/// "--tie-break".
std::string flag_of(const Option& option);

/// "expected a whole number from 1 to 40": what is said where it cannot be set to something.
words::Message expected(const Option& option);

}  // namespace damas::engine
