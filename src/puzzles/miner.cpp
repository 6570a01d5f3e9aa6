// SPDX-License-Identifier: MIT
#include "puzzles/miner.hpp"

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>

#include "core/hash.hpp"
#include "puzzles/prover.hpp"
#include "puzzles/solver_levels.hpp"
#include "puzzles/symmetry.hpp"

namespace damas::puzzles {

namespace {

using engine::Game;
using engine::LegalMove;

constexpr int longest_game = 160;
/// A game gives so many puzzles at most, and between two of them lie so many plies at least.
constexpr std::size_t most_of_a_game = 3;
constexpr int plies_between = 8;

/// Numbers that depend on the seed and the game alone.
class Lots {
public:
    Lots(std::uint64_t seed, int game) : seed_(seed), game_(static_cast<std::uint64_t>(game)) {}
    int from(int low, int high) {
        return low + static_cast<int>(core::mix(seed_, game_, ++drawn_) % static_cast<std::uint64_t>(high - low + 1));
    }

private:
    std::uint64_t seed_, game_, drawn_ = 0;
};

/// Plays games, each with its puzzles; used by one thread.
class Miner {
public:
    Miner(const engine::Rulebook& book, const MineRequest& request)
        : book_(book), request_(request), prover_(book, request.proof_nodes), levels_(book) {}

    /// Nothing if the search was stopped meanwhile.
    std::optional<std::vector<Puzzle>> play(int number) {
        Lots lots(request_.seed, number);
        prover_.forget();
        std::string_view from;
        const std::unique_ptr<Game> game = begin(lots, number, from);
        std::array<std::unique_ptr<engine::Player>, 2> sides;
        for (auto& side : sides) side = player(lots);
        std::vector<Puzzle> found;
        for (int ply = game->ply(), next = ply; ply < longest_game && !game->over(); ++ply) {
            if (request_.stop && request_.stop()) return {};
            if (ply >= next && found.size() < most_of_a_game)
                if (auto puzzle = prover_.examine(*game)) {
                    puzzle->rating = levels_.rate(*puzzle);
                    puzzle->origin = origin(number, from, ply);
                    next = ply + std::max(plies_between, static_cast<int>(puzzle->solution.size()));
                    found.push_back(std::move(*puzzle));
                }
            game->play(sides[ply % 2 == 0 ? 0 : 1]->think(game->record(), {}, {}, never_).moves.front());
        }
        return found;
    }

private:
    /// Six games of eight begin with moves by lot, one with few pieces set up by lot, one where the Forzosa is known
    /// with three kings against one.
    std::unique_ptr<Game> begin(Lots& lots, int number, std::string_view& from) const {
        if (number % 8 == 0) {
            const bool forzosa = book_.rules().draws.forzosa_plies > 0;
            from = forzosa ? ", three kings v one" : ", few pieces";
            return set_up(lots, forzosa);
        }
        if (number % 8 == 4) {
            from = ", few pieces";
            return set_up(lots, false);
        }
        for (;;) {
            std::unique_ptr<Game> game = book_.new_game();
            for (int plies = lots.from(4, 12); plies > 0 && !game->over(); --plies) {
                const std::vector<LegalMove> legal = game->legal_moves();
                game->play(legal[static_cast<std::size_t>(lots.from(0, static_cast<int>(legal.size()) - 1))]);
            }
            if (!game->over()) return game;
        }
    }

    std::unique_ptr<Game> set_up(Lots& lots, bool forzosa) const {
        const rules::RuleSet& rules = book_.rules();
        const int squares = rules.width * rules.height / 2;
        for (;;) {
            rules::Setup setup;
            setup.turn = lots.from(0, 1) == 0 ? rules::Side::white : rules::Side::black;
            const rules::Side strong = lots.from(0, 7) > 0 ? setup.turn : rules::opponent(setup.turn);
            for (const rules::Side side : {rules::Side::white, rules::Side::black})
                for (int left = forzosa ? (side == strong ? 3 : 1) : lots.from(2, 5); left > 0; --left)
                    setup.pieces.push_back(
                        {side, forzosa || lots.from(0, 9) == 0, rules::Square(lots.from(1, squares))});
            std::ranges::sort(setup.pieces, {}, [](const rules::Setup::Piece& p) {
                return std::pair(p.side == rules::Side::black, p.square);
            });
            auto game = book_.new_game(setup);
            if (game && !(*game)->over()) return std::move(*game);
        }
    }

    /// Somebody who overlooks things.
    std::unique_ptr<engine::Player> player(Lots& lots) const {
        engine::PlayerOptions options;
        options.hash_megabytes = 1;
        options.level = lots.from(2, 6);
        options.seed = static_cast<std::uint64_t>(lots.from(1, 1'000'000));
        return engine::make_player(book_.id(), options);
    }

    std::string origin(int number, std::string_view from, int ply) const {
        return "seed " + std::to_string(request_.seed) + ", game " + std::to_string(number) + std::string(from) +
               ", ply " + std::to_string(ply);
    }

    const engine::Rulebook& book_;
    const MineRequest& request_;
    Prover prover_;
    SolverLevels levels_;
    std::atomic<bool> never_ = false;
};

/// What all threads have found: games are taken in the order of their numbers, whoever finishes first.
class Find {
public:
    Find(const engine::Rulebook& book, const MineRequest& request)
        : book_(book), request_(request), games_(request.begin) {
        take_what_follows();
    }

    /// The next game to be played; 0 if there is to be none.
    int next() {
        const std::lock_guard lock(mutex_);
        if (ended_ || is_full()) return 0;
        while (games_.contains(next_)) ++next_;
        return next_++;
    }

    void add(int game, std::vector<Puzzle> puzzles) {
        const std::lock_guard lock(mutex_);
        const std::vector<Puzzle>& kept = games_[game] = std::move(puzzles);
        take_what_follows();
        if (request_.on_game && !request_.on_game(game, kept, found_.size())) ended_ = true;
    }

    std::vector<Puzzle> all() && {
        for (auto game = games_.upper_bound(taken_); game != games_.end() && !is_full(); ++game) take(game->second);
        if (is_full()) found_.resize(static_cast<std::size_t>(request_.count));
        return std::move(found_);
    }

private:
    bool is_full() const { return std::ssize(found_) >= request_.count; }

    void take_what_follows() {
        for (auto game = games_.find(taken_ + 1); game != games_.end() && game->first == taken_ + 1 && !is_full();
             ++game) {
            take(game->second);
            ++taken_;
        }
    }

    void take(const std::vector<Puzzle>& puzzles) {
        for (const Puzzle& puzzle : puzzles)
            if (keys_.insert(canonical_key(game_of(book_, puzzle)->view())).second) found_.push_back(puzzle);
    }

    const engine::Rulebook& book_;
    const MineRequest& request_;
    std::mutex mutex_;
    MinedGames games_;
    int next_ = 1, taken_ = 0;
    bool ended_ = false;
    std::set<std::string> keys_;
    std::vector<Puzzle> found_;
};

}  // namespace

std::vector<Puzzle> mine_puzzles(const engine::Rulebook& book, const MineRequest& request) {
    Find find(book, request);
    const auto work = [&] {
        Miner miner(book, request);
        while (const int number = find.next()) {
            auto puzzles = miner.play(number);
            if (!puzzles) return;
            find.add(number, std::move(*puzzles));
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < request.threads; ++i) threads.emplace_back(work);
    }
    return std::move(find).all();
}

}  // namespace damas::puzzles
