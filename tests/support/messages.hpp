// SPDX-License-Identifier: MIT
// Errors in tests: shown in English where an expectation fails, and compared with what they say in it.
#pragma once

#include <expected>
#include <optional>
#include <ostream>
#include <string>

#include "words/message.hpp"

namespace damas::words {

inline std::ostream& operator<<(std::ostream& out, const Message& message) { return out << english(message); }

inline bool operator==(const Message& message, std::string_view text) { return english(message) == text; }

}  // namespace damas::words

namespace damas {

/// What is wrong, in English; empty if nothing is.
inline std::string error_of(const std::optional<words::Message>& wrong) { return wrong ? words::english(*wrong) : ""; }
template <class T>
std::string error_of(const std::expected<T, words::Message>& answer) {
    return answer ? "" : words::english(answer.error());
}

}  // namespace damas
