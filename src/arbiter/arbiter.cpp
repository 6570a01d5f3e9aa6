// SPDX-License-Identifier: MIT
#include "arbiter/arbiter.hpp"

#include <charconv>

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "words/remarks.hpp"

namespace damas::arbiter {

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

/// The outcome that a Result tag states; nothing if it states none.
std::optional<Outcome> stated_outcome(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text == "1-0" || text == "2-0") return Outcome::white;
    if (text == "0-1" || text == "0-2") return Outcome::black;
    if (text == "1-1" || text == "1/2-1/2" || text == "½-½" || text == "0.5-0.5" || text == "1+-1-" || text == "1--1+")
        return Outcome::draw;
    return {};
}

/// Whether a Result tag says nothing: nobody knows it, or the game goes on.
bool is_open(std::string_view text) { return text.empty() || text == "*" || text == "?"; }

/// Whether a text is a result; 0-0 is one that nobody has won.
bool is_result(std::string_view text) { return stated_outcome(text) || text == "0-0"; }

std::string_view result_text(const engine::Rulebook& book, Outcome outcome) {
    const rules::FileFormat& file = book.rules().file;
    switch (outcome) {
        case Outcome::white: return file.win;
        case Outcome::black: return file.loss;
        case Outcome::draw: return file.draw;
        case Outcome::none: break;
    }
    return "*";
}

/// All readings of an ambiguous capture are followed for so many plies together.
constexpr int reading_budget = 4'000;

/// Replays a tree of lines.
class Replay {
public:
    Replay(const engine::Rulebook& book, GameReport& report)
        : book_(book), limits_(report.draw_limits()), report_(report) {}

    void main_line(const engine::Game& game, Line& line) {
        std::vector<Infringement> wrong;
        const Board end = follow({game.clone(), 0}, line, wrong);
        if (!wrong.empty()) report_.infringement = std::move(wrong.front());
        report_.end = end.game->state();
        report_.plies = end.ply();
    }

private:
    /// A game and the plies that were played before the last set-up.
    struct Board {
        std::unique_ptr<engine::Game> game;
        int earlier;

        int ply() const { return earlier + game->ply(); }
        Board copy() const { return {game->clone(), earlier}; }
    };

    /// Plays a line as far as it is legal, its variations too, and returns where it ended.
    Board follow(Board board, Line& line, std::vector<Infringement>& wrong) {
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            for (Line& variation : line.moves[i].variations) follow(board.copy(), variation, report_.in_variations);
            if (auto infringement = step(board, line, i)) {
                infringement->node = i;
                wrong.push_back(std::move(*infringement));
                break;
            }
        }
        return board;
    }

    /// Plays one node and writes its move in short form; says what is wrong with it if it cannot be played.
    std::optional<Infringement> step(Board& board, Line& line, std::size_t index) {
        Node& node = line.moves[index];
        const int ply = board.ply() + 1;
        if (node.setup) return take_setup(board, node, ply);
        const rules::Setup before = board.game->state().position;
        engine::Ruling ruling = board.game->play(node.move);
        if (ruling.law == Law::ambiguous) resolve(board, line, index, ruling);
        if (!ruling.legal())
            return Infringement{ply, notation::write_move_text(node.move), node.move.at, std::move(ruling), before};
        const notation::Place at = node.move.at;
        node.move = notation::short_form(ruling.moves.front());
        node.move.at = at;
        return {};
    }

    std::optional<Infringement> take_setup(Board& board, const Node& node, int ply) {
        auto fresh = set_up(book_, *node.setup, *board.game, limits_);
        if (fresh) {
            board = {std::move(*fresh), board.ply()};
            return {};
        }
        ParseError error = fresh.error();
        error.at = {node.move.at.line,
                    node.move.at.column + static_cast<int>(std::string_view("/FEN '").size()) + error.at.column - 1};
        return Infringement{
            ply, "/FEN/", node.move.at, {.law = Law::off_board}, board.game->state().position, std::move(error)};
    }

    /// Plays the one reading of an ambiguous capture that lets the rest of the line be played; if it is the only one.
    void resolve(Board& board, const Line& line, std::size_t index, engine::Ruling& ruling) {
        const engine::LegalMove* only = nullptr;
        int budget = reading_budget;
        for (const engine::LegalMove& reading : ruling.moves) {
            const std::unique_ptr<engine::Game> branch = board.game->clone();
            if (!branch->play(reading)) continue;
            if (playable(*branch, book_, limits_, line, index + 1, budget) != line.moves.size() - index - 1) continue;
            if (only != nullptr) return;
            only = &reading;
        }
        if (only == nullptr || budget <= 0 || index + 1 == line.moves.size()) return;
        report_.remarks.push_back({Remark::Kind::resolved, notation::write_path(*only)});
        board.game->play(*only);
        ruling = {.moves = {*only}};
    }

    const engine::Rulebook& book_;
    const rules::DrawLimits* limits_;
    GameReport& report_;
};

/// A result in the notation of another one: 2-0 beside 0-2, 1-0 beside 0-1.
std::string alike(std::string_view text, std::string_view other) {
    const bool doubled = other == "2-0" || other == "0-2" || other == "1-1";
    if (stated_outcome(text) == Outcome::white) return doubled ? "2-0" : "1-0";
    if (stated_outcome(text) == Outcome::black) return doubled ? "0-2" : "0-1";
    return stated_outcome(text) == Outcome::draw ? (doubled ? "1-1" : "1/2-1/2") : std::string(text);
}

/// A tag that stands twice says one thing or two; of names and places that does not matter here.
void compare_tags(const notation::pdn::Game& game, GameReport& report) {
    constexpr auto decisive =
        std::to_array<std::string_view>({"Result", "GameType", "RuleProfile", "FEN", "Termination"});
    for (const notation::pdn::Tag& tag : game.tags) {
        if (std::ranges::find(decisive, tag.name) == decisive.end()) continue;
        const auto first = std::ranges::find(game.tags, tag.name, &notation::pdn::Tag::name);
        if (first->value != tag.value)
            report.false_claims.push_back({tag.name, first->value, tag.value, FalseClaim::Against::other_tag});
    }
}

/// A game that was annulled has no result, and a move for which it was annulled is illegal.
void compare_annulment(const notation::pdn::Game& game, GameReport& report) {
    if (const std::string stated = stated_result(game); stated != "*" && stated != "0-0")
        report.false_claims.push_back({"Result", stated, "", FalseClaim::Against::annulment});
    const std::string tag(game.tag("Infringement").value_or(""));
    const auto cause = annulled_for(tag);
    const auto& wrong = report.infringement;
    if (cause && (!wrong || wrong->ply != cause->ply || wrong->move != cause->move))
        report.false_claims.push_back({"Infringement", cause->move, "", FalseClaim::Against::legal_move});
}

void compare_claims(const notation::pdn::Game& game, GameReport& report) {
    if (const auto count = game.tag("PlyCount"); count && number(*count) != report.plies)
        report.false_claims.push_back({"PlyCount", std::string(*count), std::to_string(report.plies)});
    if (const std::string_view tag = game.tag("Result").value_or(""); !is_open(tag) && !is_result(tag))
        report.false_claims.push_back({"Result", std::string(tag), "", FalseClaim::Against::no_result});
    const std::string stated = stated_result(game);
    if (const auto end = stated_outcome(game.terminator); end && stated_outcome(stated) != end)
        report.false_claims.push_back(
            {"Result", stated, alike(game.terminator, stated), FalseClaim::Against::movetext});
    const Outcome found = report.end.result.outcome;
    if (found == Outcome::none) return;
    const auto outcome = stated_outcome(stated);
    if ((outcome && *outcome != found) || stated == "0-0")
        report.false_claims.push_back({"Result", stated, alike(result_text(*report.rulebook, found), stated)});
}

/// The limits under which only the board ends a game.
rules::DrawLimits without_draws(rules::DrawLimits limits) {
    limits.repetitions = limits.idle_plies = limits.forzosa_plies = 0;
    limits.one_v_three_plies = limits.one_v_two_plies = 0;
    return limits;
}

bool is_annulled(const notation::pdn::Game& game) {
    const auto how = game.tag("Termination");
    return how == "annulled" || how == "Annulled" || how == "anulada";
}

}  // namespace

GameReport check_game(notation::pdn::Game& game, const CheckRequest& request) {
    GameReport report;
    compare_tags(game, report);  // As they were written.
    auto kind = kind_of(game, request.choice);
    if (!kind) {
        report.error = std::move(kind.error());
        return report;
    }
    report.rulebook = kind->book;
    report.remarks = kind->remarks;
    if (const rules::DrawLimits* limits = kind->limits()) report.limits = *limits;
    if (request.claimed_draws) report.limits = without_draws(report.limits.value_or(kind->book->rules().draws));
    const std::string original(game.tag("FEN").value_or(""));
    settle(game, *kind);
    auto started = begin(*kind->book, game, report.draw_limits());
    if (!started) {
        report.error = started.error();
        const auto fen = std::ranges::find(game.tags, "FEN", &notation::pdn::Tag::name);
        if (fen->value != original) report.error->at = fen->value_at;  // Its squares had other names.
        return report;
    }
    report.start = (*started)->start();
    report.annulled = is_annulled(game);
    if (report.annulled)
        report.remarks.push_back({Remark::Kind::annulled, std::string(game.tag("Infringement").value_or(""))});
    Replay(*report.rulebook, report).main_line(**started, game.line);
    if (report.annulled)
        compare_annulment(game, report);
    else if (!report.infringement)
        compare_claims(game, report);
    return report;
}

GameReport check_game(notation::pdn::Game& game, const engine::Rulebook& chosen) {
    return check_game(game, {.choice = {.chosen = &chosen, .preferred = &chosen}});
}

std::string stated_result(const notation::pdn::Game& game) {
    const std::string_view tag = game.tag("Result").value_or("*");
    if (is_result(tag)) return std::string(tag);
    return is_result(game.terminator) ? game.terminator : "*";
}

std::optional<AnnulledFor> annulled_for(std::string_view tag) {
    const std::size_t first = tag.find(' ');
    if (first == std::string_view::npos) return {};
    const std::size_t second = tag.find(' ', first + 1);
    if (second == std::string_view::npos || tag.find(' ', second + 1) != std::string_view::npos) return {};
    const auto ply = number(tag.substr(0, first));
    if (!ply || tag.find_first_not_of("0123456789") != first) return {};
    return AnnulledFor{*ply, std::string(tag.substr(first + 1, second - first - 1)),
                       std::string(tag.substr(second + 1))};
}

void annul(notation::pdn::Game& game, const GameReport& report) {
    if (!report.infringement || report.went_on()) return;
    const Infringement& wrong = *report.infringement;
    game.set_tag("Result", "*");
    game.terminator = "*";
    game.set_tag("Termination", "annulled");
    game.set_tag("Infringement",
                 std::to_string(wrong.ply) + ' ' + wrong.move + ' ' + std::string(rules::id(wrong.ruling.law)));
}

void resume(notation::pdn::Game& game, const GameReport& report, words::Language language) {
    if (!report.infringement) return;
    const Infringement& wrong = *report.infringement;
    game.line.moves.resize(wrong.node);
    std::vector<std::string>& comments = game.line.moves.empty() ? game.line.comments : game.line.moves.back().comments;
    const words::Text& comment = report.went_on() ? words::remarks::wrong_move : words::remarks::resumes_here;
    comments.push_back(words::say({comment, wrong.move, sentence(wrong)}, language));
    game.set_tag("Result", result_text(*report.rulebook, report.end.result.outcome));
    game.terminator = "*";
    std::erase_if(game.tags, [](const notation::pdn::Tag& tag) {
        return tag.name == "Termination" || tag.name == "PlyCount" || tag.name == "Infringement";
    });
}

void set_standard_tags(notation::pdn::Game& game, const engine::Rulebook& book, const rules::Setup& start,
                       Outcome outcome) {
    const auto kind = kind_of(game, {.chosen = &book, .preferred = &book});
    const rules::Profile* profile = kind && kind->book == &book ? kind->profile : nullptr;
    game.set_tag("Result", result_text(book, outcome));
    game.terminator = "*";
    game.set_tag("GameType", game_type(book));
    if (book.rules().file.names_variant)
        game.set_tag("RuleProfile", book.id());
    else if (profile == nullptr)
        std::erase_if(game.tags, [](const notation::pdn::Tag& tag) {
            return tag.name == "RuleProfile" && engine::find_rulebook(tag.value) != nullptr;
        });
    if (start != book.start()) game.set_tag("FEN", notation::write_fen(start));
}

}  // namespace damas::arbiter
