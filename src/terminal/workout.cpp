// SPDX-License-Identifier: MIT
#include "terminal/workout.hpp"

#include <algorithm>

#include "notation/text.hpp"
#include "words/workouts.hpp"
#include "workout/record.hpp"

namespace damas::terminal {

using rules::Side;
using workout::Duty;
using workout::Mark;
using workout::Total;

namespace {

namespace text = words::workouts;

}  // namespace

void Workout::begin(const engine::Rulebook& book, const rules::Setup& start, const notation::pdn::Game* file) {
    told_ = 0;
    if (file != nullptr) {
        if (auto lesson = workout::reopen(*file)) {
            lesson_ = std::move(*lesson);
            told_ = lesson_->duties().size();
            return;
        }
    }
    lesson_ = workout::Lesson::begin(book, kit_, options_, std::move(*book.new_game(start)));
}

std::string Workout::remark(const engine::Game& game) {
    if (!lesson_ || !lesson_->follow(game.moves())) return "";
    const auto& duties = lesson_->duties();
    std::string out;
    for (told_ = std::min(told_, duties.size()); told_ < duties.size(); ++told_) {
        const Duty& duty = duties[told_];
        for (std::size_t i = 0; i < duty.tasks.size(); ++i) lesson_->mark(told_, i, Mark::done);
        out += line({text::duty, workout::sentence(lesson_->kit(), duty)});
        for (const workout::Task& task : duty.tasks) {
            const workout::Exercise& e = lesson_->exercise(task.exercise);
            if (!e.description.empty()) out += line({text::how, workout::pictured(e), e.description});
        }
    }
    if (game.over() && !duties.empty()) out += line(text::summary) + totals();
    return out;
}

std::string Workout::mark_last(Mark mark) {
    if (!lesson_ || lesson_->duties().empty()) return words::say(text::nothing_owed, language_);
    const std::size_t last = lesson_->duties().size() - 1;
    for (std::size_t i = 0; i < lesson_->duties()[last].tasks.size(); ++i) lesson_->mark(last, i, mark);
    return line({text::changed, workout::sentence(lesson_->kit(), lesson_->duties()[last])});
}

std::string Workout::totals() const {
    std::string out = line(text::totals);
    for (const Side side : {Side::white, Side::black}) {
        int repetitions = 0, seconds = 0;
        std::string list;
        for (const Total& total : lesson_->totals()) {
            if (total.team != side || total.amount == 0) continue;
            const workout::Exercise& e = lesson_->exercise(total.exercise);
            (e.kind == workout::Kind::hold ? seconds : repetitions) += total.amount;
            list += "  " + notation::pad_left(std::to_string(total.amount), 4) +
                    (e.kind == workout::Kind::hold ? " s  " : " ×  ") + e.name + '\n';
        }
        out += line({text::team_total, lesson_->kit().team(side).name, repetitions, seconds}) + list;
    }
    return out;
}

std::string Workout::pieces() const {
    std::string out;
    for (const Side side : {Side::white, Side::black}) {
        out += lesson_->kit().team(side).name + '\n';
        for (const rules::Square square : lesson_->squares()) {
            const workout::Piece piece = lesson_->piece_on(square);
            if (piece.number == 0 || piece.side != side) continue;
            const workout::Exercise& e = lesson_->exercise(lesson_->exercise_of(piece));
            out += notation::pad_left(to_string(square), 4) + "  " + workout::pictured(e) + '\n';
        }
    }
    return out;
}

std::string Workout::amounts() const {
    std::string out;
    for (std::size_t i = 0; i < workout::row_names.size(); ++i)
        out += notation::pad_left(std::to_string(lesson_->kit().amounts.of[i]), 4) + "  " +
               line(workout::row_words(static_cast<workout::Row>(i)));
    return out;
}

std::optional<std::string> Workout::answer(std::string_view word) {
    if (!lesson_) return {};
    if (word == "totales" || word == "totals") return totals();
    if (word == "piezas" || word == "pieces") return pieces();
    if (word == "cantidades" || word == "amounts") return amounts();
    if (word == "saltar" || word == "skip") return mark_last(Mark::skipped);
    if (word == "adaptar" || word == "adapt") return mark_last(Mark::adapted);
    if (word == "hecho" || word == "done") return mark_last(Mark::done);
    return {};
}

std::string_view Workout::help() const { return text::help.in(language_); }

void Workout::annotate(notation::pdn::Game& game) {
    if (lesson_) workout::annotate(*lesson_, game);
}

}  // namespace damas::terminal
