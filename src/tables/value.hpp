// SPDX-License-Identifier: MIT
// What a table says about a position, for the side to move: a draw, or how many plies the game still lasts under best
// play. A win takes an odd number of plies, a loss an even one, so one byte tells both.
#pragma once

#include <cstdint>

namespace damas::tables {

enum class Wdl : std::uint8_t { draw, win, loss };

class Value {
public:
    constexpr Value() = default;  ///< A draw.
    /// A game that lasts so many plies.
    static constexpr Value plies(int n) { return Value(static_cast<std::uint8_t>(n + 1)); }
    static constexpr Value from_byte(std::uint8_t byte) { return Value(byte); }

    constexpr std::uint8_t byte() const { return byte_; }
    constexpr bool draw() const { return byte_ == 0; }
    constexpr bool win() const { return byte_ != 0 && byte_ % 2 == 0; }
    constexpr bool loss() const { return byte_ % 2 == 1; }
    /// Of a win or loss.
    constexpr int plies() const { return byte_ - 1; }
    constexpr Wdl wdl() const { return draw() ? Wdl::draw : win() ? Wdl::win : Wdl::loss; }

    /// What the move that leads to this is worth to the side that plays it.
    constexpr Value before() const { return byte_ == 0 ? Value{} : Value(static_cast<std::uint8_t>(byte_ + 1)); }

    /// The better of two for the side to move: a nearer win, a draw, a later loss.
    static constexpr Value better(Value a, Value b) { return a.order() >= b.order() ? a : b; }
    constexpr int order() const { return draw() ? 0 : win() ? 1000 - byte_ : byte_ - 1000; }

    bool operator==(const Value&) const = default;

private:
    explicit constexpr Value(std::uint8_t byte) : byte_(byte) {}
    std::uint8_t byte_ = 0;
};

/// The longest game that a byte can hold; longer ones would need another format.
inline constexpr int longest_plies = 253;

}  // namespace damas::tables
