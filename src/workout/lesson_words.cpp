// SPDX-License-Identifier: MIT
// Duties in words.
#include "words/counted.hpp"
#include "workout/lesson.hpp"

namespace damas::workout {

using words::Language;

namespace {

const Both row_texts[]{
    {"Un peón mueve sin capturar: su equipo hace el ejercicio de ese peón",
     "A man moves and captures nothing: its team does that man's exercise"},
    {"Un peón captura una pieza: el equipo que la pierde hace el ejercicio del peón que captura",
     "A man captures one piece: the team that loses it does the capturing man's exercise"},
    {"Una dama mueve sin capturar: su equipo hace el ejercicio de esa dama",
     "A king moves and captures nothing: its team does that king's exercise"},
    {"Una dama captura una pieza: el equipo que la pierde hace el ejercicio de la dama que captura",
     "A king captures one piece: the team that loses it does the capturing king's exercise"},
    {"Se capturan varias piezas: el equipo que las pierde hace el ejercicio de cada una",
     "Several pieces are captured: the team that loses them does the exercise of each"},
};

}  // namespace

const Both& row_words(Row row) { return row_texts[static_cast<std::size_t>(row)]; }

std::string words(const Kit& kit, const Task& task, Language language) {
    const Exercise& exercise = kit.exercises[static_cast<std::size_t>(task.exercise)];
    const bool other = task.mark == Mark::adapted && !exercise.adaptation.name.empty();
    const std::string& name = other ? exercise.adaptation.name : exercise.name;
    const int amount = amount_done(kit, task);
    if (exercise.kind == Kind::repetitions) return std::to_string(amount) + " × " + name;
    return name + ", " + words::counted(amount, words::nouns::second, language);
}

std::string reason(const Kit& kit, const Duty& duty, Language language) {
    const bool es = language == Language::spanish;
    std::string text = row_words(duty.row).in(language);
    text += (es ? " (artículo " : " (article ") + std::to_string(article(duty.row)) + ").";
    if (!duty.does)
        return text + (es ? " Le toca al ordenador: nadie lo hace." : " The computer owes it: nobody does it.");
    if (*duty.does == duty.owes) return text;
    return text + (es ? " Le toca al ordenador: lo hace " : " The computer owes it: it is done by ") +
           kit.team(*duty.does).name + '.';
}

std::string sentence(const Kit& kit, const Duty& duty, Language language) {
    std::string text = duty.does ? kit.team(*duty.does).name : language == Language::spanish ? "Nadie" : "Nobody";
    text += ": ";
    for (const Task& task : duty.tasks) {
        if (&task != &duty.tasks.front()) text += "; ";
        text += words(kit, task, language);
        if (task.mark == Mark::skipped) text += language == Language::spanish ? " (sin hacer)" : " (not done)";
    }
    return text + ". " + reason(kit, duty, language);
}

}  // namespace damas::workout
