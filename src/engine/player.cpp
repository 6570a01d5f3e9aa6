// SPDX-License-Identifier: MIT
#include "engine/player.hpp"

#include <chrono>
#include <thread>

#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/variants/all.hpp"
#include "search/worker.hpp"

namespace damas::engine {

namespace {

using Clock = std::chrono::steady_clock;

template <rules::Variant V>
class PlayerOf final : public Player {
public:
    explicit PlayerOf(const PlayerOptions& options) : table_(options.hash_megabytes) {
        for (int i = 0; i < options.threads; ++i)
            workers_.push_back(std::make_unique<search::Worker<V>>(table_, options.weights));
    }

    void new_game() override {
        table_.clear();
        for (auto& worker : workers_) worker->new_game();
    }

    std::expected<Thought, std::string> think(const ThinkRequest& request,
                                              const std::function<void(const Thought&)>& on_thought,
                                              const std::atomic<bool>& stop) override {
        auto game = replay(request);
        if (!game) return std::unexpected(std::move(game.error()));
        if (game->over()) return std::unexpected("the game is over");
        return run(*game, request, on_thought, stop);
    }

    std::uint64_t nodes() const override {
        std::uint64_t total = 0;
        for (const auto& worker : workers_) total += worker->nodes();
        return total;
    }

private:
    static std::expected<rules::Game<V>, std::string> replay(const ThinkRequest& request) {
        const auto start = notation::read_fen<V>(request.fen);
        if (!start) return std::unexpected("FEN " + start.error().message());
        rules::Game<V> game(*start);
        for (const notation::MoveText& text : request.moves) {
            const auto verdict = notation::judge_text(rules::Referee<V>(game.position()), game.position(), text);
            if (!verdict.legal() || game.over())
                return std::unexpected("illegal move " + notation::write_move_text(text) + ": " +
                                       std::string(game.over() ? "game_over" : rules::id(verdict.law)));
            game.play(verdict.moves.front());
        }
        return game;
    }

    /// The first worker decides; the others search the same game from other depths and share what they find in the
    /// table.
    Thought run(const rules::Game<V>& game, const ThinkRequest& request,
                const std::function<void(const Thought&)>& on_thought, const std::atomic<bool>& stop) {
        table_.new_search();
        const auto begin = Clock::now();
        const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
        const search::TimeBudget time = request.infinite ? search::TimeBudget{} : search::budget(request.time);
        std::atomic<bool> done = false;

        search::Limits limits;
        if (request.depth > 0) limits.depth = request.depth;
        limits.nodes = request.nodes;
        limits.lines = request.lines;
        limits.stop_when_decided = !request.infinite;
        limits.stop = [&] { return stop.load(std::memory_order_relaxed) || (time.hard > 0 && elapsed() >= time.hard); };

        std::vector<std::jthread> helpers;
        std::vector<search::Limits> helper_limits(workers_.size(), limits);
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            helper_limits[i].first_depth = 1 + static_cast<int>(i % 2);
            helper_limits[i].depth = search::max_ply;
            helper_limits[i].nodes = 0;
            helper_limits[i].lines = 1;
            helper_limits[i].stop = [&] { return done.load(std::memory_order_relaxed); };
            helpers.emplace_back([&, i] { workers_[i]->think(game, helper_limits[i]); });
        }

        const bool one_reply = game.legal().size() == 1 && time.soft > 0;
        const auto on_info = [&](const search::Info& info) {
            if (on_thought) on_thought(thought(game, info, elapsed()));
            return request.infinite || !((time.soft > 0 && elapsed() >= time.soft && info.line == request.lines) ||
                                         (one_reply && info.depth >= 4));
        };
        const search::Info best = workers_[0]->think(game, limits, on_info);
        done = true;
        helpers.clear();
        return thought(game, best, elapsed());
    }

    Thought thought(const rules::Game<V>& game, const search::Info& info, double seconds) const {
        Thought t{.depth = info.depth,
                  .line = info.line,
                  .score = info.score,
                  .plies_to_end = 0,
                  .nodes = info.nodes,
                  .hash_hits = info.hash_hits,
                  .seconds = seconds,
                  .moves = {},
                  .hub = {}};
        if (search::is_decided(info.score)) t.plies_to_end = search::win - std::abs(info.score);
        rules::Position<V> p = game.position();
        for (const rules::Move& move : info.moves) {
            rules::MoveList legal;
            rules::generate(p, legal);
            t.moves.push_back(notation::write_move(p, legal, move));
            t.hub.push_back(notation::write_hub<V>(move));
            p = rules::play(p, move);
        }
        return t;
    }

    search::HashTable table_;
    std::vector<std::unique_ptr<search::Worker<V>>> workers_;
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view rules, const PlayerOptions& options) {
    std::unique_ptr<Player> player;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() { player = std::make_unique<PlayerOf<V>>(options); });
    return player;
}

}  // namespace damas::engine
