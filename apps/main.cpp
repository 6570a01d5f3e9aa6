// SPDX-License-Identifier: MIT
#include "program.hpp"

int main(int argc, char** argv) { return damas::apps::run_program(argc, argv); }
