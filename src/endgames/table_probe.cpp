// SPDX-License-Identifier: MIT
#include "endgames/table_probe.hpp"

#include <algorithm>

#include "assets/open_tables.hpp"
#include "core/short_sort.hpp"
#include "engine/replay.hpp"
#include "rules/variants/all.hpp"
#include "tables/counted_prober.hpp"

namespace damas::endgames {

namespace {

/// Steps that a person's question may take: a second or two at worst.
constexpr std::uint64_t most_steps = 30'000;

TableVerdict verdict(const tables::CountedResult& j) {
    return {.result = j.result, .on_board = j.on_board, .plies = j.plies};
}

/// The same for the side that has played the move that led there.
TableVerdict before(const tables::CountedResult& j) {
    const auto turned = [](tables::Wdl result) {
        return result == tables::Wdl::win    ? tables::Wdl::loss
               : result == tables::Wdl::loss ? tables::Wdl::win
                                             : tables::Wdl::draw;
    };
    TableVerdict v{.result = turned(j.result), .on_board = turned(j.on_board), .plies = j.plies};
    if (v.plies) ++*v.plies;
    return v;
}

/// Wins first, the nearest before; losses last, the farthest before.
int order(const TableVerdict& v) {
    if (v.result == tables::Wdl::draw) return 0;
    const int plies = v.plies.value_or(500);
    return v.result == tables::Wdl::win ? 1'000 - plies : plies - 1'000;
}

template <rules::Variant V>
std::optional<TableProbe> probe(const std::string& directory, const engine::GameRecord& record) {
    const rules::Game<V> game = replay<V>(record);
    const auto tables = assets::open_tables<V>(directory);
    tables::CountedProber<V> prober(tables->set());
    prober.begin(game, most_steps);
    const auto here = prober.here(game);
    if (!here) return std::nullopt;
    TableProbe probe{.verdict = verdict(*here)};
    if (const auto count = game.counters().forzosa) probe.forzosa_plies = game.limits().forzosa_plies - *count;
    for (const rules::Move& move : game.legal())
        if (const auto after = prober.after(game, move))
            probe.moves.emplace_back(rules::legal_move(game.position(), game.legal(), move), before(*after));
    core::short_sort(probe.moves, [&](const auto& a, const auto& b) {
        return order(a.second) != order(b.second) ? order(a.second) > order(b.second) : a.first.path < b.first.path;
    });
    return probe;
}

}  // namespace

std::optional<TableProbe> probe_tables(std::string_view rules, const std::string& directory,
                                       const engine::GameRecord& game) {
    std::optional<TableProbe> answer;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() { answer = probe<V>(directory, game); });
    return answer;
}

}  // namespace damas::endgames
