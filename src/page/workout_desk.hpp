// SPDX-License-Identifier: MIT
// The desk for training draughts: a request as JSON in, a reply as JSON out, nothing kept. It is apart from the other
// desk, so that a page fetches it only when it is wanted. docs/formats/page.md describes the requests.
#pragma once

#include <string>
#include <string_view>

namespace damas::page {

/// Answers like `Desk::answer`. Never fails on any input.
std::string answer_workout(std::string_view request);

}  // namespace damas::page
