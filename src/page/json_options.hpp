// SPDX-License-Identifier: MIT
// Options of a player that a page sends as JSON: each must be of the type that the option has.
#pragma once

#include <cmath>
#include <optional>
#include <string>

#include "engine/options.hpp"
#include "notation/json.hpp"

namespace damas::page {

/// Sets one option; what is wrong, with its name, or nothing.
inline std::optional<std::string> set_option(engine::PlayerOptions& options, const std::string& name,
                                             const notation::Json& value) {
    using Kind = notation::Json::Kind;
    const bool wants_text = name == "search" || name == "order" || name == "tie_break" || name == "evaluation";
    // A number in quotation marks would be understood, and hide a mistake.
    if (wants_text != (value.kind == Kind::text))
        return name + (wants_text ? ": expected a text" : ": expected a number, true or false");
    std::string text = value.text;
    if (value.kind == Kind::boolean) {
        text = value.yes ? "true" : "false";
    } else if (value.kind == Kind::number) {
        if (std::abs(value.number) > 9e15) return name + ": a number too large";
        text = value.number == std::round(value.number) ? std::to_string(std::llround(value.number))
                                                        : std::to_string(value.number);
    }
    auto error = engine::set_option(options, name, text);
    if (error) *error = name + ": " + *error;
    return error;
}

}  // namespace damas::page
