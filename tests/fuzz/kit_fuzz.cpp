// SPDX-License-Identifier: MIT
// Whatever a kit file holds, it is refused with its place or read; and what was read is written and read alike.
#include <cstdlib>

#include "workout/kit.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto kit = damas::workout::read_kit({reinterpret_cast<const char*>(data), size});
    if (!kit) return damas::words::english(kit.error().what).empty() ? (std::abort(), 0) : 0;
    if (damas::workout::read_kit(damas::workout::write_kit(*kit)) != *kit) std::abort();
    return 0;
}
