// SPDX-License-Identifier: MIT
// The functions that every module of the page exports (`exports.cpp`): memory for a request, its answer, where that is.
#pragma once

#include <string>
#include <string_view>

namespace damas::page {

/// What the desk of this module says; each module has its own.
std::string answer_at_desk(std::string_view request);

}  // namespace damas::page
