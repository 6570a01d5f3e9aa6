// SPDX-License-Identifier: MIT
// How much memory there is to be had. Not for WebAssembly.
#pragma once

#include <cstdint>

namespace damas::core {

/// Memory that programs may still take, in bytes; 0 if the system does not say.
std::uint64_t available_memory();

}  // namespace damas::core
