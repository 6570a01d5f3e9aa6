// SPDX-License-Identifier: MIT
// How an answer is sent: with the id of its request, as a reply or as an error; sentences in both languages.
#pragma once

#include <expected>

#include "page/both.hpp"

namespace damas::page {

/// A JSON value as text, or what is wrong with the request.
using Reply = std::expected<std::string, words::Message>;

inline constexpr long long largest_id = 1LL << 50;

inline std::string envelope(long long id, const Reply& reply) {
    notation::JsonWriter json;
    json.object().field("id", id).field("ok", reply.has_value());
    if (reply) return json.key("reply").written(*reply).end().text();
    put_both(json.key("error"), reply.error());
    return json.end().text();
}

}  // namespace damas::page
