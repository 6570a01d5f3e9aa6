// SPDX-License-Identifier: MIT
#include "notation/move_writer.hpp"

namespace damas::notation {

MoveText short_form(const rules::LegalMove& move) {
    if (!move.ends_suffice) return {move.path, move.is_capture(), {}};
    return {{move.from, move.to}, move.is_capture(), {}};
}

MoveText hub_form(const rules::LegalMove& move) {
    MoveText form{{move.from, move.to}, move.is_capture(), {}};
    form.squares.insert(form.squares.end(), move.captured.begin(), move.captured.end());
    return form;
}

std::string write_move(const rules::LegalMove& move) { return write_move_text(short_form(move)); }

std::string write_path(const rules::LegalMove& move) { return write_move_text({move.path, move.is_capture(), {}}); }

std::string write_hub(const rules::LegalMove& move) { return write_move_text(hub_form(move)); }

std::vector<std::string> write_moves(const std::vector<rules::LegalMove>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const rules::LegalMove& move : moves) texts.push_back(write_move(move));
    return texts;
}

}  // namespace damas::notation
