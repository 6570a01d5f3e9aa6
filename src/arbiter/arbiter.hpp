// SPDX-License-Identifier: MIT
// The arbiter of article 21: replays a written game, names the first infringing move, the law and the position from
// which play resumes, compares what the score claims with what the rules say, and records what was decided.
#pragma once

#include "arbiter/game_kind.hpp"

namespace damas::arbiter {

/// A move that the rules do not allow where it stands.
struct Infringement {
    int ply = 0;       ///< From 1.
    std::string move;  ///< As written.
    notation::Place at;
    engine::Ruling ruling;
    rules::Setup position;  ///< Before it: play resumes here.
    /// What is wrong with the text of a set-up; then there is no ruling.
    std::optional<notation::ParseError> bad_setup{};
    std::size_t node = 0;  ///< Its index in its line.
};

/// A claim of the score that is not true.
struct FalseClaim {
    /// What contradicts it: the moves; the end of the movetext; the same tag once more; that there is no such result;
    /// that the game is annulled; that the move is legal for which it was annulled.
    enum class Against : std::uint8_t { moves, movetext, other_tag, no_result, annulment, legal_move };

    std::string tag, stated, found{};
    Against against = Against::moves;
};

struct GameReport {
    const engine::Rulebook* rulebook = nullptr;
    std::optional<rules::DrawLimits> limits;    ///< Where others hold than the rule book's own.
    rules::Setup start;                         ///< Where it begins.
    std::optional<notation::ParseError> error;  ///< The game could not be begun: bad FEN, unknown GameType …
    int plies = 0;                              ///< Legal plies of the main line.
    engine::GameState end{};                    ///< After them.
    std::optional<Infringement> infringement;   ///< Of the main line.
    std::vector<Infringement> in_variations;
    std::vector<FalseClaim> false_claims;
    std::vector<Remark> remarks;
    bool annulled = false;  ///< The arbiter has decided so: its infringement is settled.

    const rules::DrawLimits* draw_limits() const { return limits ? &*limits : nullptr; }
    /// The infringement is that somebody went on after the end: there is nothing to annul and nothing resumes.
    bool went_on() const { return infringement && infringement->ruling.law == rules::Law::game_over; }
    bool correct() const { return !error && (annulled || !infringement) && false_claims.empty(); }
};

/// How a game is to be checked.
struct CheckRequest {
    GameChoice choice{};
    bool claimed_draws =
        false;  ///< Nobody need have claimed a draw: games go on after a third repetition and the like.
};

/// Checks a game; names its squares as its rule book does, says in its tags which game it is, and rewrites its moves in
/// their shortest unambiguous form as far as they are legal.
GameReport check_game(notation::pdn::Game& game, const CheckRequest& request);
/// The same with a rule book chosen for a game whose tags do not say what it plays.
GameReport check_game(notation::pdn::Game& game, const engine::Rulebook& chosen);

/// The result that a score states, in its tag or after the moves; "*" if it states none.
std::string stated_result(const notation::pdn::Game& game);

/// How a game ended: as the board says, or else what the score gives as its result.
words::Message ending_words(const notation::pdn::Game& game, const GameReport& report);

/// What an Infringement tag says if `annul` has written it: ply, move and law.
struct AnnulledFor {
    int ply = 0;
    std::string move, law;
};
std::optional<AnnulledFor> annulled_for(std::string_view tag);

/// Records in the score that the game is annulled for the infringement of the report: `[Termination "annulled"]`, the
/// infringement in a tag of that name, no result.
void annul(notation::pdn::Game& game, const GameReport& report);
/// Ends the score before the infringement of the report, from where play resumes.
void resume(notation::pdn::Game& game, const GameReport& report, words::Language language);

/// One sentence each, for people.
words::Message sentence(const Remark& remark);
words::Message sentence(const FalseClaim& claim);
words::Message sentence(const Infringement& wrong);

/// The standard tags of a game: what is played, from where, the result. Tags that name a profile of the same rule book
/// stay.
void set_standard_tags(notation::pdn::Game& game, const engine::Rulebook& book, const rules::Setup& start,
                       rules::Outcome outcome);

}  // namespace damas::arbiter
