// SPDX-License-Identifier: MIT
#include "arena/contestant.hpp"

#include "notation/text.hpp"

namespace damas::arena {

std::expected<PlayerSpec, std::string> read_player_spec(std::string_view text) {
    auto line = protocol::read_hub_line(text);
    if (!line) return std::unexpected("player " + notation::printable(text) + ": " + words::english(line.error()));
    if (line->command != "champion" && line->command != "textbook" && line->command != "hub" && line->command != "dxp")
        return std::unexpected("player " + notation::printable(text) +
                               ": expected champion, textbook, hub or dxp, then key=value …");
    PlayerSpec spec{std::string(text), std::string(line->get("name").value_or("")), std::move(*line)};
    if (spec.name.empty()) spec.name = spec.text;
    spec.name = notation::without_controls(spec.name);
    return spec;
}

std::expected<std::unique_ptr<Contestant>, std::string> make_contestant(const PlayerSpec& spec,
                                                                        std::string_view rules) {
    if (spec.options.command == "hub") return make_hub(spec, rules);
    if (spec.options.command == "dxp") return make_dxp(spec, rules);
    return make_own(spec, rules);
}

}  // namespace damas::arena
