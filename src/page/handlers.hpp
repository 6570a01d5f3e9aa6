// SPDX-License-Identifier: MIT
// What the parts of the desk share: how a request is read, how a reply is made, and the player that remembers.
#pragma once

#include <expected>

#include "analysis/analyst.hpp"
#include "engine/rulebook.hpp"
#include "notation/json.hpp"
#include "notation/json_writer.hpp"
#include "page/both.hpp"
#include "page/desk.hpp"
#include "page/envelope.hpp"
#include "page/kept_game.hpp"
#include "words/message.hpp"
#include "words/requests.hpp"

namespace damas::page {

using notation::Json;
using notation::JsonWriter;

/// A game as a request describes it: `rules`, perhaps a `profile` of them, `fen` (the start position if empty) and
/// `moves`.
struct Described {
    const engine::Rulebook* book;
    std::unique_ptr<engine::Game> game;
};

struct Desk::Handlers {
    Host host;
    long long id = 0;  ///< Of the request being answered.
    KeptGame kept{};
    std::string player_key{}, analyst_key{};
    std::unique_ptr<engine::Player> player{};
    std::unique_ptr<analysis::Analyst> analyst{};

    /// Sends `{"id":…,"KIND":VALUE}`.
    void tell(std::string_view kind, const std::string& value) const;

    std::expected<Described, words::Message> game_of(const Json& request);
    /// Who analyses games of these rules at full strength.
    analysis::Analyst& analyst_for(const engine::Rulebook& book);

    // One function a request.
    Reply about(const Json& request);
    Reply state(const Json& request);
    Reply attempt(const Json& request);
    Reply setup(const Json& request);
    Reply probe(const Json& request);
    Reply ending(const Json& request);
    Reply forzosa(const Json& request);
    Reply book(const Json& request);
    Reply read(const Json& request);
    Reply write(const Json& request);
    Reply annul(const Json& request);
    Reply think(const Json& request);
    Reply analyse(const Json& request);
    Reply offer(const Json& request);
    Reply review(const Json& request);
    Reply tree(const Json& request);
    Reply compare(const Json& request);
    Reply terms(const Json& request);
    Reply settings(const Json& request);
};

/// A page draws no more nodes of a tree than this.
inline constexpr int most_nodes_shown = 20'000;

/// The most moves of a game that a request may hold.
inline constexpr std::size_t max_moves = 2'000;

std::expected<const engine::Rulebook*, words::Message> book_of(const Json& request);

/// One letter a square in the order of their numbers: w W b B, or '.' for an empty one.
std::string piece_letters(const notation::BoardView& view);

void put_ruling(JsonWriter& json, const engine::Ruling& ruling);
void put_result(JsonWriter& json, const engine::GameState& state);

}  // namespace damas::page
