// SPDX-License-Identifier: MIT
// Positions with the same side to move that wait to be worked on several at a time (core/lanes.hpp).
#pragma once

#include <array>

#include "core/lanes.hpp"
#include "rules/geometry.hpp"

namespace damas::rules {

/// A board in each lane, seen by the side to move.
template <class Lanes>
struct Boards {
    Lanes own, them, kings;
};

class PositionQueue {
public:
    bool empty() const { return size_ == 0; }

    /// Whether there is room for the successors of one more group of boards, men's moves only.
    [[gnu::always_inline]] bool has_room() const { return size_ + room <= capacity; }

    [[gnu::always_inline]] void push(Bits own, Bits them, Bits kings) {
        own_[size_] = own, them_[size_] = them, kings_[size_] = kings;
        ++size_;
    }
    /// Pushes the boards whose lane of `present` is all ones.
    template <class Lanes>
    [[gnu::always_inline]] void push(const Boards<Lanes>& boards, Lanes present) {
        const std::size_t end = size_;  // which the compiler cannot know to stay the same while boards are stored
        core::store_present(own_ + end, boards.own, present);
        core::store_present(them_ + end, boards.them, present);
        core::store_present(kings_ + end, boards.kings, present);
        size_ = end + core::count_present(present);
    }

    /// Takes boards out while there are some and `f(boards)` says that it wants more, a group at a time; the first
    /// group is filled up with empty boards. Nobody may push here meanwhile.
    template <class Lanes, class F>
    [[gnu::always_inline]] void take(F&& f) {
        constexpr std::size_t group = core::lane_count<Lanes>;
        while (size_ % group != 0) push(0, 0, 0);
        std::size_t left = size_;
        for (bool more = true; more && left != 0;) {
            left -= group;
            more = f(Boards<Lanes>{load<Lanes>(own_ + left), load<Lanes>(them_ + left), load<Lanes>(kings_ + left)});
        }
        size_ = left;
    }

    /// Takes them all out, one at a time.
    template <class F>
    void take_each(F&& f) {
        while (size_ != 0) {
            --size_;
            f(own_[size_], them_[size_], kings_[size_]);
        }
    }

private:
    static constexpr std::size_t room = 4 * 4 * 20;  // boards, directions, men in one direction
    static constexpr std::size_t capacity = 1024, overwritten = 4;

    template <class Lanes>
    [[gnu::always_inline]] static Lanes load(const Bits* words) {
        return *reinterpret_cast<const Lanes*>(words);
    }

    alignas(32) Bits own_[capacity + overwritten];
    alignas(32) Bits them_[capacity + overwritten];
    alignas(32) Bits kings_[capacity + overwritten];
    std::size_t size_ = 0;
};

}  // namespace damas::rules
