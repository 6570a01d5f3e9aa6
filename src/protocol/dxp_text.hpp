// SPDX-License-Identifier: MIT
// The messages of DamExchange (DXP), international draughts only: what each holds, and its text. Nothing is sent here,
// and nothing knows the rules. docs/formats/dxp.md
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/setup.hpp"
#include "words/message.hpp"

namespace damas::protocol::dxp {

inline constexpr int standard_port = 27531;
inline constexpr std::size_t longest_message = 127;
inline constexpr int version = 1;

/// GAMEREQ: the initiator wants a game.
struct GameRequest {
    int version = dxp::version;
    std::string name;
    rules::Side follower = rules::Side::white;  ///< What the other side plays.
    int minutes = 0;                            ///< For each player and the whole game, to 999.
    int moves = 0;                              ///< Of each player, to 999; 0: no limit.
    std::optional<rules::Setup> position{};     ///< Nothing: the start position.

    bool operator==(const GameRequest&) const = default;
};

enum class Acceptance : std::uint8_t { accepted, other_version, not_this_game, no_games };

/// GAMEACC: the follower's answer.
struct GameAcceptance {
    std::string name;
    Acceptance code = Acceptance::accepted;

    bool operator==(const GameAcceptance&) const = default;
};

struct Move {
    int seconds = 0;  ///< To 9999; information only.
    rules::Square from{}, to{};
    std::vector<rules::Square> captured{};  ///< In any order, each once, at most 20.

    bool operator==(const Move&) const = default;
};

enum class EndReason : std::uint8_t { unknown, i_lose, draw, i_win };

/// GAMEEND: sent instead of a move, and as the answer to one.
struct GameEnd {
    EndReason reason = EndReason::unknown;
    bool stop = false;  ///< No more games.

    bool operator==(const GameEnd&) const = default;
};

struct Chat {
    std::string text;

    bool operator==(const Chat&) const = default;
};

/// BACKREQ: may we go back to this move?
struct BackRequest {
    int move_number = 1;  ///< To 999.
    rules::Side turn = rules::Side::white;

    bool operator==(const BackRequest&) const = default;
};

enum class BackCode : std::uint8_t { accepted, not_supported, go_on };

/// BACKACC: the answer to it.
struct BackAcceptance {
    BackCode code = BackCode::accepted;

    bool operator==(const BackAcceptance&) const = default;
};

using Message = std::variant<GameRequest, GameAcceptance, Move, GameEnd, Chat, BackRequest, BackAcceptance>;

/// Reads a message without its closing NUL; the error says what is wrong. Only names and chat may hold characters
/// beyond printable ASCII, and come back with a '?' for each.
std::expected<Message, words::Message> read(std::string_view text);

/// Writes a message of at most longest_message characters, without the NUL: names are cut after 32 characters, chat
/// after 126, and what is not printable ASCII becomes '?'. Squares must be from 1 to 50, numbers in their range.
std::string write(const Message& message);

/// A position in DXP's letters: W or Z to move, then one of w z W Z e for each of 50 squares.
std::string write_position(const rules::Setup& setup);
/// Its set-up.
std::expected<rules::Setup, words::Message> read_position(std::string_view position);

}  // namespace damas::protocol::dxp
