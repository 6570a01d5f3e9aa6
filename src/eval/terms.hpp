// SPDX-License-Identifier: MIT
// The hand-made evaluation: a list of named terms, each a count of White's minus Black's, and a weight for each. The
// score is their sum, in hundredths of a man. Every weight is the user's to change.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "rules/king.hpp"
#include "rules/men.hpp"
#include "rules/position.hpp"

namespace damas::eval {

using core::Bits;
using rules::Side;
using rules::Variant;

enum class Term : std::uint8_t {
    man,
    king,
    first_king,
    back_row,
    advance_1,  ///< Men one row from home; and so on.
    advance_2,
    advance_3,
    advance_4,
    advance_5,
    advance_6,
    advance_7,
    advance_8,
    centre,
    edge,
    supported,
    mobility,
    runaway,
    main_diagonal,
    trapped_king,
    imbalance,
    tempo,
};
inline constexpr std::size_t term_count = static_cast<std::size_t>(Term::tempo) + 1;

/// One number a term: its count in a position, or its weight.
struct Terms {
    std::array<int, term_count> values{};

    constexpr int& operator[](Term term) { return values[static_cast<std::size_t>(term)]; }
    constexpr int operator[](Term term) const { return values[static_cast<std::size_t>(term)]; }
    bool operator==(const Terms&) const = default;
};
using Weights = Terms;

/// What a term is called in flags and files, what it is worth by default, and what it counts.
struct TermInfo {
    std::string_view name;
    int weight;
    std::string_view es, en;
};

inline constexpr std::array<TermInfo, term_count> term_infos{{
    {"man", 100, "peones", "men"},
    {"king", 260, "damas", "kings"},
    {"first_king", 60, "tener alguna dama", "having a king at all"},
    {"back_row", 8, "peones en la fila de base", "men on the home row"},
    {"advance_1", 0, "peones avanzados 1 fila", "men advanced 1 row"},
    {"advance_2", 2, "peones avanzados 2 filas", "men advanced 2 rows"},
    {"advance_3", 4, "peones avanzados 3 filas", "men advanced 3 rows"},
    {"advance_4", 7, "peones avanzados 4 filas", "men advanced 4 rows"},
    {"advance_5", 11, "peones avanzados 5 filas", "men advanced 5 rows"},
    {"advance_6", 20, "peones avanzados 6 filas", "men advanced 6 rows"},
    {"advance_7", 26, "peones avanzados 7 filas", "men advanced 7 rows"},
    {"advance_8", 35, "peones avanzados 8 filas", "men advanced 8 rows"},
    {"centre", 4, "peones en el centro", "men in the centre"},
    {"edge", -2, "peones en los bordes", "men at the edges"},
    {"supported", 3, "peones apoyados por detrás", "men with a piece behind them"},
    {"mobility", 1, "casillas a las que se puede mover", "squares that can be moved to"},
    {"runaway", 45, "peones con el camino libre hasta coronar", "men with a free way to the crown"},
    {"main_diagonal", 40, "damas en la diagonal principal", "kings on the main diagonal"},
    {"trapped_king", -60, "damas que no pueden mover", "kings that cannot move"},
    {"imbalance", -2, "desequilibrio entre los flancos", "men more on one wing than on the other"},
    {"tempo", 3, "tener el turno", "being to move"},
}};

constexpr Weights default_weights() {
    Weights weights;
    for (std::size_t i = 0; i < term_count; ++i) weights.values[i] = term_infos[i].weight;
    return weights;
}

/// The term of this name, or nothing.
constexpr std::optional<Term> find_term(std::string_view name) {
    for (std::size_t i = 0; i < term_count; ++i)
        if (term_infos[i].name == name) return static_cast<Term>(i);
    return {};
}

namespace detail {

/// Squares of the middle columns of the four middle rows, and of the outermost columns.
template <Variant V>
constexpr Bits column_mask(bool edge) {
    using G = rules::Geometry<V>;
    Bits mask = 0;
    for (const rules::Square s : G::all_squares) {
        const rules::Tile tile = G::tile_of(s);
        const int from_side = std::min(tile.column, G::width - 1 - tile.column);
        const int from_end = std::min(tile.row, G::height - 1 - tile.row);
        const bool in_centre = from_side >= 2 && from_end >= G::height / 2 - 2;
        if (edge ? from_side == 0 : in_centre) mask |= core::bit(G::bit_of(s));
    }
    return mask;
}

/// The left half of the board.
template <Variant V>
constexpr Bits left_half() {
    using G = rules::Geometry<V>;
    Bits mask = 0;
    for (const rules::Square s : G::all_squares)
        if (G::tile_of(s).column < G::width / 2) mask |= core::bit(G::bit_of(s));
    return mask;
}

/// The squares from which a man of side S would meet one of `theirs` on some way to the crown.
template <Variant V, Side S>
constexpr Bits guarded(Bits theirs) {
    using G = rules::Geometry<V>;
    using M = rules::MenSteps<V, S>;
    Bits reach = theirs;
    for (int row = 1; row < G::height; ++row)
        reach |= (G::template step<M::back_left>(reach) | G::template step<M::back_right>(reach)) & G::all;
    return reach;
}

/// Adds the counts of one side, times `sign`.
template <Variant V, Side S>
constexpr void add_side(const rules::Position<V>& p, int sign, Terms& terms) {
    using G = rules::Geometry<V>;
    using M = rules::MenSteps<V, S>;
    static constexpr Bits centre = column_mask<V>(false), edge = column_mask<V>(true), left = left_half<V>();
    const Bits own = p.template pieces<S>(), theirs = p.template pieces<rules::opponent(S)>();
    const Bits men = own & ~p.kings, kings = own & p.kings, occupied = p.occupied(), empty = p.empty();
    const auto add = [&](Term term, int n) { terms[term] += sign * n; };

    add(Term::man, core::count(men));
    add(Term::king, core::count(kings));
    add(Term::first_king, kings != 0 ? 1 : 0);
    for (int row = 0; row < G::height - 1; ++row)
        add(static_cast<Term>(static_cast<int>(Term::back_row) + row),
            core::count(men & G::row_mask(S == Side::white ? G::height - 1 - row : row)));
    add(Term::centre, core::count(men & centre));
    add(Term::edge, core::count(men & edge));
    add(Term::supported, core::count(men & (G::template step<M::left>(own) | G::template step<M::right>(own))));
    const int lean = core::count(men & left) - core::count(men & ~left);
    add(Term::imbalance, lean < 0 ? -lean : lean);

    int mobility =
        core::count(G::template step<M::left>(men) & empty) + core::count(G::template step<M::right>(men) & empty);
    core::for_each_bit(kings, [&](int b) {
        const int reach = core::count(rules::king_reach<V>(b, occupied));
        mobility += reach;
        if (reach == 0) add(Term::trapped_king, 1);
    });
    add(Term::mobility, mobility);
    add(Term::main_diagonal, core::count(kings & G::main_diagonal));
    add(Term::runaway, core::count(men & ~guarded<V, S>(theirs)));
}

}  // namespace detail

/// The counts of a position, White's minus Black's.
template <Variant V>
constexpr Terms count_terms(const rules::Position<V>& p) {
    Terms terms;
    detail::add_side<V, Side::white>(p, 1, terms);
    detail::add_side<V, Side::black>(p, -1, terms);
    terms[Term::tempo] = p.turn == Side::white ? 1 : -1;
    return terms;
}

/// The weighted sum, for White.
constexpr int weigh(const Terms& terms, const Weights& weights) {
    int sum = 0;
    for (std::size_t i = 0; i < term_count; ++i) sum += terms.values[i] * weights.values[i];
    return sum;
}

/// What a position is worth to the side to move, in hundredths of a man.
template <Variant V>
constexpr int evaluate(const rules::Position<V>& p, const Weights& weights) {
    const int white = weigh(count_terms(p), weights);
    return p.turn == Side::white ? white : -white;
}

}  // namespace damas::eval
