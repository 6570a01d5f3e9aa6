// SPDX-License-Identifier: MIT
#include "arena/match.hpp"

#include <mutex>
#include <set>
#include <thread>

#include "arena/match_files.hpp"

namespace damas::arena {

namespace {

/// Pairings in the order of a round: 0-1, 0-2, 1-2, …
std::vector<std::pair<int, int>> pairings(std::size_t players) {
    std::vector<std::pair<int, int>> list;
    for (int b = 1; b < static_cast<int>(players); ++b)
        for (int a = 0; a < b; ++a) list.emplace_back(a, b);
    return list;
}

class Runner {
public:
    Runner(const MatchSettings& settings, Match& match, MatchFiles& files, const std::atomic<bool>& stop)
        : settings_(settings),
          book_(*engine::find_rulebook(settings.rules)),
          pairings_(pairings(settings.players.size())),
          match_(match),
          files_(files),
          stop_(stop) {
        for (const Outcome& game : match.games) done_.insert(2 * game.pair + game.game);
    }

    std::expected<void, words::Message> run() {
        {
            std::vector<std::jthread> threads;
            threads.reserve(static_cast<std::size_t>(settings_.jobs));
            for (int i = 0; i < settings_.jobs; ++i) threads.emplace_back([this] { work(); });
        }
        if (error_) return std::unexpected(*error_);
        return {};
    }

private:
    /// One thread: takes the next game that nobody plays, with players of its own.
    void work() {
        std::vector<std::unique_ptr<Contestant>> players(settings_.players.size());
        std::unique_ptr<endgames::TableAdjudicator> adjudicator;
        if (settings_.adjudicate) adjudicator = endgames::table_adjudicator(settings_.rules, *settings_.adjudicate);
        const int total = total_games(settings_);
        for (int number = next_++; number < total && !finished(); number = next_++) {
            if (done_.contains(number)) continue;
            if (!play(number, players, adjudicator.get())) return;
        }
    }

    bool play(int number, std::vector<std::unique_ptr<Contestant>>& players, endgames::TableAdjudicator* adjudicator) {
        Outcome meeting;
        meeting.pair = number / 2;
        meeting.game = number % 2;
        const auto count = static_cast<int>(pairings_.size());
        auto [a, b] = pairings_[static_cast<std::size_t>(meeting.pair % count)];
        const auto round = static_cast<std::size_t>(meeting.pair / count);
        meeting.white = meeting.game == 0 ? a : b;
        meeting.black = meeting.game == 0 ? b : a;
        for (const int side : {meeting.white, meeting.black}) {
            auto& player = players[static_cast<std::size_t>(side)];
            if (player) continue;
            auto made = make_contestant(settings_.players[static_cast<std::size_t>(side)], settings_.rules);
            if (!made) return fail(made.error());
            player = std::move(*made);
        }
        auto& white = players[static_cast<std::size_t>(meeting.white)];
        auto& black = players[static_cast<std::size_t>(meeting.black)];
        const Opening& opening = settings_.openings[round % settings_.openings.size()];
        auto played = play_game(book_, opening, *white, *black, settings_.pace, adjudicator, stop_);
        if (!played) return false;
        if (played->broken[0]) white.reset();
        if (played->broken[1]) black.reset();
        played->outcome.pair = meeting.pair, played->outcome.game = meeting.game;
        played->outcome.white = meeting.white, played->outcome.black = meeting.black;
        return keep(*played);
    }

    bool keep(const PlayedGame& played) {
        const std::lock_guard lock(mutex_);
        if (satisfied_) return false;
        match_.games.push_back(played.outcome);
        if (const auto error = files_.append(played, match_)) {
            error_ = error->message();
            satisfied_ = true;
        } else if (settings_.on_game && settings_.on_game(match_, played)) {
            satisfied_ = true;
        }
        return !satisfied_;
    }

    bool fail(const words::Message& message) {
        const std::lock_guard lock(mutex_);
        error_ = message;
        satisfied_ = true;
        return false;
    }

    bool finished() const { return stop_ || satisfied_; }

    const MatchSettings& settings_;
    const engine::Rulebook& book_;
    std::vector<std::pair<int, int>> pairings_;
    std::set<int> done_;
    Match& match_;
    MatchFiles& files_;
    const std::atomic<bool>& stop_;
    std::atomic<bool> satisfied_ = false;
    std::atomic<int> next_ = 0;
    std::mutex mutex_;
    std::optional<words::Message> error_;
};

}  // namespace

int total_games(const MatchSettings& settings) {
    return 2 * settings.rounds * static_cast<int>(pairings(settings.players.size()).size());
}

std::expected<Match, words::Message> run_match(const MatchSettings& settings, const std::atomic<bool>& stop) {
    Match match{.rules = settings.rules,
                .players = {},
                .specs = {},
                .pace = settings.pace.describe(settings.language),
                .openings = settings.openings_shown,
                .games = {}};
    for (const PlayerSpec& player : settings.players) {
        match.players.push_back(player.name);
        match.specs.push_back(player.text);
    }
    auto files = MatchFiles::open(settings, match);
    if (!files) return std::unexpected(files.error());
    const auto done = Runner(settings, match, *files, stop).run();
    if (!done) return std::unexpected(done.error());
    return match;
}

}  // namespace damas::arena
