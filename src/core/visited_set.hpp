// SPDX-License-Identifier: MIT
// A growing set of (word, small number) pairs by open addressing; remembers which states a search has entered.
#pragma once

#include <cstdint>
#include <vector>

#include "core/hash.hpp"

namespace damas::core {

class VisitedSet {
public:
    VisitedSet() : slots_(1024) {}

    /// Adds the pair; true if it was not there. `tag` must not be negative.
    bool insert(std::uint64_t word, int tag) {
        if (2 * size_ >= slots_.size()) grow();
        Slot* slot = find(slots_, word, tag);
        if (slot->tag >= 0) return false;
        *slot = {word, tag};
        ++size_;
        return true;
    }

    std::size_t size() const { return size_; }

private:
    struct Slot {
        std::uint64_t word = 0;
        int tag = -1;
    };

    static Slot* find(std::vector<Slot>& slots, std::uint64_t word, int tag) {
        const std::size_t mask = slots.size() - 1;
        std::size_t i = mix(word, static_cast<std::uint64_t>(tag), 0) & mask;
        while (slots[i].tag >= 0 && (slots[i].word != word || slots[i].tag != tag)) i = (i + 1) & mask;
        return &slots[i];
    }

    void grow() {
        std::vector<Slot> bigger(2 * slots_.size());
        for (const Slot& slot : slots_)
            if (slot.tag >= 0) *find(bigger, slot.word, slot.tag) = slot;
        slots_ = std::move(bigger);
    }

    std::vector<Slot> slots_;
    std::size_t size_ = 0;
};

}  // namespace damas::core
