// SPDX-License-Identifier: MIT
#include "arena/openings.hpp"

#include <algorithm>
#include <set>

#include "arbiter/arbiter.hpp"
#include "core/hash.hpp"
#include "notation/encoding.hpp"
#include "notation/fen.hpp"
#include "words/files.hpp"
#include "words/notation.hpp"

namespace damas::arena {

namespace {

using engine::Game;
using engine::LegalMove;
using engine::Rulebook;
using notation::MoveText;
using notation::ParseError;
using notation::Place;

/// After so many draws in a row that brought nothing new, what there is must do.
constexpr int patience = 1000;

/// Numbers that depend on the seed alone.
class Random {
public:
    explicit Random(std::uint64_t seed) : seed_(seed) {}
    /// From 0 to `end` - 1. `end` is so small beside 2^64 that the remainder favours nobody by any measure.
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(core::mix(seed_, drawn_++, 0) % end); }

private:
    std::uint64_t seed_, drawn_ = 0;
};

/// In the order of the squares they visit, whatever order the generator has.
std::vector<LegalMove> ordered_moves(const Game& game) {
    std::vector<LegalMove> moves = game.legal_moves();
    std::ranges::sort(moves, {}, &LegalMove::path);
    return moves;
}

/// Positions that were met before.
class Seen {
public:
    /// False if it is one of them.
    bool add(const rules::Setup& position) { return texts_.insert(notation::write_fen(position)).second; }

private:
    std::set<std::string> texts_;
};

Opening opening_of(const Game& game) { return {game.record(), game.state().position}; }

/// Turns the text of a file into openings; the first error ends it.
class Reader {
public:
    using Openings = std::expected<std::vector<Opening>, words::Message>;

    Reader(const Rulebook& book, int most_plies) : book_(book), most_plies_(most_plies) {}

    Openings read(const std::string& text) {
        const bool ok = is_pdn(text) ? read_games(text) : read_lines(text);
        if (!ok) return std::unexpected(std::move(*error_));
        if (openings_.empty()) return std::unexpected(words::Message(words::files::no_opening));
        return std::move(openings_);
    }

private:
    static bool is_pdn(std::string_view text) {
        for (std::size_t line = 0; line < text.size(); line = std::min(text.find('\n', line), text.size() - 1) + 1) {
            const std::size_t first = text.find_first_not_of(" \t", line);
            if (first != std::string_view::npos && text[first] == '[') return true;
        }
        return false;
    }

    bool fail(words::Message what) {
        error_ = std::move(what);
        return false;
    }
    bool fail(Place at, const words::Message& what) { return fail({words::files::at_place, at.line, at.column, what}); }

    /// Begins an opening at a position whose text begins at `at`, or stands in the quotation marks of what does.
    bool begin(std::string_view fen, Place at, bool quoted = false) {
        auto game = book_.read_game(fen);
        if (!game) {
            ParseError error = game.error();
            error.at = quoted ? at : Place{at.line, at.column + error.at.column - 1};
            if (quoted) error.expected = {words::notation::expected_in_fen, std::move(error.expected)};
            return fail(error.message());
        }
        game_ = std::move(*game);
        if (game_->over()) return fail(at, words::files::over_here);
        return true;
    }

    bool play(const MoveText& move) {
        if (most_plies_ > 0 && game_->ply() >= most_plies_) return true;
        const engine::Ruling ruling = game_->play(move);
        const std::string text = notation::write_move_text(move);
        if (!ruling.legal()) return fail(move.at, words::about(text, sentence(ruling)));
        if (game_->over()) return fail(move.at, words::about(text, words::files::ends_the_game));
        return true;
    }

    void end() { openings_.push_back(opening_of(*game_)); }

    bool read_games(const std::string& text) {
        auto games = notation::pdn::read(text);
        if (!games) return fail(games.error().message());
        return std::ranges::all_of(*games, [&](auto& game) { return read_game(game); });
    }

    bool read_game(notation::pdn::Game& game) {
        const auto kind = arbiter::kind_of(game, {.chosen = &book_});
        if (!kind || kind->book != &book_) return fail(game.at, {words::files::other_game, book_.name()});
        arbiter::settle(game, *kind);
        const auto tag = std::ranges::find(game.tags, "FEN", &notation::pdn::Tag::name);
        const bool given = tag != game.tags.end();
        if (given && !begin(tag->value, tag->at, true)) return false;
        if (!given) game_ = book_.new_game();
        for (const notation::pdn::Node& node : game.line.moves)
            if (!(node.setup ? begin(*node.setup, node.move.at, true) : play(node.move))) return false;
        end();
        return true;
    }

    bool read_lines(std::string_view text) {
        for (int line = 1; !text.empty(); ++line) {
            const std::size_t length = std::min(text.find('\n'), text.size());
            if (!read_line(text.substr(0, std::min(length, text.find('#'))), line)) return false;
            text.remove_prefix(std::min(length + 1, text.size()));
        }
        return true;
    }

    bool read_line(std::string_view text, int line) {
        constexpr std::string_view blanks = " \t\r";
        const std::size_t first = text.find_first_not_of(blanks);
        if (first == std::string_view::npos) return true;
        const Place at{line, column(text, first)};
        if (std::string_view("WBwb").contains(text[first])) {
            if (!begin(text.substr(first), at)) return false;
            end();
            return true;
        }
        game_ = book_.new_game();
        for (std::size_t i = first; i < text.size(); i = std::min(text.find_first_not_of(blanks, i), text.size())) {
            const std::size_t stop = std::min(text.find_first_of(blanks, i), text.size());
            if (!read_word(text.substr(i, stop - i), {line, column(text, i)})) return false;
            i = stop;
        }
        end();
        return true;
    }

    static int column(std::string_view line, std::size_t offset) {
        return 1 + static_cast<int>(std::ranges::count_if(
                       line.substr(0, offset), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
    }

    /// A move, a number such as `3.` or `3...`, or both without a blank between them.
    bool read_word(std::string_view word, Place at) {
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        if (digits > 0 && digits < word.size() && word[digits] == '.') {
            const std::size_t rest = std::min(word.find_first_not_of('.', digits), word.size());
            at.column += static_cast<int>(rest);
            word.remove_prefix(rest);
            if (word.empty()) return true;
        }
        auto move = notation::read_move_text(word);
        if (!move) {
            ParseError error = move.error();
            error.at = {at.line, at.column + error.at.column - 1};
            return fail(error.message());
        }
        move->at = at;
        return play(*move);
    }

    const Rulebook& book_;
    int most_plies_;
    std::unique_ptr<Game> game_;
    std::vector<Opening> openings_;
    std::optional<words::Message> error_;
};

void collect(Game& game, int plies, Seen& seen, std::vector<Opening>& out) {
    if (game.over()) return;
    if (plies == 0) {
        if (seen.add(game.state().position)) out.push_back(opening_of(game));
        return;
    }
    for (const LegalMove& move : ordered_moves(game)) {
        game.play(move);
        collect(game, plies - 1, seen, out);
        game.undo();
    }
}

}  // namespace

std::expected<std::vector<Opening>, words::Message> read_openings(const Rulebook& book, std::string_view bytes,
                                                                  int most_plies) {
    return Reader(book, most_plies).read(notation::decode(bytes));
}

std::vector<Opening> ballots(const Rulebook& book, int plies) {
    std::vector<Opening> openings;
    Seen seen;
    collect(*book.new_game(), plies, seen, openings);
    return openings;
}

std::vector<Opening> balanced(std::vector<Opening> openings, int limit, const OpeningScore& score) {
    if (score)
        std::erase_if(openings, [&](const Opening& opening) {
            const int value = score(opening);
            return value > limit || value < -limit;
        });
    return openings;
}

std::vector<Opening> random_openings(const Rulebook& book, int plies, int count, std::uint64_t seed) {
    std::vector<Opening> openings;
    Seen seen;
    Random random(seed);
    for (int in_vain = 0; std::ssize(openings) < count && in_vain < patience; ++in_vain) {
        const auto game = book.new_game();
        for (int ply = 0; ply < plies && !game->over(); ++ply) {
            const std::vector<LegalMove> moves = ordered_moves(*game);
            game->play(moves[random.below(moves.size())]);
        }
        if (game->over() || !seen.add(game->state().position)) continue;
        openings.push_back(opening_of(*game));
        in_vain = -1;
    }
    return openings;
}

void shuffle(std::vector<Opening>& openings, std::uint64_t seed) {
    Random random(seed);
    for (std::size_t left = openings.size(); left > 1; --left)
        std::swap(openings[left - 1], openings[random.below(left)]);
}

}  // namespace damas::arena
