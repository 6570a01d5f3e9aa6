// SPDX-License-Identifier: MIT
// Law: whatever lines come, the Hub engine lives, answers in well-formed lines, and says `done` at most once for each
// search. Searches are kept short; what takes memory, threads or files is left out, since it is right to take them.
#include <cstdlib>
#include <vector>

#include "protocol/hub.hpp"

namespace {

void demand(bool law) {
    if (!law) std::abort();
}

bool is_costly(const damas::protocol::HubLine& line) {
    const auto name = line.get("name").value_or("");
    return line.command == "set-param" &&
           (name == "hash" || name == "tt-size" || name == "threads" || name == "tables" || name == "table_directory");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using damas::protocol::read_hub_line;
    std::vector<std::string> answers;
    int searches = 0;
    {
        damas::protocol::HubEngine hub([&](const std::string& line) { answers.push_back(line); });
        hub.receive("set-param name=hash value=1");
        hub.receive("set-param name=tables value=false");
        std::string_view rest(reinterpret_cast<const char*>(data), size);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::string_view text = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            const auto line = read_hub_line(text);
            if (line && is_costly(*line)) continue;
            const bool starts = line && line->command == "go";
            if (starts) hub.receive("level nodes=50");
            searches += starts || (line && line->command == "ponder-hit") ? 1 : 0;
            if (!hub.receive(text)) break;
            if (!starts) hub.receive("stop");
        }
        hub.halt();
    }
    int done = 0;
    for (const std::string& answer : answers) {
        const auto line = read_hub_line(answer);
        demand(line && !line->command.empty() && answer.find('\n') == std::string::npos);
        done += line->command == "done" ? 1 : 0;
    }
    demand(done <= searches);
    return 0;
}
