// SPDX-License-Identifier: MIT
#include "engine/perft.hpp"

#include "notation/fen.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

std::expected<std::uint64_t, notation::ParseError> perft(std::string_view rules, std::string_view fen, int depth,
                                                         rules::Leaves leaves) {
    std::expected<std::uint64_t, notation::ParseError> answer = 0;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() {
        const auto p = notation::read_fen<V>(fen);
        if (p)
            answer = rules::perft(*p, depth, leaves);
        else
            answer = std::unexpected(p.error());
    });
    return answer;
}

}  // namespace damas::engine
