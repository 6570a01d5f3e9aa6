# SPDX-License-Identifier: MIT
# The packed page as part of the program.
.section .rodata
.global damas_site_begin
.global damas_site_end
.balign 64
damas_site_begin:
    .incbin "site.pack"
damas_site_end:

.section .note.GNU-stack, "", @progbits
