// SPDX-License-Identifier: MIT
// The page's module: a desk behind a few functions, with two of the host's. Texts are UTF-8 in the module's memory.
// Where the page may share memory, workers help: each calls `help` in an instance of its own on the same memory.
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "assets/assets.hpp"
#include "page/desk.hpp"
#include "page/exports.hpp"
#ifdef DAMAS_SHARED_MEMORY
#include "engine/helper_slots.hpp"
#endif

extern "C" {
[[clang::import_module("host"), clang::import_name("interrupted")]] int host_interrupted();
[[clang::import_module("host"), clang::import_name("tell")]] void host_tell(const char* text, std::size_t size);
}

namespace {

/// Threads of a search; the host says how many before it first asks anything.
int threads = 1;

damas::page::Desk& desk() {
    static damas::page::Desk the_desk({.interrupted = [] { return host_interrupted() != 0; },
                                       .tell = [](const std::string& text) { host_tell(text.data(), text.size()); },
                                       .hash_megabytes = 32,
                                       .threads = threads});
    return the_desk;
}

}  // namespace

std::string damas::page::answer_at_desk(std::string_view request) { return desk().answer(request); }

extern "C" {

#ifdef DAMAS_SHARED_MEMORY
/// How many workers will help, `help` of one of them, which never returns, and room for its stack; the address is its
/// top.
[[clang::export_name("expect_help")]] void damas_expect_help(int helpers) { threads = 1 + helpers; }
[[clang::export_name("help")]] void damas_help(int number) {
    damas::engine::helper_slots[static_cast<std::size_t>(number) % damas::engine::most_helpers].serve();
}
[[clang::export_name("stack")]] char* damas_stack() {
    constexpr std::size_t size = std::size_t{2} << 20;
    return static_cast<char*>(std::aligned_alloc(16, size)) + size;
}
#endif

/// Takes a file that was fetched, such as networks/spanish.net.
[[clang::export_name("provide")]] void damas_provide(const char* name, std::size_t length, const std::uint8_t* bytes,
                                                     std::size_t size) {
    desk().forget_players();
    damas::assets::provide({name, length}, {bytes, bytes + size});
}

}  // extern "C"
