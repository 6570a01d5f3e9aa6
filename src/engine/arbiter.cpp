// SPDX-License-Identifier: MIT
#include "engine/arbiter.hpp"

#include <charconv>

#include "notation/move_text.hpp"
#include "rules/profiles.hpp"

namespace damas::engine {

namespace {

using notation::ParseError;
using notation::pdn::Line;
using notation::pdn::Node;
using rules::Law;
using rules::Outcome;

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end != text.data() ? std::optional{value} : std::nullopt;
}

std::string game_type(const Rulebook& book) {
    const rules::RuleSet& r = book.rules();
    return std::to_string(r.file.game_type) + ",W," + std::to_string(r.width) + ',' + std::to_string(r.height) + ",N" +
           std::to_string(static_cast<int>(r.file.first_square)) + (r.file.corner_is_empty ? ",1" : ",0");
}

/// The outcome that a Result tag states; nothing if it states none.
std::optional<Outcome> stated_outcome(std::string_view text) {
    if (text == "1-0" || text == "2-0") return Outcome::white;
    if (text == "0-1" || text == "0-2") return Outcome::black;
    if (text == "1-1" || text == "1/2-1/2" || text == "½-½" || text == "0.5-0.5") return Outcome::draw;
    return {};
}

std::string_view result_text(const Rulebook& book, Outcome outcome) {
    const rules::FileFormat& file = book.rules().file;
    switch (outcome) {
        case Outcome::white: return file.win;
        case Outcome::black: return file.loss;
        case Outcome::draw: return file.draw;
        case Outcome::none: break;
    }
    return "*";
}

/// Replays a tree of lines.
class Replay {
public:
    Replay(const Rulebook& book, const rules::DrawLimits* limits, GameReport& report)
        : book_(book), limits_(limits), report_(report) {}

    void main_line(const Game& game, Line& line) {
        std::vector<Infringement> wrong;
        const Board end = follow({game.clone(), 0}, line, wrong);
        if (!wrong.empty()) report_.infringement = std::move(wrong.front());
        report_.end = end.game->state();
        report_.plies = end.ply();
    }

private:
    /// A game and the plies that were played before the last set-up.
    struct Board {
        std::unique_ptr<Game> game;
        int earlier;

        int ply() const { return earlier + game->state().ply; }
        Board copy() const { return {game->clone(), earlier}; }
    };

    /// Plays a line as far as it is legal, its variations too, and returns where it ended.
    Board follow(Board board, Line& line, std::vector<Infringement>& wrong) {
        for (Node& node : line.moves) {
            for (Line& variation : node.variations) follow(board.copy(), variation, report_.in_variations);
            if (auto infringement = step(board, node)) {
                wrong.push_back(std::move(*infringement));
                break;
            }
        }
        return board;
    }

    /// Plays one node and writes its move in short form; says what is wrong with it if it cannot be played.
    std::optional<Infringement> step(Board& board, Node& node) {
        const GameState before = board.game->state();
        const int ply = board.ply() + 1;
        if (node.setup) {
            auto fresh = book_.new_game(*node.setup, limits_);
            if (!fresh) return Infringement{ply, "/FEN/", node.move.at, {.law = Law::off_board}, before.fen};
            board = {std::move(*fresh), board.ply()};
            return {};
        }
        Ruling ruling = board.game->play(node.move);
        if (!ruling.legal())
            return Infringement{ply, notation::write_move_text(node.move), node.move.at, std::move(ruling), before.fen};
        const notation::Place at = node.move.at;
        node.move = board.game->move_at(before.ply);
        node.move.at = at;
        return {};
    }

    const Rulebook& book_;
    const rules::DrawLimits* limits_;
    GameReport& report_;
};

void compare_claims(const notation::pdn::Game& game, GameReport& report) {
    if (const auto count = game.tag("PlyCount"); count && number(*count) != report.plies)
        report.false_claims.push_back({"PlyCount", std::string(*count), std::to_string(report.plies)});
    const auto stated = game.tag("Result");
    const Outcome found = report.end.result.outcome;
    if (!stated || found == Outcome::none) return;
    const auto outcome = stated_outcome(*stated);
    if ((outcome && *outcome != found) || *stated == "0-0")
        report.false_claims.push_back(
            {"Result", std::string(*stated), std::string(result_text(*report.rulebook, found))});
}

}  // namespace

const Rulebook* rulebook_of(const notation::pdn::Game& game, const Rulebook* fallback) {
    if (const auto profile = game.tag("RuleProfile"))
        if (const Rulebook* named = find_rulebook(*profile)) return named;
    const auto tag = game.tag("GameType");
    if (!tag) return fallback;
    const auto type = number(*tag);
    if (fallback != nullptr && type == fallback->rules().file.game_type) return fallback;
    for (const Rulebook* book : rulebooks())
        if (type == book->rules().file.game_type && !book->rules().file.names_variant) return book;
    return nullptr;
}

GameReport check_game(notation::pdn::Game& game, const Rulebook& fallback) {
    GameReport report;
    report.rulebook = rulebook_of(game, &fallback);
    if (report.rulebook == nullptr) {
        report.error =
            ParseError{game.at, std::string(*game.tag("GameType")), "a GameType that this program plays: 24 or 20"};
        return report;
    }
    const auto profile = game.tag("RuleProfile");
    const rules::DrawLimits* limits = profile ? rules::find_profile(report.rulebook->id(), *profile) : nullptr;
    const auto fen = game.tag("FEN");
    auto started = report.rulebook->new_game(fen ? std::string(*fen) : report.rulebook->start_fen(), limits);
    if (!started) {
        report.error = started.error();
        for (const auto& tag : game.tags)
            if (tag.name == "FEN") report.error->at = tag.at;
        report.error->expected += " in the FEN tag";
        return report;
    }
    Replay(*report.rulebook, limits, report).main_line(**started, game.line);
    if (!report.infringement) compare_claims(game, report);
    return report;
}

void set_standard_tags(notation::pdn::Game& game, const Rulebook& book, std::string_view start_fen, Outcome outcome) {
    game.set_tag("Result", result_text(book, outcome));
    game.set_tag("GameType", game_type(book));
    if (book.rules().file.names_variant) game.set_tag("RuleProfile", book.id());
    if (start_fen != book.start_fen()) game.set_tag("FEN", start_fen);
}

}  // namespace damas::engine
