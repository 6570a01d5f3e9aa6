# SPDX-License-Identifier: MIT
# Installs Debian packages that are missing; sourced by ./run and ./test. Does nothing when everything is there.
# shellcheck shell=bash

say() { printf '\033[1m==>\033[0m %s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# shellcheck disable=SC2034  # used by the scripts that source this one
packages_build=(build-essential cmake ninja-build ccache pkg-config libboost1.81-dev libcli11-dev)
# shellcheck disable=SC2034
packages_mpi=(libopenmpi-dev openmpi-bin)
# shellcheck disable=SC2034
packages_page=(clang-19 lld-19 llvm-19 binaryen libclang-rt-19-dev-wasm32 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc)
# shellcheck disable=SC2034
packages_learning=(python3 python3-numpy python3-torch libopenblas0-pthread)
# shellcheck disable=SC2034
packages_test=("${packages_page[@]}" libclang-rt-19-dev libgtest-dev googletest clang-format-19 clang-tidy-19 cppcheck shellcheck qemu-user)
# shellcheck disable=SC2034
packages_web=(chromium firefox-esr fonts-dejavu-core fonts-noto-color-emoji)

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else fail "installing packages needs root: run '$*' yourself, or install sudo"; fi
}

install_packages() {
    local missing
    command -v dpkg-query >/dev/null || fail "this script installs Debian packages; on other systems install: $*"
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] && return
    say "Installing ${#missing[@]} packages: ${missing[*]}"
    as_root apt-get update -qq || fail "apt-get update failed: is there a network?"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null \
        || fail "apt-get could not install: ${missing[*]}"
}

# Node.js runs the WebAssembly tests and builds the page: any version from 18 on will do.
install_node() {
    command -v node >/dev/null || install_packages nodejs
}

# install_modules [FLAG…]: what web/package-lock.json asks for, if it is not there already.
install_modules() {
    command -v npm >/dev/null || install_packages npm
    local wanted
    wanted="$(cat web/package-lock.json) $*"
    [ "$(cat web/node_modules/.damas 2>/dev/null)" = "$wanted" ] && return
    say "Installing what builds the page"
    (cd web && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error "$@" >/dev/null) || fail "npm ci failed: is there a network?"
    printf '%s' "$wanted" >web/node_modules/.damas
}

# A first visit downloads no more bytes than this: what the first game does not need comes later (web/src/late.ts).
first_visit=256000

# The page: its module, its scripts and the pack that the program carries.
build_page() {
    build page damas_module damas_workout_module
    build page-threads damas_module
    say "Building the page"
    (cd web && node build.mjs --module ../build/page/damas.wasm --most "$first_visit") || fail "building the page failed"
}

# configure PRESET. Where its compiler is another than last time, CMake forgets everything else that the preset says.
configure() {
    local output
    output=$(cmake --preset "$1" -Wno-dev 2>&1) || { echo "$output"; fail "configuring $1 failed"; }
    case $output in *"require your cache to be deleted"*) configure "$1" ;; esac
}

# build PRESET [TARGET…]: configures once, builds what changed.
build() {
    local preset=$1
    shift
    say "Building ($preset)"
    configure "$preset"
    cmake --build --preset "$preset" ${1:+--target "$@"} || fail "building $preset failed"
}
