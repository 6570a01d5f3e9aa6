// SPDX-License-Identifier: MIT
#include "engine/perft.hpp"

#include "rules/variants/all.hpp"

namespace damas::engine {

std::uint64_t perft(std::string_view rules, const rules::Setup& position, int depth, rules::Leaves leaves) {
    std::uint64_t count = 0;
    rules::AllVariants::with_moves_of(
        rules, [&]<rules::Variant V>() { count = rules::perft(*rules::make_position<V>(position), depth, leaves); });
    return count;
}

}  // namespace damas::engine
