// SPDX-License-Identifier: MIT
// The desk for training draughts: a request as JSON in, a reply as JSON out. It keeps the kits that it was given last,
// so that requests about a lesson need only name theirs. It is apart from the other desk, so that a page fetches it
// only when it is wanted. docs/formats/page.md describes the requests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/json.hpp"
#include "page/envelope.hpp"
#include "workout/kit.hpp"

namespace damas::page {

class WorkoutDesk {
public:
    /// Answers like `Desk::answer`. Never fails on any input.
    std::string answer(std::string_view request);

private:
    struct KeptKit {
        std::string name;
        workout::Kit kit;
    };
    /// A page has one lesson on its board; a few more let it go back and forth.
    static constexpr std::size_t most_kits = 4;

    /// The kit of a text or an object with every field, or what is wrong with it; kept if the request names it.
    Reply kit(const notation::Json& request);
    void keep(std::string_view name, workout::Kit kit);
    const workout::Kit* find_kit(std::string_view name) const;

    std::vector<KeptKit> kept_;  ///< The latest last.
};

}  // namespace damas::page
