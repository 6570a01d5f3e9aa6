// SPDX-License-Identifier: MIT
#include "learning/selfplay.hpp"

#include "assets/open_tables.hpp"
#include "core/hash.hpp"
#include "engine/book_page.hpp"
#include "engine/learned.hpp"
#include "learning/game_file.hpp"
#include "rules/plain.hpp"
#include "rules/variants/all.hpp"
#include "search/worker.hpp"

namespace damas::learning {

namespace {

/// An opening that gives one side more than this, in hundredths of a man, is drawn again.
constexpr int balanced = 150;
/// A game is given up as a draw after so many plies.
constexpr std::size_t longest_game = 400;
constexpr std::size_t hash_megabytes = 4;

template <rules::Variant V>
class SelfplayGames {
public:
    explicit SelfplayGames(const SelfplayRequest& r)
        : r_(r),
          tables_(assets::open_tables<V>(r.player.table_directory)),
          evaluation_(engine::open_learned<V>(r.player)),
          hash_(hash_megabytes),
          worker_(std::make_unique<search::Worker<V>>(hash_, r.player.textbook.weights, r.player.tuning,
                                                      search::EvaluationError{}, &tables_->set(), evaluation_.get())),
          prober_(tables_->set()) {}

    StoredGame play(std::uint64_t number) {
        for (std::uint64_t attempt = 0;; ++attempt) {
            StoredGame stored;
            rules::Game<V> game;
            hash_.clear();
            worker_->new_game();
            if (draw_lots(game, stored, number, attempt) && play_on(game, stored, nodes(number))) return stored;
        }
    }

private:
    /// Games that leave a book at the same place would repeat each other: each thinks for another length, up to a third
    /// more or less.
    std::uint64_t nodes(std::uint64_t number) const {
        if (!r_.player.book) return r_.nodes;
        return std::max<std::uint64_t>(1, r_.nodes * (67 + core::mix(r_.seed, number, 1) % 67) / 100);
    }

    bool draw_lots(rules::Game<V>& game, StoredGame& stored, std::uint64_t number, std::uint64_t attempt) const {
        stored.lots = static_cast<std::uint8_t>(r_.lots + static_cast<int>(number % 2));
        for (std::uint64_t ply = 0; ply < stored.lots && !game.over(); ++ply) {
            const auto choice = by_lot(game, core::mix(r_.seed, number, ply << 32 | attempt));
            if (!choice) break;
            stored.plies.push_back({static_cast<std::uint8_t>(*choice), 0});
            game.play(rules::Move(game.legal()[*choice]));
        }
        stored.lots = static_cast<std::uint8_t>(stored.plies.size());
        return !game.over();
    }

    /// The place of any legal move; with a book, that of one of its good moves, and nothing where it ends.
    std::optional<std::size_t> by_lot(const rules::Game<V>& game, std::uint64_t lot) const {
        if (!r_.player.book) return lot % game.legal().size();
        const auto page = engine::look_up(V::id, r_.player.book_file, rules::setup_of(game.position()));
        if (!page || !*page) return {};
        return place_of(game, rules::move_of<V>(engine::choose(**page, r_.player.book_margin, lot).line.moves.front()));
    }

    static std::uint8_t result_of(rules::Outcome outcome) {
        return static_cast<std::uint8_t>(rules::half_points(outcome));
    }

    /// Of a move among the legal ones.
    static std::size_t place_of(const rules::Game<V>& game, const rules::Move& move) {
        std::size_t place = 0;
        while (!(game.legal()[place] == move)) ++place;
        return place;
    }

    /// Until the end, or until the tables know it; false if the opening was no fair beginning.
    bool play_on(rules::Game<V>& game, StoredGame& stored, std::uint64_t nodes) {
        const std::size_t first = stored.plies.size();
        while (!game.over() && stored.plies.size() < longest_game) {
            if (const auto known = prober_.end_of(game, 0)) {
                stored.result = result_of(*known);
                return stored.plies.size() > first;
            }
            hash_.new_search();
            const search::Info best = worker_->think(game, {.nodes = nodes});
            if (stored.plies.size() == first && std::abs(best.score) > balanced) return false;
            const std::size_t place = place_of(game, best.moves[0]);
            if (place > 255) break;
            stored.plies.push_back({static_cast<std::uint8_t>(place), to_eighths(best.score)});
            game.play(best.moves[0]);
        }
        stored.result = result_of(game.result().outcome);
        return true;
    }

    const SelfplayRequest& r_;
    std::shared_ptr<const assets::OpenTables<V>> tables_;
    engine::LearnedStore evaluation_;
    search::HashTable hash_;
    std::unique_ptr<search::Worker<V>> worker_;
    tables::CountedProber<V> prober_;
};

/// What decides which games are played, in words; how many may grow.
std::string words_of(const SelfplayRequest& r) {
    engine::PlayerOptions player = r.player;
    player.threads = 1;  // Games are played by one thread with a hash table of their own …
    player.hash_megabytes = hash_megabytes;
    player.table_directory.clear();  // … and tables are the same wherever they lie.
    return std::to_string(r.nodes) + ' ' + std::to_string(r.seed) + ' ' + std::to_string(r.lots) + ' ' +
           std::to_string(r.shard) + ' ' + std::to_string(r.shards) + ' ' + engine::identity(player);
}

}  // namespace

std::expected<void, words::Message> play_selfplay(const SelfplayRequest& r) {
    if (const auto wrong = engine::options_error(r.player, r.rules)) return std::unexpected(*wrong);
    auto writer = GameWriter::open(r.output, r.rules, words_of(r));
    if (!writer) return std::unexpected(writer.error());
    std::expected<void, words::Message> written;
    rules::AllVariants::with_moves_of(r.rules, [&]<rules::Variant V>() {
        SelfplayGames<V> games(r);
        const int total = (r.games - r.shard + r.shards - 1) / r.shards;
        for (int i = writer->before(); i < total; ++i) {
            if (r.on_progress && !r.on_progress(i, total)) break;
            const auto number = static_cast<std::uint64_t>(i) * static_cast<std::uint64_t>(r.shards);
            written = writer->add(games.play(number + static_cast<std::uint64_t>(r.shard)));
            if (!written) return;
        }
        if (r.on_progress) r.on_progress(total, total);
    });
    return written;
}

}  // namespace damas::learning
