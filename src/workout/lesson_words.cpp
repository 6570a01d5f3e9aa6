// SPDX-License-Identifier: MIT
// Duties in words.
#include "words/rulings.hpp"
#include "words/workouts.hpp"
#include "workout/lesson.hpp"

namespace damas::workout {

using words::Message;
namespace text = words::workouts;

const words::Text& row_words(Row row) { return text::rows[static_cast<std::size_t>(row)]; }

Message words(const Kit& kit, const Task& task) {
    const Exercise& exercise = kit.exercises[static_cast<std::size_t>(task.exercise)];
    const bool other = task.mark == Mark::adapted && !exercise.adaptation.name.empty();
    const std::string& name = other ? exercise.adaptation.name : exercise.name;
    return {exercise.kind == Kind::repetitions ? text::repetitions : text::hold, amount_done(kit, task), name};
}

Message reason(const Kit& kit, const Duty& duty) {
    const words::Text& row = row_words(duty.row);
    if (!duty.does) return {text::reason_nobody, row, article(duty.row)};
    if (*duty.does == duty.owes) return {words::rulings::by_article, row, article(duty.row)};
    return {text::reason_opponent, row, article(duty.row), kit.team(*duty.does).name};
}

namespace {

Message marked(const Kit& kit, const Task& task) {
    if (task.mark == Mark::skipped) return {text::skipped, words(kit, task)};
    return words(kit, task);
}

}  // namespace

Message sentence(const Kit& kit, const Duty& duty) {
    Message tasks = marked(kit, duty.tasks.front());
    for (std::size_t i = 1; i < duty.tasks.size(); ++i)
        tasks = Message(text::and_also, std::move(tasks), marked(kit, duty.tasks[i]));
    if (!duty.does) return {text::nobody_does, std::move(tasks), reason(kit, duty)};
    return {text::team_does, kit.team(*duty.does).name, std::move(tasks), reason(kit, duty)};
}

}  // namespace damas::workout
