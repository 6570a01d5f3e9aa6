# SPDX-License-Identifier: MIT
# The ready-made kits as part of the program, between a begin and an end symbol each.
.section .rodata
.macro kit name, path
    .global damas_kit_\name\()_begin
    .global damas_kit_\name\()_end
damas_kit_\name\()_begin:
    .incbin "\path"
damas_kit_\name\()_end:
.endm

kit primary_es, "primary.es.json"
kit primary_en, "primary.en.json"
kit secondary_es, "secondary.es.json"
kit secondary_en, "secondary.en.json"
kit gentle_es, "gentle.es.json"
kit gentle_en, "gentle.en.json"

.section .note.GNU-stack, "", @progbits
