// SPDX-License-Identifier: MIT
// The engine's side of Hub 2, with variants `spanish` and `entrenamiento` (1+32 letters) and several lines as
// extensions; docs/formats/hub.md. Lines come in by `receive`, answers go out by `send`, also from the thread that
// thinks. Every `go` is answered once: by `done`, or by `error` where there is nothing to think about.
#pragma once

#include <atomic>
#include <functional>
#include <iosfwd>
#include <map>
#include <mutex>
#include <thread>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "protocol/hub_text.hpp"
#include "protocol/line_writer.hpp"

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

    static constexpr std::string_view no_position = "no position";

    void greet();
    void set_param(const HubLine& line);
    /// Makes the player that the parameters ask for; says what it must do without.
    void prepare();
    void set_position(const HubLine& line);
    void set_level(const HubLine& line);
    void go(const HubLine& line);
    void start(Mode mode);
    /// Says what is new; the last thing that was not is said before `done`.
    void report(const engine::Thought& thought);
    void say_held_back();
    void say(const engine::Thought& thought);
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
    std::optional<engine::GameRecord> game_;  ///< To think about.
    std::string no_search_{no_position};      ///< Why `go` can only be answered by an error; or nothing.
    engine::ThinkLimits level_;               ///< Of the searches to come, until there is another.
    bool pondering_ = false;
    std::map<int, engine::Thought> last_said_, held_back_;  ///< Of this search, for each of its lines.
    std::atomic<bool> stop_ = false;
    std::atomic<bool> silent_ = false;  ///< A ponder search that is being turned into a real one answers nothing.
    std::thread thinker_;
};

/// Holds a session: commands from `in` until it ends or says quit, answers to `out`. A search that runs then is told to
/// stop and still answers. False if an answer could not be written.
bool speak_hub(std::istream& in, LineWriter& out, const engine::PlayerOptions& options = {});

}  // namespace damas::protocol
