// SPDX-License-Identifier: MIT
#include "arena/game_runner.hpp"

#include <cstdio>

#include "arbiter/arbiter.hpp"
#include "engine/game_clock.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "words/match_faults.hpp"

namespace damas::arena {

namespace {

using words::Decimal;

namespace said = words::match_faults;

/// A player that counts on no more than this for itself, in hundredths of a man, agrees to a draw.
constexpr int agreeable_score = 20;

/// `+0.12/14`: score in men for the side that moved, and depth.
std::string remark(const Reply& reply) {
    if (!reply.score) return {};
    char text[48];
    std::snprintf(text, sizeof text, "%+.2f/%d", *reply.score / 100.0, reply.depth);
    return text;
}

class GameRunner {
public:
    GameRunner(const engine::Rulebook& book, const Opening& opening, std::array<Contestant*, 2> players,
               const Pace& pace, endgames::TableAdjudicator* adjudicator)
        : book_(book),
          players_(players),
          pace_(pace),
          adjudicator_(adjudicator),
          game_(book.replay(opening.game)),
          clock_({pace.clock, pace.increment}) {
        for (const engine::LegalMove& move : opening.game.moves()) note(move, "");
    }

    std::optional<PlayedGame> run(const std::atomic<bool>& stop) {
        for (std::size_t side = 0; side < 2; ++side)
            if (const auto ready = players_[side]->new_game(); !ready) {
                lose(side, "broke_down", ready.error(), true);
                return finish();
            }
        while (!played_.fault && !resigned_ && !adjudicated_) {
            if (game_->over()) break;
            if (stop) return {};
            if (adjudicator_ != nullptr) adjudicated_ = (*adjudicator_)(*game_);
            if (!adjudicated_) turn();
        }
        for (std::size_t side = 0; side < 2; ++side)
            if (!played_.broken[side]) players_[side]->game_over(game_->record());
        return finish();
    }

private:
    void turn() {
        const rules::Side turn = game_->turn();
        const auto side = static_cast<std::size_t>(turn);
        const double had = clock_.left(turn);
        const engine::ThinkLimits limits{
            .depth = pace_.depth,
            .nodes = pace_.nodes,
            .time = {.move_time = pace_.move_time, .clock = pace_.clock > 0 ? had : 0, .increment = pace_.increment}};
        const engine::GameRecord game = game_->record();
        clock_.start(turn);
        const auto reply = players_[side]->think(game, limits);
        clock_.stop();
        const double used = had - clock_.left(turn);
        if (!reply) return lose(side, "broke_down", reply.error(), true);
        if (const double allowed = pace_.clock > 0 ? had : pace_.move_time;
            allowed > 0 && used > allowed + pace_.margin)
            return lose(side, "time", {said::used_time, Decimal{used, 3}, Decimal{allowed, 3}}, false);
        clock_.finish_move(turn);
        played_.nodes[side] += reply->nodes;
        ++played_.moves[side];
        if (reply->claims_draw) return claim_draw(side);
        scores_[side] = reply->score;
        if (!reply->move) {
            resigned_ = true;
            game_->resign(turn);
            return;
        }
        const engine::Ruling ruling = game_->play(*reply->move);
        if (!ruling.legal())
            return lose(side, "illegal_move",
                        {said::illegal_move, notation::write_move_text(*reply->move),
                         notation::write_fen(game_->state().position), sentence(ruling)},
                        false);
        note(ruling.moves.front(), remark(*reply));
    }

    /// A player that has left the game as drawn cannot play on: its claim holds if the other one thinks itself no
    /// better off, else it has broken off.
    void claim_draw(std::size_t side) {
        const auto& other = scores_[1 - side];
        if (other && *other <= agreeable_score) return game_->agree_draw();
        lose(side, "broke_down", said::unagreed_draw, false);
    }

    void note(const engine::LegalMove& move, const std::string& comment) {
        notation::pdn::Node node;
        node.move = notation::short_form(move);
        if (!comment.empty()) node.comments.push_back(comment);
        played_.pdn.line.moves.push_back(std::move(node));
    }

    void lose(std::size_t side, std::string_view reason, const words::Message& what, bool broken) {
        played_.fault = words::Message(side == 0 ? said::of_white : said::of_black, reason, what);
        played_.outcome.reason = reason;
        played_.outcome.fault = true;
        played_.outcome.score = side == 0 ? 0 : 2;
        played_.broken[side] = broken;
    }

    PlayedGame finish() {
        const engine::GameState state = game_->state();
        rules::Outcome outcome = state.result.outcome;
        if (played_.outcome.fault) {
            outcome = played_.outcome.score == 2 ? rules::Outcome::white : rules::Outcome::black;
        } else {
            if (adjudicated_) outcome = *adjudicated_;
            played_.outcome.score = rules::half_points(outcome);
            played_.outcome.reason = adjudicated_ ? "adjudicated" : rules::id(state.result.reason);
        }
        played_.outcome.plies = state.ply;
        arbiter::set_standard_tags(played_.pdn, book_, game_->start(), outcome);
        played_.pdn.set_tag("Termination", played_.fault ? words::english(*played_.fault) : played_.outcome.reason);
        return std::move(played_);
    }

    const engine::Rulebook& book_;
    std::array<Contestant*, 2> players_;
    Pace pace_;
    endgames::TableAdjudicator* adjudicator_;
    std::unique_ptr<engine::Game> game_;
    engine::GameClock clock_;
    std::array<std::optional<int>, 2> scores_{};  ///< What each side thought of its last move.
    bool resigned_ = false;
    std::optional<rules::Outcome> adjudicated_;
    PlayedGame played_;
};

}  // namespace

std::optional<PlayedGame> play_game(const engine::Rulebook& book, const Opening& opening, Contestant& white,
                                    Contestant& black, const Pace& pace, endgames::TableAdjudicator* adjudicator,
                                    const std::atomic<bool>& stop) {
    return GameRunner(book, opening, {&white, &black}, pace, adjudicator).run(stop);
}

}  // namespace damas::arena
