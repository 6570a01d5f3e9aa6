// SPDX-License-Identifier: MIT
#include "endgames/table_verdict.hpp"

#include <array>

#include "words/numbers.hpp"
#include "words/scores.hpp"

namespace damas::endgames {

std::string_view id(tables::Wdl result) {
    constexpr std::array<std::string_view, 3> names{"draw", "win", "loss"};
    return names[static_cast<std::size_t>(result)];
}

words::Message sentence(const TableVerdict& v) {
    namespace text = words::scores;
    if (v.too_late()) return v.on_board == tables::Wdl::win ? text::won_too_late : text::lost_too_late;
    if (v.result == tables::Wdl::draw) return text::draw;
    const bool wins = v.result == tables::Wdl::win;
    if (!v.plies) return wins ? text::wins : text::loses;
    return {wins ? text::wins_in : text::loses_in, words::moves_in(*v.plies)};
}

}  // namespace damas::endgames
