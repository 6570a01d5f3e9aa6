// SPDX-License-Identifier: MIT
// The law of PDN: whatever read() accepts, it reads again as an equal game from what write() makes of it, and writing
// that changes nothing. Build with -fsanitize=fuzzer; seeds are in corpus/pdn.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "notation/pdn.hpp"

namespace pdn = damas::notation::pdn;

namespace {

void demand(bool law) {
    if (!law) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto games = pdn::read({reinterpret_cast<const char*>(data), size});
    if (!games) {
        demand(!damas::words::english(games.error().expected).empty() &&
               damas::words::english(games.error().message()).find('\n') == std::string::npos);
        return 0;
    }
    std::string all;
    for (const pdn::Game& game : *games) {
        const std::string text = pdn::write(game);
        const auto again = pdn::read(text);
        demand(again && again->size() == 1 && again->front() == game && pdn::write(again->front()) == text);
        all += text;
    }
    const auto together = pdn::read(all);
    demand(together && *together == *games);
    return 0;
}
