// SPDX-License-Identifier: MIT
#include "protocol/referee.hpp"

#include <charconv>

#include "endgames/table_probe.hpp"
#include "engine/options.hpp"
#include "engine/perft.hpp"
#include "engine/rulebook.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"

namespace damas::protocol {

namespace {

using engine::Game;
using engine::Rulebook;
using engine::Ruling;

using Words = std::vector<std::string_view>;
using Answer = std::expected<std::string, std::string>;

/// Deep enough for anything that ends within a lifetime.
constexpr int max_depth = 40;

Words split(std::string_view line) {
    Words words;
    constexpr std::string_view blanks = " \t\r\n\v\f";
    while (true) {
        const std::size_t begin = line.find_first_not_of(blanks);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find_first_of(blanks), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

std::unexpected<std::string> fail(std::string message) { return std::unexpected(std::move(message)); }

std::expected<const Rulebook*, std::string> book(std::string_view id) {
    if (const Rulebook* found = engine::find_rulebook(id)) return found;
    std::string known;
    for (const Rulebook* b : engine::rulebooks()) known += (known.empty() ? "" : ", ") + std::string(b->id());
    return fail("unknown rules '" + notation::printable(id) + "', expected " + known);
}

std::expected<std::unique_ptr<Game>, std::string> game(std::string_view rules, std::string_view fen) {
    auto rulebook = book(rules);
    if (!rulebook) return fail(rulebook.error());
    auto started = (*rulebook)->read_game(fen);
    if (!started) return fail("FEN " + words::english(started.error().message()));
    return std::move(*started);
}

/// "5 9 12", as the answer to `why` lists squares.
std::string describe(const Ruling& ruling) {
    std::string text(rules::id(ruling.law));
    for (const rules::Square square : ruling.squares) text += ' ' + to_string(square);
    return text;
}

std::expected<void, std::string> play(Game& game, std::string_view text) {
    const auto move = notation::read_move_text(text);
    if (!move) return fail("move '" + notation::printable(text) + "': " + words::english(move.error().message()));
    const Ruling ruling = game.play(*move);
    if (!ruling.legal()) return fail("illegal move '" + notation::printable(text) + "': " + describe(ruling));
    return {};
}

Answer moves(const Words& words) {
    auto g = game(words[1], words[2]);
    if (!g) return fail(g.error());
    std::string list;
    for (const engine::LegalMove& move : (*g)->legal_moves())
        list += (list.empty() ? "" : " ") + notation::write_hub(move);
    return list.empty() ? "-" : list;
}

Answer after(const Words& words) {
    auto g = game(words[1], words[2]);
    if (!g) return fail(g.error());
    if (auto played = play(**g, words[3]); !played) return fail(played.error());
    return notation::write_fen((*g)->state().position);
}

Answer perft(const Words& words) {
    auto rulebook = book(words[1]);
    if (!rulebook) return fail(rulebook.error());
    int depth = -1;
    const auto [end, error] = std::from_chars(words[2].data(), words[2].data() + words[2].size(), depth);
    if (error != std::errc{} || end != words[2].data() + words[2].size() || depth < 0 || depth > max_depth)
        return fail("depth '" + notation::printable(words[2]) + "', expected a number from 0 to " +
                    std::to_string(max_depth));
    const auto started = game(words[1], words[3]);
    if (!started) return fail(started.error());
    return std::to_string(engine::perft(words[1], (*started)->start(), depth, rules::Leaves::bulk));
}

Answer play_game(const Words& words) {
    auto g = game(words[1], words[2]);
    if (!g) return fail(g.error());
    for (std::size_t i = 3; i < words.size() && !(*g)->over(); ++i)
        if (auto played = play(**g, words[i]); !played)
            return fail("at ply " + std::to_string(i - 2) + ": " + played.error());
    const engine::GameState state = (*g)->state();
    return std::string(rules::id(state.result.outcome)) + ' ' + std::string(rules::id(state.result.reason)) + ' ' +
           std::to_string(state.ply) + ' ' + notation::write_fen(state.position);
}

Answer why(const Words& words) {
    auto g = game(words[1], words[2]);
    if (!g) return fail(g.error());
    const auto move = notation::read_move_text(words[3]);
    if (!move) return fail("move '" + notation::printable(words[3]) + "': " + words::english(move.error().message()));
    if (words.size() > 4) {
        const std::string_view text = words[4];
        int touched = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), touched);
        if (error != std::errc{} || end != text.data() + text.size())
            return fail("touched '" + notation::printable(text) + "', expected the number of a square");
        const Ruling first = (*g)->touch(rules::Square(touched), {});
        if (first.law == rules::Law::off_board) return fail("touched " + describe(first));
        if (const Ruling ruling = (*g)->touch(move->squares.front(), rules::Square(touched));
            ruling.law == rules::Law::touch_move)
            return describe(ruling);
    }
    return describe((*g)->judge(*move));
}

Answer tables(const Words& words) {
    auto g = game(words[1], words[2]);
    if (!g) return fail(g.error());
    for (std::size_t i = 3; i < words.size(); ++i)
        if (auto played = play(**g, words[i]); !played)
            return fail("at ply " + std::to_string(i - 2) + ": " + played.error());
    if ((*g)->over()) return fail("the game is over");
    const auto probe = endgames::probe_tables(words[1], engine::default_table_directory(), (*g)->record());
    if (!probe) return "unknown";
    const endgames::TableVerdict& v = probe->verdict;
    return std::string(endgames::id(v.result)) + ' ' + (v.plies && !v.too_late() ? std::to_string(*v.plies) : "-");
}

struct Request {
    std::string_view name, usage;
    std::size_t least, most;
    Answer (*answer)(const Words&);
};

constexpr std::size_t any_number = ~std::size_t{0};
constexpr std::array requests{
    Request{"moves", "moves RULES FEN", 3, 3, moves},
    Request{"after", "after RULES FEN MOVE", 4, 4, after},
    Request{"perft", "perft RULES DEPTH FEN", 4, 4, perft},
    Request{"game", "game RULES FEN MOVE…", 3, any_number, play_game},
    Request{"why", "why RULES FEN MOVE [TOUCHED]", 4, 5, why},
    Request{"tables", "tables RULES FEN MOVE…", 3, any_number, tables},
};

std::string request_names() {
    std::string names;
    for (std::size_t i = 0; i < requests.size(); ++i)
        names += (i == 0 ? "" : i + 1 == requests.size() ? " or " : ", ") + std::string(requests[i].name);
    return names;
}

Answer answer(std::string_view line) {
    const Words words = split(line);
    if (words.empty()) return fail("empty request, expected " + request_names());
    for (const Request& request : requests)
        if (request.name == words[0]) {
            if (words.size() < request.least || words.size() > request.most)
                return fail("expected: " + std::string(request.usage));
            return request.answer(words);
        }
    return fail("unknown request '" + notation::printable(words[0]) + "', expected " + request_names());
}

}  // namespace

std::string answer_referee(std::string_view request) {
    Answer result = answer(request);
    return result ? *result : "error " + result.error();
}

}  // namespace damas::protocol
