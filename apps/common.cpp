// SPDX-License-Identifier: MIT
#include "common.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

namespace damas::apps {

void on_run(CLI::App& command, Run run) {
    command.callback([run = std::move(run)] { throw CLI::RuntimeError(run()); });
}

void add_rules(CLI::App& command, std::string& id) {
    std::vector<std::string> ids;
    for (const engine::Rulebook* book : engine::rulebooks()) ids.emplace_back(book->id());
    command.add_option("--rules,-r", id, either("El juego", "Which game"))
        ->check(CLI::IsMember(ids))
        ->capture_default_str();
}

void add_language(CLI::App& command, engine::Language& language) {
    language = apps::language();
    // Its value has been taken before the command line is parsed: here it is only checked.
    command
        .add_option_function<std::string>(
            "--lang", [](const std::string&) {}, either("Idioma: es o en", "Language: es or en"))
        ->check(CLI::IsMember({"es", "en"}));
}

std::expected<std::string, std::string> read_file(const std::string& path) {
    std::ostringstream text;
    if (path == "-") {
        text << std::cin.rdbuf();
        return text.str();
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::unexpected(path + ": " + std::strerror(errno));
    text << file.rdbuf();
    if (file.bad() || (text.fail() && file.peek() != std::ifstream::traits_type::eof()))
        return std::unexpected(path + ": cannot be read");
    return text.str();
}

int write_output(const std::string& path, const std::string& text) {
    if (path.empty() || path == "-") {
        std::cout << text;
        return exit_ok;
    }
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    return file ? exit_ok : bad_request(path + ": cannot be written");
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

int bad_request(std::string_view message) {
    std::fflush(stdout);
    std::cerr << "damas: " << error_words(message, language()) << '\n';
    return exit_bad_request;
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
