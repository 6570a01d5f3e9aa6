// SPDX-License-Identifier: MIT
// Places in a text and errors that point at them; every reader of this module reports through these.
#pragma once

#include <string>
#include <string_view>

#include "words/message.hpp"

namespace damas::notation {

/// Line and column, both from 1; columns count characters, not bytes.
struct Place {
    int line = 1;
    int column = 1;
    bool operator==(const Place&) const = default;
};

/// The place of a byte of a text.
Place place_of(std::string_view text, std::size_t offset);

/// What was found where something else was expected.
struct ParseError {
    Place at;
    std::string token;        ///< What stands there; empty at the end of the text.
    words::Message expected;  ///< What would have been right, e.g. "a square from 1 to 32".

    /// "line 3, column 14: found '9x', expected a square" on one line, whatever the token holds.
    words::Message message() const;
};

/// How many columns a text takes: its characters, not its bytes.
std::size_t text_width(std::string_view text);

/// `text` with blanks before or after it, so that it takes at least so many columns.
std::string pad_left(std::string_view text, std::size_t columns);
std::string pad_right(std::string_view text, std::size_t columns);

/// `text` with U+FFFD in the place of control characters, which would command a terminal; line ends and tabs stay.
std::string without_controls(std::string_view text);

/// `text` fit for one line of a message: control characters escaped, cut after about 40 characters.
std::string printable(std::string_view text);

}  // namespace damas::notation
