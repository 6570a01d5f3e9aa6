// SPDX-License-Identifier: MIT
#include "page/desk.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "page/handlers.hpp"
#include "protocol/game_json.hpp"
#include "rules/profiles.hpp"

namespace damas::page {

Desk::Desk(Host host) : handlers_(std::make_unique<Handlers>(Handlers{.host = std::move(host)})) {}
Desk::~Desk() = default;

void Desk::forget_players() {
    handlers_->player.reset();
    handlers_->analyst.reset();
}

namespace {

/// Of the largest board.
constexpr int most_squares = 50;

/// What a field of a request may hold, whatever the request is.
struct Field {
    std::string_view name;
    Json::Kind kind;
    double low = 0, high = 0;  ///< Of a number; whole unless it is a time.

    bool is_time() const { return name == "seconds" || name == "clock" || name == "increment"; }
};
constexpr auto fields = std::to_array<Field>({
    {"id", Json::Kind::number, 0, static_cast<double>(largest_id)},
    {"do", Json::Kind::text},
    {"rules", Json::Kind::text},
    {"fen", Json::Kind::text},
    {"text", Json::Kind::text},
    {"profile", Json::Kind::text},
    {"ending", Json::Kind::text},
    {"pieces", Json::Kind::text},
    {"turn", Json::Kind::text},
    {"outcome", Json::Kind::text},
    {"material", Json::Kind::text},
    {"goal", Json::Kind::text},
    {"language", Json::Kind::text},
    {"moves", Json::Kind::array},
    {"squares", Json::Kind::array},
    {"tags", Json::Kind::array},
    {"line", Json::Kind::object},
    {"options", Json::Kind::object},
    {"settings", Json::Kind::object},
    {"nodes", Json::Kind::number, 0, static_cast<double>(1LL << 50)},
    {"depth", Json::Kind::number, 0, 100},
    {"lines", Json::Kind::number, 1, 100},
    {"touched", Json::Kind::number, 0, most_squares},
    {"max_nodes", Json::Kind::number, 1, most_nodes_shown},
    {"seconds", Json::Kind::number, 0, 86'400},
    {"clock", Json::Kind::number, 0, 86'400},
    {"increment", Json::Kind::number, 0, 86'400},
    {"seed", Json::Kind::number, 0, static_cast<double>(1LL << 50)},
    {"least", Json::Kind::number, 0, 500},
    {"most", Json::Kind::number, 0, 500},
    {"threat", Json::Kind::boolean},
    {"forzosa", Json::Kind::boolean},
});

/// Fields that hold one of a few words; none of them is as good as no field.
struct Choice {
    std::string_view name;
    std::array<std::string_view, 4> words;
};
constexpr auto choices = std::to_array<Choice>({
    {"ending", {"draw", "white_resigns", "black_resigns"}},
    {"turn", {"white", "black"}},
    {"outcome", {"white", "black", "draw", "none"}},
    {"language", {"es", "en"}},
    {"goal", {"win", "draw", "loss"}},
});

/// What is wrong with a request before anybody looks at what it asks for; nothing if all is well.
std::optional<words::Message> wrong_field(const Json& request) {
    namespace said = words::requests;
    using words::Message;
    if (request.kind != Json::Kind::object) return said::no_object;
    for (const Field& field : fields) {
        const Json* value = request.find(field.name);
        if (value == nullptr || value->kind == Json::Kind::null) continue;
        if (value->kind != field.kind) return Message(said::other_type, field.name);
        if (field.kind != Json::Kind::number) continue;
        if (value->number < field.low || value->number > field.high) return Message(said::out_of_range, field.name);
        if (!field.is_time() && value->number != std::floor(value->number))
            return Message(said::no_whole_number, field.name);
    }
    for (const Json& move : request.items_of("moves"))
        if (move.kind != Json::Kind::text) return Message(said::each_a_text, "moves");
    for (const Json& square : request.items_of("squares"))
        if (square.kind != Json::Kind::number || square.number < 1 || square.number > most_squares ||
            square.number != std::floor(square.number))
            return Message(said::each_a_square, "squares", most_squares);
    for (const Json& tag : request.items_of("tags"))
        if (tag.items.size() != 2 ||
            std::ranges::any_of(tag.items, [](const Json& part) { return part.kind != Json::Kind::text; }))
            return Message(said::each_a_pair, "tags");
    for (const Choice& choice : choices)
        if (const std::string_view word = request.text_of(choice.name);
            !word.empty() && std::ranges::find(choice.words, word) == choice.words.end())
            return Message(said::unknown_word, choice.name);
    const std::string_view profile = request.text_of("profile");
    if (!profile.empty() && rules::find_profile(profile) == nullptr) return Message(said::unknown_word, "profile");
    return {};
}

}  // namespace

std::string Desk::answer(std::string_view text) {
    using Handler = Reply (Handlers::*)(const Json&);
    static constexpr std::pair<std::string_view, Handler> handlers[] = {
        {"state", &Handlers::state},   {"attempt", &Handlers::attempt}, {"setup", &Handlers::setup},
        {"probe", &Handlers::probe},   {"read", &Handlers::read},       {"write", &Handlers::write},
        {"think", &Handlers::think},   {"analyse", &Handlers::analyse}, {"offer", &Handlers::offer},
        {"review", &Handlers::review}, {"tree", &Handlers::tree},       {"compare", &Handlers::compare},
        {"terms", &Handlers::terms},   {"book", &Handlers::book},       {"settings", &Handlers::settings},
        {"annul", &Handlers::annul},   {"about", &Handlers::about},     {"forzosa", &Handlers::forzosa},
        {"ending", &Handlers::ending},
    };
    const auto request = notation::read_json(text);
    Reply reply = std::unexpected(words::Message(words::requests::unknown_request));
    handlers_->id = 0;
    if (!request) {
        reply = std::unexpected(request.error().message());
    } else {
        handlers_->id = request->integer_of("id", 0, largest_id, 0);
        if (auto wrong = wrong_field(*request)) return envelope(handlers_->id, std::unexpected(*wrong));
        const std::string_view asked = request->text_of("do");
        for (const auto& [known, handler] : handlers)
            if (known == asked) reply = (handlers_.get()->*handler)(*request);
    }
    return envelope(handlers_->id, reply);
}

void Desk::Handlers::tell(std::string_view kind, const std::string& value) const {
    if (host.tell) host.tell(JsonWriter().object().field("id", id).key(kind).written(value).end().text());
}

std::expected<const engine::Rulebook*, words::Message> book_of(const Json& request) {
    const engine::Rulebook* book = engine::find_rulebook(request.text_of("rules"));
    if (book == nullptr) return std::unexpected(words::Message(words::requests::unknown_rules));
    return book;
}

std::expected<Described, words::Message> Desk::Handlers::game_of(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const std::vector<Json>& moves = request.items_of("moves");
    if (moves.size() > max_moves) return std::unexpected(words::Message(words::requests::too_many_moves));
    const rules::Profile* profile = rules::find_profile(request.text_of("profile"));
    const bool holds = profile != nullptr && profile->variant == (*book)->id();
    auto game = kept.ask(**book, holds ? &profile->draws : nullptr, request.text_of("fen"), moves);
    if (!game) return std::unexpected(game.error());
    Described result{.book = *book, .game = std::move(*game)};
    const std::string_view ending = request.text_of("ending");
    if (ending == "draw") result.game->agree_draw();
    if (ending == "white_resigns") result.game->resign(rules::Side::white);
    if (ending == "black_resigns") result.game->resign(rules::Side::black);
    return result;
}

void put_ruling(JsonWriter& json, const engine::Ruling& ruling) {
    protocol::put_law(json, ruling);
    put_both(json.key("sentence"), sentence(ruling));
    json.key("squares").list(numbers_of(ruling.squares)).key("asked").list(engine::written_moves(ruling));
    json.field("taken", ruling.taken).field("required", ruling.required);
}

void put_result(JsonWriter& json, const engine::GameState& state) {
    json.key("result").object().field("outcome", rules::id(state.result.outcome));
    json.field("reason", rules::id(state.result.reason)).field("article", state.article);
    put_both(json.key("sentence"), engine::sentence(state.result, state.article));
    json.end();
}

}  // namespace damas::page
