// SPDX-License-Identifier: MIT
// The table of amounts: five kinds of move, how many repetitions or seconds each costs. Articles 21 to 25 of training
// draughts; the teacher may change every number (article 26).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace damas::workout {

/// A row of the table.
enum class Row : std::uint8_t { man_moves, man_captures, king_moves, king_captures, several_captured };

inline constexpr std::array<std::string_view, 5> row_names{"man_moves", "man_captures", "king_moves", "king_captures",
                                                           "several_captured"};

constexpr std::string_view id(Row row) { return row_names[static_cast<std::size_t>(row)]; }

/// The row of a move by a man or a king that captures so many pieces.
constexpr Row row_of(bool king, std::size_t captured) {
    if (captured > 1) return Row::several_captured;
    if (captured == 1) return king ? Row::king_captures : Row::man_captures;
    return king ? Row::king_moves : Row::man_moves;
}

/// The article of docs/rules/entrenamiento that a row stands in.
constexpr int article(Row row) { return 21 + static_cast<int>(row); }

inline constexpr int max_amount = 999;

struct Amounts {
    std::array<int, row_names.size()> of{5, 10, 10, 20, 10};  ///< In the order of `Row`, each from 1 to max_amount.

    int operator[](Row row) const { return of[static_cast<std::size_t>(row)]; }
    bool operator==(const Amounts&) const = default;
};

}  // namespace damas::workout
