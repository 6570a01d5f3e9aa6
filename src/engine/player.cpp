// SPDX-License-Identifier: MIT
#include "engine/player.hpp"

#include <cassert>

#include "assets/open_tables.hpp"
#include "core/hash.hpp"
#include "core/stopwatch.hpp"
#include "engine/book_page.hpp"
#include "engine/helper_thread.hpp"
#include "engine/learned.hpp"
#include "engine/levels.hpp"
#include "engine/textbook_player.hpp"
#include "rules/variants/all.hpp"
#include "search/worker.hpp"

namespace damas::engine {

namespace {

template <rules::Variant V>
class Champion final : public Player {
public:
    explicit Champion(const PlayerOptions& options)
        : level_(level(options.level)),
          interrupted_(options.interrupted),
          has_book_(options.book && level_.knows),
          book_file_(options.book_file),
          book_margin_(options.book_margin),
          seed_(options.seed),
          table_(options.hash_megabytes) {
        const search::EvaluationError error{level_.error, options.seed};
        if (options.tables && level_.knows) tables_ = assets::open_tables<V>(options.table_directory);
        if (level_.knows) learned_ = open_learned<V>(options);
        const int threads = level_.nodes > 0 ? 1 : options.threads;
        for (int i = 0; i < threads; ++i)
            workers_.push_back(std::make_unique<search::Worker<V>>(table_, options.textbook.weights, options.tuning,
                                                                   error, tables_ ? &tables_->set() : nullptr,
                                                                   learned_.get()));
    }

    void new_game() override {
        ++games_;
        table_.clear();
        for (auto& worker : workers_) worker->new_game();
    }

    Thought think(const GameRecord& record, const ThinkLimits& limits,
                  const std::function<void(const Thought&)>& on_thought, const std::atomic<bool>& stop) override {
        const rules::Game<V> game = replay<V>(record);
        assert(!game.over());
        if (auto known = by_book(game, limits)) {
            if (on_thought) on_thought(*known);
            return std::move(*known);
        }
        return run(game, limits, on_thought, stop);
    }

    std::uint64_t nodes() const override {
        std::uint64_t total = 0;
        for (const auto& worker : workers_) total += worker->nodes();
        return total;
    }

private:
    /// A move of the book, chosen by lot among the good ones, and what the book would play after it. Who wants to know
    /// what the position is like gets a search.
    std::optional<Thought> by_book(const rules::Game<V>& game, const ThinkLimits& wanted) const {
        if (!has_book_ || wanted.infinite || wanted.lines > 1) return {};
        const auto page = look_up(V::id, book_file_, rules::setup_of(game.position()));
        if (!page || !*page) return {};
        return choose(**page, book_margin_, core::mix(seed_, games_, game.position().hash())).line;
    }

    /// The first worker decides; the others search the same game from other depths and share what they find in the
    /// table.
    Thought run(const rules::Game<V>& game, const ThinkLimits& wanted,
                const std::function<void(const Thought&)>& on_thought, const std::atomic<bool>& stop) {
        table_.new_search();
        const core::Stopwatch watch;
        const search::TimeBudget time = wanted.infinite ? search::TimeBudget{} : search::budget(wanted.time);
        std::atomic<bool> done = false;

        search::Limits limits;
        if (wanted.depth > 0) limits.depth = wanted.depth;
        limits.nodes = wanted.nodes;
        if (level_.nodes > 0 && !wanted.infinite && (limits.nodes == 0 || level_.nodes < limits.nodes))
            limits.nodes = level_.nodes;
        limits.lines = wanted.lines;
        limits.stop_when_decided = !wanted.infinite;
        limits.stop = [&] {
            return stop.load(std::memory_order_relaxed) || (interrupted_ && interrupted_()) ||
                   (time.hard > 0 && watch.seconds() >= time.hard);
        };

        std::vector<HelperThread> helpers;
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
            if (on_thought) on_thought(thought(game, info, watch.seconds()));
            const bool in_time = time.soft <= 0 || watch.seconds() < time.soft || info.line != wanted.lines;
            const bool open = !one_reply || info.depth < 4;
            return wanted.infinite || (in_time && open);
        };
        const search::Info best = workers_[0]->think(game, limits, on_info);
        done = true;
        helpers.clear();
        return thought(game, best, watch.seconds());
    }

    Thought thought(const rules::Game<V>& game, const search::Info& info, double seconds) const {
        Thought t{.depth = info.depth,
                  .line = info.line,
                  .score = info.score,
                  .nodes = info.nodes,
                  .hash_hits = info.hash_hits,
                  .seconds = seconds,
                  .moves = rules::legal_line(game.position(), info.moves)};
        if (search::is_decided(info.score)) t.plies_to_end = search::win - std::abs(info.score);
        return t;
    }

    Level level_;
    std::function<bool()> interrupted_;
    bool has_book_;
    std::string book_file_;
    int book_margin_;
    std::uint64_t seed_, games_ = 0;
    std::shared_ptr<const assets::OpenTables<V>> tables_;
    LearnedStore learned_;
    search::HashTable table_;
    std::vector<std::unique_ptr<search::Worker<V>>> workers_;
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view rules, const PlayerOptions& options) {
    std::unique_ptr<Player> player;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() {
        if (options.kind == SearchKind::textbook)
            player = std::make_unique<TextbookPlayer<V>>(options);
        else
            player = std::make_unique<Champion<V>>(options);
    });
    return player;
}

}  // namespace damas::engine
