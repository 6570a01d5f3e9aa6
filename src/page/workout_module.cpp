// SPDX-License-Identifier: MIT
// The module of training draughts: the same functions as the page's module, so that the same worker holds either.
#include <cstdlib>

#include "page/workout_desk.hpp"

namespace {

damas::page::WorkoutDesk& desk() {
    static damas::page::WorkoutDesk the_desk;
    return the_desk;
}

std::string reply;

}  // namespace

extern "C" {

[[clang::export_name("allocate")]] void* workout_allocate(std::size_t size) { return std::malloc(size); }
[[clang::export_name("release")]] void workout_release(void* memory) { std::free(memory); }
[[clang::export_name("answer")]] std::size_t workout_answer(const char* text, std::size_t size) {
    reply = desk().answer({text, size});
    return reply.size();
}
[[clang::export_name("reply")]] const char* workout_reply() { return reply.data(); }

}  // extern "C"
