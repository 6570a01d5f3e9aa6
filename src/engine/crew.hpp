// SPDX-License-Identifier: MIT
// Threads of a page: workers of the browser that run this module in the same memory and wait for something to do.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>

namespace damas::engine {

/// Where one worker waits.
struct Berth {
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
inline std::array<Berth, most_helpers> crew;

/// Work for whoever waits; if nobody does, it is left undone: a search does without help. Ends when the work is done.
class CrewThread {
public:
    template <class Work>
    explicit CrewThread(Work work) : work_(std::make_unique<std::function<void()>>(std::move(work))) {
        for (Berth& berth : crew)
            if (berth.state.load() == Berth::waiting) {
                berth_ = &berth;
                berth.work = work_.get();
                berth.become(Berth::working);
                break;
            }
    }
    CrewThread(CrewThread&& other) noexcept
        : work_(std::move(other.work_)), berth_(std::exchange(other.berth_, nullptr)) {}
    CrewThread& operator=(CrewThread&&) = delete;
    ~CrewThread() {
        while (berth_ != nullptr && berth_->state.load() == Berth::working) berth_->sleep_while(Berth::working);
    }

private:
    std::unique_ptr<std::function<void()>> work_;
    Berth* berth_ = nullptr;
};

}  // namespace damas::engine
