// SPDX-License-Identifier: MIT
// Options of a player as flags: names, ranges, help and defaults are those of the table.
#pragma once

#include <functional>

#include "common.hpp"
#include "engine/option_table.hpp"

namespace damas::apps {

/// Adds the flag of an option, with another name for it such as ",-d" or none; `take` is told of a value that the
/// option can have.
CLI::Option* add_option_flag(CLI::App& command, const engine::Option& option, const std::string& also,
                             const std::string& default_value, std::function<void(const std::string&)> take);

/// The same for an option that exists, of a player whose options outlive the parsing.
CLI::Option* add_player_flag(CLI::App& command, std::string_view name, const std::string& also,
                             engine::PlayerOptions& player);

}  // namespace damas::apps
