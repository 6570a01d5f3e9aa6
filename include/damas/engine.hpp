// SPDX-License-Identifier: MIT
// The engine that plays: the search of the program, with its evaluation, endgame tables and books.
#pragma once

#include <cstdint>
#include <damas/game.hpp>
#include <functional>
#include <stop_token>

namespace damas {

/// Something that can be set on an engine: docs/formats/options.md has them all.
struct Option {
    enum class Type { boolean, integer, seconds, choice, text };

    std::string_view name;
    Type type;
    Text means;
    std::string initial;                      ///< What it is unless somebody sets it.
    std::int64_t low = 0, high = 0;           ///< Of an integer or of seconds.
    std::vector<std::string_view> choices{};  ///< Of a choice.
};

/// In the order in which people are told of them.
const std::vector<Option>& options();

/// When to stop thinking: whatever comes first. Without any limit the engine thinks until it is told to stop.
struct Limits {
    int depth = 0;                    ///< Plies; 0: no limit.
    std::uint64_t nodes = 0;          ///< 0: no limit. With one thread the same search every time.
    double seconds = 0;               ///< For this move; 0: no limit.
    double clock = 0, increment = 0;  ///< Left for the rest of the game, and added for each move; 0: no clock.
    int lines = 1;                    ///< How many of the best moves to look into.
};

/// What the engine thinks.
struct Thought {
    std::vector<Move> line;           ///< What it would play, and what it expects after that. Never empty.
    int score = 0;                    ///< Hundredths of a man, for the side to move.
    std::optional<int> plies_to_end;  ///< Of a win (the score is positive) or loss that is certain.
    int depth = 0;                    ///< Plies that were searched whole.
    int rank = 1;                     ///< Among several lines.
    std::uint64_t nodes = 0;
    double seconds = 0;
    bool by_book = false;  ///< It comes from an opening book; nothing was searched.
};

class Engine {
public:
    explicit Engine(const RuleSet& rules);
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;
    ~Engine();

    const RuleSet& rule_set() const;
    /// Sets an option by its name. What the engine remembers of earlier searches is lost.
    std::expected<void, Error> set(std::string_view option, std::string_view value);
    /// What an option is set to; nothing if there is none of this name.
    std::optional<std::string> get(std::string_view option) const;
    /// Forgets what it remembers of earlier searches.
    void new_game();

    /// What to play in a game of its rules that is not over; an error, too, if a file that an option names cannot be
    /// used. `on_thought` hears, in this thread, of each line once it was searched to a depth; what it throws ends the
    /// search and is thrown on. Any thread may ask `stop` to end it: what was found by then is the answer.
    std::expected<Thought, Error> think(const Game& game, const Limits& limits,
                                        const std::function<void(const Thought&)>& on_thought = {},
                                        const std::stop_token& stop = {});

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace damas
