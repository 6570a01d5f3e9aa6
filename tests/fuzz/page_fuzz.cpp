// SPDX-License-Identifier: MIT
// Whatever a page sends, the desk answers with well-formed JSON.
#include <cstdlib>

#include "notation/json.hpp"
#include "page/desk.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static damas::page::Desk desk({.interrupted = [] { return true; }, .hash_megabytes = 1});
    const std::string_view request(reinterpret_cast<const char*>(data), size);
    if (!damas::notation::read_json(desk.answer(request))) std::abort();
    return 0;
}
