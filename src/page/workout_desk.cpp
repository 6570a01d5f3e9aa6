// SPDX-License-Identifier: MIT
#include "page/workout_desk.hpp"

#include "engine/arbiter.hpp"
#include "engine/expected_words.hpp"
#include "notation/json.hpp"
#include "page/envelope.hpp"
#include "workout/record.hpp"

namespace damas::page {

namespace {

using engine::Language;
using notation::Json;
using notation::JsonWriter;
using rules::Side;
using workout::ComputerDuties;
using workout::Duty;
using workout::Lesson;

constexpr std::size_t max_moves = 2'000;

std::string_view name(Side side) { return side == Side::white ? "white" : "black"; }

void put_both(JsonWriter& json, std::string_view key, const workout::Both& text) {
    json.key(key).object().field("es", text.es).field("en", text.en).end();
}

void put_error(JsonWriter& json, const workout::KitError& error) {
    json.key("error").object().field("line", error.at.line).field("column", error.at.column).field("path", error.path);
    put_both(json, "text", {error.message(Language::spanish), error.message(Language::english)});
    json.end();
}

/// Where each side's pieces stand at first, in ascending order.
void put_squares(JsonWriter& json, const workout::Kit& kit) {
    const auto lesson = Lesson::begin(*engine::find_rulebook(kit.rules), kit);
    json.key("squares").object();
    for (const Side side : {Side::white, Side::black}) {
        json.key(name(side)).array();
        for (int square = 1; square <= lesson->squares(); ++square) {
            const workout::Piece piece = lesson->piece_on(square);
            if (piece.number > 0 && piece.side == side) json.value(square);
        }
        json.end();
    }
    json.end();
}

/// The kit of a text with every field, or what is wrong with it.
Reply kit(const Json& request) {
    const auto kit = workout::read_kit(request.text_of("text"));
    JsonWriter json;
    json.object();
    if (!kit) {
        put_error(json, kit.error());
    } else {
        json.key("kit");
        workout::put_kit(json, *kit, true);
        put_squares(json, *kit);
    }
    return json.end().text();
}

/// An arrangement: in order, by chance or as the opponent's.
Reply arrange(const Json& request) {
    const int pieces = workout::pieces_a_side(request.text_of("rules"));
    if (pieces == 0) return std::unexpected("unknown rules");
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

std::expected<Lesson, std::string> lesson_of(const Json& request) {
    const engine::Rulebook* book = engine::find_rulebook(request.text_of("rules"));
    if (book == nullptr) return std::unexpected("unknown rules");
    auto kit = workout::read_kit(request.text_of("kit"));
    if (!kit) return std::unexpected(kit.error().message(Language::english));
    workout::LessonOptions options;
    const std::string_view computer = request.text_of("computer");
    if (computer == "white" || computer == "black") options.computer = computer == "white" ? Side::white : Side::black;
    if (request.text_of("computer_duties") == "nobody") options.computer_duties = ComputerDuties::nobody;
    auto lesson = Lesson::begin(*book, std::move(*kit), options, request.text_of("fen"));
    if (!lesson) return lesson;
    const std::vector<Json>& moves = request.items_of("moves");
    if (moves.size() > max_moves) return std::unexpected("too many moves");
    for (const Json& item : moves) {
        const auto move = notation::read_move_text(item.text);
        if (!move) return std::unexpected("move " + move.error().message());
        if (!lesson->play(*move).legal()) return std::unexpected("illegal move " + notation::printable(item.text));
    }
    const std::vector<Json>& marks = request.items_of("marks");
    for (std::size_t ply = 0; ply < marks.size(); ++ply)
        for (std::size_t task = 0; task < marks[ply].items.size(); ++task)
            lesson->mark(ply, task, workout::mark_of(marks[ply].items[task].text));
    return lesson;
}

void put_duty(JsonWriter& json, const Lesson& lesson, const Duty& duty) {
    const workout::Kit& kit = lesson.kit();
    json.object().field("move", duty.move).field("mover", name(duty.mover)).field("row", workout::id(duty.row));
    json.field("crowned", duty.crowned).field("owes", name(duty.owes)).key("does");
    duty.does ? json.value(name(*duty.does)) : json.null();
    put_both(json, "reason",
             {workout::reason(kit, duty, Language::spanish), workout::reason(kit, duty, Language::english)});
    put_both(json, "sentence",
             {workout::sentence(kit, duty, Language::spanish), workout::sentence(kit, duty, Language::english)});
    json.key("tasks").array();
    for (const workout::Task& task : duty.tasks) {
        const workout::Exercise& e = lesson.exercise(task.exercise);
        json.object().field("side", name(task.piece.side)).field("piece", task.piece.number);
        json.field("exercise", e.id).field("amount", task.amount).field("mark", workout::id(task.mark));
        json.field("adapted", workout::adapted(task.amount, e.adaptation.percent)).end();
    }
    json.end().end();
}

Reply lesson(const Json& request) {
    const auto lesson = lesson_of(request);
    if (!lesson) return std::unexpected(lesson.error());
    JsonWriter json;
    json.object().key("pieces").array();
    for (int square = 1; square <= lesson->squares(); ++square) {
        const workout::Piece piece = lesson->piece_on(square);
        if (piece.number == 0) continue;
        json.object().field("square", square).field("side", name(piece.side)).field("number", piece.number);
        json.field("exercise", lesson->exercise(lesson->exercise_of(piece)).id).end();
    }
    json.end().key("duties").array();
    for (const Duty& duty : lesson->duties()) put_duty(json, *lesson, duty);
    json.end().key("totals").array();
    for (const workout::Total& total : lesson->totals()) {
        json.object().field("team", name(total.team)).field("exercise", lesson->exercise(total.exercise).id);
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

Reply record(const Json& request) {
    const auto lesson = lesson_of(request);
    if (!lesson) return std::unexpected(lesson.error());
    const engine::Rulebook& book = *engine::find_rulebook(request.text_of("rules"));
    notation::pdn::Game game = workout::record(*lesson, book, outcome_of(request.text_of("outcome")));
    if (const std::string_view date = request.text_of("date"); !date.empty()) game.set_tag("Date", date);
    JsonWriter json;
    return json.object().field("pdn", notation::pdn::write(game)).end().text();
}

/// The lesson of a PDN text: its kit, moves and marks; or what is wrong, in words.
Reply open(const Json& request) {
    JsonWriter json;
    json.object();
    const auto fail = [&](const workout::Both& text) {
        json.key("error").object();
        put_both(json, "text", text);
        return json.end().end().text();
    };
    const auto games = notation::pdn::read(request.text_of("text"));
    if (!games)
        return fail({engine::error_words(games.error(), engine::Language::spanish),
                     engine::error_words(games.error(), engine::Language::english)});
    if (games->empty()) return fail({"ahí no hay ninguna partida", "there is no game in it"});
    const auto lesson = workout::reopen(games->front());
    if (!lesson) return fail(lesson.error());
    json.field("rules", engine::rulebook_of(games->front(), engine::find_rulebook(lesson->kit().rules))->id());
    json.field("fen", lesson->start()).key("kit");
    workout::put_kit(json, lesson->kit(), true);
    json.key("moves").array();
    for (const Duty& duty : lesson->duties()) json.value(duty.move);
    json.end().key("marks").array();
    for (const Duty& duty : lesson->duties()) {
        json.array();
        for (const workout::Task& task : duty.tasks) json.value(workout::id(task.mark));
        json.end();
    }
    const workout::LessonOptions& options = lesson->options();
    json.end().field("computer", options.computer ? name(*options.computer) : "");
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
        put_both(json, "text", workout::row_words(row));
        json.end();
    }
    return json.end().text();
}

}  // namespace

std::string answer_workout(std::string_view text) {
    using Handler = Reply (*)(const Json&);
    static constexpr std::pair<std::string_view, Handler> handlers[] = {
        {"kit", kit}, {"arrange", arrange}, {"lesson", lesson}, {"record", record}, {"open", open}, {"table", table},
    };
    const auto request = notation::read_json(text);
    if (!request) return envelope(0, std::unexpected(request.error().message()));
    Reply reply = std::unexpected("unknown request");
    const std::string_view wish = request->text_of("do");
    for (const auto& [known, handler] : handlers)
        if (known == wish) reply = handler(*request);
    return envelope(request->integer_of("id", 0, largest_id, 0), reply);
}

}  // namespace damas::page
