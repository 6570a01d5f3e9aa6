// SPDX-License-Identifier: MIT
// The engine's side of Hub 2, with variants `spanish` and `entrenamiento` (1+32 letters) and several lines as
// extensions; docs/formats/hub.md. Lines come in by `receive`, answers go out by `send`, also from the thread that
// thinks.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "protocol/hub_text.hpp"

namespace damas::protocol {

class HubEngine {
public:
    using Send = std::function<void(const std::string&)>;

    explicit HubEngine(Send send, const engine::PlayerOptions& options = {})
        : send_(std::move(send)), options_(options) {}
    ~HubEngine() { halt(); }

    /// Handles one line; false when it says quit.
    bool receive(std::string_view text);
    /// Ends a search without waiting for `stop`; the answer is still sent.
    void halt();
    /// Waits for a search that will end by itself.
    void wait() {
        if (thinker_.joinable()) thinker_.join();
    }

private:
    enum class Mode : std::uint8_t { think, ponder, analyze };

    void greet();
    void announce_options();
    void set_param(const HubLine& line);
    void init();
    void set_position(const HubLine& line);
    void set_level(const HubLine& line);
    void go(const HubLine& line);
    void start(Mode mode);
    void report(const engine::Thought& thought);
    void error(std::string_view message) { send("error message=" + hub_value(message)); }
    void send(const std::string& text) {
        const std::lock_guard lock(mutex_);
        send_(text);
    }

    Send send_;
    std::mutex mutex_;
    std::string variant_ = "international";
    engine::PlayerOptions options_;
    int lines_ = 1;
    std::unique_ptr<engine::Player> player_;
    engine::ThinkRequest request_;
    bool pondering_ = false;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> silent_ = false;  ///< A ponder search that is being turned into a real one answers nothing.
    std::thread thinker_;
};

}  // namespace damas::protocol
