// SPDX-License-Identifier: MIT
#include "engine/table_probe.hpp"

#include <algorithm>

#include "engine/table_store.hpp"
#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/game.hpp"
#include "rules/variants/all.hpp"
#include "tables/prober.hpp"

namespace damas::engine {

namespace {

using Answer = std::expected<std::optional<TableProbe>, std::string>;

template <rules::Variant V>
std::optional<TableVerdict> verdict(tables::Prober<V>& prober, const rules::Position<V>& p) {
    if (const auto on_board = prober.distance_on_board(p)) {
        const auto value = prober.distance(p);
        TableVerdict v{.result = value->wdl()};
        if (!on_board->draw()) v.plies = on_board->plies();
        v.too_late = *value != *on_board;
        return v;
    }
    const auto result = prober.wdl(p);
    if (!result) return {};
    return TableVerdict{.result = *result};
}

template <rules::Variant V>
Answer probe(const std::string& directory, std::string_view fen) {
    const auto p = notation::read_fen<V>(fen);
    if (!p) return std::unexpected("FEN " + p.error().message());
    rules::MoveList moves;
    rules::generate(*p, moves);
    if (moves.empty()) return std::unexpected("the game is over: the side to move has no move");
    const auto tables = open_tables<V>(directory);
    tables::Prober<V> prober(tables->set());
    const auto here = verdict(prober, *p);
    if (!here) return std::nullopt;
    TableProbe probe{.verdict = *here, .moves = {}};
    if (V::rules.draws.forzosa_plies > 0 && rules::is_forzosa(*p)) probe.allowed_plies = V::rules.draws.forzosa_plies;
    for (const rules::Move& move : moves) {
        auto after = verdict(prober, rules::play(*p, move));
        if (!after) return std::nullopt;
        if (after->plies) ++*after->plies;
        if (after->result != tables::Wdl::draw)
            after->result = after->result == tables::Wdl::win ? tables::Wdl::loss : tables::Wdl::win;
        probe.moves.emplace_back(notation::write_move(*p, moves, move), *after);
    }
    const auto order = [](const TableVerdict& v) {
        if (v.result == tables::Wdl::draw) return 0;
        const int plies = v.plies.value_or(0);
        return v.result == tables::Wdl::win ? 1'000 - plies : plies - 1'000;
    };
    std::ranges::sort(probe.moves, [&](const auto& a, const auto& b) {
        return order(a.second) != order(b.second) ? order(a.second) > order(b.second) : a.first < b.first;
    });
    return probe;
}

}  // namespace

Answer probe_tables(std::string_view rules, const std::string& directory, std::string_view fen) {
    Answer answer = std::nullopt;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() { answer = probe<V>(directory, fen); });
    return answer;
}

}  // namespace damas::engine
