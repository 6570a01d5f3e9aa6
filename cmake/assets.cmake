# SPDX-License-Identifier: MIT
# damas_assets(TARGET DIRECTORY PATTERN…): the files of a directory become part of a library, which finds them in the
# list damas_assets by their names there: name, begin and end of each, and zeros after the last.
function(damas_assets target directory)
  list(TRANSFORM ARGN PREPEND ${directory}/)
  file(GLOB files CONFIGURE_DEPENDS ${ARGN})
  set(assembly "// Written by CMake.
.macro file name
    .section .rodata
    .balign 64
bytes_\\@: .incbin \"\\name\"
end_\\@: .byte 0
name_\\@: .asciz \"\\name\"
    .section .data.rel.ro, \"aw\"
    .quad name_\\@, bytes_\\@, end_\\@
.endm
.section .data.rel.ro, \"aw\"
.balign 8
.global damas_assets
damas_assets:
")
  foreach(path ${files})
    file(RELATIVE_PATH name ${directory} ${path})
    string(APPEND assembly "file \"${name}\"\n")
  endforeach()
  string(APPEND assembly ".quad 0, 0, 0\n.section .note.GNU-stack, \"\", %progbits\n")
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}_assets.S)
  file(CONFIGURE OUTPUT ${source} CONTENT "${assembly}" @ONLY)
  target_sources(${target} PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-I${directory}" OBJECT_DEPENDS "${files}")
endfunction()
