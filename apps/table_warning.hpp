// SPDX-License-Identifier: MIT
// A word about endgame tables that cannot be used, by commands that go on without them.
#pragma once

#include <string>
#include <string_view>

namespace damas::apps {

/// Says on standard error which tables of a directory are refused, if any are.
void warn_about_tables(const std::string& directory, std::string_view rules);

}  // namespace damas::apps
