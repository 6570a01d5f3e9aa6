// SPDX-License-Identifier: MIT
// Splits PDN into tokens with their places: all that can be told without looking at the neighbours. Reads each
// character a bounded number of times.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "notation/pdn.hpp"
#include "notation/pdn_scanner.hpp"

namespace damas::notation::pdn {

enum class TokenKind {
    tag,         ///< `[Name "value"]`
    comment,     ///< `{text}`, or `;text` up to the end of the line
    number,      ///< `12.`, `12...`, `...`
    move,        ///< `9-13`, `9x18x25`
    setup,       ///< `/FEN "…"/`
    strength,    ///< `!?`, `(!)`
    nag,         ///< `$7`
    open,        ///< `(`
    close,       ///< `)`
    terminator,  ///< `*` or a result
    end,         ///< of the text
    bad,         ///< anything else
};

struct Token {
    TokenKind kind = TokenKind::end;
    Place at;
    std::string_view raw;                   ///< As it was written.
    std::string text;                       ///< Value of a tag, comment, FEN, or result with ASCII signs.
    std::string_view name;                  ///< Of a tag.
    MoveText move;                          ///< Of a move.
    int nag = 0;                            ///< Of a NAG.
    Place value_at;                         ///< Of the value of a tag.
    const words::Text* expected = nullptr;  ///< In place of a bad one.
};

class Lexer {
public:
    /// `text` as decode() returns it; it must outlive the lexer and its tokens.
    explicit Lexer(std::string_view text) : in_(text), before_(text) {}

    /// The next token; after the last one, and from then on, `end`.
    Token next();

    /// After an error with the last token: goes to where the next game begins, which is the next section of tags, or
    /// also the end of a game if `at_results`. A tag that is not itself wrong begins one.
    void resume(bool at_results);
    /// Whether the last token begins as a tag does.
    bool at_tag() const { return in_.at(start_) == '['; }

private:
    bool is_tag_line(std::size_t offset) const;
    Token good(TokenKind kind, std::size_t end);
    Token bad(const words::Text& expected, std::size_t end);
    Token bad(const words::Text& expected);

    std::expected<std::string, Token> quoted();
    Token tag();
    Token setup();
    Token brace_comment();
    Token line_comment();
    Token bracket();
    Token nag();
    Token novelty_mark();
    bool lettered_at(std::size_t offset) const;
    Token dots(std::size_t offset);
    Token word();
    std::size_t past_shared_point() const;
    std::size_t past_operand(std::size_t offset, std::string& plain) const;
    std::size_t past_word(std::string& plain) const;

    Scanner in_;
    Scanner before_;         ///< Where the token being read begins.
    bool bad_ = false;       ///< Whether it is none.
    std::size_t start_ = 0;  ///< Its offset.
    Place start_place_;
};

}  // namespace damas::notation::pdn
