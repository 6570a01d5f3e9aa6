// SPDX-License-Identifier: MIT
// All of the library. Everything is a value or owns what it holds; what goes wrong is a value, too, with a sentence in
// Spanish and in English. Different objects may be used by different threads at once, one object by one thread at a
// time. docs/library.md tells the rest.
#pragma once

#include <damas/engine.hpp>
#include <damas/game.hpp>
#include <damas/pdn.hpp>
#include <damas/perft.hpp>
#include <damas/position.hpp>
#include <damas/rule_set.hpp>
#include <damas/ruling.hpp>
#include <damas/text.hpp>
#include <damas/version.hpp>
