// SPDX-License-Identifier: MIT
#include "page/workout_desk.hpp"

#include "arbiter/arbiter.hpp"
#include "notation/fen.hpp"
#include "notation/json.hpp"
#include "notation/move_writer.hpp"
#include "page/both.hpp"
#include "page/envelope.hpp"
#include "words/message.hpp"
#include "words/notation.hpp"
#include "words/requests.hpp"
#include "words/rulings.hpp"
#include "words/workouts.hpp"
#include "workout/record.hpp"

namespace damas::page {

namespace {

using notation::Json;
using notation::JsonWriter;
using rules::Side;
using workout::ComputerDuties;
using workout::Duty;
using workout::Lesson;

constexpr std::size_t max_moves = 2'000;

void put_error(JsonWriter& json, const workout::KitError& error) {
    const notation::Place at = error.at.value_or(notation::Place{.line = 0, .column = 0});
    json.key("error").object().field("line", at.line).field("column", at.column).field("path", error.path);
    put_both(json.key("text"), error.message());
    json.end();
}

/// Where each side's pieces stand at first, in ascending order.
void put_squares(JsonWriter& json, const workout::Kit& kit) {
    const Lesson lesson = Lesson::begin(*engine::find_rulebook(kit.rules), kit);
    json.key("squares").object();
    for (const Side side : {Side::white, Side::black}) {
        json.key(rules::id(side)).array();
        for (const rules::Square square : lesson.squares()) {
            const workout::Piece piece = lesson.piece_on(square);
            if (piece.number > 0 && piece.side == side) json.value(square.number());
        }
        json.end();
    }
    json.end();
}

/// An arrangement: in order, by chance or as the opponent's.
Reply arrange(const Json& request) {
    const int pieces = workout::pieces_a_side(request.text_of("rules"));
    if (pieces == 0) return std::unexpected(words::Message(words::requests::unknown_rules));
    const std::string_view how = request.text_of("how");
    workout::Arrangement result = workout::in_order(pieces);
    if (how == "random")
        result = workout::by_chance(pieces, static_cast<std::uint64_t>(request.integer_of("seed", 0, 1LL << 50, 0)));
    if (how == "mirror") {
        workout::Arrangement other;
        for (const Json& item : request.items_of("other")) other.push_back(static_cast<int>(item.number));
        if (static_cast<int>(other.size()) == pieces && workout::is_arrangement(other))
            result = workout::mirrored(other);
        else
            result = workout::mirrored(result);
    }
    JsonWriter json;
    return json.object().key("arrangement").list(result).end().text();
}

/// The lesson that a request describes, with its kit.
std::expected<Lesson, words::Message> lesson_of(const Json& request, const workout::Kit& kit) {
    const engine::Rulebook* book = engine::find_rulebook(request.text_of("rules"));
    if (book == nullptr) return std::unexpected(words::Message(words::requests::unknown_rules));
    workout::LessonOptions options;
    const std::string_view computer = request.text_of("computer");
    if (computer == "white" || computer == "black") options.computer = computer == "white" ? Side::white : Side::black;
    if (request.text_of("computer_duties") == "nobody") options.computer_duties = ComputerDuties::nobody;
    std::unique_ptr<engine::Game> game = book->new_game();
    if (const std::string_view fen = request.text_of("fen"); !fen.empty()) {
        auto read = book->read_game(fen);
        if (!read) return std::unexpected(words::Message(words::notation::in_fen, read.error().message()));
        game = std::move(*read);
    }
    Lesson lesson = Lesson::begin(*book, kit, options, std::move(game));
    const std::vector<Json>& moves = request.items_of("moves");
    if (moves.size() > max_moves) return std::unexpected(words::Message(words::requests::too_many_moves));
    for (const Json& item : moves) {
        const auto move = notation::read_move_text(item.text);
        if (!move) return std::unexpected(words::Message(words::requests::in_move, move.error().message()));
        if (const engine::Ruling ruling = lesson.play(*move); !ruling.legal())
            return std::unexpected(
                words::Message(words::rulings::illegal_move, notation::printable(item.text), engine::sentence(ruling)));
    }
    const std::vector<Json>& marks = request.items_of("marks");
    for (std::size_t ply = 0; ply < marks.size(); ++ply)
        for (std::size_t task = 0; task < marks[ply].items.size(); ++task)
            lesson.mark(ply, task, workout::mark_of(marks[ply].items[task].text));
    return lesson;
}

void put_duty(JsonWriter& json, const Lesson& lesson, const Duty& duty) {
    const workout::Kit& kit = lesson.kit();
    json.object()
        .field("move", notation::write_move(duty.move))
        .field("mover", rules::id(duty.mover))
        .field("row", workout::id(duty.row));
    json.field("crowned", duty.crowned).field("owes", rules::id(duty.owes)).key("does");
    duty.does ? json.value(rules::id(*duty.does)) : json.null();
    put_both(json.key("reason"), workout::reason(kit, duty));
    put_both(json.key("sentence"), workout::sentence(kit, duty));
    json.key("tasks").array();
    for (const workout::Task& task : duty.tasks) {
        const workout::Exercise& e = lesson.exercise(task.exercise);
        json.object().field("side", rules::id(task.piece.side)).field("piece", task.piece.number);
        json.field("exercise", e.id).field("amount", task.amount).field("mark", workout::id(task.mark));
        json.field("adapted", workout::adapted(task.amount, e.adaptation.percent)).end();
    }
    json.end().end();
}

Reply lesson(const Json& request, const workout::Kit& kit) {
    const auto lesson = lesson_of(request, kit);
    if (!lesson) return std::unexpected(lesson.error());
    JsonWriter json;
    json.object().key("pieces").array();
    for (const rules::Square square : lesson->squares()) {
        const workout::Piece piece = lesson->piece_on(square);
        if (piece.number == 0) continue;
        json.object()
            .field("square", square.number())
            .field("side", rules::id(piece.side))
            .field("number", piece.number);
        json.field("exercise", lesson->exercise(lesson->exercise_of(piece)).id).end();
    }
    json.end().key("duties").array();
    for (const Duty& duty : lesson->duties()) put_duty(json, *lesson, duty);
    json.end().key("totals").array();
    for (const workout::Total& total : lesson->totals()) {
        json.object().field("team", rules::id(total.team)).field("exercise", lesson->exercise(total.exercise).id);
        json.field("amount", total.amount).field("times", total.times).field("adapted", total.adapted);
        json.field("skipped", total.skipped).field("pending", total.pending).end();
    }
    return json.end().end().text();
}

rules::Outcome outcome_of(std::string_view text) {
    if (text == "white") return rules::Outcome::white;
    if (text == "black") return rules::Outcome::black;
    return text == "draw" ? rules::Outcome::draw : rules::Outcome::none;
}

Reply record(const Json& request, const workout::Kit& kit) {
    const auto lesson = lesson_of(request, kit);
    if (!lesson) return std::unexpected(lesson.error());
    const engine::Rulebook& book = *engine::find_rulebook(request.text_of("rules"));
    notation::pdn::Game game = workout::record(*lesson, book, outcome_of(request.text_of("outcome")));
    if (const std::string_view date = request.text_of("date"); !date.empty()) game.set_tag("Date", date);
    JsonWriter json;
    return json.object().field("pdn", arbiter::written(game, &book)).end().text();
}

/// The lesson of a PDN text: its kit, moves and marks; or what is wrong, in words.
Reply open(const Json& request) {
    JsonWriter json;
    json.object();
    const auto fail = [&](const words::Message& what) {
        json.key("error").object();
        put_both(json.key("text"), what);
        return json.end().end().text();
    };
    const auto games = notation::pdn::read(request.text_of("text"));
    if (!games) return fail(games.error().message());
    if (games->empty()) return fail(words::workouts::no_game);
    const auto lesson = workout::reopen(games->front());
    if (!lesson) return fail(lesson.error());
    json.field("rules", arbiter::rulebook_of(games->front(), engine::find_rulebook(lesson->kit().rules))->id());
    json.field("fen", notation::write_fen(lesson->game().start())).key("kit");
    workout::put_kit(json, lesson->kit(), true);
    json.key("moves").array();
    for (const Duty& duty : lesson->duties()) json.value(notation::write_move(duty.move));
    json.end().key("marks").array();
    for (const Duty& duty : lesson->duties()) {
        json.array();
        for (const workout::Task& task : duty.tasks) json.value(workout::id(task.mark));
        json.end();
    }
    const workout::LessonOptions& options = lesson->options();
    json.end().field("computer", options.computer ? rules::id(*options.computer) : "");
    json.field("computer_duties", options.computer_duties == ComputerDuties::opponent ? "opponent" : "nobody");
    return json.end().text();
}

/// The table of amounts in words, with the amounts of the default.
Reply table(const Json&) {
    JsonWriter json;
    json.array();
    for (std::size_t i = 0; i < workout::row_names.size(); ++i) {
        const auto row = static_cast<workout::Row>(i);
        json.object().field("row", workout::id(row)).field("amount", workout::Amounts{}[row]);
        json.field("article", workout::article(row));
        put_both(json.key("text"), workout::row_words(row));
        json.end();
    }
    return json.end().text();
}

/// A lesson cannot be described, since its kit is not kept here: whoever asks has to give it first.
Reply missing_kit() {
    JsonWriter json;
    return json.object().field("missing", "kit").end().text();
}

}  // namespace

Reply WorkoutDesk::kit(const Json& request) {
    const Json* object = request.find("kit");
    auto kit = object != nullptr ? workout::read_kit(*object) : workout::read_kit(request.text_of("text"));
    JsonWriter json;
    json.object();
    if (!kit) {
        put_error(json, kit.error());
        return json.end().text();
    }
    json.key("kit");
    workout::put_kit(json, *kit, true);
    put_squares(json, *kit);
    if (const std::string_view name = request.text_of("name"); !name.empty()) keep(name, std::move(*kit));
    return json.end().text();
}

void WorkoutDesk::keep(std::string_view name, workout::Kit kit) {
    std::erase_if(kept_, [&](const KeptKit& kept) { return kept.name == name; });
    if (kept_.size() == most_kits) kept_.erase(kept_.begin());
    kept_.push_back({std::string(name), std::move(kit)});
}

const workout::Kit* WorkoutDesk::find_kit(std::string_view name) const {
    const auto found = std::ranges::find(kept_, name, &KeptKit::name);
    return found == kept_.end() ? nullptr : &found->kit;
}

std::string WorkoutDesk::answer(std::string_view text) {
    using Handler = Reply (*)(const Json&);
    using LessonHandler = Reply (*)(const Json&, const workout::Kit&);
    static constexpr std::pair<std::string_view, Handler> handlers[] = {
        {"arrange", arrange}, {"open", open}, {"table", table}};
    static constexpr std::pair<std::string_view, LessonHandler> lesson_handlers[] = {{"lesson", lesson},
                                                                                     {"record", record}};
    const auto request = notation::read_json(text);
    if (!request) return envelope(0, std::unexpected(request.error().message()));
    Reply reply = std::unexpected(words::Message(words::requests::unknown_request));
    const std::string_view asked = request->text_of("do");
    if (asked == "kit") reply = kit(*request);
    for (const auto& [known, handler] : handlers)
        if (known == asked) reply = handler(*request);
    for (const auto& [known, handler] : lesson_handlers)
        if (known == asked) {
            const workout::Kit* kit = find_kit(request->text_of("kit"));
            reply = kit == nullptr ? missing_kit() : handler(*request, *kit);
        }
    return envelope(request->integer_of("id", 0, largest_id, 0), reply);
}

}  // namespace damas::page
