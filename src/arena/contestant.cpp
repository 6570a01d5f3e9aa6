// SPDX-License-Identifier: MIT
#include "arena/contestant.hpp"

#include <set>

#include "notation/text.hpp"
#include "words/match_faults.hpp"
#include "words/options.hpp"

namespace damas::arena {

std::expected<PlayerSpec, words::Message> read_player_spec(std::string_view text) {
    auto line = protocol::read_hub_line(text);
    const auto refuse = [&](const words::Message& why) {
        return std::unexpected(words::Message(words::match_faults::of_player, notation::printable(text), why));
    };
    if (!line) return refuse(line.error());
    if (line->command != "champion" && line->command != "textbook" && line->command != "hub" && line->command != "dxp")
        return refuse(words::match_faults::unknown_kind);
    std::set<std::string_view> names;
    for (const auto& [name, value] : line->arguments)
        if (!names.insert(name).second)
            return refuse(words::about(notation::printable(name), words::options::named_twice));
    PlayerSpec spec{std::string(text), std::string(line->get("name").value_or("")), std::move(*line)};
    if (spec.name.empty()) spec.name = spec.text;
    spec.name = notation::without_controls(spec.name);
    return spec;
}

std::expected<std::unique_ptr<Contestant>, words::Message> make_contestant(const PlayerSpec& spec,
                                                                           std::string_view rules) {
    if (spec.options.command == "hub") return make_hub(spec, rules);
    if (spec.options.command == "dxp") return make_dxp(spec, rules);
    return make_own(spec, rules);
}

}  // namespace damas::arena
