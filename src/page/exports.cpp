// SPDX-License-Identifier: MIT
#include "page/exports.hpp"

#include <cstdlib>

namespace {

std::string reply;

}  // namespace

extern "C" {

/// Memory for a text or a table of the host's.
[[clang::export_name("allocate")]] void* damas_allocate(std::size_t size) { return std::malloc(size); }
[[clang::export_name("release")]] void damas_release(void* memory) { std::free(memory); }

/// Answers a request; returns the reply's size.
[[clang::export_name("answer")]] std::size_t damas_answer(const char* text, std::size_t size) {
    reply = damas::page::answer_at_desk({text, size});
    return reply.size();
}
[[clang::export_name("reply")]] const char* damas_reply() { return reply.data(); }

}  // extern "C"
