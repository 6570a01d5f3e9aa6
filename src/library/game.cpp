// SPDX-License-Identifier: MIT
#include <algorithm>
#include <damas/game.hpp>
#include <utility>

#include "library/plain.hpp"
#include "notation/move_writer.hpp"

namespace damas {

struct Game::State {
    RuleSet rules;
    std::unique_ptr<engine::Game> game;
};

Game library::Inside::make(const RuleSet& rules, std::unique_ptr<engine::Game> game) {
    return Game(std::make_unique<Game::State>(rules, std::move(game)));
}

const engine::Game& library::Inside::of(const Game& game) { return *game.state_->game; }

Game::Game(std::unique_ptr<State> state) : state_(std::move(state)) {}
Game::Game(const RuleSet& rules) : Game(Position(rules)) {}
// A Position is one that its rules allow.
Game::Game(const Position& start)
    : Game(library::Inside::make(start.rule_set(),
                                 std::move(*library::rulebook(start.rule_set()).new_game(library::setup(start))))) {}

std::expected<Game, Error> Game::from_fen(const RuleSet& rules, std::string_view fen) {
    auto game = library::rulebook(rules).read_game(fen);
    if (!game) return std::unexpected(library::error(game.error()));
    return library::Inside::make(rules, std::move(*game));
}

Game::Game(const Game& other) : Game(library::Inside::make(other.rule_set(), other.state_->game->clone())) {}
Game::Game(Game&& other) noexcept = default;
Game& Game::operator=(Game other) noexcept {
    state_ = std::move(other.state_);
    return *this;
}
Game::~Game() = default;

const RuleSet& Game::rule_set() const { return state_->rules; }

Position Game::start() const {
    const rules::Setup start = state_->game->start();
    return {rule_set(), library::side(start.turn), library::pieces(start)};
}

Position Game::position() const { return {rule_set(), turn(), library::pieces(state_->game->state().position)}; }

Side Game::turn() const { return library::side(state_->game->turn()); }
int Game::ply() const { return state_->game->ply(); }
std::vector<Move> Game::history() const { return library::moves(state_->game->moves()); }

std::vector<Move> Game::legal_moves() const {
    if (state_->game->over()) return {};
    return library::moves(state_->game->legal_moves());
}

Ruling Game::judge(std::string_view move) const { return Game(*this).play(move); }
Ruling Game::judge(const Move& move) const { return Game(*this).play(move); }

Ruling Game::play(std::string_view move) {
    const auto read = notation::read_move_text(move);
    if (!read) return library::unreadable(read.error());
    return library::ruling(state_->game->play(*read));
}

Ruling Game::play(const Move& move) {
    for (const rules::LegalMove& legal : state_->game->legal_moves())
        if (library::move(legal) == move && state_->game->play(legal))
            return library::ruling(engine::Ruling{.moves = {legal}});
    // Not legal, or not told whole: the referee has the word, as of a move in Hub form.
    notation::MoveText text{{rules::Square(move.from.number()), rules::Square(move.to.number())}, {}, {}};
    for (const Square square : move.captured) text.squares.emplace_back(square.number());
    return library::ruling(state_->game->play(text));
}

bool Game::undo() { return state_->game->undo(); }

std::optional<Outcome> Game::outcome() const {
    const engine::GameState state = state_->game->state();
    if (state.result.outcome == rules::Outcome::none) return {};
    Outcome outcome{.winner = {},
                    .reason = rules::id(state.result.reason),
                    .article = state.article,
                    .sentence = library::text(engine::sentence(state.result, state.article))};
    if (state.result.outcome != rules::Outcome::draw)
        outcome.winner = state.result.outcome == rules::Outcome::white ? Side::white : Side::black;
    return outcome;
}

void Game::resign(Side loser) { state_->game->resign(library::side(loser)); }
void Game::agree_draw() { state_->game->agree_draw(); }

}  // namespace damas
