// SPDX-License-Identifier: MIT
#include "notation/pdn_lexer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace damas::notation::pdn {

namespace {

constexpr int highest_square = 999;  // of any board; which squares a variant has is checked later
constexpr int highest_nag = 999;

constexpr std::array<std::string_view, 7> results = {"2-0", "1-1", "0-2", "0-0", "1-0", "0-1", "1/2-1/2"};

bool is_in_name(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
}

/// The squares of `9-13` or `9x18x25`; false if one is missing or out of range, or a quiet move goes nowhere.
bool read_squares(std::string_view plain, MoveText& move) {
    const char* const end = plain.data() + plain.size();
    for (const char* here = plain.data();; ++here) {
        int square = 0;
        const auto [next, error] = std::from_chars(here, end, square);
        if (error != std::errc{} || square < 1 || square > highest_square) return false;
        move.squares.push_back(square);
        here = next;
        if (here == end) break;
        if (*here != '-' && *here != 'x') return false;
        move.capture |= *here == 'x';
    }
    return move.capture || move.squares.size() > 2 || move.squares[0] != move.squares[1];
}

}  // namespace

Token Lexer::next() {
    in_.skip_ignored();
    start_ = in_.offset();
    start_place_ = in_.place();
    const Sign sign = in_.sign_at(start_);
    switch (sign.meaning) {
        case '[': return tag();
        case '{': return brace_comment();
        case ';': return line_comment();
        case '/': return setup();
        case '(': return bracket();
        case ')': return good(TokenKind::close, start_ + 1);
        case '!':
        case '?': return good(TokenKind::strength, in_.past_any(start_, "!?"));
        case '$': return nag();
        case '.': return dots(start_);
        case '*': {
            Token token = good(TokenKind::terminator, start_ + 1);
            token.text = "*";
            return token;
        }
        default: break;
    }
    if (sign.length == 0) return good(TokenKind::end, start_);
    if (in_.digit_at(start_) || sign.meaning == Sign::half) return word();
    return bad("a move such as 9-13 or 9x18");
}

Token Lexer::good(TokenKind kind, std::size_t end) {
    in_.advance_to(end);
    Token token;
    token.kind = kind;
    token.at = start_place_;
    token.raw = in_.between(start_, end);
    return token;
}

/// What stands here up to `end` is wrong.
Token Lexer::bad(std::string_view expected, std::size_t end) const {
    Token token;
    token.kind = TokenKind::bad;
    token.at = in_.place();
    token.raw = in_.between(in_.offset(), end);
    token.expected = expected;
    return token;
}

/// What stands here up to the next blank or bracket is wrong.
Token Lexer::bad(std::string_view expected) const {
    const std::size_t first = in_.offset() + in_.sign_at(in_.offset()).length;
    return bad(expected, std::max(first, in_.find_any(in_.offset(), " \t\n\v\f{}()[];\"")));
}

/// The text between the quote that stands here and the next one that is not escaped, on one line.
std::expected<std::string, Token> Lexer::quoted() {
    std::string value;
    for (std::size_t i = in_.offset() + 1; !in_.ends_at(i) && in_.at(i) != '\n'; ++i) {
        if (in_.at(i) == '"') {
            in_.advance_to(i + 1);
            return value;
        }
        if (in_.at(i) == '\\' && (in_.at(i + 1) == '"' || in_.at(i + 1) == '\\')) ++i;
        value += in_.at(i);
    }
    return std::unexpected(bad("a closing '\"' on the same line", in_.offset() + 1));
}

Token Lexer::tag() {
    in_.advance_to(start_ + 1);
    in_.skip_space();
    const std::size_t name_begin = in_.offset();
    std::size_t name_end = name_begin;
    while (is_in_name(in_.at(name_end))) ++name_end;
    if (name_end == name_begin) return bad("the name of a tag");
    in_.advance_to(name_end);
    in_.skip_space();
    if (in_.here() != '"') return bad("the tag's value in double quotes");
    std::expected<std::string, Token> value = quoted();
    if (!value) return std::move(value.error());
    in_.skip_space();
    if (in_.here() != ']') return bad("']' after the tag's value");
    Token token = good(TokenKind::tag, in_.offset() + 1);
    token.name = in_.between(name_begin, name_end);
    token.text = *std::move(value);
    return token;
}

Token Lexer::setup() {
    if (in_.between(start_, start_ + 4) != "/FEN") return bad("a position such as /FEN \"W:W9:B13\"/");
    in_.advance_to(start_ + 4);
    in_.skip_space();
    if (in_.here() != '"') return bad("the position in double quotes");
    std::expected<std::string, Token> fen = quoted();
    if (!fen) return std::move(fen.error());
    in_.skip_space();
    if (in_.here() != '/') return bad("'/' after the position");
    Token token = good(TokenKind::setup, in_.offset() + 1);
    token.text = *std::move(fen);
    return token;
}

Token Lexer::brace_comment() {
    const std::size_t end = in_.find_any(start_, "}");
    if (in_.at(end) != '}') return bad("a comment that ends with '}'", start_ + 1);
    Token token = good(TokenKind::comment, end + 1);
    token.text = in_.between(start_ + 1, end);
    return token;
}

/// Without the blanks around it, and fit to be written between braces.
Token Lexer::line_comment() {
    const std::size_t begin = in_.past_any(start_ + 1, " \t");
    Token token = good(TokenKind::comment, in_.find_any(start_, "\n"));
    token.text = in_.between(begin, in_.offset());
    token.text.erase(token.text.find_last_not_of(" \t") + 1);
    std::ranges::replace(token.text, '}', ')');
    return token;
}

/// A strength mark in brackets, or the beginning of a variation.
Token Lexer::bracket() {
    const std::size_t end = in_.past_any(start_ + 1, "!?");
    const bool mark = end != start_ + 1 && in_.at(end) == ')';
    return mark ? good(TokenKind::strength, end + 1) : good(TokenKind::open, start_ + 1);
}

Token Lexer::nag() {
    const std::size_t end = in_.past_digits(start_ + 1);
    const std::string_view digits = in_.between(start_ + 1, end);
    int value = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || value > highest_nag) return bad("'$' and a number from 0 to 999");
    Token token = good(TokenKind::nag, end);
    token.nag = value;
    return token;
}

Token Lexer::dots(std::size_t offset) {
    for (Sign s = in_.sign_at(offset); s.meaning == '.'; s = in_.sign_at(offset)) offset += s.length;
    return good(TokenKind::number, offset);
}

/// A move number, a result or a move: the whole run decides, so that `1-1` is a result and `1-18` a move.
Token Lexer::word() {
    std::string plain;
    const std::size_t end = past_word(plain);
    if (plain.find_first_not_of("0123456789") == std::string::npos) {
        const std::size_t dot = in_.past_blanks(end);
        return in_.sign_at(dot).meaning == '.' ? dots(dot) : bad("a move such as 9-13 or a move number such as 12.");
    }
    if (std::ranges::find(results, plain) != results.end()) {
        Token token = good(TokenKind::terminator, end);
        token.text = std::move(plain);
        return token;
    }
    MoveText move;
    if (!read_squares(plain, move)) return bad("a move between squares from 1 to 999", end);
    move.at = start_place_;
    Token token = good(TokenKind::move, end);
    token.move = std::move(move);
    return token;
}

/// Past a number, a fraction or ½, which is added to `plain` in ASCII; `offset` itself if none is there.
std::size_t Lexer::past_operand(std::size_t offset, std::string& plain) const {
    if (const Sign s = in_.sign_at(offset); s.meaning == Sign::half) {
        plain += "1/2";
        return offset + s.length;
    }
    std::size_t end = in_.past_digits(offset);
    if (end != offset && in_.at(end) == '/' && in_.digit_at(end + 1)) end = in_.past_digits(end + 1);
    plain += in_.between(offset, end);
    return end;
}

/// Past operands joined by dashes and capture signs, with blanks or without; `*` joins without them only: `9*18`.
std::size_t Lexer::past_word(std::string& plain) const {
    std::size_t end = past_operand(start_, plain);
    while (true) {
        std::size_t next = in_.past_blanks(end);
        Sign sign = in_.sign_at(next);
        next += sign.length;
        if (sign.meaning == '*' && next == end + 1 && in_.digit_at(next)) sign.meaning = 'x';
        if (sign.meaning != '-' && sign.meaning != 'x') return end;
        next = in_.past_blanks(next);
        std::string operand;
        const std::size_t operand_end = past_operand(next, operand);
        if (operand_end == next) return end;
        plain += sign.meaning;
        plain += operand;
        end = operand_end;
    }
}

}  // namespace damas::notation::pdn
