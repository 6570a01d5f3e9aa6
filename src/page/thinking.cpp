// SPDX-License-Identifier: MIT
// The engine for the page: a move of a level, lines of analysis, a whole game reviewed.
#include <algorithm>

#include "engine/levels.hpp"
#include "engine/options_json.hpp"
#include "engine/score_words.hpp"
#include "page/room.hpp"
#include "protocol/analysis.hpp"

namespace damas::page {

namespace {

const std::atomic<bool> never_stopped = false;

/// A weak level forgets most of what it has seen: it needs no large table.
constexpr std::size_t small_hash = 1;

void put_score(JsonWriter& json, int white_score) {
    json.field("score", white_score).field("expectancy", engine::expectancy(white_score)).key("plies");
    search::is_decided(white_score) ? json.value(search::win - std::abs(white_score)) : json.null();
}

std::string line_json(const engine::RatedLine& line) {
    JsonWriter json;
    json.object().field("rank", line.rank).field("depth", line.depth);
    put_score(json, line.score);
    json.field("nodes", line.nodes).field("seconds", line.seconds).key("moves").list(line.moves);
    return json.end().text();
}

/// Options by name from an object of the request; what is wrong, or nothing.
std::optional<std::string> read_options(const Json& request, engine::PlayerOptions& options) {
    const Json* list = request.find("options");
    if (list == nullptr) return {};
    for (const auto& [name, value] : list->fields) {
        if (!engine::is_for_clients(name)) return notation::printable(name) + ": a page cannot set this";
        if (auto error = engine::set_option(options, name, value)) return notation::printable(name) + ": " + *error;
    }
    return search::textbook::contradiction(options.textbook);
}

/// What distinguishes one player from another.
std::string key_of(const engine::Rulebook& book, const engine::PlayerOptions& options) {
    return std::string(book.id()) + ' ' + engine::identity(options);
}

engine::PlayerOptions options_for(const Host& host) {
    engine::PlayerOptions options;
    options.hash_megabytes = host.hash_megabytes;
    options.threads = host.threads;
    options.table_directory = host.table_directory;
    options.interrupted = host.interrupted;
    return options;
}

double seconds_of(const Json& request, const Host& host) {
    const double seconds = request.number_of("seconds", 0, 86'400, 0);
    if (host.max_seconds > 0 && (seconds == 0 || seconds > host.max_seconds)) return host.max_seconds;
    return seconds;
}

}  // namespace

Reply Desk::Room::think(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    engine::PlayerOptions options = options_for(host);
    if (auto error = read_options(request, options)) return std::unexpected(*error);
    const bool weak = options.kind == engine::SearchKind::textbook || engine::level(options.level).nodes > 0;
    if (weak && !engine::level(options.level).knows) options.hash_megabytes = small_hash;
    if (const std::string key = key_of(*described->book, options); key != player_key || !player) {
        player.reset();  // First give back, then ask.
        player = engine::make_player(described->book->id(), options);
        player_key = key;
    }
    engine::ThinkRequest wish;
    wish.fen = described->start;
    wish.moves = described->game->moves();
    wish.limits = described->game->state().limits;
    wish.nodes = static_cast<std::uint64_t>(request.integer_of("nodes", 0, 1LL << 50, 0));
    // A level that is weak by its nodes plays as it does, however much time there is.
    const bool timed = !weak || options.kind == engine::SearchKind::textbook;
    wish.time.move_time = timed ? seconds_of(request, host) : host.max_seconds;
    const auto side = described->game->state().turn;
    const auto put = [&](const engine::Thought& t) {
        return line_json({.rank = t.line,
                          .depth = t.depth,
                          .score = engine::seen_by_white(t.score, side),
                          .nodes = t.nodes,
                          .seconds = t.seconds,
                          .moves = t.moves});
    };
    const auto thought = player->think(wish, [&](const engine::Thought& t) { tell("line", put(t)); }, never_stopped);
    if (!thought) return std::unexpected(thought.error());
    return put(*thought);
}

Reply Desk::Room::analyse(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    if (described->game->state().result.outcome != rules::Outcome::none) return "[]";
    const engine::PlayerOptions options = options_for(host);
    if (const std::string key = key_of(*described->book, options); key != analyst_key || !analyst) {
        analyst.reset();
        analyst = std::make_unique<engine::Analyst>(*described->book, options);
        analyst_key = key;
    }
    const engine::AnalysisLimits limits{
        .depth = static_cast<int>(request.integer_of("depth", 0, 100, 0)),
        .nodes = static_cast<std::uint64_t>(request.integer_of("nodes", 0, 1LL << 50, 0)),
        .seconds = seconds_of(request, host),
        .lines = static_cast<int>(request.integer_of("lines", 1, 10, 1))};
    const auto lines = analyst->look(
        *described->game, described->start, limits,
        [&](const engine::RatedLine& line) { tell("line", line_json(line)); }, never_stopped);
    std::string list = "[";
    for (const engine::RatedLine& line : lines) list += (list.size() > 1 ? "," : "") + line_json(line);
    return list + "]";
}

Reply Desk::Room::review(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    notation::pdn::Game game;
    for (const notation::MoveText& move : described->game->moves()) {
        notation::pdn::Node node;
        node.move = move;
        game.line.moves.push_back(std::move(node));
    }
    engine::set_standard_tags(game, *described->book, described->start, rules::Outcome::none);
    engine::GameRequest wish{
        .limits = {.nodes = static_cast<std::uint64_t>(request.integer_of("nodes", 100, 100'000'000, 20'000))},
        .player = options_for(host)};
    wish.on_progress = [&](int done, int total) {
        JsonWriter json;
        tell("progress", json.object().field("done", done).field("total", total).end().text());
    };
    const engine::GameAnalysis analysis = engine::analyze_game(game, {.choice = {.chosen = described->book}}, wish);
    return protocol::game_json(1, game, analysis, engine::Language::spanish);
}

}  // namespace damas::page
