// SPDX-License-Identifier: MIT
// A program that speaks Hub 2 as a contestant. Options: command=, directory=, name=, and param.NAME=VALUE for anything
// that the program can be told; docs/formats/hub.md.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "arena/contestant.hpp"
#include "arena/process.hpp"
#include "engine/rulebook.hpp"
#include "notation/move_writer.hpp"
#include "notation/text.hpp"
#include "words/match_faults.hpp"
#include "words/system.hpp"

namespace damas::arena {

namespace {

using protocol::HubLine;

namespace said = words::match_faults;

/// Seconds for each half of the greeting.
constexpr double greeting_patience = 30;
/// Seconds for a move that depth or nodes limit, and beyond a limit in time.
constexpr double move_patience = 120, time_grace = 10;

/// What every program is told that offers it, unless the user says otherwise: it plays alone, by its own search.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> defaults{
    {{"threads", "1"}, {"book", "false"}, {"ponder", "false"}, {"bb-size", "0"}}};
constexpr std::string_view param_prefix = "param.";

template <class T>
std::optional<T> number(std::optional<std::string_view> text) {
    T value{};
    if (!text) return {};
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc{} || end != text->data() + text->size()) return {};
    return value;
}

std::string decimal(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.3f", value);
    return text;
}

/// The `level` line of some limits; empty if nothing limits it.
std::string level_line(const engine::ThinkLimits& r) {
    std::string text;
    if (r.depth > 0) text += " depth=" + std::to_string(r.depth);
    if (r.nodes > 0) text += " nodes=" + std::to_string(r.nodes);
    if (r.time.move_time > 0) text += " move-time=" + decimal(r.time.move_time);
    if (r.time.clock > 0) {
        if (r.time.moves > 0) text += " moves=" + std::to_string(r.time.moves);
        text += " time=" + decimal(r.time.clock);
        if (r.time.increment > 0) text += " inc=" + decimal(r.time.increment);
    }
    return text.empty() ? text : "level" + text;
}

/// After how many seconds the program must be taken for hung.
double patience(const engine::ThinkLimits& r) {
    double seconds = move_patience;
    if (r.time.clock > 0) seconds = 3 * (r.time.clock + r.time.increment) + time_grace;
    if (r.time.move_time > 0) seconds = 3 * r.time.move_time + time_grace;
    return seconds;
}

class HubPlayer final : public Contestant {
public:
    HubPlayer(Process process, std::string_view rules, std::string name)
        : process_(std::move(process)), book_(*engine::find_rulebook(rules)), name_(std::move(name)) {}

    ~HubPlayer() override { [[maybe_unused]] const auto sent = process_.send("quit"); }

    std::expected<void, words::Message> greet(const HubLine& options) {
        std::vector<std::string> offered;
        if (auto sent = send("hub"); !sent) return sent;
        const auto greeted = wait_for("wait", greeting_patience, [&](const HubLine& line) {
            if (line.command == "param") offered.emplace_back(line.get("name").value_or(""));
        });
        if (!greeted) return std::unexpected(greeted.error());
        for (const auto& [name, value] : parameters(options, offered)) {
            auto sent = send("set-param name=" + protocol::hub_value(name) + " value=" + protocol::hub_value(value));
            if (!sent) return sent;
        }
        if (auto sent = send("init"); !sent) return sent;
        const auto ready = wait_for("ready", greeting_patience, [](const HubLine&) {});
        if (!ready) return std::unexpected(ready.error());
        return {};
    }

    std::expected<void, words::Message> new_game() override { return send("new-game"); }

    std::expected<Reply, words::Message> think(const engine::GameRecord& game,
                                               const engine::ThinkLimits& limits) override {
        const std::string level = level_line(limits);
        if (level.empty()) return fail(said::no_limit);
        const rules::RuleSet& rules = book_.rules();
        const std::string position = protocol::write_hub_position(game.start(), rules.width * rules.height / 2);
        std::string moves;
        for (const engine::LegalMove& move : game.moves())
            (moves += moves.empty() ? "" : " ") += notation::write_hub(move);
        if (!moves.empty()) moves = " moves=" + protocol::hub_value(moves);
        if (const auto quiet = expect_silence(); !quiet) return std::unexpected(quiet.error());
        for (const std::string& line :
             {std::string("pos pos=").append(position).append(moves), level, std::string("go think")})
            if (const auto sent = send(line); !sent) return std::unexpected(sent.error());

        Reply reply;
        const auto done = wait_for("done", patience(limits), [&](const HubLine& line) { note_info(line, reply); });
        if (!done) return std::unexpected(done.error());
        auto move = notation::read_move_text(done->get("move").value_or(""));
        if (!move) return fail({said::no_move_but, answer_in(*done)});
        reply.move = std::move(*move);
        return reply;
    }

private:
    std::unexpected<words::Message> fail(const words::Message& what) const {
        return std::unexpected(words::about(name_, what));
    }

    std::expected<void, words::Message> send(std::string_view line) {
        if (const auto sent = process_.send(line); !sent) return fail(sent.error());
        return {};
    }

    /// A program that has answered twice would be one position behind for the rest of the game.
    std::expected<void, words::Message> expect_silence() {
        while (const auto text = process_.receive(0))
            if (const auto line = protocol::read_hub_line(*text); line && line->command == "done")
                return fail({said::answered_twice, notation::printable(*text)});
        return {};
    }

    /// Reads until a line with this command; gives the others to `other`. An `error` line is an error.
    template <class Other>
    std::expected<HubLine, words::Message> wait_for(std::string_view command, double seconds, Other&& other) {
        for (const core::Deadline deadline(seconds);;) {
            const auto text = process_.receive(deadline.milliseconds() / 1000.0);
            if (!text) return fail(text.error());
            auto line = protocol::read_hub_line(*text);
            if (!line) continue;  // not Hub: some programs talk to themselves
            if (line->command == command) return std::move(*line);
            if (line->command == "error") return fail({said::its_error, line->get("message").value_or("")});
            other(*line);
        }
    }

    /// What to set: the variant, our defaults where they are offered, and what the user wants.
    std::vector<std::pair<std::string, std::string>> parameters(const HubLine& options,
                                                                const std::vector<std::string>& offered) const {
        const auto is_offered = [&](std::string_view name) {
            return std::ranges::find(offered, name) != offered.end();
        };
        std::vector<std::pair<std::string, std::string>> result;
        const std::string_view rules = book_.id();
        const bool international = rules == "international";
        if (!international || is_offered("variant")) result.emplace_back("variant", international ? "normal" : rules);
        for (const auto& [name, value] : defaults)
            if (is_offered(name) && !options.has(std::string(param_prefix) + std::string(name)))
                result.emplace_back(name, value);
        for (const auto& [name, value] : options.arguments)
            if (name.starts_with(param_prefix)) result.emplace_back(name.substr(param_prefix.size()), value);
        return result;
    }

    /// What it says is its move, though it is none.
    static words::Message answer_in(const HubLine& line) {
        const auto move = line.get("move");
        return move ? words::verbatim(notation::printable(*move)) : words::Message(said::nothing);
    }

    static void note_info(const HubLine& line, Reply& reply) {
        if (line.command != "info" || line.get("multipv").value_or("1") != "1") return;
        constexpr double most = 30'000;
        if (const auto score = number<double>(line.get("score")); score && std::isfinite(*score))
            reply.score = static_cast<int>(std::lround(std::clamp(100 * *score, -most, most)));
        if (const auto depth = number<int>(line.get("depth"))) reply.depth = *depth;
        if (const auto nodes = number<std::uint64_t>(line.get("nodes"))) reply.nodes = *nodes;
    }

    Process process_;
    const engine::Rulebook& book_;
    std::string name_;
};

}  // namespace

std::expected<std::unique_ptr<Contestant>, words::Message> make_hub(const PlayerSpec& spec, std::string_view rules) {
    const auto refuse = [&](const words::Message& why) {
        return std::unexpected(words::Message(said::of_player, spec.name, why));
    };
    for (const auto& [name, value] : spec.options.arguments)
        if (name != "command" && name != "directory" && name != "name" && !name.starts_with(param_prefix))
            return refuse(words::about(notation::printable(name), said::unknown_hub_option));
    if (!spec.options.has("command")) return refuse(said::command_missing);
    auto process =
        Process::start(*spec.options.get("command"), std::string(spec.options.get("directory").value_or("")));
    if (!process) return refuse(process.error());
    auto player = std::make_unique<HubPlayer>(std::move(*process), rules, spec.name);
    if (const auto greeted = player->greet(spec.options); !greeted) return std::unexpected(greeted.error());
    return player;
}

}  // namespace damas::arena
