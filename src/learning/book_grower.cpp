// SPDX-License-Identifier: MIT
#include "learning/book_grower.hpp"

#include <filesystem>
#include <queue>
#include <thread>
#include <unordered_set>

#include "assets/books.hpp"
#include "assets/open_tables.hpp"
#include "core/files.hpp"
#include "engine/learned.hpp"
#include "learning/book_trails.hpp"
#include "rules/variants/all.hpp"
#include "search/worker.hpp"

namespace damas::learning {

namespace {

/// Positions that are looked at before their values are carried back. Not the number of threads, so that this does not
/// change the book.
constexpr std::size_t batch_size = 32;
/// Batches after which the book is written to its file.
constexpr int save_every = 8;
constexpr std::size_t hash_megabytes = 16;
/// Of a new book.
constexpr int first_margin = 10;

/// Says what each move of a position is worth, by a search of its own.
template <rules::Variant V>
class Examiner {
public:
    explicit Examiner(const GrowRequest& r)
        : nodes_(r.nodes),
          tables_(assets::open_tables<V>(r.player.table_directory)),
          evaluation_(engine::open_learned<V>(r.player)),
          hash_(hash_megabytes),
          worker_(std::make_unique<search::Worker<V>>(hash_, r.player.textbook.weights, r.player.tuning,
                                                      search::EvaluationError{}, &tables_->set(), evaluation_.get())) {}

    typename book::Book<V>::Entry examine(const rules::Position<V>& p) {
        hash_.clear();
        worker_->new_game();
        typename book::Book<V>::Entry entry{p};
        for (const rules::Move& move : book::moves_of(p)) {
            const rules::Game<V> game(rules::play(p, move));
            entry.searched.push_back(book::to_kept(game.over() ? search::win : -score(game)));
        }
        return entry;
    }

private:
    int score(const rules::Game<V>& game) {
        hash_.new_search();
        return worker_->think(game, {.nodes = nodes_}).score;
    }

    std::uint64_t nodes_;
    std::shared_ptr<const assets::OpenTables<V>> tables_;
    engine::LearnedStore evaluation_;
    search::HashTable hash_;
    std::unique_ptr<search::Worker<V>> worker_;
};

template <rules::Variant V>
class Grower {
public:
    using Book = book::Book<V>;
    using Position = rules::Position<V>;
    using Examiners = std::vector<std::unique_ptr<Examiner<V>>>;

    Grower(const GrowRequest& r, Book book, Examiners examiners)
        : r_(r), book_(std::move(book)), trails_(book_), examiners_(std::move(examiners)) {}

    std::expected<int, words::Message> grow() {
        if (!r_.games.empty()) {
            if (const auto read = trails_.read(r_.games); !read) return std::unexpected(read.error());
            for (typename Book::Index i = 0; i < book_.size(); ++i) book_.at(i).results = {};
        }
        if (book_.size() == 0) take_in({rules::start_position<V>()});
        trails_.follow();
        for (int batch = 1; room() > 0; ++batch) {
            if (r_.on_progress && !r_.on_progress(static_cast<int>(book_.size()), r_.positions)) break;
            const std::vector<Position> next = most_wanted();
            if (next.empty()) break;
            take_in(next);
            trails_.follow();
            if (batch % save_every == 0)
                if (const auto saved = save(); !saved) return std::unexpected(saved.error());
        }
        if (const auto saved = save(); !saved) return std::unexpected(saved.error());
        return static_cast<int>(book_.size());
    }

private:
    std::size_t room() const {
        const auto wanted = static_cast<std::size_t>(r_.positions);
        return wanted > book_.size() ? wanted - book_.size() : 0;
    }

    /// The positions to take in next: where games leave the book, and where good play does.
    std::vector<Position> most_wanted() const {
        const std::size_t count = std::min(batch_size, room());
        std::vector<Position> wanted;
        std::unordered_set<std::uint64_t> chosen;
        const auto take = [&](const Position& p) {
            if (chosen.insert(p.hash()).second) wanted.push_back(p);
        };
        for (const auto& exit : trails_.exits()) {
            if (wanted.size() >= count / 2) break;
            take(exit.position);
        }
        drop_out(count, wanted, take);
        return wanted;
    }

    /// A shortest way from the start, where a ply costs one and a worse move costs more.
    template <class Take>
    void drop_out(std::size_t count, const std::vector<Position>& wanted, Take&& take) const {
        struct Stop {
            double cost;
            std::uint64_t hash;  ///< Decides between equals, so that the order is always the same.
            Position position;
            bool operator>(const Stop& o) const { return cost != o.cost ? cost > o.cost : hash > o.hash; }
        };
        std::priority_queue<Stop, std::vector<Stop>, std::greater<>> stops;
        std::vector<bool> passed(book_.size());
        stops.push({0, 0, rules::start_position<V>()});
        while (!stops.empty() && wanted.size() < count) {
            const Stop stop = stops.top();
            stops.pop();
            const auto here = book_.find(stop.position);
            if (!here) {
                take(stop.position);
                continue;
            }
            if (passed[*here]) continue;
            passed[*here] = true;
            for (const auto& option : book_.options(*here)) {
                if (option.after.kings != 0 || book::moves_of(option.after).empty()) continue;
                const double worse = book_.value(*here) - option.value;
                stops.push({stop.cost + 1 + worse / r_.hundredths, option.after.hash(), option.after});
            }
        }
    }

    void take_in(const std::vector<Position>& positions) {
        std::vector<typename Book::Entry> found(positions.size());
        std::atomic<std::size_t> next = 0;
        {
            std::vector<std::jthread> threads;
            for (auto& examiner : examiners_)
                threads.emplace_back([&, e = examiner.get()] {
                    for (std::size_t i; (i = next++) < positions.size();) found[i] = e->examine(positions[i]);
                });
        }
        for (auto& entry : found) book_.add(std::move(entry));
        book_.settle();
    }

    std::expected<void, words::Message> save() const {
        if (const auto error = core::write_file(r_.file, book::write_book(book_)))
            return std::unexpected(error->message());
        return {};
    }

    const GrowRequest& r_;
    Book book_;
    BookTrails<V> trails_;
    Examiners examiners_;
};

}  // namespace

std::expected<int, words::Message> grow_book(const GrowRequest& r) {
    if (const auto wrong = engine::options_error(r.player, r.rules)) return std::unexpected(*wrong);
    std::expected<int, words::Message> answer = 0;
    rules::AllVariants::with_moves_of(r.rules, [&]<rules::Variant V>() {
        book::Book<V> book;
        book.set_margin(first_margin);
        if (std::filesystem::exists(r.file)) {
            auto read = assets::read_book<V>(r.file);
            if (!read) {
                answer = std::unexpected(read.error());
                return;
            }
            book = std::move(*read);
        }
        if (r.margin >= 0) book.set_margin(r.margin);
        typename Grower<V>::Examiners examiners;
        for (int i = 0; i < r.threads; ++i) examiners.push_back(std::make_unique<Examiner<V>>(r));
        answer = Grower<V>(r, std::move(book), std::move(examiners)).grow();
    });
    return answer;
}

}  // namespace damas::learning
