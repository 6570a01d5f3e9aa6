# SPDX-License-Identifier: MIT
# How much of each module the tests of the preset dev run, and the floors below which it must not fall; sourced by ./test.
# shellcheck shell=bash

floors=tests/data/coverage.floor
reached=build/dev/coverage.reached

# forget_runs: what programs wrote when they ended, before the tests begin anew.
forget_runs() { rm -rf build/dev/profiles "$reached"; }

# measure_coverage: leaves "MODULE PERCENT LINES" of all modules in $reached. Only what a test program contains is
# counted: what is compiled for a page alone is not.
measure_coverage() {
    local program programs=()
    for program in build/dev/*_test build/dev/*_soak build/dev/external_program; do programs+=(-object "$program"); done
    llvm-profdata-19 merge --sparse build/dev/profiles/*.profraw -o build/dev/coverage.profdata
    # It warns of inline functions that one file runs and another only mentions.
    llvm-cov-19 export --format=lcov --summary-only --instr-profile=build/dev/coverage.profdata "${programs[@]}" \
        >build/dev/coverage.lcov 2>build/dev/coverage.log || { cat build/dev/coverage.log; fail "llvm-cov failed"; }
    awk -v src="$PWD/src/" -F : '
        /^SF:/ { module = index($2, src) == 1 ? substr($2, length(src) + 1) : ""; sub("/.*", "", module) }
        /^LF:/ && module != "" { lines[module] += $2 }
        /^LH:/ && module != "" { run[module] += $2 }
        END { for (module in lines) printf "%s %.1f %d\n", module, 100 * run[module] / lines[module], lines[module] }
    ' build/dev/coverage.lcov | sort >"$reached"
}

# raised_floors: a line for each module: its floor as it would be, in whole percent. It leaves half a point to the chance
# of threads, and never falls.
raised_floors() {
    awk 'FILENAME == ARGV[1] { old[$1] = $2; next }
        { new = int($2 - 0.5); if ($1 in old && old[$1] > new) new = old[$1]; print $1, new }' "$floors" "$reached"
}

# Prints what was reached, compares it with the floors, and these with those that main has.
check_coverage() {
    local wrong
    say "Lines of each module that the tests of dev run, in percent, and their floors"
    awk 'FILENAME == ARGV[1] { floor[$1] = $2; next } { printf "%-9s %5.1f %3s\n", $1, $2, floor[$1] }' "$floors" "$reached" |
        paste - - - -
    wrong=$(awk '
        FILENAME == ARGV[1] { reached[$1] = $2; next }
        FILENAME == ARGV[2] { floor[$1] = $2; next }
        $1 in reached && floor[$1] < $2 { print "src/" $1 ": its floor was " $2 " % and only rises" }
        END {
            for (module in reached)
                if (!(module in floor)) print "src/" module ": has no floor yet"
                else if (reached[module] < floor[module])
                    print "src/" module ": the tests run " reached[module] " % of its lines, its floor is " floor[module] " %"
            for (module in floor) if (!(module in reached)) print "src/" module ": has a floor, but no test contains it"
        }' "$reached" "$floors" <(git show "$(new_since):$floors" 2>/dev/null || true) | sort)
    [ -z "$wrong" ] || { echo "$wrong" >&2; fail "coverage: test what is new or has lost its test; ./test raise writes $floors"; }
    raised_floors | cmp -s - "$floors" || {
        say "Floors that may rise; ./test raise writes them into $floors:"
        raised_floors | grep -vxFf "$floors" || true
    }
}
