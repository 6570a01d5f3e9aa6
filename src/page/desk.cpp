// SPDX-License-Identifier: MIT
#include "page/desk.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "page/room.hpp"
#include "rules/profiles.hpp"

namespace damas::page {

Desk::Desk(Host host) : room_(std::make_unique<Room>(Room{.host = std::move(host)})) {}
Desk::~Desk() = default;

void Desk::forget_players() {
    room_->player.reset();
    room_->analyst.reset();
}

namespace {

/// What a field of a request may hold, whatever the request is.
struct Field {
    std::string_view name;
    Json::Kind kind;
    double low = 0, high = 0;  ///< Of a number; whole unless it is seconds.
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
    {"touched", Json::Kind::number, 0, 50},
    {"max_nodes", Json::Kind::number, 1, most_nodes_shown},
    {"seconds", Json::Kind::number, 0, 86'400},
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
});

/// What is wrong with a request before anybody looks at what it asks for; nothing if all is well.
std::optional<std::string> wrong_field(const Json& request) {
    if (request.kind != Json::Kind::object) return "a request is an object";
    for (const Field& field : fields) {
        const Json* value = request.find(field.name);
        if (value == nullptr || value->kind == Json::Kind::null) continue;
        const std::string name(field.name);
        if (value->kind != field.kind) return name + ": of another type";
        if (field.kind != Json::Kind::number) continue;
        if (value->number < field.low || value->number > field.high) return name + ": out of range";
        if (name != "seconds" && value->number != std::floor(value->number)) return name + ": not a whole number";
    }
    for (const Json& move : request.items_of("moves"))
        if (move.kind != Json::Kind::text) return "moves: each is a text";
    for (const Json& square : request.items_of("squares"))
        if (square.kind != Json::Kind::number) return "squares: each is a number";
    for (const Json& tag : request.items_of("tags"))
        if (tag.items.size() != 2 ||
            std::ranges::any_of(tag.items, [](const Json& part) { return part.kind != Json::Kind::text; }))
            return "tags: each is a pair of texts";
    for (const Choice& choice : choices)
        if (const std::string_view word = request.text_of(choice.name);
            !word.empty() && std::ranges::find(choice.words, word) == choice.words.end())
            return std::string(choice.name) + ": unknown";
    const std::string_view profile = request.text_of("profile");
    if (!profile.empty() && rules::find_profile(profile) == nullptr) return "profile: unknown";
    return {};
}

}  // namespace

std::string Desk::answer(std::string_view text) {
    using Handler = Reply (Room::*)(const Json&);
    static constexpr std::pair<std::string_view, Handler> handlers[] = {
        {"state", &Room::state}, {"attempt", &Room::attempt},   {"setup", &Room::setup},
        {"probe", &Room::probe}, {"read", &Room::read},         {"write", &Room::write},
        {"think", &Room::think}, {"analyse", &Room::analyse},   {"review", &Room::review},
        {"tree", &Room::tree},   {"compare", &Room::compare},   {"terms", &Room::terms},
        {"book", &Room::book},   {"settings", &Room::settings}, {"annul", &Room::annul},
    };
    const auto request = notation::read_json(text);
    Reply reply = std::unexpected("unknown request");
    room_->id = 0;
    if (!request) {
        reply = std::unexpected(request.error().message());
    } else {
        room_->id = request->integer_of("id", 0, largest_id, 0);
        if (auto wrong = wrong_field(*request)) return envelope(room_->id, std::unexpected(*wrong));
        const std::string_view wish = request->text_of("do");
        if (wish == "about") reply = room_->about();
        for (const auto& [known, handler] : handlers)
            if (known == wish) reply = (room_.get()->*handler)(*request);
    }
    return envelope(room_->id, reply);
}

void Desk::Room::tell(std::string_view kind, const std::string& value) const {
    if (host.tell) host.tell("{\"id\":" + std::to_string(id) + ",\"" + std::string(kind) + "\":" + value + "}");
}

std::expected<const engine::Rulebook*, std::string> book_of(const Json& request) {
    const engine::Rulebook* book = engine::find_rulebook(request.text_of("rules"));
    if (book == nullptr) return std::unexpected("unknown rules");
    return book;
}

std::expected<Described, std::string> game_of(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const std::string_view fen = request.text_of("fen");
    const rules::Profile* profile = rules::find_profile(request.text_of("profile"));
    const bool holds = profile != nullptr && profile->variant == (*book)->id();
    auto game =
        (*book)->new_game(fen.empty() ? (*book)->start_fen() : std::string(fen), holds ? &profile->draws : nullptr);
    if (!game) return std::unexpected("FEN " + game.error().message());
    const std::string start = (*game)->state().fen;
    Described result{.book = *book, .start = start, .game = std::move(*game)};
    const std::vector<Json>& moves = request.items_of("moves");
    if (moves.size() > max_moves) return std::unexpected("too many moves");
    for (const Json& item : moves) {
        const auto move = notation::read_move_text(item.text);
        if (!move) return std::unexpected("move " + move.error().message());
        if (&item == &moves.back()) result.before_last = result.game->legal_moves();
        const engine::Ruling ruling = result.game->play(*move);
        if (!ruling.legal())
            return std::unexpected("illegal move " + notation::printable(item.text) + ": " +
                                   std::string(rules::id(ruling.law)));
    }
    const std::string_view ending = request.text_of("ending");
    if (ending == "draw") result.game->agree_draw();
    if (ending == "white_resigns") result.game->resign(rules::Side::white);
    if (ending == "black_resigns") result.game->resign(rules::Side::black);
    return result;
}

std::string_view name(rules::Side side) { return side == rules::Side::white ? "white" : "black"; }

void put_both(JsonWriter& json, std::string_view key, const std::string& es, const std::string& en) {
    json.key(key).object().field("es", es).field("en", en).end();
}

void put_ruling(JsonWriter& json, const engine::Ruling& ruling) {
    json.field("law", rules::id(ruling.law)).field("article", ruling.article);
    put_both(json, "sentence", engine::sentence(ruling, engine::Language::spanish),
             engine::sentence(ruling, engine::Language::english));
    json.key("squares").list(ruling.squares).key("asked").list(ruling.moves);
    json.field("taken", ruling.taken).field("required", ruling.required);
}

void put_result(JsonWriter& json, const engine::GameState& state) {
    json.key("result").object().field("outcome", rules::id(state.result.outcome));
    json.field("reason", rules::id(state.result.reason)).field("article", state.article);
    put_both(json, "sentence", engine::sentence(state.result, state.article, engine::Language::spanish),
             engine::sentence(state.result, state.article, engine::Language::english));
    json.end();
}

}  // namespace damas::page
