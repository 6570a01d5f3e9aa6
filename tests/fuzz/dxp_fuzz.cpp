// SPDX-License-Identifier: MIT
// Laws: a message that is read is written as it can be read again; whatever messages come, a session lives, sends only
// messages that can be read, and is silent once it is finished. A line `*c` of the input stands for a legal move, so
// that games get somewhere.
#include <cstdlib>

#include "protocol/dxp.hpp"
#include "words/system.hpp"

namespace {

using namespace damas;
namespace dxp = protocol::dxp;

void demand(bool law) {
    if (!law) std::abort();
}

/// The message that a line stands for.
std::string message_of(std::string_view line, const protocol::DxpSession& session) {
    if (line.size() != 2 || line[0] != '*' || session.game() == nullptr) return std::string(line);
    const auto moves = session.game()->legal_moves();
    if (moves.empty()) return std::string(line);
    return dxp::write(protocol::to_dxp(moves[static_cast<unsigned char>(line[1]) % moves.size()], 0));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto player = engine::make_player("international", {.hash_megabytes = 1});
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    protocol::DxpSettings settings;
    settings.initiator = rest.starts_with('I');
    settings.games = 3;
    settings.nodes = 20;
    bool silent = false;
    protocol::DxpSession session(
        settings, *player,
        {[&](const std::string& text) {
             const auto message = dxp::read(text);
             demand(!silent && message && dxp::write(*message) == text);
             return true;
         },
         [](const words::Message& line) { demand(words::english(line).find('\n') == std::string::npos); }});
    session.begin();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string text = message_of(rest.substr(0, end), session);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (const auto message = dxp::read(text)) {
            const auto again = dxp::read(dxp::write(*message));
            demand(again && *again == *message);
        }
        if (text == "!")
            session.silence();
        else
            session.receive(text);
        silent = session.finished();
    }
    session.disconnected(words::verbatim("the input ends"));
    demand(session.finished());
    return 0;
}
