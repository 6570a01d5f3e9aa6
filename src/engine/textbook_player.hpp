// SPDX-License-Identifier: MIT
// Alpha-beta as taught, as a player: the depth is its own unless the limits give one, and a clock may cut it short.
#pragma once

#include "core/stopwatch.hpp"
#include "engine/player.hpp"
#include "engine/replay.hpp"
#include "engine/textbook.hpp"
#include "search/score.hpp"
#include "search/textbook/search.hpp"

namespace damas::engine {

template <rules::Variant V>
class TextbookPlayer final : public Player {
public:
    explicit TextbookPlayer(const PlayerOptions& options) : options_(options) {}

    void new_game() override {}

    Thought think(const GameRecord& record, const ThinkLimits& wanted,
                  const std::function<void(const Thought&)>& on_thought, const std::atomic<bool>& stop) override {
        const rules::Game<V> game = replay<V>(record);
        const core::Stopwatch watch;
        double limit = wanted.infinite ? 0 : search::budget(wanted.time).hard;
        if (options_.textbook_seconds > 0 && (limit == 0 || options_.textbook_seconds < limit))
            limit = options_.textbook_seconds;

        const auto interrupted = [&] {
            return stop.load(std::memory_order_relaxed) || (options_.interrupted && options_.interrupted());
        };
        search::textbook::Settings settings = TextbookRequest{options_.textbook, limit, interrupted}.started();
        settings.seed += static_cast<std::uint64_t>(game.ply());
        if (wanted.depth > 0) settings.depth = std::min(wanted.depth, search::textbook::max_depth);
        if (wanted.nodes > 0) settings.max_nodes = wanted.nodes;
        const search::textbook::Result result = search::textbook::Search<V>(game, settings).run();

        nodes_ = result.nodes;
        Thought thought{.depth = result.complete ? settings.depth : 0,
                        .nodes = nodes_,
                        .seconds = watch.seconds(),
                        .moves = rules::legal_line(game.position(), result.line)};
        constexpr int most = search::least_table_win;  // However heavy the weights, an evaluation is no proof.
        thought.score = std::clamp(result.value, -most, most);
        if (result.complete && std::abs(result.value) > search::textbook::win - 1'000) {
            thought.plies_to_end = search::textbook::win - std::abs(result.value);
            thought.score =
                result.value > 0 ? search::win_at(thought.plies_to_end) : search::loss_at(thought.plies_to_end);
        }
        if (on_thought) on_thought(thought);
        return thought;
    }

    std::uint64_t nodes() const override { return nodes_; }

private:
    PlayerOptions options_;
    std::uint64_t nodes_ = 0;
};

}  // namespace damas::engine
