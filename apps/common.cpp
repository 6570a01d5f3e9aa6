// SPDX-License-Identifier: MIT
#include "common.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "analysis/score_words.hpp"
#include "numbers.hpp"
#include "words/commands/flags.hpp"
#include "words/notation.hpp"
#include "words/numbers.hpp"

namespace damas::apps {

namespace {

namespace flags = words::commands::flags;

}  // namespace

void on_run(CLI::App& command, Run run) {
    command.callback([run = std::move(run)] { throw CLI::RuntimeError(run()); });
}

CLI::Option* add_rules(CLI::App& command, std::string& id) {
    std::vector<std::string> ids;
    for (const engine::Rulebook* book : engine::rulebooks()) ids.emplace_back(book->id());
    return command.add_option("--rules,-r", id, text(flags::rules))->check(CLI::IsMember(ids))->capture_default_str();
}

void add_claimed_draws(CLI::App& command, bool& claimed) {
    command.add_flag("--claimed-draws", claimed, text(flags::claimed_draws));
}

void add_language(CLI::App& command, words::Language& language) {
    language = apps::language();
    // Its value has been taken before the command line is parsed: here it is only checked.
    command.add_option_function<std::string>(
               "--lang", [](const std::string&) {}, text(flags::language))
        ->check(CLI::IsMember({"es", "en"}));
}

void add_hash(CLI::App& command, std::size_t& megabytes, const std::string& help) {
    command.add_option("--hash", megabytes, help)
        ->transform(within(1, 1 << 20))
        ->check([](const std::string& text) { return engine::hash_error(std::stoull(text), language()).value_or(""); },
                "")
        ->capture_default_str();
}

std::string sentence(const core::FileError& error) { return assets::sentence(error, language()); }

std::expected<std::string, std::string> read_file(const std::string& path) {
    const auto read = path == "-" ? core::read_open_file(stdin, text(flags::standard_input)) : core::read_file(path);
    if (!read) return std::unexpected(sentence(read.error()));
    return *read;
}

int write_output(const std::string& path, const std::string& text) {
    if (path.empty() || path == "-") {
        std::cout << text;
        return exit_ok;
    }
    if (const auto error = core::write_file(path, text)) return bad_request(sentence(*error));
    return exit_ok;
}

int check_output(const std::string& path) {
    if (path.empty() || path == "-") return exit_ok;
    if (const auto error = core::unwritable(path)) return bad_request(sentence(*error));
    return exit_ok;
}

int finish_output(int code) {
    errno = 0;
    if (std::cout.flush() && std::fflush(stdout) == 0) return code;
    return output_failed(errno);
}

int output_failed(int error) {
    return bad_request(sentence(
        {.path = text(flags::standard_output), .problem = core::FileError::Problem::unwritable, .code = error}));
}

std::optional<std::string> set_options(engine::PlayerOptions& options, const std::vector<std::string>& settings) {
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos) return "--set " + setting + ": expected name=value";
        if (const auto error = engine::set_option(options, setting.substr(0, equals), setting.substr(equals + 1)))
            return "--set " + setting + ": " + *error;
    }
    return {};
}

std::expected<std::unique_ptr<engine::Game>, std::string> game_from(const std::string& rules, const std::string& fen,
                                                                    const std::vector<std::string>& moves) {
    const engine::Rulebook& book = *engine::find_rulebook(rules);
    std::unique_ptr<engine::Game> game = book.new_game();
    if (!fen.empty()) {
        auto read = book.read_game(fen);
        if (!read) return std::unexpected(words::say({words::notation::in_fen, read.error().message()}, language()));
        game = std::move(*read);
    }
    for (const std::string& text : moves) {
        const auto move = notation::read_move_text(text);
        if (!move)
            return std::unexpected("'" + notation::printable(text) +
                                   "': " + words::say(move.error().message(), language()));
        const engine::Ruling ruling = game->play(*move);
        if (!ruling.legal())
            return std::unexpected(notation::write_move_text(*move) + ": " + words::say(sentence(ruling), language()));
    }
    return game;
}

int bad_request(std::string_view message) {
    std::fflush(stdout);
    std::cerr << "damas: " << notation::without_controls(error_words(message, language())) << '\n';
    return exit_bad_request;
}

std::string pace(std::uint64_t number, double seconds) {
    return words::decimal(seconds, 3, language()) + " s, " +
           words::decimal(static_cast<double>(number) / std::max(seconds, 1e-9) / 1e6, 2, language()) + " M/s";
}

bool wants_color() {
    const char* term = std::getenv("TERM");
    const char* no_color = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) != 0 && (no_color == nullptr || *no_color == '\0') && term != nullptr &&
           std::strcmp(term, "dumb") != 0;
}

bool wants_unicode() {
    const std::string name = locale_name("LC_CTYPE");
    return name.find("UTF-8") != std::string::npos || name.find("utf8") != std::string::npos || name.empty();
}

}  // namespace damas::apps
