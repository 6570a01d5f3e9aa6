// SPDX-License-Identifier: MIT
// What the program serves: the page from memory with its tables, and an engine for each connection to /engine.
#pragma once

#include "server/engine_session.hpp"
#include "server/http.hpp"
#include "server/site.hpp"

namespace damas::server {

using PageOptions = EngineOptions;

/// The handlers of the page; `pack` must outlive the server.
std::expected<Handlers, words::Message> page_handlers(std::string_view pack, const PageOptions& options);

}  // namespace damas::server
