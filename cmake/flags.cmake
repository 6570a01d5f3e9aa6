# SPDX-License-Identifier: MIT
# damas_flags: what all our targets are compiled with and nobody else. They link it privately, so that a project that uses
# one of our libraries keeps its own flags.
add_library(damas_flags INTERFACE)

target_compile_options(damas_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor)
if(DAMAS_WERROR)
  target_compile_options(damas_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns about correct string concatenations (GCC bug 105651).
  target_compile_options(damas_flags INTERFACE -Wno-restrict)
endif()

if(NOT DAMAS_ARCH MATCHES "^(none|auto|)$")  # "auto" is what older build folders remember
  target_compile_options(damas_flags INTERFACE -march=${DAMAS_ARCH})
endif()
if(DAMAS_WASM_THREADS)
  target_compile_options(damas_flags INTERFACE -matomics -mbulk-memory)
  target_compile_definitions(damas_flags INTERFACE DAMAS_SHARED_MEMORY)
endif()

# What is compiled with a sanitizer is linked with it, too, by whomever: link options reach those who use a library.
if(DAMAS_SANITIZE)
  target_compile_options(damas_flags INTERFACE
    -fsanitize=${DAMAS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(damas_flags INTERFACE -fsanitize=${DAMAS_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC's own manual: sanitizers make this warning speak falsely (here of std::regex). Every other preset keeps it.
    target_compile_options(damas_flags INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
if(DAMAS_FUZZ)
  target_compile_options(damas_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(DAMAS_COVERAGE)
  # A program writes what it has run into default.profraw, or where LLVM_PROFILE_FILE says.
  target_compile_options(damas_flags INTERFACE -fprofile-instr-generate -fcoverage-mapping)
  target_link_options(damas_flags INTERFACE -fprofile-instr-generate)
endif()
if(DAMAS_HARDEN)
  target_compile_options(damas_flags INTERFACE -fPIE -fstack-protector-strong -fstack-clash-protection)
  target_compile_definitions(damas_flags INTERFACE _FORTIFY_SOURCE=2)
  target_link_options(damas_flags INTERFACE -pie -Wl,-z,relro,-z,now)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(damas_flags INTERFACE -fcf-protection=full)
  endif()
endif()
