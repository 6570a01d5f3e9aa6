// SPDX-License-Identifier: MIT
// The desk that a page asks: a request as JSON in, a reply as JSON out, nothing kept but a player that remembers.
// Everything the page knows of draughts comes from here. No threads: a host that has them gives each desk its own.
// docs/formats/page.md describes the requests.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace damas::page {

/// What surrounds a desk.
struct Host {
    std::function<bool()> interrupted{};  ///< Asked now and then by long work; true ends it early.
    bool is_interrupted() const { return interrupted && interrupted(); }
    std::function<void(const std::string&)> tell{};  ///< Gets messages while a request is being answered.
    std::size_t hash_megabytes = 16;
    int threads = 1;
    std::string table_directory{};  ///< Tables beyond those of the program; empty: none.
    double max_seconds = 0;         ///< No request thinks longer; 0: no limit.
    /// So many seconds, 0 for no limit, but no more than that.
    double allowed(double seconds) const {
        return max_seconds > 0 && (seconds == 0 || seconds > max_seconds) ? max_seconds : seconds;
    }
};

class Desk {
public:
    explicit Desk(Host host);
    ~Desk();

    /// The reply to one request: `{"id":…,"ok":true,"reply":…}` or `{"id":…,"ok":false,"error":{"es":…,"en":…}}`. Never
    /// fails on any input.
    std::string answer(std::string_view request);

    /// New endgame tables are at hand: whoever used the old ones is dismissed.
    void forget_players();

private:
    struct Handlers;
    std::unique_ptr<Handlers> handlers_;
};

}  // namespace damas::page
