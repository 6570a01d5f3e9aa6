// SPDX-License-Identifier: MIT
// What a rule book says, as plain data. No field has a default: leaving one out does not compile.
// A variant is a type with an `id`, a `RuleSet` with the article numbers of its rules page, and examples of these
// articles.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

namespace damas::rules {

enum class Side : std::uint8_t { white, black };

/// "white" or "black".
constexpr std::string_view id(Side side) { return side == Side::white ? "white" : "black"; }

constexpr Side opponent(Side side) { return side == Side::white ? Side::black : Side::white; }

/// Where square 1 lies, seen by White; the digits are those of the PDN GameType tag.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

/// What the law of precedence may look at when two captures compete.
enum class Criterion : std::uint8_t {
    none,
    by_king,   ///< Ley de la Dama: a king that can capture goes before any man.
    quantity,  ///< Ley de la Cantidad: the most pieces.
    quality,   ///< Ley de la Calidad: the most kings among them.
};

/// The facts of one capture that a criterion may ask for.
struct CaptureFacts {
    int pieces;
    int kings;
    bool by_king;
};

/// The value that `criterion` gives a capture; more goes first.
constexpr int measure(Criterion criterion, CaptureFacts facts) {
    switch (criterion) {
        case Criterion::by_king: return facts.by_king ? 1 : 0;
        case Criterion::quantity: return facts.pieces;
        case Criterion::quality: return facts.kings;
        case Criterion::none: break;
    }
    return 0;
}

/// When a game is drawn without anybody asking. Plies count both players; 0 switches a limit off.
/// A federation or house profile is another value of this struct.
struct DrawLimits {
    int repetitions;        ///< Occurrences of one position with the same side to move.
    int idle_plies;         ///< Plies without a capture or a man's move.
    int idle_max_pieces;    ///< The idle count runs only while each side has at most this many …
    bool idle_needs_kings;  ///< … and, if set, while both sides have a king.
    int forzosa_plies;      ///< Three kings against one, one of the three on the main diagonal.
    int one_v_three_plies;  ///< One king against three pieces with a king.
    int one_v_two_plies;    ///< One king against one or two pieces with a king …
    bool also_two_v_two;    ///< … and, if set, two against two with a king each and at most one man.

    bool operator==(const DrawLimits&) const = default;
};

/// Article numbers of docs/rules/<id>, so that every verdict can cite its article; 0 where there is none.
struct Articles {
    int alternation, touch_move, mans_move, kings_move, kings_block, mans_capture, kings_capture;
    int jumped_once, capture_goes_on, compulsory, by_king, quantity, quality;
    int no_pieces, no_moves, resignation;
    int agreement, threefold, passivity, forzosa, sixteen_moves, five_moves;
};

/// How game files write this game (PDN 3.0, GameType tag) and its results.
struct FileFormat {
    int game_type;
    Corner first_square;
    bool corner_is_empty;  ///< White's bottom-left corner is not a playing square ("invert").
    bool letters;          ///< Files name squares by file and rank, such as c3, instead of by numbers.
    std::string_view win, draw, loss;
    bool names_variant;  ///< The GameType number is shared, so a RuleProfile tag names the variant.
    bool needs_tags;     ///< A file that does not say which game it is is never taken for this one.
};

struct RuleSet {
    int width, height, rows_of_men;
    bool on_light_squares;  ///< The board lies so that the game is played on its light squares.
    bool men_capture_backwards;
    std::array<Criterion, 3> precedence;  ///< The first criterion that differs decides.
    DrawLimits draws;
    Articles articles;
    FileFormat file;
};

/// A position that shows what an article of the rules pages says, to be tried on the board; no FEN is the start.
struct Example {
    int article;
    std::string_view fen;
};

/// A rule set with a name: the compile-time parameter of everything below `engine`.
template <class V>
concept Variant = requires {
    { V::id } -> std::convertible_to<std::string_view>;
    { V::name_es } -> std::convertible_to<std::string_view>;
    { V::name_en } -> std::convertible_to<std::string_view>;
    { V::rules } -> std::convertible_to<RuleSet>;
    { V::examples } -> std::convertible_to<std::span<const Example>>;
};

/// Whether the rule set looks at `criterion` at all.
constexpr bool considers(const RuleSet& rules, Criterion criterion) {
    for (const Criterion c : rules.precedence)
        if (c == criterion) return true;
    return false;
}

/// Whether the same pieces make the same moves on squares of the same numbers: what has been learned by playing the one
/// game holds for the other, whatever ends them in a draw.
constexpr bool same_moves(const RuleSet& a, const RuleSet& b) {
    return a.width == b.width && a.height == b.height && a.rows_of_men == b.rows_of_men &&
           a.men_capture_backwards == b.men_capture_backwards && a.precedence == b.precedence &&
           a.file.first_square == b.file.first_square && a.file.corner_is_empty == b.file.corner_is_empty;
}

/// One number that orders captures as the rule set's precedence does.
template <Variant V>
constexpr int capture_rank(CaptureFacts facts) {
    int rank = 0;
    for (const Criterion c : V::rules.precedence) rank = 64 * rank + measure(c, facts);
    return rank;
}

}  // namespace damas::rules
