// SPDX-License-Identifier: MIT
// Long work for a request, such as games or positions to make: a line says how far it is, and Ctrl-C ends it gently.
#pragma once

#include "interruption.hpp"
#include "progress.hpp"

namespace damas::apps {

/// A request, and what was set on the player who works for it.
template <class Request>
struct PlayedRequest {
    Request request;
    std::vector<std::string> set;
};

/// What `work` makes of the request, whose progress shows at each `step`.
template <class Request, class Work>
auto watched(Request& request, const words::Text& title, Work work, int step = 1) {
    Progress progress;
    progress.begin(text(title));
    heed_interruption();
    request.on_progress = [&](int done, int total) {
        if (done % step == 0) progress.show(done, total);
        return !interrupted();
    };
    auto result = work(request);
    progress.clear();
    return result;
}

}  // namespace damas::apps
