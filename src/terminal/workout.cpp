// SPDX-License-Identifier: MIT
#include "terminal/workout.hpp"

#include <algorithm>

#include "notation/fill.hpp"
#include "terminal/words.hpp"
#include "words/counted.hpp"
#include "workout/record.hpp"

namespace damas::terminal {

using rules::Side;
using workout::Duty;
using workout::Mark;
using workout::Total;

namespace {

constexpr Phrase duty_line{"EJERCICIO. @", "EXERCISE. @"};
constexpr Phrase how{"  @ @: @", "  @ @: @"};
constexpr Phrase nothing_owed{"Todavía no hay ningún ejercicio.", "There is no exercise yet."};
constexpr Phrase changed{"Apuntado. @", "Noted. @"};
constexpr Phrase totals_title{"Totales (repeticiones o segundos hechos)", "Totals (repetitions or seconds done)"};
constexpr Phrase summary_title{"Resumen de la clase", "Class summary"};
constexpr Phrase team_line{"@: @ y @", "@: @ and @"};
constexpr Phrase help_text{
    "El entrenamiento\n"
    "  totales, piezas      lo hecho por cada equipo; qué ejercicio lleva cada pieza\n"
    "  saltar, adaptar      el último ejercicio no se hizo, o se hizo adaptado\n"
    "  hecho, cantidades    el último sí se hizo; la tabla de cantidades\n",
    "The workout\n"
    "  totals, pieces       what each team has done; which exercise each piece carries\n"
    "  skip, adapt          the last exercise was not done, or done adapted\n"
    "  done, amounts        the last one was done; the table of amounts\n"};

std::string filled(const Phrase& phrase, words::Language language, std::initializer_list<std::string_view> values) {
    std::string text;
    notation::put(text, phrase.in(language), values);
    return text + '\n';
}

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
    std::string text;
    for (told_ = std::min(told_, duties.size()); told_ < duties.size(); ++told_) {
        const Duty& duty = duties[told_];
        for (std::size_t i = 0; i < duty.tasks.size(); ++i) lesson_->mark(told_, i, Mark::done);
        text += filled(duty_line, language_, {workout::sentence(lesson_->kit(), duty, language_)});
        for (const workout::Task& task : duty.tasks) {
            const workout::Exercise& e = lesson_->exercise(task.exercise);
            if (!e.description.empty()) text += filled(how, language_, {e.emoji, e.name, e.description});
        }
    }
    if (game.over() && !duties.empty()) text += std::string(summary_title.in(language_)) + '\n' + totals();
    return text;
}

std::string Workout::mark_last(Mark mark) {
    if (!lesson_ || lesson_->duties().empty()) return std::string(nothing_owed.in(language_));
    const std::size_t last = lesson_->duties().size() - 1;
    for (std::size_t i = 0; i < lesson_->duties()[last].tasks.size(); ++i) lesson_->mark(last, i, mark);
    return filled(changed, language_, {workout::sentence(lesson_->kit(), lesson_->duties()[last], language_)});
}

std::string Workout::totals() const {
    std::string text = std::string(totals_title.in(language_)) + '\n';
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
        text +=
            filled(team_line, language_,
                   {lesson_->kit().team(side).name, words::counted(repetitions, words::nouns::repetition, language_),
                    words::counted(seconds, words::nouns::second, language_)}) +
            list;
    }
    return text;
}

std::string Workout::pieces() const {
    std::string text;
    for (const Side side : {Side::white, Side::black}) {
        text += lesson_->kit().team(side).name + '\n';
        for (int square = 1; square <= lesson_->squares(); ++square) {
            const workout::Piece piece = lesson_->piece_on(square);
            if (piece.number == 0 || piece.side != side) continue;
            const workout::Exercise& e = lesson_->exercise(lesson_->exercise_of(piece));
            text += notation::pad_left(std::to_string(square), 4) + "  " + e.emoji + ' ' + e.name + '\n';
        }
    }
    return text;
}

std::string Workout::amounts() const {
    std::string text;
    for (std::size_t i = 0; i < workout::row_names.size(); ++i)
        text += notation::pad_left(std::to_string(lesson_->kit().amounts.of[i]), 4) + "  " +
                workout::row_words(static_cast<workout::Row>(i)).in(language_) + '\n';
    return text;
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

std::string_view Workout::help() const { return help_text.in(language_); }

void Workout::annotate(notation::pdn::Game& game) {
    if (lesson_) workout::annotate(*lesson_, game);
}

}  // namespace damas::terminal
