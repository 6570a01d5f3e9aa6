// SPDX-License-Identifier: MIT
#include "workout/record.hpp"

#include "arbiter/arbiter.hpp"
#include "words/workouts.hpp"

namespace damas::workout {

using notation::pdn::Game;
using notation::pdn::Node;
using rules::Side;

namespace {

constexpr std::string_view kit_tag = "WorkoutKit", exercise_tag = "WorkoutExercise", computer_tag = "WorkoutComputer";
constexpr std::string_view duty_sign = "[%duty ";

std::string_view name(std::optional<Side> side) { return side ? rules::id(*side) : "nobody"; }

/// "[%duty black man_captures squat:10:done] Black team: 10 × Squats. …"
std::string comment(const Kit& kit, const Duty& duty) {
    std::string text(duty_sign);
    text.append(name(duty.does)).append(" ").append(id(duty.row));
    for (const Task& task : duty.tasks) {
        text += ' ' + kit.exercises[static_cast<std::size_t>(task.exercise)].id;
        text.append(":" + std::to_string(amount_done(kit, task)) + ':').append(id(task.mark));
    }
    return text + "] " + words::say(sentence(kit, duty), kit.language);
}

/// The marks that a comment holds, in the order of the tasks; none if it is not one of ours.
std::vector<Mark> marks_in(std::string_view text) {
    std::vector<Mark> marks;
    if (!text.starts_with(duty_sign)) return marks;
    text = text.substr(0, text.find(']'));
    for (std::size_t at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1)) {
        const std::size_t second = text.find(':', at + 1);
        if (second == std::string_view::npos) break;
        marks.push_back(mark_of(text.substr(second + 1, text.find(' ', second) - second - 1)));
        at = second;
    }
    return marks;
}

/// The kit's JSON from its tags: the exercises go back into their list.
std::string kit_text(const Game& game) {
    std::string text(game.tag(kit_tag).value_or(""));
    const std::size_t end = text.rfind('}');
    if (end == std::string::npos) return text;
    std::string list;
    for (int i = 1;; ++i) {
        const auto exercise = game.tag(std::string(exercise_tag) + std::to_string(i));
        if (!exercise) break;
        list.append(i > 1 ? "," : "").append(*exercise);
    }
    return text.insert(end, ",\"exercises\":[" + list + "]");
}

}  // namespace

void annotate(const Lesson& lesson, Game& game) {
    const Kit& kit = lesson.kit();
    notation::JsonWriter json;
    put_kit(json, kit, false);
    game.set_tag(kit_tag, json.text());
    for (std::size_t i = 0; i < kit.exercises.size(); ++i) {
        notation::JsonWriter exercise;
        put_exercise(exercise, kit.exercises[i]);
        game.set_tag(std::string(exercise_tag) + std::to_string(i + 1), exercise.text());
    }
    const LessonOptions& options = lesson.options();
    if (options.computer)
        game.set_tag(computer_tag, std::string(name(options.computer)) +
                                       (options.computer_duties == ComputerDuties::opponent ? " opponent" : " nobody"));
    for (std::size_t i = 0; i < lesson.duties().size() && i < game.line.moves.size(); ++i) {
        std::vector<std::string>& comments = game.line.moves[i].comments;
        std::erase_if(comments, [](const std::string& text) { return text.starts_with(duty_sign); });
        comments.insert(comments.begin(), comment(kit, lesson.duties()[i]));
    }
}

Game record(const Lesson& lesson, const engine::Rulebook& book, rules::Outcome result) {
    Game game;
    game.set_tag("Event", lesson.kit().name);
    for (const Side side : {Side::white, Side::black})
        game.set_tag(side == Side::white ? "White" : "Black", lesson.kit().team(side).name);
    game.line = notation::pdn::line_of(lesson.game().moves());
    arbiter::set_standard_tags(game, book, lesson.game().start(), result);
    annotate(lesson, game);
    return game;
}

bool is_record(const Game& game) { return game.tag(kit_tag).has_value(); }

std::expected<Lesson, words::Message> reopen(const Game& game) {
    if (!is_record(game)) return std::unexpected(words::Message(words::workouts::no_workout));
    auto kit = read_kit(kit_text(game));
    if (!kit) return std::unexpected(kit.error().message());
    const engine::Rulebook* book = arbiter::rulebook_of(game, engine::find_rulebook(kit->rules));
    if (book == nullptr) return std::unexpected(words::Message(words::workouts::unknown_game_type));
    LessonOptions options;
    if (const auto computer = game.tag(computer_tag)) {
        options.computer = computer->starts_with("white") ? Side::white : Side::black;
        if (computer->ends_with("nobody")) options.computer_duties = ComputerDuties::nobody;
    }
    auto start = arbiter::begin(*book, game, nullptr);
    if (!start) return std::unexpected(start.error().message());
    Lesson lesson = Lesson::begin(*book, std::move(*kit), options, std::move(*start));
    for (const Node& node : game.line.moves) {
        if (node.setup || !lesson.play(node.move).legal()) break;
        const std::size_t ply = lesson.duties().size() - 1;
        for (const std::string& text : node.comments) {
            const std::vector<Mark> marks = marks_in(text);
            for (std::size_t i = 0; i < marks.size(); ++i) lesson.mark(ply, i, marks[i]);
        }
    }
    return lesson;
}

}  // namespace damas::workout
