// SPDX-License-Identifier: MIT
#include "workout/lesson.hpp"

#include <algorithm>
#include <utility>

#include "core/short_sort.hpp"
#include "notation/move_writer.hpp"

namespace damas::workout {

using notation::BoardView;
using rules::Side;

namespace {

bool is_king(BoardView::Tile::Piece piece) {
    return piece == notation::Piece::white_king || piece == notation::Piece::black_king;
}

bool is_white(BoardView::Tile::Piece piece) {
    return piece == notation::Piece::white_man || piece == notation::Piece::white_king;
}

/// Where a board has a square.
std::size_t place(rules::Square square) { return static_cast<std::size_t>(square.number()); }

bool king_on(const BoardView& view, rules::Square square) {
    const auto tile = std::ranges::find(view.tiles, square, &BoardView::Tile::square);
    return tile != view.tiles.end() && is_king(tile->piece);
}

}  // namespace

Mark mark_of(std::string_view name) {
    const auto found = std::ranges::find(mark_names, name);
    return found == mark_names.end() ? Mark::pending : static_cast<Mark>(found - mark_names.begin());
}

bool Duty::settled() const {
    return !does || std::ranges::none_of(tasks, [](const Task& task) { return task.mark == Mark::pending; });
}

int amount_done(const Kit& kit, const Task& task) {
    const Exercise& exercise = kit.exercises[static_cast<std::size_t>(task.exercise)];
    return task.mark == Mark::adapted ? adapted(task.amount, exercise.adaptation.percent) : task.amount;
}

Lesson Lesson::begin(const engine::Rulebook& book, Kit kit, LessonOptions options, std::unique_ptr<engine::Game> game) {
    Lesson lesson;
    lesson.kit_ = std::move(kit);
    lesson.options_ = options;
    lesson.game_ = game ? std::move(game) : book.new_game();
    const BoardView view = lesson.game_->view();
    Board board(view.tiles.size() / 2 + 1);
    std::vector<BoardView::Tile> tiles = view.tiles;
    core::short_sort(tiles, [](const auto& a, const auto& b) { return a.square < b.square; });
    const bool usual = lesson.game_->start() == book.start();
    std::array<std::size_t, 2> placed{};
    for (const BoardView::Tile& tile : tiles) {
        if (!tile.square || tile.piece == notation::Piece::none) continue;
        const Side side = is_white(tile.piece) ? Side::white : Side::black;
        const std::size_t at = placed[static_cast<std::size_t>(side)]++;
        const Arrangement& arrangement = lesson.kit_.team(side).arrangement;
        const bool arranged = usual && at < arrangement.size();
        board[place(tile.square)] = {side, arranged ? arrangement[at] : static_cast<int>(at) + 1};
    }
    lesson.boards_.push_back(std::move(board));
    return lesson;
}

std::vector<rules::Square> Lesson::squares() const {
    std::vector<rules::Square> squares;
    for (std::size_t number = 1; number < boards_.back().size(); ++number)
        squares.emplace_back(static_cast<int>(number));
    return squares;
}

Piece Lesson::piece_on(rules::Square square) const {
    return square.number() >= 1 && place(square) < boards_.back().size() ? boards_.back()[place(square)] : Piece{};
}

int Lesson::exercise_of(Piece piece) const {
    const std::vector<int>& list = kit_.team(piece.side).exercises;
    return list[static_cast<std::size_t>(piece.number - 1) % list.size()];
}

/// Articles 21 to 25.
Duty Lesson::duty_of(const engine::LegalMove& move, bool king) const {
    const Side mover = game_->turn();
    Duty duty{.move = move, .mover = mover, .row = row_of(king, move.captured.size()), .owes = mover};
    if (!move.captured.empty()) duty.owes = rules::opponent(mover);
    duty.does = duty.owes;
    if (options_.computer == duty.owes)
        duty.does = options_.computer_duties == ComputerDuties::opponent ? std::optional(rules::opponent(duty.owes))
                                                                         : std::nullopt;
    const auto add = [&](Piece piece) {
        duty.tasks.push_back({.piece = piece, .exercise = exercise_of(piece), .amount = kit_.amounts[duty.row]});
    };
    if (duty.row == Row::several_captured)
        for (const rules::Square square : move.captured) add(piece_on(square));
    else
        add(piece_on(move.from));
    return duty;
}

engine::Ruling Lesson::play(const notation::MoveText& text) {
    const BoardView before = game_->view();
    std::unique_ptr<engine::Game> next = game_->clone();
    engine::Ruling ruling = next->play(text);
    if (!ruling.legal()) return ruling;
    const engine::LegalMove& move = ruling.moves.front();
    const bool king = king_on(before, move.from);
    Duty duty = duty_of(move, king);
    duty.crowned = !king && king_on(next->view(), move.to);
    Board board = boards_.back();
    const Piece mover = std::exchange(board[place(move.from)], {});
    for (const rules::Square square : move.captured) board[place(square)] = {};
    board[place(move.to)] = mover;
    boards_.push_back(std::move(board));
    duties_.push_back(std::move(duty));
    game_ = std::move(next);
    return ruling;
}

bool Lesson::undo() {
    if (duties_.empty()) return false;
    game_->undo();
    boards_.pop_back();
    duties_.pop_back();
    return true;
}

bool Lesson::follow(const std::vector<rules::LegalMove>& moves) {
    const std::vector<rules::LegalMove> own = game_->moves();
    const auto [mine, theirs] = std::ranges::mismatch(own, moves);
    for (auto i = mine; i != own.end(); ++i) undo();
    return std::ranges::all_of(theirs, moves.end(),
                               [&](const rules::LegalMove& move) { return play(notation::hub_form(move)).legal(); });
}

void Lesson::mark(std::size_t ply, std::size_t task, Mark mark) {
    if (ply < duties_.size() && task < duties_[ply].tasks.size()) duties_[ply].tasks[task].mark = mark;
}

std::vector<Total> Lesson::totals() const {
    std::vector<Total> all;
    for (const Side team : {Side::white, Side::black})
        for (std::size_t e = 0; e < kit_.exercises.size(); ++e) {
            Total total{.team = team, .exercise = static_cast<int>(e)};
            bool occurred = false;
            for (const Duty& duty : duties_)
                for (const Task& task : duty.tasks) {
                    if (duty.does != team || task.exercise != total.exercise) continue;
                    occurred = true;
                    total.pending += task.mark == Mark::pending;
                    total.skipped += task.mark == Mark::skipped;
                    total.adapted += task.mark == Mark::adapted;
                    if (task.mark != Mark::done && task.mark != Mark::adapted) continue;
                    ++total.times;
                    total.amount += amount_done(kit_, task);
                }
            if (occurred) all.push_back(total);
        }
    return all;
}

}  // namespace damas::workout
