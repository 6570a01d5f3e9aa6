// SPDX-License-Identifier: MIT
#include "protocol/table_json.hpp"

#include "notation/move_writer.hpp"

namespace damas::protocol {

void put_verdict(notation::JsonWriter& json, const endgames::TableVerdict& verdict) {
    json.field("result", endgames::id(verdict.result)).key("plies");
    verdict.plies ? json.value(*verdict.plies) : json.null();
    json.field("too_late", verdict.too_late()).field("on_board", endgames::id(verdict.on_board));
}

std::string probe_json(const endgames::TableProbe& probe) {
    notation::JsonWriter json;
    json.object();
    put_verdict(json, probe.verdict);
    json.field("forzosa_plies", probe.forzosa_plies).key("moves").array();
    for (const auto& [move, verdict] : probe.moves) {
        json.object().field("move", notation::write_move(move));
        put_verdict(json, verdict);
        json.end();
    }
    return json.end().end().text();
}

}  // namespace damas::protocol
