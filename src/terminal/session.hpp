// SPDX-License-Identifier: MIT
// A game at a terminal, between two people or against the computer: reads commands and moves, shows the board, refuses
// with reasons. Knows no rule itself. Works on any streams, so a pipe or a test can play as well as a person.
#pragma once

#include <iosfwd>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"

namespace damas::terminal {

struct SessionOptions {
    engine::Language language = engine::Language::spanish;
    bool color = false, unicode = true, numbers = true, flip = false;
    std::string fen;                        ///< Where to begin; the start position if empty.
    std::optional<rules::Side> computer{};  ///< Which side the computer plays, if any.
    double seconds = 1;                     ///< How long it thinks about a move …
    std::uint64_t nodes = 0;                ///< … or how many nodes, if not 0.
};

class Session {
public:
    /// `options.fen` must be a position of `book`.
    Session(const engine::Rulebook& book, SessionOptions options, std::istream& in, std::ostream& out);

    /// Plays until the input ends or somebody leaves.
    void run();
    /// Does what one line of input asks for; false to leave.
    bool obey(std::string_view line);
    /// Loads the first game of a PDN file, as far as it is legal; otherwise keeps the game and says why.
    std::expected<void, std::string> load(const std::string& path);

    const engine::Game& game() const { return *game_; }

private:
    struct Command;
    static const Command* find_command(std::string_view word);

    void restart();
    void play(std::string_view text);
    void play_number(std::size_t number);
    void accept(const notation::MoveText& move);
    void undo();
    void redo();
    void offer_draw();
    void offer_draw_to_computer();
    void resign();
    void hint();
    void show();
    void let_computer_move();
    std::expected<engine::Thought, std::string> think();
    void show_counters(const engine::GameState& state);
    void list_moves();
    void list_game();
    void save(std::string_view path);
    void load_and_show(const std::string& path);
    std::string pdn() const;
    void say(std::string_view text);

    const engine::Rulebook& book_;
    SessionOptions options_;
    std::istream& in_;
    std::ostream& out_;
    std::string start_fen_;
    std::unique_ptr<engine::Game> game_;
    std::vector<notation::MoveText> undone_;
    std::unique_ptr<engine::Player> player_;
    std::string hint_, hint_fen_;  ///< The last hint and its position.
};

}  // namespace damas::terminal
