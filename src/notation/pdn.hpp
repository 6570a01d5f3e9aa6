// SPDX-License-Identifier: MIT
// Games in Portable Draughts Notation 3.0 as a tree of texts: tags, moves, comments, NAGs and variations as they were
// written. Nothing here knows the rules: replay.hpp turns move texts into moves.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/written_move.hpp"
#include "rules/legal_move.hpp"

namespace damas::notation {

namespace pdn {

struct Line;

/// One move of a line with everything that was said about it; or a position set up in the middle of a game.
struct Node {
    MoveText move;
    std::optional<std::string> setup;   ///< The FEN of `/FEN "…"/`; then there is no move, only its place.
    std::string strength;               ///< "!", "?!", "(!)" …
    std::vector<int> nags;              ///< `$n`.
    std::vector<std::string> comments;  ///< After the move, without braces; lines end with '\n'.
    std::vector<Line> variations;       ///< Instead of this move.

    bool operator==(const Node&) const;
};

struct Line {
    std::vector<std::string> comments;  ///< Before the first move.
    std::vector<Node> moves;

    bool operator==(const Line&) const = default;
};

struct Tag {
    std::string name, value;
    Place at;
    Place value_at{};  ///< Of the value's first character.

    bool operator==(const Tag& other) const { return name == other.name && value == other.value; }
};

struct Game {
    std::vector<Tag> tags;
    Line line;
    std::string terminator = "*";  ///< How the movetext ended: "*" or a result in ASCII; empty if it just stopped.
    Place at;                      ///< Where the game begins.

    /// The value of a tag, or nothing; of the first one if several share the name.
    std::optional<std::string_view> tag(std::string_view name) const;
    /// Sets or adds a tag; a name consists of ASCII letters, digits, '_', '-' and '.'.
    void set_tag(std::string_view name, std::string_view value);
    /// Whether both say the same once written: the order of tags is the standard's, and a result at the end of the
    /// movetext counts as the Result tag if there is none.
    bool operator==(const Game& other) const;
};

/// Variations may be nested this deep.
inline constexpr int deepest_variation = 200;

/// Reads the games of a file one after the other, so that a large file costs its text and a game or two. Liberal: UTF-8
/// with or without a byte-order mark, or Latin-1. A game ends with `*`, a result, or a tag after movetext. Takes time
/// in proportion to the text, whatever it holds.
class GameReader {
public:
    explicit GameReader(std::string_view text);
    ~GameReader();
    GameReader(const GameReader&) = delete;
    GameReader& operator=(const GameReader&) = delete;

    /// The next game, or what is wrong with it; nothing after the last. A game that cannot be read costs only itself:
    /// reading goes on at the next section of tags, or after the next result if the game had no tags.
    std::optional<std::expected<Game, ParseError>> next();

private:
    class Reader;
    std::string text_;
    std::unique_ptr<Reader> reader_;
};

/// A line of moves, each in its shortest form, without a word about them.
Line line_of(const std::vector<rules::LegalMove>& moves);

/// All games of a file, or the first error in it.
std::expected<std::vector<Game>, ParseError> read(std::string_view text);

/// All games of a file that can be read, and what is wrong with the others.
struct Reading {
    std::vector<Game> games;
    std::vector<ParseError> errors;
};
Reading read_what_can_be_read(std::string_view text);

/// Writes a game strictly: UTF-8, tags in the standard's order, lines of at most 100 columns unless a comment,
/// position or path is longer, `*` as the only game end. What read() made comes back equal when it reads this again.
/// In a game made otherwise, a '}' in a comment becomes ')' and a line end in a tag or position a blank, since PDN
/// cannot hold them; every node must have a set-up or at least two squares, and no quiet `1-1`, which is a result.
std::string write(const Game& game);

}  // namespace pdn
}  // namespace damas::notation
