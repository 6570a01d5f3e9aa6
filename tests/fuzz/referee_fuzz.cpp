// SPDX-License-Identifier: MIT
// Law: every request line gets exactly one answer line, never a crash. Deep perft requests are left out: they are right
// to take long.
#include <cstdlib>

#include "protocol/referee.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.find("perft") != std::string_view::npos && line.find_first_of("456789") != std::string_view::npos)
            continue;
        const std::string answer = damas::protocol::answer_referee(line);
        if (answer.empty() || answer.find('\n') != std::string::npos) std::abort();
    }
    return 0;
}
