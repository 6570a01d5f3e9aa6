// SPDX-License-Identifier: MIT
// Threads of a page: workers of the browser that run this module in the same memory and wait for something to do.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>

namespace damas::engine {

/// Where one worker waits.
struct HelperSlot {
    enum State : int { empty, waiting, working };

    std::atomic<int> state{empty};
    std::function<void()>* work = nullptr;

    /// Sleeps as long as the state is this one.
    void sleep_while(int state_now) {
        __builtin_wasm_memory_atomic_wait32(reinterpret_cast<int*>(&state), state_now, -1);
    }
    void become(State next) {
        state.store(next);
        __builtin_wasm_memory_atomic_notify(reinterpret_cast<int*>(&state), 1'000);
    }

    /// What a worker does all its life.
    [[noreturn]] void serve() {
        for (become(waiting);;) {
            while (state.load() == waiting) sleep_while(waiting);
            (*work)();
            become(waiting);
        }
    }
};

inline constexpr std::size_t most_helpers = 15;
inline std::array<HelperSlot, most_helpers> helper_slots;

/// Work for whoever waits; if nobody does, it is left undone: a search does without help. Ends when the work is done.
class SlotThread {
public:
    template <class Work>
    explicit SlotThread(Work work) : work_(std::make_unique<std::function<void()>>(std::move(work))) {
        for (HelperSlot& slot : helper_slots)
            if (slot.state.load() == HelperSlot::waiting) {
                slot_ = &slot;
                slot.work = work_.get();
                slot.become(HelperSlot::working);
                break;
            }
    }
    SlotThread(SlotThread&& other) noexcept
        : work_(std::move(other.work_)), slot_(std::exchange(other.slot_, nullptr)) {}
    SlotThread& operator=(SlotThread&&) = delete;
    ~SlotThread() {
        while (slot_ != nullptr && slot_->state.load() == HelperSlot::working) slot_->sleep_while(HelperSlot::working);
    }

private:
    std::unique_ptr<std::function<void()>> work_;
    HelperSlot* slot_ = nullptr;
};

}  // namespace damas::engine
