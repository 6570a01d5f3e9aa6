// SPDX-License-Identifier: MIT
#include "endgames/table_verdict.hpp"

#include <array>

#include "words/counted.hpp"
#include "words/numbers.hpp"

namespace damas::endgames {

std::string_view id(tables::Wdl result) {
    constexpr std::array<std::string_view, 3> names{"draw", "win", "loss"};
    return names[static_cast<std::size_t>(result)];
}

std::string sentence(const TableVerdict& v, words::Language language) {
    const bool es = language == words::Language::spanish;
    if (v.too_late()) {
        const bool won = v.on_board == tables::Wdl::win;
        return es ? (won ? "tablas: ganada en el tablero, pero no a tiempo"
                         : "tablas: perdida en el tablero, pero no a tiempo")
                  : (won ? "draw: won on the board, but not in time" : "draw: lost on the board, but not in time");
    }
    if (v.result == tables::Wdl::draw) return es ? "tablas" : "draw";
    std::string text = v.result == tables::Wdl::win ? (es ? "gana" : "wins") : (es ? "pierde" : "loses");
    if (!v.plies) return text;
    return text + (es ? " en " : " in ") + words::counted(words::moves_in(*v.plies), words::nouns::move, language);
}

}  // namespace damas::endgames
