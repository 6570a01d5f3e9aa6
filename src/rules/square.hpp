// SPDX-License-Identifier: MIT
// A square by the number that people write, from 1; one without a number is no square. Numbers of bits are plain `int`s
// and never mistaken for it: `Geometry` alone turns one into the other.
#pragma once

#include <compare>
#include <string>
#include <vector>

namespace damas::rules {

class Square {
public:
    constexpr Square() = default;
    constexpr explicit Square(int number) : number_(number) {}

    constexpr int number() const { return number_; }
    constexpr explicit operator bool() const { return number_ != 0; }
    constexpr auto operator<=>(const Square&) const = default;

private:
    int number_ = 0;
};

inline std::string to_string(Square square) { return std::to_string(square.number()); }

/// The numbers of squares, for what is written of them.
inline std::vector<int> numbers_of(const std::vector<Square>& squares) {
    std::vector<int> result;
    result.reserve(squares.size());
    for (const Square square : squares) result.push_back(square.number());
    return result;
}

}  // namespace damas::rules
