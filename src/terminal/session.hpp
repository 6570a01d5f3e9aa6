// SPDX-License-Identifier: MIT
// A game at a terminal, between two people or against the computer: reads commands and moves, shows the board, refuses
// with reasons. Knows no rule itself. Works on any streams, so a pipe or a test can play as well as a person.
#pragma once

#include <iosfwd>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "terminal/clock.hpp"
#include "terminal/companion.hpp"
#include "words/message.hpp"
#include "words/scores.hpp"
#include "words/terminal.hpp"

namespace damas::terminal {

namespace phrases = words::terminal;

/// Alpha-beta as taught in place of a level.
struct TextbookOpponent {
    search::textbook::Settings settings{};  ///< Its seed is that of the session.
    double seconds = 0;                     ///< For a move; 0: no limit.
};

struct SessionOptions {
    words::Language language = words::Language::spanish;
    bool color = false, unicode = true, numbers = true, flip = false;
    bool interactive = false;               ///< A person types: ask before a game is lost.
    std::optional<rules::Setup> start{};    ///< Where to begin, a position of the rules; nothing: their start.
    std::optional<rules::Side> computer{};  ///< Which side the computer plays, if any.
    int level = engine::top_level;
    std::optional<TextbookOpponent> textbook{};
    std::uint64_t seed = 1;         ///< Of the level's errors in the first game; the next games count on from it.
    bool book = false;              ///< Whether it plays openings from its book; weak levels never do.
    double seconds = 0;             ///< How long it thinks about a move at most; 0: a second, or what the clock gives …
    std::uint64_t nodes = 0;        ///< … or how many nodes instead, if not 0.
    std::string table_directory{};  ///< Endgame tables beyond those of the program.
    bool verbose = false;           ///< Each move comes with depth, score and line.
    bool touch_move = false;        ///< A touched piece must be played, where the rules have such an article.
    std::optional<engine::ClockSetting> clock{};
    engine::TimeSource now = engine::steady_time();
    Companion* companion = nullptr;  ///< Looks on, if there is one; must outlive the session.
    std::string name, date;          ///< Of the person, and of today as YYYY.MM.DD, for saved games; may be empty.
};

class Session {
public:
    Session(const engine::Rulebook& book, SessionOptions options, std::istream& in, std::ostream& out);

    /// Plays until the input ends or somebody leaves.
    void run();
    /// Does what one line of input asks for; false to leave.
    bool obey(std::string_view line);
    /// Loads the first game of a PDN file, as far as it is legal, with the rules that its tags name; otherwise keeps
    /// the game and says why. It may have to be a game of `chosen`.
    std::expected<void, words::Message> load(const std::string& path, const engine::Rulebook* chosen = nullptr);

    const engine::Game& game() const { return *game_; }
    /// How the game stands; a loss on time included.
    rules::Outcome outcome() const;

private:
    struct Command;
    static const Command* find_command(std::string_view word);

    // The game: session.cpp.
    void restart();
    void play(std::string_view text);
    void play_number(std::size_t number);
    void accept(const notation::MoveText& move);
    bool may_touch(rules::Square square);
    rules::Square touched() const;
    std::vector<engine::LegalMove> playable_moves() const;
    void after_move(rules::Side mover);
    void let_computer_move();
    engine::Thought think(engine::Player& player);
    bool over() const { return outcome() != rules::Outcome::none; }
    bool flag_has_fallen();

    // Commands: session_commands.cpp.
    void show_help();
    void undo();
    void redo();
    void offer_draw();
    bool computer_agrees_to_draw();
    void resign();
    void hint();
    void touch(std::string_view text);
    void say_touched();
    void change_level(std::string_view text);
    void show_thought();
    void show_clock();
    void pause();
    void offer_to_save();
    void begin_anew();

    // What is shown: session_view.cpp.
    void greet();
    void show();
    void show_turn(const engine::GameState& state);
    void show_counters(const engine::GameState& state);
    void list_moves();
    void list_game();
    int half() const;
    std::string clock_words() const;
    std::string thought_words() const;
    std::string example_move() const;
    static const words::Text& side_word(rules::Side side) {
        return side == rules::Side::white ? words::scores::white : words::scores::black;
    }
    std::string opponent_words() const;
    const words::Text& level_word() const { return phrases::levels[static_cast<std::size_t>(options_.level) - 1]; }

    // Files: session_files.cpp.
    bool save(std::string_view path);
    void load_and_show(const std::string& path);
    bool take_moves(notation::pdn::Line& line) const;
    std::optional<words::Message> doubt_about(const std::string& name) const;
    void take_sides(const notation::pdn::Game& game);
    void note_clocks(notation::pdn::Line& line) const;
    void take_clocks(const notation::pdn::Game& file, const std::vector<std::string>& comments);
    std::string pdn() const;

    /// A sentence in the player's language.
    std::string said(const words::Message& message) const { return words::say(message, options_.language); }
    void say(std::string_view text);
    void say(const words::Message& message) { say(said(message)); }

    const engine::Rulebook* book_;
    SessionOptions options_;
    std::istream& in_;
    std::ostream& out_;
    rules::Setup start_;
    std::unique_ptr<engine::Game> game_;
    std::vector<engine::LegalMove> undone_;
    /// The piece that was touched, and when: it stays touched if the game leaves that position and comes back.
    struct Touch {
        rules::Square square{};
        int ply = 0;
        rules::Setup position{};
    } touch_;
    std::optional<engine::GameClock> clock_;
    std::optional<rules::Side> lost_on_time_;

    std::unique_ptr<engine::Player> player_;   ///< Of the level; made anew for each game.
    std::unique_ptr<engine::Player> adviser_;  ///< Gives hints, at full strength.
    std::optional<engine::Thought> thought_;   ///< The computer's last, …
    rules::Side thinker_{};                    ///< … and whose it was.
    std::string announcement_;                 ///< Of the computer's move, for below the board.
    std::optional<engine::LegalMove> hint_;    ///< The last hint, …
    rules::Setup hint_position_;               ///< … and where it was given.

    std::optional<notation::pdn::Game> loaded_;  ///< The game as its file has it, from where this one begins.
    std::string own_file_;                       ///< May be replaced without asking.
    std::string doubtful_file_;                  ///< Exists; asked about.
    int saved_ply_ = 0;                          ///< What has been saved, or need not be.
};

}  // namespace damas::terminal
