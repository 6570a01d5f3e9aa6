// SPDX-License-Identifier: MIT
// What endgame tables know, as JSON.
#pragma once

#include "endgames/table_probe.hpp"
#include "notation/json_writer.hpp"

namespace damas::protocol {

/// `result`, `plies`, `too_late`, `on_board` into the object that is open: a verdict has this shape everywhere.
void put_verdict(notation::JsonWriter& json, const endgames::TableVerdict& verdict);

/// A verdict, `forzosa_plies` and, in `moves`, the verdict of each `move`.
std::string probe_json(const endgames::TableProbe& probe);

}  // namespace damas::protocol
