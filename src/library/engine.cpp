// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <damas/engine.hpp>
#include <exception>

#include "engine/option_table.hpp"
#include "engine/player.hpp"
#include "library/plain.hpp"
#include "words/library.hpp"
#include "words/lists.hpp"
#include "words/rulings.hpp"

namespace damas {

namespace {

Option::Type type_of(const engine::Option& option) {
    using From = engine::Option::Type;
    switch (option.type) {
        case From::boolean: return Option::Type::boolean;
        case From::integer: return Option::Type::integer;
        case From::seconds: return Option::Type::seconds;
        case From::choice: return Option::Type::choice;
        case From::text: break;
    }
    return Option::Type::text;
}

engine::ThinkLimits plain(const Limits& limits) {
    return {.depth = limits.depth,
            .nodes = limits.nodes,
            .time = {.move_time = limits.seconds, .clock = limits.clock, .increment = limits.increment},
            .lines = std::max(limits.lines, 1)};
}

Thought plain(const engine::Thought& thought) {
    Thought result{.line = library::moves(thought.moves),
                   .score = thought.score,
                   .plies_to_end = {},
                   .depth = thought.depth,
                   .rank = thought.line,
                   .nodes = thought.nodes,
                   .seconds = thought.seconds,
                   .by_book = thought.by_book};
    if (thought.plies_to_end > 0) result.plies_to_end = thought.plies_to_end;
    return result;
}

/// A listener may throw, but not through a search whose helpers are still at work.
class Listener {
public:
    Listener(const std::function<void(const Thought&)>& told, std::atomic<bool>& stop) : told_(told), stop_(stop) {}

    void hear(const engine::Thought& thought) {
        if (!told_ || thrown_) return;
        try {
            told_(plain(thought));
        } catch (...) {
            thrown_ = std::current_exception();
            stop_ = true;
        }
    }
    void throw_on() const {
        if (thrown_) std::rethrow_exception(thrown_);
    }

private:
    const std::function<void(const Thought&)>& told_;
    std::atomic<bool>& stop_;
    std::exception_ptr thrown_;
};

}  // namespace

const std::vector<Option>& options() {
    static const std::vector<Option> all = [] {
        std::vector<Option> list;
        for (const engine::Option& option : engine::option_table())
            if (option.asker <= engine::Asker::person)
                list.push_back({.name = option.name,
                                .type = type_of(option),
                                .means = library::text(option.means),
                                .initial = value_of(option, {}),
                                .low = option.low,
                                .high = option.high,
                                .choices = {option.names.begin(), option.names.end()}});
        return list;
    }();
    return all;
}

struct Engine::State {
    RuleSet rules;
    engine::PlayerOptions options{};
    std::unique_ptr<engine::Player> player{};  ///< Made when it is first to think.
};

Engine::Engine(const RuleSet& rules) : state_(std::make_unique<State>(rules)) {}
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

const RuleSet& Engine::rule_set() const { return state_->rules; }

std::expected<void, Error> Engine::set(std::string_view option, std::string_view value) {
    if (const auto wrong = engine::set_option(state_->options, option, value, engine::Asker::person))
        return std::unexpected(Error{library::text(words::about(option, *wrong))});
    state_->player.reset();
    return {};
}

std::optional<std::string> Engine::get(std::string_view option) const {
    const engine::Option* found = engine::find_option(option);
    if (found == nullptr) return {};
    return value_of(*found, state_->options);
}

void Engine::new_game() {
    if (state_->player) state_->player->new_game();
}

std::expected<Thought, Error> Engine::think(const Game& game, const Limits& limits,
                                            const std::function<void(const Thought&)>& on_thought,
                                            const std::stop_token& stop) {
    const engine::Game& inside = library::Inside::of(game);
    const auto fail = [](const words::Message& why) { return std::unexpected(Error{library::text(why)}); };
    if (game.rule_set() != rule_set())
        return fail({words::library::other_rules, library::rulebook(rule_set()).name(),
                     library::rulebook(game.rule_set()).name()});
    if (inside.over()) return fail({words::rulings::full_stop, words::Message(words::rulings::game_over)});
    if (!state_->player) {
        if (const auto wrong = engine::options_error(state_->options, rule_set().id())) return fail(*wrong);
        state_->player = engine::make_player(rule_set().id(), state_->options);
    }
    std::atomic<bool> ended = false;
    const std::stop_callback end(stop, [&] { ended = true; });
    Listener listener(on_thought, ended);
    const engine::Thought thought = state_->player->think(
        inside.record(), plain(limits), [&](const engine::Thought& found) { listener.hear(found); }, ended);
    listener.throw_on();
    return plain(thought);
}

}  // namespace damas
