// SPDX-License-Identifier: MIT
// What the commands share: the choice of rules and language, reading files, exit codes.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <string>

#include "assets/files.hpp"
#include "engine/options.hpp"
#include "engine/rulebook.hpp"
#include "language.hpp"

namespace damas::apps {

/// Exit codes: 0 all is well, 1 the answer is no (a rule was broken, a count is wrong), 2 the request is bad.
inline constexpr int exit_ok = 0, exit_no = 1, exit_bad_request = 2;

/// A command's function; its return value becomes the exit code.
using Run = std::function<int()>;

/// Declares a command whose `run` is called after the flags have been read.
void on_run(CLI::App& command, Run run);

/// One of a few words, for a flag to check.
CLI::Validator one_of(std::vector<std::string> list);

/// `--rules`, by default spanish.
CLI::Option* add_rules(CLI::App& command, std::string& id);

/// `--claimed-draws`, of the commands that read games.
CLI::Option* add_claimed_draws(CLI::App& command, bool& claimed);

/// `--lang es|en`; `language` becomes that of this run, which was decided before the command line is parsed.
void add_language(CLI::App& command, words::Language& language);

/// A whole file, or standard input for "-"; the error names the file and the reason.
std::expected<std::string, words::Message> read_file(const std::string& path);

/// Writes a whole file, or to standard output for "" and "-"; the exit code, with the error said.
int write_output(const std::string& path, const std::string& text);

/// Tells before long work whether its output could be written; the exit code, with the error said.
int check_output(const std::string& path);

/// A command's exit code; but if standard output could not take everything, that is said and the request was bad.
int finish_output(int code);
/// Says why standard output could not be written, an error of the system; returns the exit code for that.
int output_failed(int error);

/// Why a hash table of so many megabytes cannot be had, for a flag to check; empty if it can.
std::string fits_into_memory(const std::string& megabytes);

/// `--hash MEGABYTES`, within what this machine has.
void add_hash(CLI::App& command, std::size_t& megabytes, const std::string& help);

/// Sets a player's options, each `name=value`, none twice and none that his search does not heed; what is wrong, or
/// nothing.
std::optional<words::Message> set_options(engine::PlayerOptions& options, const std::vector<std::string>& settings);

/// The game of these rules that begins at a FEN, or at the start if it is empty, and has these moves.
std::expected<std::unique_ptr<engine::Game>, words::Message> game_from(const std::string& rules, const std::string& fen,
                                                                       const std::vector<std::string>& moves = {});

/// Says what is wrong, in the language of this run, on one line of standard error.
void complain(const words::Message& what);
/// The same, and returns exit_bad_request.
int bad_request(const words::Message& what);

/// How long something took and how much of it that is a second: "1.25 s, 7.80 M/s".
std::string pace(std::uint64_t number, double seconds);

/// Whether standard output can show colours, and symbols beyond ASCII.
bool wants_color();
bool wants_unicode();

// One function a command; each adds itself to the program.
void add_analyze(CLI::App& app);
void add_bench(CLI::App& app);
void add_book(CLI::App& app);
void add_check(CLI::App& app);
void add_compare(CLI::App& app);
void add_dxp(CLI::App& app);
void add_hub(CLI::App& app);
void add_learning(CLI::App& app);
void add_match(CLI::App& app);
void add_moves(CLI::App& app);
void add_options(CLI::App& app);
void add_perft(CLI::App& app);
void add_play(CLI::App& app);
void add_puzzles(CLI::App& app);
void add_referee(CLI::App& app);
void add_serve(CLI::App& app);
void add_show(CLI::App& app);
void add_site(CLI::App& app);
void add_tables(CLI::App& app);
void add_tree(CLI::App& app);
void add_workout(CLI::App& app);

}  // namespace damas::apps
