// SPDX-License-Identifier: MIT
// The text of the Hub protocol: lines of `command key=value …`, and positions as one letter a square.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/setup.hpp"
#include "words/message.hpp"

namespace damas::protocol {

/// A Hub line taken apart. A flag has an empty value.
struct HubLine {
    std::string command;
    std::vector<std::pair<std::string, std::string>> arguments;

    std::optional<std::string_view> get(std::string_view name) const;
    bool has(std::string_view name) const { return get(name).has_value(); }
};

/// Takes a line apart; an unclosed quotation mark is an error. An empty line has an empty command.
std::expected<HubLine, words::Message> read_hub_line(std::string_view text);

/// `value`, in quotation marks if it needs them; Hub has no way to write one inside, so it becomes a single one.
std::string hub_value(std::string_view value);

/// The set-up of a Hub position: a side letter and one of w b W B e for each of `squares` squares in number order.
std::expected<rules::Setup, words::Message> read_hub_position(std::string_view position, int squares);

/// The Hub position of a set-up on a board of so many squares.
std::string write_hub_position(const rules::Setup& setup, int squares);

}  // namespace damas::protocol
