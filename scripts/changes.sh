# SPDX-License-Identifier: MIT
# What the main branch does not have yet, and whether its commits say what they did to the search; sourced by ./test.
# shellcheck shell=bash

# The commit after which everything is new: where the history left DAMAS_MAIN (a branch or commit; else origin/main). A clone
# without such a branch, or one that stands on it, takes its last twenty commits as new.
new_since() {
    local main=${DAMAS_MAIN:-origin/main} since
    since=$(git merge-base "$main^{commit}" HEAD 2>/dev/null) || since=
    if [ -z "$since" ] || [ "$since" = "$(git rev-parse HEAD)" ]; then
        since=$(git rev-list --first-parent --max-count=21 HEAD | tail -n 1)
    fi
    echo "$since"
}

# new_files PATTERN…: the files that are new or changed, the last changed first, those not committed before all.
new_files() {
    local file
    {
        git diff --name-only HEAD -- "$@"
        git ls-files --others --exclude-standard -- "$@"
        git log --name-only --format= "$(new_since)..HEAD" -- "$@"
    } | awk '!seen[$0]++' | while read -r file; do [ ! -f "$file" ] || echo "$file"; done
}

# What a commit that changes one of these must speak about.
searched=(src/search src/eval src/rules src/engine/bench.cpp tests/data/bench.signature)

# signature COMMIT: the totals of its bench as a commit says them: "spanish 1, entrenamiento 2, international 3".
signature() {
    git show "$1:tests/data/bench.signature" | awk -F ' *[|] *' '!/^#/ { printf "%s%s %s", comma, $1, $2; comma = ", " }'
}

# says_signature COMMIT: whether its message has what it should: the new signature, or, where that has not changed, that
# nothing changes.
says_signature() {
    local said
    said=$(git show -s --format=%B "$1")
    ! grep -qxF "Signature: $(signature "$1")" <<<"$said" || return 0
    ! grep -qi '^signature:' <<<"$said" || return 1
    git diff --quiet "$1~" "$1" -- tests/data/bench.signature && grep -qi 'no functional change' <<<"$said"
}

# Every new commit that touches the search, from the one on that brought this rule.
check_commits() {
    local commit rule silent=0 looked=0
    rule=$(git log --diff-filter=A --format=%H -- scripts/changes.sh | tail -n 1)
    [ -n "$rule" ] || return 0
    for commit in $(git rev-list --no-merges "$(new_since)..HEAD" "^$rule" -- "${searched[@]}"); do
        looked=$((looked + 1))
        says_signature "$commit" && continue
        silent=$((silent + 1))
        echo "$(git show -s --format='%h %s' "$commit"): says neither \"Signature: $(signature "$commit")\" nor \"No functional change\"" >&2
    done
    [ "$silent" = 0 ] || fail "$silent commits do not say what they did to the search (CONTRIBUTING.md)"
    say "Commits that touch the search and say what they did: $looked"
}
