// SPDX-License-Identifier: MIT
#include "notation/pdn_lexer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "words/notation.hpp"

namespace damas::notation::pdn {

namespace {

constexpr int highest_square = 999;  // of any board; which squares a variant has is checked later
constexpr int highest_rank = 12;
constexpr char last_file = 'l';
constexpr int highest_nag = 999;
constexpr int novelty = 146;  // the NAG of a move that was new, often written N

constexpr std::array<std::string_view, 7> results = {"2-0", "1-1", "0-2", "0-0", "1-0", "0-1", "1/2-1/2"};

bool is_in_name(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_file(char c) { return c >= 'a' && c <= last_file; }

/// The squares of `9-13`, `9x18x25` or `c3-d4`; false if one is missing or out of range, if numbers and letters are
/// mixed, or if a quiet move goes nowhere.
bool read_squares(std::string_view plain, MoveText& move) {
    const char* const end = plain.data() + plain.size();
    move.letters = !plain.empty() && is_file(plain.front());
    for (const char* here = plain.data();; ++here) {
        if (here == end || move.letters != is_file(*here)) return false;
        const int file = move.letters ? *here++ - 'a' + 1 : 0;
        int number = 0;
        const auto [next, error] = std::from_chars(here, end, number);
        if (error != std::errc{} || number < 1 || number > (move.letters ? highest_rank : highest_square)) return false;
        move.squares.push_back(move.letters ? lettered(file, number) : rules::Square(number));
        here = next;
        if (here == end) break;
        if (*here != '-' && *here != 'x') return false;
        move.capture |= *here == 'x';
    }
    return move.squares.size() >= 2;
}

/// Whether nothing would move: a capture may end where it began.
bool stays(const MoveText& move) {
    return !move.capture && move.squares.size() == 2 && move.squares[0] == move.squares[1];
}

}  // namespace

Token Lexer::next() {
    in_.skip_ignored();
    start_ = in_.offset();
    start_place_ = in_.place();
    before_ = in_;
    bad_ = false;
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
        case '-': {
            // A dash in the place of a move that was not played.
            const std::size_t end = start_ + sign.length;
            if (in_.ends_at(end) || in_.past_any(end, " \t\n)") != end) return good(TokenKind::number, end);
            break;
        }
        case 'N': return novelty_mark();
        case '*': {
            Token token = good(TokenKind::terminator, start_ + 1);
            token.text = "*";
            return token;
        }
        default: break;
    }
    if (sign.length == 0) return good(TokenKind::end, start_);
    if (in_.digit_at(start_) || sign.meaning == Sign::half || lettered_at(start_)) return word();
    return bad(words::notation::a_move);
}

bool Lexer::is_tag_line(std::size_t offset) const {
    offset = in_.past_any(offset, " \t");
    if (in_.at(offset) != '[') return false;
    const std::size_t name = in_.past_any(offset + 1, " \t");
    std::size_t end = name;
    while (is_in_name(in_.at(end))) ++end;
    return end != name && in_.at(in_.past_any(end, " \t")) == '"';
}

/// Tag lines of the section in which the error is are not those of another game.
void Lexer::resume(bool at_results) {
    bool in_tags = bad_ && in_.at(start_) == '[';
    if (!bad_ && is_tag_line(start_)) {
        in_ = before_;
        return;
    }
    while (!in_.ends_at(in_.offset())) {
        const std::size_t line_end = in_.find_any(in_.offset(), "\n");
        if (at_results && !in_tags) {
            std::size_t word = in_.past_any(in_.offset(), " \t");
            while (word < line_end) {
                const std::size_t end = std::min(line_end, in_.find_any(word, " \t\n"));
                const std::string_view text = in_.between(word, end);
                if (text == "*" || std::ranges::find(results, text) != results.end()) return in_.advance_to(end);
                word = in_.past_any(end, " \t");
            }
        }
        in_.advance_to(in_.ends_at(line_end) ? line_end : line_end + 1);
        const bool tag = is_tag_line(in_.offset());
        if (tag && !in_tags) return;
        if (!tag && in_.at(in_.past_any(in_.offset(), " \t")) != '\n') in_tags = false;
    }
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
Token Lexer::bad(const words::Text& expected, std::size_t end) {
    bad_ = true;
    Token token;
    token.kind = TokenKind::bad;
    token.at = in_.place();
    token.raw = in_.between(in_.offset(), end);
    token.expected = &expected;
    return token;
}

/// What stands here up to the next blank or bracket is wrong.
Token Lexer::bad(const words::Text& expected) {
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
    return std::unexpected(bad(words::notation::closing_quote, in_.offset() + 1));
}

Token Lexer::tag() {
    in_.advance_to(start_ + 1);
    in_.skip_space();
    const std::size_t name_begin = in_.offset();
    std::size_t name_end = name_begin;
    while (is_in_name(in_.at(name_end))) ++name_end;
    if (name_end == name_begin) return bad(words::notation::tag_name);
    in_.advance_to(name_end);
    in_.skip_space();
    if (in_.here() == ']') {
        Token token = good(TokenKind::tag, in_.offset() + 1);  // `[Empty]`
        token.name = in_.between(name_begin, name_end);
        token.value_at = token.at;
        return token;
    }
    if (in_.here() != '"') return bad(words::notation::tag_value);
    const Place value_at{in_.place().line, in_.place().column + 1};
    std::expected<std::string, Token> value = quoted();
    if (!value) return std::move(value.error());
    in_.skip_space();
    if (in_.here() != ']') return bad(words::notation::bracket_after_value);
    Token token = good(TokenKind::tag, in_.offset() + 1);
    token.name = in_.between(name_begin, name_end);
    token.text = *std::move(value);
    token.value_at = value_at;
    return token;
}

Token Lexer::setup() {
    if (in_.between(start_, start_ + 4) != "/FEN") return bad(words::notation::a_position);
    in_.advance_to(start_ + 4);
    in_.skip_space();
    if (in_.here() != '"') return bad(words::notation::quoted_position);
    std::expected<std::string, Token> fen = quoted();
    if (!fen) return std::move(fen.error());
    in_.skip_space();
    if (in_.here() != '/') return bad(words::notation::slash_after_position);
    Token token = good(TokenKind::setup, in_.offset() + 1);
    token.text = *std::move(fen);
    return token;
}

Token Lexer::brace_comment() {
    const std::size_t end = in_.find_any(start_, "}");
    if (in_.at(end) != '}') return bad(words::notation::closed_comment, start_ + 1);
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
    if (error != std::errc{} || value > highest_nag) return bad(words::notation::dollar_number);
    Token token = good(TokenKind::nag, end);
    token.nag = value;
    return token;
}

/// An N that stands alone.
Token Lexer::novelty_mark() {
    if (is_in_name(in_.at(start_ + 1))) return bad(words::notation::a_move);
    Token token = good(TokenKind::nag, start_ + 1);
    token.nag = novelty;
    return token;
}

/// Whether a square such as c3 is named there.
bool Lexer::lettered_at(std::size_t offset) const { return is_file(lower(in_.at(offset))) && in_.digit_at(offset + 1); }

Token Lexer::dots(std::size_t offset) {
    for (Sign s = in_.sign_at(offset); s.meaning == '.'; s = in_.sign_at(offset)) offset += s.length;
    return good(TokenKind::number, offset);
}

/// A move number, a result or a move: the whole run decides, so that `1-1` is a result and `1-18` a move.
Token Lexer::word() {
    if (const std::size_t end = past_shared_point(); end != start_) {
        Token token = good(TokenKind::terminator, end);
        token.text = in_.at(start_ + 1) == '+' ? "1+-1-" : "1--1+";
        return token;
    }
    std::string plain;
    const std::size_t end = past_word(plain);
    if (plain.find_first_not_of("0123456789") == std::string::npos) {
        const std::size_t dot = in_.past_blanks(end);
        return in_.sign_at(dot).meaning == '.' ? dots(dot) : bad(words::notation::move_or_number);
    }
    if (std::ranges::find(results, plain) != results.end()) {
        Token token = good(TokenKind::terminator, end);
        token.text = std::move(plain);
        return token;
    }
    MoveText move;
    if (!read_squares(plain, move)) return bad(words::notation::move_between_squares, end);
    if (stays(move)) return bad(words::notation::move_to_another, end);
    move.at = start_place_;
    Token token = good(TokenKind::move, end);
    token.move = std::move(move);
    return token;
}

/// Past a draw in which one side was the better: `1+-1-` or `1--1+`; the start of the token if it is none.
std::size_t Lexer::past_shared_point() const {
    std::size_t offset = start_;
    const auto accept = [&](char meaning) {
        const Sign sign = in_.sign_at(offset);
        const bool found = in_.at(offset) == meaning || (meaning == '-' && sign.meaning == '-');
        if (found) offset += sign.length;
        return found;
    };
    if (!accept('1')) return start_;
    const bool white = accept('+');
    if (!white && !accept('-')) return start_;
    offset = in_.past_blanks(offset);
    if (!accept('-')) return start_;
    offset = in_.past_blanks(offset);
    if (!accept('1') || !accept(white ? '-' : '+') || in_.digit_at(offset)) return start_;
    return offset;
}

/// Past a number, a fraction or ½, or a square such as c3, which is added to `plain` in ASCII; `offset` itself if none
/// is there.
std::size_t Lexer::past_operand(std::size_t offset, std::string& plain) const {
    if (lettered_at(offset)) {
        const std::size_t end = in_.past_digits(offset + 1);
        plain += lower(in_.at(offset));
        plain += in_.between(offset + 1, end);
        return end;
    }
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
        // `a3b4`: two squares without a sign.
        if (lettered_at(start_) && lettered_at(end)) {
            plain += '-';
            end = past_operand(end, plain);
            continue;
        }
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
