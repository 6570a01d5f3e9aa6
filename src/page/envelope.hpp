// SPDX-License-Identifier: MIT
// How an answer is sent: with the id of its request, as a reply or as an error.
#pragma once

#include <expected>

#include "notation/json_writer.hpp"

namespace damas::page {

/// A JSON value as text, or what is wrong with the request.
using Reply = std::expected<std::string, std::string>;

inline constexpr long long largest_id = 1LL << 50;

inline std::string envelope(long long id, const Reply& reply) {
    const std::string head = "{\"id\":" + std::to_string(id) + ",\"ok\":";
    if (reply) return head + "true,\"reply\":" + *reply + "}";
    notation::JsonWriter error;
    error.value(reply.error());
    return head + "false,\"error\":" + error.text() + "}";
}

}  // namespace damas::page
