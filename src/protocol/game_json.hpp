// SPDX-License-Identifier: MIT
// What games are made of, as JSON, for everybody who writes it: moves, infringements, what the arbiter found. Each
// function puts its fields into the object that is open, so that more can stand beside them.
#pragma once

#include "arbiter/arbiter.hpp"
#include "notation/json_writer.hpp"

namespace damas::protocol {

/// `text`, `hub`, `path`, `captured`.
void put_move(notation::JsonWriter& json, const rules::LegalMove& move);
/// `law`, `article`.
void put_law(notation::JsonWriter& json, const engine::Ruling& ruling);
/// `ply`, `move`, `line`, `column`, `law`, `article`.
void put_infringement(notation::JsonWriter& json, const arbiter::Infringement& wrong);
/// `rules`, `plies`, `result`, `reason`, `article`, `final_fen` of a game that could be begun.
void put_end(notation::JsonWriter& json, const arbiter::GameReport& report);

}  // namespace damas::protocol
