// SPDX-License-Identifier: MIT
// A page of the opening book as JSON, for programs and for the page.
#pragma once

#include "engine/book_page.hpp"

namespace damas::protocol {

/// `{"positions":…,"results":[…],"moves":[{"line":[…],"score":…,"follows":…,"results":[…]}]}`; scores are White's, and
/// the results are games that White won, were drawn and Black won.
std::string book_json(const engine::BookPage& page);

}  // namespace damas::protocol
