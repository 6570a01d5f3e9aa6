// SPDX-License-Identifier: MIT
// The engine for the page: a move of a level, lines of analysis, a whole game reviewed.
#include <algorithm>

#include "analysis/score_words.hpp"
#include "engine/draw_offer.hpp"
#include "engine/levels.hpp"
#include "engine/options_json.hpp"
#include "notation/move_writer.hpp"
#include "page/handlers.hpp"
#include "protocol/analysis.hpp"

namespace damas::page {

namespace {

const std::atomic<bool> never_stopped = false;

/// How long full strength thinks about a move where nobody says how long it may.
constexpr double usual_seconds = 2;

/// How long it thinks about an offer of a draw.
constexpr std::uint64_t offer_nodes = 100'000;

/// A weak level forgets most of what it has seen: it needs no large table.
constexpr std::size_t small_hash = 1;

void put_score(JsonWriter& json, int white_score) {
    json.field("score", white_score).field("expectancy", analysis::expectancy(white_score)).key("plies");
    search::is_decided(white_score) ? json.value(search::win - std::abs(white_score)) : json.null();
}

std::string line_json(const analysis::RatedLine& line) {
    JsonWriter json;
    json.object().field("rank", line.rank).field("depth", line.depth);
    put_score(json, line.score);
    json.field("nodes", line.nodes).field("seconds", line.seconds).key("moves").list(notation::write_moves(line.moves));
    return json.end().text();
}

/// Options by name from an object of the request; what is wrong, or nothing.
std::optional<words::Message> read_options(const Json& request, engine::PlayerOptions& options) {
    const Json* list = request.find("options");
    if (list == nullptr) return {};
    for (const auto& [name, value] : list->fields) {
        if (auto error = engine::set_option(options, name, value, engine::Asker::client))
            return words::about(notation::printable(name), *error);
    }
    return engine::contradiction(options);
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
    return host.allowed(request.number_of("seconds", 0, 86'400, 0));
}

/// Whether a request says how long a player may think.
bool is_limited(const Json& request) {
    return request.find("clock") != nullptr || request.number_of("seconds", 0, 86'400, 0) > 0 ||
           request.integer_of("nodes", 0, 1LL << 50, 0) > 0;
}

/// The time for a move: so many seconds, a share of what the clock has left, or no limit. A clock that has nothing left
/// is not without limit.
search::TimeControl time_of(const Json& request, const Host& host) {
    search::TimeControl time{.move_time = seconds_of(request, host)};
    if (request.find("clock") == nullptr) return time;
    constexpr double least = 0.05;
    time.clock = std::max(least, request.number_of("clock", 0, 86'400, 0));
    time.increment = request.number_of("increment", 0, 86'400, 0);
    return time;
}

/// The position of a game with the other side to move: what does it threaten?
std::unique_ptr<engine::Game> turned(const Described& described) {
    rules::Setup setup = described.game->state().position;
    setup.turn = rules::opponent(setup.turn);
    return std::move(*described.book->new_game(setup));
}

}  // namespace

Reply Desk::Handlers::think(const Json& request) {
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
    if (described->game->over()) return std::unexpected(words::Message(words::requests::game_is_over));
    engine::ThinkLimits limits{.nodes = static_cast<std::uint64_t>(request.integer_of("nodes", 0, 1LL << 50, 0))};
    // A level that is weak by its nodes plays as it does, however much time there is.
    const bool textbook = options.kind == engine::SearchKind::textbook;
    limits.time = !weak || textbook ? time_of(request, host) : search::TimeControl{.move_time = host.max_seconds};
    if (!weak && !is_limited(request)) limits.time.move_time = host.allowed(usual_seconds);
    const auto side = described->game->turn();
    const auto put = [&](const engine::Thought& t) {
        return line_json({.rank = t.line,
                          .depth = t.depth,
                          .score = analysis::seen_by_white(t.score, side),
                          .nodes = t.nodes,
                          .seconds = t.seconds,
                          .moves = t.moves});
    };
    return put(player->think(
        described->game->record(), limits, [&](const engine::Thought& t) { tell("line", put(t)); }, never_stopped));
}

analysis::Analyst& Desk::Handlers::analyst_for(const engine::Rulebook& book) {
    const engine::PlayerOptions options = options_for(host);
    if (const std::string key = key_of(book, options); key != analyst_key || !analyst) {
        analyst.reset();
        analyst = std::make_unique<analysis::Analyst>(book, options);
        analyst_key = key;
    }
    return *analyst;
}

Reply Desk::Handlers::analyse(const Json& request) {
    auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    if (request.flag_of("threat")) described->game = turned(*described);
    if (described->game->over()) return "[]";
    const analysis::AnalysisLimits limits{
        .depth = static_cast<int>(request.integer_of("depth", 0, 100, 0)),
        .nodes = static_cast<std::uint64_t>(request.integer_of("nodes", 0, 1LL << 50, 0)),
        .seconds = seconds_of(request, host),
        .lines = static_cast<int>(request.integer_of("lines", 1, 10, 1))};
    const auto lines = analyst_for(*described->book)
                           .look(
                               *described->game, limits,
                               [&](const analysis::RatedLine& line) { tell("line", line_json(line)); }, never_stopped);
    JsonWriter json;
    json.array();
    for (const analysis::RatedLine& line : lines) json.written(line_json(line));
    return json.end().text();
}

/// The computer, who plays the other side, is offered a draw by `from`.
Reply Desk::Handlers::offer(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const std::string_view from = request.text_of("from");
    if (from != "white" && from != "black")
        return std::unexpected(words::Message(words::requests::expected_side, "from"));
    if (described->game->over()) return std::unexpected(words::Message(words::requests::game_is_over));
    engine::DrawAnswer answer = engine::DrawAnswer::too_early;
    if (!engine::is_early_for_draw(*described->book, *described->game)) {
        const auto lines = analyst_for(*described->book)
                               .look(
                                   *described->game, {.nodes = offer_nodes, .seconds = host.max_seconds},
                                   [](const analysis::RatedLine&) {}, never_stopped);
        const int white_score = lines.empty() ? 0 : lines.front().score;
        answer = engine::answer_draw(from == "white" ? -white_score : white_score);
    }
    JsonWriter json;
    return json.object().field("answer", name(answer)).end().text();
}

Reply Desk::Handlers::review(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    notation::pdn::Game game;
    game.line = notation::pdn::line_of(described->game->moves());
    arbiter::set_standard_tags(game, *described->book, described->game->start(), rules::Outcome::none);
    analysis::GameRequest wanted{
        .limits = {.nodes = static_cast<std::uint64_t>(request.integer_of("nodes", 100, 100'000'000, 20'000))},
        .player = options_for(host)};
    wanted.on_progress = [&](int done, int total) {
        JsonWriter json;
        tell("progress", json.object().field("done", done).field("total", total).end().text());
    };
    const analysis::GameAnalysis analysis =
        analysis::analyze_game(game, {.choice = {.chosen = described->book}}, wanted);
    return protocol::game_json(1, game, analysis, words::Language::spanish);
}

}  // namespace damas::page
