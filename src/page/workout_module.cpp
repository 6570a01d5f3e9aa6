// SPDX-License-Identifier: MIT
// The module of training draughts: the same functions as the page's module, so that the same worker holds either.
#include "page/exports.hpp"
#include "page/workout_desk.hpp"

std::string damas::page::answer_at_desk(std::string_view request) {
    static WorkoutDesk desk;
    return desk.answer(request);
}
