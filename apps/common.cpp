// SPDX-License-Identifier: MIT
#include "common.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <set>

#include "analysis/score_words.hpp"
#include "numbers.hpp"
#include "words/commands/common.hpp"
#include "words/commands/flags.hpp"
#include "words/notation.hpp"
#include "words/numbers.hpp"
#include "words/options.hpp"

namespace damas::apps {

namespace {

namespace flags = words::commands::flags;

}  // namespace

void on_run(CLI::App& command, Run run) {
    command.callback([run = std::move(run)] { throw CLI::RuntimeError(run()); });
}

CLI::Validator one_of(std::vector<std::string> list) {
    const std::string known = CLI::detail::generate_set(list);
    const auto check = [list = std::move(list), known](std::string& given) -> std::string {
        if (std::ranges::find(list, given) != list.end()) return {};
        return text({flags::not_one_of, notation::printable(given), known});
    };
    return {check, known};
}

CLI::Option* add_rules(CLI::App& command, std::string& id) {
    std::vector<std::string> ids;
    for (const engine::Rulebook* book : engine::rulebooks()) ids.emplace_back(book->id());
    return command.add_option("--rules,-r", id, text(flags::rules))->check(one_of(ids))->capture_default_str();
}

CLI::Option* add_claimed_draws(CLI::App& command, bool& claimed) {
    return command.add_flag("--claimed-draws", claimed, text(flags::claimed_draws));
}

void add_language(CLI::App& command, words::Language& language) {
    language = apps::language();
    // Its value has been taken before the command line is parsed: here it is only checked.
    command.add_option_function<std::string>(
               "--lang", [](const std::string&) {}, text(flags::language))
        ->check(one_of({"es", "en"}));
}

std::string fits_into_memory(const std::string& megabytes) {
    const auto wrong = engine::hash_error(std::stoull(megabytes));
    return wrong ? text(*wrong) : "";
}

void add_hash(CLI::App& command, std::size_t& megabytes, const std::string& help) {
    command.add_option("--hash", megabytes, help)
        ->transform(within(1, 1 << 20))
        ->check(fits_into_memory, "")
        ->capture_default_str();
}

std::expected<std::string, words::Message> read_file(const std::string& path) {
    const auto read = path == "-" ? core::read_open_file(stdin, text(flags::standard_input)) : core::read_file(path);
    if (!read) return std::unexpected(read.error().message());
    return *read;
}

int write_output(const std::string& path, const std::string& text) {
    if (path.empty() || path == "-") {
        std::cout << text;
        return exit_ok;
    }
    if (const auto error = core::write_file(path, text)) return bad_request(error->message());
    return exit_ok;
}

int check_output(const std::string& path) {
    if (path.empty() || path == "-") return exit_ok;
    if (const auto error = core::unwritable(path)) return bad_request(error->message());
    return exit_ok;
}

int finish_output(int code) {
    errno = 0;
    if (std::cout.flush() && std::fflush(stdout) == 0) return code;
    return output_failed(errno);
}

int output_failed(int error) {
    const core::FileError wrong{
        .path = text(flags::standard_output), .problem = core::FileError::Problem::unwritable, .code = error};
    return bad_request(wrong.message());
}

std::optional<words::Message> set_options(engine::PlayerOptions& options, const std::vector<std::string>& settings) {
    std::set<std::string> names;
    const auto about = [](const std::string& setting, const words::Message& wrong) {
        return words::about("--set " + notation::printable(setting), wrong);
    };
    const auto name_of = [](const std::string& setting) { return setting.substr(0, setting.find('=')); };
    for (const std::string& setting : settings) {
        const std::string name = name_of(setting);
        if (name == setting) return about(setting, words::options::expected_setting);
        if (!names.insert(name).second) return about(setting, words::options::named_twice);
        if (const auto error = engine::set_option(options, name, setting.substr(name.size() + 1)))
            return about(setting, *error);
    }
    for (const std::string& setting : settings)
        if (const auto error = engine::unheeded(options, name_of(setting))) return about(setting, *error);
    return {};
}

std::expected<std::unique_ptr<engine::Game>, words::Message> game_from(const std::string& rules, const std::string& fen,
                                                                       const std::vector<std::string>& moves) {
    const engine::Rulebook& book = *engine::find_rulebook(rules);
    std::unique_ptr<engine::Game> game = book.new_game();
    if (!fen.empty()) {
        auto read = book.read_game(fen);
        if (!read) return std::unexpected(words::Message(words::notation::in_fen, read.error().message()));
        game = std::move(*read);
    }
    for (const std::string& text : moves) {
        const auto move = notation::read_move_text(text);
        if (!move)
            return std::unexpected(words::Message(common::bad_move, notation::printable(text), move.error().message()));
        const engine::Ruling ruling = game->play(*move);
        if (!ruling.legal()) return std::unexpected(words::about(notation::write_move_text(*move), sentence(ruling)));
    }
    return game;
}

void complain(const words::Message& what) {
    std::cout << std::flush;
    std::fflush(stdout);
    std::cerr << "damas: " << notation::without_controls(text(what)) << '\n';
}

int bad_request(const words::Message& what) {
    complain(what);
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
