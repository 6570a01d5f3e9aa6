# SPDX-License-Identifier: MIT
# What may be chosen, and what is set only where damas is not part of another project. How our targets are compiled is in
# flags.cmake.
option(DAMAS_APPS "Build the program" OFF)
option(DAMAS_LIBRARY "Build and install the library; a project that adds this one has damas::damas in any case" OFF)
option(DAMAS_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(DAMAS_HEAVY_TESTS "Only the tests that gain from an optimised build" OFF)
option(DAMAS_FUZZ "Build the fuzzers beside the tests (clang)" OFF)
option(DAMAS_COVERAGE "Count which lines the tests run (clang)" OFF)
option(DAMAS_MPI "Build damas-tables-mpi (needs an MPI library)" OFF)
option(DAMAS_BENCH "Build the benchmarks" OFF)
option(DAMAS_HARDEN "Guard the stack, calls, copies and tables of addresses of the program" OFF)
option(DAMAS_WASM "Build only what runs in a browser" OFF)
option(DAMAS_WASM_THREADS "In a browser that lets a page share memory among workers" OFF)
option(DAMAS_WERROR "A warning is an error" ${PROJECT_IS_TOP_LEVEL})
set(DAMAS_SANITIZE "" CACHE STRING "Sanitizers, e.g. address,undefined")
set(DAMAS_ARCH "none" CACHE STRING "A level, e.g. x86-64-v3, for a program that need not start on lesser processors")

if(DAMAS_LIBRARY AND CMAKE_INTERPROCEDURAL_OPTIMIZATION)
  message(FATAL_ERROR "DAMAS_LIBRARY: an archive for others holds machine code; turn CMAKE_INTERPROCEDURAL_OPTIMIZATION off")
endif()

set(CMAKE_CXX_EXTENSIONS OFF)  # of our targets: a variable ends with its folder
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  find_program(CCACHE ccache)
  if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
  endif()
endif()
