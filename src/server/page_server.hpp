// SPDX-License-Identifier: MIT
// What the program serves: the page from memory with its tables, and an engine for each connection to /engine.
#pragma once

#include "server/http.hpp"
#include "server/site.hpp"

namespace damas::server {

struct PageOptions {
    int threads = 1;                  ///< Of each engine.
    std::size_t hash_megabytes = 64;  ///< Of each engine.
    int engines = 4;                  ///< Connections to /engine at one time; more are refused.
    double max_seconds = 300;         ///< No request thinks longer.
    std::string table_directory{};
};

/// The handlers of the page; `pack` must outlive the server.
std::expected<Handlers, std::string> page_handlers(std::string_view pack, const PageOptions& options);

}  // namespace damas::server
