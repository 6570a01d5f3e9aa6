// SPDX-License-Identifier: MIT
// Games as trees between PDN and JSON. Only moves that the rules allow reach the page; what is wrong is said with its
// place in the text.
#include <algorithm>

#include "arbiter/arbiter.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "page/handlers.hpp"
#include "protocol/game_json.hpp"

namespace damas::page {

namespace {

using notation::pdn::Line;
using notation::pdn::Node;

constexpr std::size_t max_games = 2'000;
constexpr std::size_t max_written_nodes = 100'000;
constexpr std::size_t max_tags = 500;

/// Writes lines as far as their moves are legal.
class TreeWriter {
public:
    TreeWriter(JsonWriter& json, const Host& host) : json_(json), host_(host) {}

    /// The comments and moves of a line that begins in `game`.
    void put(const engine::Game& game, const Line& line) {
        json_.object().key("comments").list(line.comments).key("moves").array();
        const std::unique_ptr<engine::Game> board = game.clone();
        for (const Node& node : line.moves) {
            if (node.setup || ++nodes_ > max_written_nodes || host_.is_interrupted()) {
                cut_ = true;
                break;
            }
            const std::unique_ptr<engine::Game> before = node.variations.empty() ? nullptr : board->clone();
            const engine::Ruling ruling = board->play(node.move);
            if (!ruling.legal()) break;
            json_.object().field("move", notation::write_move(ruling.moves.front()));
            json_.field("strength", node.strength).key("nags").list(node.nags).key("comments").list(node.comments);
            json_.key("variations").array();
            for (const Line& variation : node.variations) put(*before, variation);
            json_.end().end();
        }
        json_.end().end();
    }

    /// Whether something was left out that is not illegal: a position set up in the middle, or too much.
    bool cut() const { return cut_; }

private:
    JsonWriter& json_;
    const Host& host_;
    std::size_t nodes_ = 0;
    bool cut_ = false;
};

void put_error(JsonWriter& json, const notation::ParseError& error) {
    json.key("error").object().field("line", error.at.line).field("column", error.at.column);
    json.field("found", notation::printable(error.token));
    put_both(json.key("expected"), error.expected);
    json.end();
}

void put_infringement(JsonWriter& json, std::string_view key, const arbiter::Infringement& wrong) {
    protocol::put_infringement(json.key(key).object(), wrong);
    put_both(json.key("sentence"), sentence(wrong));
    json.end();
}

template <class Item>
void put_sentences(JsonWriter& json, std::string_view key, const std::vector<Item>& items) {
    json.key(key).array();
    for (const Item& item : items) put_both(json, sentence(item));
    json.end();
}

/// The name of the profile whose draw limits hold; empty if there is none.
std::string_view profile_of(const arbiter::GameReport& report) {
    for (const rules::Profile& profile : rules::profiles)
        if (profile.variant == report.rulebook->id() && report.limits == profile.draws) return profile.id;
    return "";
}

void put_game(JsonWriter& json, notation::pdn::Game& game, const engine::Rulebook& fallback, const Host& host) {
    notation::pdn::Game as_read = game;
    const arbiter::GameReport report = arbiter::check_game(game, {.choice = {.preferred = &fallback}});
    // The page gives back what it was given; only which game it is must not be left to the next reader's guess.
    for (const char* tag : {"GameType", "RuleProfile"})
        if (const auto value = game.tag(tag); value && !as_read.tag(tag)) as_read.set_tag(tag, *value);
    json.object().field("pdn", notation::pdn::write(as_read)).key("tags").array();
    for (const auto& tag : game.tags) json.array().value(tag.name).value(tag.value).end();
    json.end();
    if (report.error) {
        put_error(json, *report.error);
        json.end();
        return;
    }
    const engine::Rulebook& book = *report.rulebook;
    const auto start = book.new_game(report.start, report.draw_limits());
    json.field("rules", book.id()).field("fen", notation::write_fen(report.start));
    json.field("turn", rules::id(report.start.turn)).field("plies", report.plies);
    json.field("end_fen", notation::write_fen(report.end.position)).key("line");
    TreeWriter writer(json, host);
    writer.put(**start, game.line);
    json.field("cut", writer.cut());
    json.field("profile", profile_of(report));
    if (report.infringement)
        put_infringement(json, "infringement", *report.infringement);
    else if (!report.in_variations.empty())
        put_infringement(json, "infringement", report.in_variations.front());
    json.field("in_variation", !report.infringement && !report.in_variations.empty());
    json.field("annulled", report.annulled);
    put_sentences(json, "remarks", report.remarks);
    put_sentences(json, "claims", report.false_claims);
    json.end();
}

std::vector<std::string> texts(const Json& list) {
    std::vector<std::string> result;
    for (const Json& item : list.items)
        if (item.kind == Json::Kind::text) result.push_back(item.text);
    return result;
}

/// The line of a request; false if it holds something that is no move.
bool read_line(const Json& json, Line& line, int depth) {
    if (depth > notation::pdn::deepest_variation) return false;
    if (const Json* comments = json.find("comments")) line.comments = texts(*comments);
    for (const Json& item : json.items_of("moves")) {
        const auto move = notation::read_move_text(item.text_of("move"));
        if (!move || move->squares.size() < 2) return false;
        Node node;
        node.move = *move;
        node.strength = item.text_of("strength");
        if (node.strength.find_first_not_of("!?()") != std::string::npos) return false;
        for (const Json& nag : item.items_of("nags"))
            if (nag.number >= 0 && nag.number <= 999) node.nags.push_back(static_cast<int>(nag.number));
        if (const Json* comments = item.find("comments")) node.comments = texts(*comments);
        for (const Json& variation : item.items_of("variations"))
            if (!read_line(variation, node.variations.emplace_back(), depth + 1)) return false;
        line.moves.push_back(std::move(node));
    }
    return true;
}

bool is_tag_name(std::string_view text) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !text.empty() && std::ranges::all_of(text, allowed);
}

rules::Outcome outcome_of(std::string_view text) {
    if (text == "white") return rules::Outcome::white;
    if (text == "black") return rules::Outcome::black;
    return text == "draw" ? rules::Outcome::draw : rules::Outcome::none;
}

/// How the main line ends by the rules alone.
rules::Outcome outcome_on_board(const notation::pdn::Game& game, const engine::Rulebook& book,
                                const rules::Setup& start) {
    const auto kind = arbiter::kind_of(game, {.chosen = &book});
    const auto board = book.new_game(start, kind && kind->book == &book ? kind->limits() : nullptr);
    for (const Node& node : game.line.moves)
        if (!(*board)->play(node.move).legal()) return rules::Outcome::none;
    return (*board)->result().outcome;
}

}  // namespace

Reply Desk::Handlers::read(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const std::string_view text = request.text_of("text");
    JsonWriter json;
    json.object();
    // A position by itself is what begins with a side and a colon; everything else is read as PDN.
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool is_fen = first != std::string_view::npos && first + 1 < text.size() && text[first + 1] == ':' &&
                        std::string_view("WBwb?").find(text[first]) != std::string_view::npos;
    if (is_fen) {
        const auto game = (*book)->read_game(text);
        if (!game)
            put_error(json, game.error());
        else
            json.field("fen", notation::write_fen((*game)->start()));
        return json.end().text();
    }
    auto [games, errors] = notation::pdn::read_what_can_be_read(text);
    if (games.empty() && !errors.empty()) {
        put_error(json, errors.front());
        return json.end().text();
    }
    json.field("count", games.size()).key("games").array();
    for (std::size_t i = 0; i < games.size() && i < max_games && !host.is_interrupted(); ++i)
        put_game(json, games[i], **book, host);
    json.end().key("skipped").array();
    for (std::size_t i = 0; i < errors.size() && i < max_games; ++i) {
        json.object();
        put_error(json, errors[i]);
        json.end();
    }
    return json.end().end().text();
}

Reply Desk::Handlers::write(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    notation::pdn::Game game;
    if (request.items_of("tags").size() > max_tags)
        return std::unexpected(words::Message(words::requests::too_many_tags));
    for (const Json& tag : request.items_of("tags"))
        if (tag.items.size() == 2 && is_tag_name(tag.items[0].text)) game.set_tag(tag.items[0].text, tag.items[1].text);
    if (const Json* line = request.find("line"); line != nullptr && !read_line(*line, game.line, 0))
        return std::unexpected(words::Message(words::requests::no_move_in_line));
    const auto begun = kept.ask(**book, nullptr, request.text_of("fen"), {});
    if (!begun) return std::unexpected(begun.error());
    const rules::Setup start = (*begun)->start();
    // The board decides, then whoever resigned or agreed, then what the score said.
    const std::string stated(game.tag("Result").value_or("*"));
    rules::Outcome outcome = outcome_on_board(game, **book, start);
    if (outcome == rules::Outcome::none) outcome = outcome_of(request.text_of("outcome"));
    arbiter::set_standard_tags(game, **book, start, outcome);
    if (outcome == rules::Outcome::none) game.set_tag("Result", stated);
    JsonWriter json;
    return json.object().field("pdn", arbiter::written(game, *book)).end().text();
}

Reply Desk::Handlers::annul(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    auto [games, errors] = notation::pdn::read_what_can_be_read(request.text_of("text"));
    if (games.size() != 1) return std::unexpected(words::Message(words::requests::not_one_game));
    const arbiter::GameReport report = arbiter::check_game(games.front(), {.choice = {.preferred = *book}});
    if (!report.infringement) return std::unexpected(words::Message(words::requests::no_infringement));
    arbiter::annul(games.front(), report);
    JsonWriter json;
    json.object().field("pdn", arbiter::written(games.front(), report.rulebook));
    json.field("infringement", games.front().tag("Infringement").value_or(""));
    return json.end().text();
}

}  // namespace damas::page
