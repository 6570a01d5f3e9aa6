// SPDX-License-Identifier: MIT
// Another program, for tests of players that are one: `external_program hub`, or `external_program dxp PORT`.
#include <cstdlib>
#include <iostream>

#include "protocol/dxp.hpp"
#include "protocol/hub.hpp"

using namespace damas;

namespace {

int speak_hub() { return protocol::speak_hub(std::cin, protocol::standard_output(), {.hash_megabytes = 1}) ? 0 : 1; }

int speak_dxp(int port) {
    auto listener = protocol::Listener::open("127.0.0.1", port);
    if (!listener) return 1;
    auto connection = listener->accept(60);
    if (!connection) return 1;
    const auto player = engine::make_player("international", {.hash_megabytes = 1});
    protocol::play_dxp(*connection, {.games = 0, .nodes = 100}, *player, [](const words::Message&) {});
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::string_view(argv[1]) == "hub") return speak_hub();
    if (argc == 3 && std::string_view(argv[1]) == "dxp") return speak_dxp(std::atoi(argv[2]));
    return 2;
}
