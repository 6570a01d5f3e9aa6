// SPDX-License-Identifier: MIT
// Our own searches in a match: the champion with any level and tuning, the textbook search with any settings.
#include "arena/contestant.hpp"
#include "assets/files.hpp"
#include "core/hash.hpp"
#include "engine/options_json.hpp"
#include "engine/rulebook.hpp"
#include "notation/move_writer.hpp"
#include "notation/text.hpp"
#include "words/match_faults.hpp"

namespace damas::arena {

namespace {

/// Enough for the short searches of a match, and quick to clear.
constexpr std::size_t default_hash_megabytes = 8;

class OwnPlayer final : public Contestant {
public:
    OwnPlayer(std::string_view rules, const engine::PlayerOptions& options)
        : rules_(rules), options_(options), player_(engine::make_player(rules, options)) {}

    std::expected<void, words::Message> new_game() override {
        player_->new_game();
        return {};
    }

    std::expected<Reply, words::Message> think(const engine::GameRecord& game,
                                               const engine::ThinkLimits& limits) override {
        engine::ThinkLimits own = limits;
        if (options_.kind == engine::SearchKind::textbook) own.depth = 0, own.nodes = 0;  // these are its own
        const std::atomic<bool> never = false;
        const engine::Thought thought = player_->think(game, own, {}, never);
        return Reply{.move = notation::hub_form(thought.moves.front()),
                     .score = thought.score,
                     .depth = thought.depth,
                     .nodes = player_->nodes()};
    }

private:
    std::string rules_;
    engine::PlayerOptions options_;
    std::unique_ptr<engine::Player> player_;
};

/// What a settings file of a textbook search says; the options after it win over it.
std::optional<words::Message> read_settings(engine::PlayerOptions& options, const std::string& path) {
    const auto bytes = assets::read_bytes(path);
    if (!bytes) return bytes.error();
    const auto error = engine::read_textbook(options, std::string(bytes->begin(), bytes->end()));
    if (!error) return {};
    return words::about(path, *error);
}

}  // namespace

std::expected<std::unique_ptr<Contestant>, words::Message> make_own(const PlayerSpec& spec, std::string_view rules) {
    const auto refuse = [&](const words::Message& why) {
        return std::unexpected(words::Message(words::match_faults::of_player, spec.name, why));
    };
    engine::PlayerOptions options;
    options.hash_megabytes = default_hash_megabytes;
    if (const auto error = engine::set_option(options, "search", spec.options.command)) return std::unexpected(*error);
    for (const auto& [name, value] : spec.options.arguments) {
        if (name == "name") continue;
        const auto error =
            name == "settings" ? read_settings(options, value) : engine::set_option(options, name, value);
        if (error) return refuse(words::about(notation::printable(name), *error));
    }
    for (const auto& [name, value] : spec.options.arguments)
        // A settings file has those of the textbook search, its depth among them.
        if (const auto error = engine::unheeded(options, name == "settings" ? "depth" : name))
            return refuse(words::about(name, *error));
    if (const auto wrong = engine::hash_error(options.hash_megabytes)) return refuse(words::about("hash", *wrong));
    auto player = std::make_unique<OwnPlayer>(rules, options);  // holds what is then looked at, so it is opened once
    if (const auto wrong = engine::options_error(options, rules)) return refuse(*wrong);
    return player;
}

}  // namespace damas::arena
