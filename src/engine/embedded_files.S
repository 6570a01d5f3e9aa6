# SPDX-License-Identifier: MIT
# The files of data/ that are part of the program, between a begin and an end symbol each.
.section .rodata
.macro file name, path
    .global damas_\name\()_begin
    .global damas_\name\()_end
    .balign 64
damas_\name\()_begin:
    .incbin "\path"
damas_\name\()_end:
.endm

file spanish_tables, "tables/spanish.tables"
file entrenamiento_tables, "tables/entrenamiento.tables"
file international_tables, "tables/international.tables"
file spanish_network, "networks/spanish.net"
file entrenamiento_network, "networks/entrenamiento.net"
file international_network, "networks/international.net"
file spanish_book, "books/spanish.book"
file international_book, "books/international.book"
file table_digests, "tables/digests.txt"

.section .note.GNU-stack, "", @progbits
