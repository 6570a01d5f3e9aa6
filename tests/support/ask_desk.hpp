// SPDX-License-Identifier: MIT
// Questions to the desk of a page, as its tests ask them.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "notation/json.hpp"
#include "page/desk.hpp"

namespace damas::page {

/// The reply to a request, which must be well-formed JSON.
inline notation::Json ask(Desk& desk, const std::string& request) {
    const auto reply = notation::read_json(desk.answer(request));
    EXPECT_TRUE(reply) << request;
    return reply ? *reply : notation::Json{};
}

/// What an answer says is wrong, in English, and it says so in Spanish, too; empty if nothing is.
inline std::string error_in(const notation::Json& answer) {
    const notation::Json* error = answer.find("error");
    if (error == nullptr) return {};
    EXPECT_FALSE(error->text_of("es").empty());
    return std::string(error->text_of("en"));
}

inline notation::Json ask(const std::string& request) {
    Desk desk({});
    const notation::Json answer = ask(desk, request);
    const notation::Json* reply = answer.find("reply");
    EXPECT_TRUE(answer.flag_of("ok")) << request << ' ' << error_in(answer);
    return reply != nullptr ? *reply : notation::Json{};
}

}  // namespace damas::page
