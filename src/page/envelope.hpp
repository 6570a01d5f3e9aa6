// SPDX-License-Identifier: MIT
// How an answer is sent: with the id of its request, as a reply or as an error; sentences in both languages.
#pragma once

#include <expected>

#include "notation/json_writer.hpp"
#include "words/message.hpp"

namespace damas::page {

/// A JSON value as text, or what is wrong with the request.
using Reply = std::expected<std::string, words::Message>;

inline constexpr long long largest_id = 1LL << 50;

/// `{"es":…,"en":…}`, under a key if one is given.
inline void put_both(notation::JsonWriter& json, const words::Message& message) {
    json.object().field("es", words::say(message, words::Language::spanish));
    json.field("en", words::english(message)).end();
}
inline void put_both(notation::JsonWriter& json, std::string_view key, const words::Message& message) {
    put_both(json.key(key), message);
}

inline std::string envelope(long long id, const Reply& reply) {
    const std::string head = "{\"id\":" + std::to_string(id) + ",\"ok\":";
    if (reply) return head + "true,\"reply\":" + *reply + "}";
    notation::JsonWriter error;
    put_both(error, reply.error());
    return head + "false,\"error\":" + error.text() + "}";
}

}  // namespace damas::page
