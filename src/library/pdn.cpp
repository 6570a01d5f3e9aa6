// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cctype>
#include <damas/pdn.hpp>

#include "arbiter/arbiter.hpp"
#include "library/plain.hpp"

namespace damas {

namespace {

namespace pdn = notation::pdn;

/// The main line of a game that was checked, as far as it is legal.
std::unique_ptr<engine::Game> replay(const pdn::Game& game, const arbiter::GameReport& report) {
    const engine::Rulebook& book = *report.rulebook;
    std::unique_ptr<engine::Game> board = std::move(*book.new_game(report.start, report.draw_limits()));
    const std::size_t end = report.infringement ? report.infringement->node : game.line.moves.size();
    for (std::size_t i = 0; i < end; ++i) {
        const pdn::Node& node = game.line.moves[i];
        if (node.setup)
            board = std::move(*arbiter::set_up(book, *node.setup, *board, report.draw_limits()));
        else
            board->play(node.move);
    }
    return board;
}

std::expected<PdnGame, Error> read_game(pdn::Game& game, const engine::Rulebook* fallback) {
    const arbiter::GameReport report = arbiter::check_game(game, {.choice = {.chosen = fallback}});
    if (report.error) return std::unexpected(library::error(*report.error));
    PdnGame result{.tags = {},
                   .game = library::Inside::make(library::rule_set(*report.rulebook), replay(game, report)),
                   .infringement = {},
                   .remarks = {}};
    for (pdn::Tag& tag : game.tags) result.tags.push_back({std::move(tag.name), std::move(tag.value)});
    if (const auto& wrong = report.infringement)
        result.infringement = {
            wrong->ply, wrong->move,
            wrong->bad_setup ? library::unreadable(*wrong->bad_setup) : library::ruling(wrong->ruling)};
    for (const arbiter::Remark& remark : report.remarks) result.remarks.push_back(library::text(sentence(remark)));
    for (const arbiter::FalseClaim& claim : report.false_claims)
        result.remarks.push_back(library::text(sentence(claim)));
    return result;
}

std::string name_of_tag(std::string name) {
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '-' && c != '.') c = '_';
    return name.empty() ? "_" : name;
}

}  // namespace

std::vector<std::expected<PdnGame, Error>> read_pdn(std::string_view text, std::optional<RuleSet> rules) {
    const engine::Rulebook* fallback = rules ? &library::rulebook(*rules) : nullptr;
    std::vector<std::expected<PdnGame, Error>> games;
    pdn::GameReader reader(text);
    while (auto read = reader.next()) {
        if (*read)
            games.push_back(read_game(**read, fallback));
        else
            games.emplace_back(std::unexpected(library::error(read->error())));
    }
    return games;
}

std::string write_pdn(const Game& game, const std::vector<Tag>& tags) {
    const engine::Game& inside = library::Inside::of(game);
    pdn::Game written;
    for (const Tag& tag : tags)
        if (tag.name != "FEN" && tag.name != "PlyCount") written.set_tag(name_of_tag(tag.name), tag.value);
    const std::string result(written.tag("Result").value_or("*"));
    arbiter::set_standard_tags(written, library::rulebook(game.rule_set()), inside.start(), inside.result().outcome);
    if (!inside.over()) written.set_tag("Result", result);
    written.line = pdn::line_of(inside.moves());
    return pdn::write(written);
}

}  // namespace damas
