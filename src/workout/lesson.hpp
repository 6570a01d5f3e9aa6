// SPDX-License-Identifier: MIT
// A game with exercises: every piece has an identity that survives moves and crowning, and after every move somebody
// owes an exercise. The game itself, its laws and its result are the rule book's; any rule set will do.
#pragma once

#include <memory>
#include <optional>

#include "engine/rulebook.hpp"
#include "words/message.hpp"
#include "workout/kit.hpp"

namespace damas::workout {

/// A piece for as long as the game lasts: whose, and its number from 1. Number 0: none.
struct Piece {
    rules::Side side = rules::Side::white;
    int number = 0;

    bool operator==(const Piece&) const = default;
};

/// What has become of a task.
enum class Mark : std::uint8_t { pending, done, adapted, skipped };

inline constexpr std::array<std::string_view, 4> mark_names{"pending", "done", "adapted", "skipped"};
constexpr std::string_view id(Mark mark) { return mark_names[static_cast<std::size_t>(mark)]; }
/// Of its name; pending if it is none.
Mark mark_of(std::string_view name);

/// One exercise to be done.
struct Task {
    Piece piece{};     ///< Whose exercise it is.
    int exercise = 0;  ///< Its place in the kit's list.
    int amount = 0;    ///< Repetitions or seconds by the table.
    Mark mark = Mark::pending;
};

/// What a move costs.
struct Duty {
    rules::LegalMove move{};
    rules::Side mover{};
    Row row{};
    bool crowned = false;               ///< The move crowned a man; it was a man's move all the same.
    rules::Side owes{};                 ///< By the rules.
    std::optional<rules::Side> does{};  ///< Who does it: nobody may do the computer's exercises.
    std::vector<Task> tasks{};

    bool settled() const;
};

/// Who does what the computer owes.
enum class ComputerDuties : std::uint8_t { opponent, nobody };

struct LessonOptions {
    std::optional<rules::Side> computer{};  ///< The side that the computer plays, if any.
    ComputerDuties computer_duties = ComputerDuties::opponent;
};

/// What a team has done of one exercise.
struct Total {
    rules::Side team{};
    int exercise = 0;
    int amount = 0;  ///< Done, adapted ones included.
    int times = 0, adapted = 0, skipped = 0, pending = 0;
};

class Lesson {
public:
    /// From the start position with the kit's arrangement, or at the beginning of a game from another, where each
    /// side's pieces are numbered in the order of their squares.
    static Lesson begin(const engine::Rulebook& book, Kit kit, LessonOptions options = {},
                        std::unique_ptr<engine::Game> game = nullptr);

    /// Plays a move if it is legal, and adds its duty.
    engine::Ruling play(const notation::MoveText& move);
    bool undo();
    /// Goes back and forth until its moves are these; false if one of them is not legal.
    bool follow(const std::vector<rules::LegalMove>& moves);
    void mark(std::size_t ply, std::size_t task, Mark mark);

    const Kit& kit() const { return kit_; }
    const LessonOptions& options() const { return options_; }
    const engine::Game& game() const { return *game_; }
    /// One a move, from the first.
    const std::vector<Duty>& duties() const { return duties_; }

    Piece piece_on(rules::Square square) const;
    int exercise_of(Piece piece) const;
    const Exercise& exercise(int at) const { return kit_.exercises[static_cast<std::size_t>(at)]; }
    std::vector<rules::Square> squares() const;

    /// What each team has done so far, White first, in the order of the kit's list; only what occurred.
    std::vector<Total> totals() const;

private:
    using Board = std::vector<Piece>;  ///< By square; the first is not used.

    Duty duty_of(const engine::LegalMove& move, bool king) const;

    Kit kit_{};
    LessonOptions options_{};
    std::unique_ptr<engine::Game> game_{};
    std::vector<Board> boards_{};  ///< Before each move, and now.
    std::vector<Duty> duties_{};
};

/// The amount of a task as it is done: less of it if it is adapted.
int amount_done(const Kit& kit, const Task& task);

/// "10 × Squats", "Plank, 20 seconds".
words::Message words(const Kit& kit, const Task& task);

/// Why the duty is owed, and by whom it is done, with the article.
words::Message reason(const Kit& kit, const Duty& duty);

/// The duty in one line: who, what, how much, why.
words::Message sentence(const Kit& kit, const Duty& duty);

/// A row of the table of amounts: "a man moves and captures nothing: its own team does that man's exercise".
const words::Text& row_words(Row row);

}  // namespace damas::workout
