# SPDX-License-Identifier: MIT
# damas_module(NAME [SOURCES …] [DEPENDS …] [LIBRARIES …]): one folder of src/ as one library. DEPENDS must agree with src/LAYERS.
function(damas_module name)
  cmake_parse_arguments(arg "" "" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  list(TRANSFORM arg_DEPENDS PREPEND damas_)
  list(TRANSFORM arg_SOURCES PREPEND ${name}/)
  if(arg_SOURCES)
    add_library(damas_${name} STATIC EXCLUDE_FROM_ALL ${arg_SOURCES})  # built where something needs it
    set(scope PUBLIC)
  else()
    add_library(damas_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(damas_${name} ${scope} ${CMAKE_SOURCE_DIR}/src)
  target_link_libraries(damas_${name} ${scope} ${arg_DEPENDS} ${arg_LIBRARIES})
endfunction()
