// SPDX-License-Identifier: MIT
// Positions with the same side to move that wait to be worked on four at a time (core/lanes.hpp).
#pragma once

#include "core/lanes.hpp"
#include "rules/geometry.hpp"

namespace damas::rules {

class PositionQueue {
public:
    /// Four boards side by side, seen by the side to move.
    struct Group {
        core::Lanes own, them, kings;
    };

    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }

    /// Whether there is room for the successors of one more group of boards, men's moves only.
    bool has_room() const { return size_ + room <= capacity; }

    void push(Bits own, Bits them, Bits kings) {
        own_[size_] = own, them_[size_] = them, kings_[size_] = kings;
        ++size_;
    }
    /// Pushes the boards whose lane of `present` is all ones.
    [[gnu::always_inline]] void push(const Group& boards, core::Lanes present) {
        core::store_present(&own_[size_], boards.own, present);
        core::store_present(&them_[size_], boards.them, present);
        core::store_present(&kings_[size_], boards.kings, present);
        size_ += static_cast<std::size_t>(core::count_present(present));
    }

    /// Calls `f(group)` for all boards, the last group filled up with empty ones.
    template <class F>
    void for_each_group(F&& f) {
        while (size_ % core::lane_count != 0) push(0, 0, 0);
        for (std::size_t i = 0; i < size_; i += core::lane_count)
            f(Group{load(own_, i), load(them_, i), load(kings_, i)});
    }

private:
    static constexpr std::size_t room = 4 * 4 * 20;  // boards, directions, men in one direction
    static constexpr std::size_t capacity = 1024;
    using Words = std::array<Bits, capacity>;

    static core::Lanes load(const Words& words, std::size_t i) {
        return *reinterpret_cast<const core::Lanes*>(words.data() + i);
    }

    alignas(32) Words own_;
    alignas(32) Words them_;
    alignas(32) Words kings_;
    std::size_t size_ = 0;
};

}  // namespace damas::rules
