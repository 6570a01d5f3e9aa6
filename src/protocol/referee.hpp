// SPDX-License-Identifier: MIT
// The referee's line protocol, for programs in any language: one request a line, one answer a line, no state between
// them. docs/formats/referee.md describes it.
#pragma once

#include <string>
#include <string_view>

namespace damas::protocol {

/// The answer to one request, without a line end. Anything that is not understood answers `error …`.
std::string answer_referee(std::string_view request);

}  // namespace damas::protocol
