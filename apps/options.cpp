// SPDX-License-Identifier: MIT
// `damas options`: everything that can be set on a player, as the table has it.
#include <iostream>

#include "common.hpp"
#include "engine/option_table.hpp"

namespace damas::apps {

namespace {

using engine::Option;

struct Options {
    bool markdown = false;
    words::Language language{};
};

/// "1 … 10", "true, false", "champion, textbook".
std::string values_of(const Option& option) {
    std::string names;
    switch (option.type) {
        case Option::Type::boolean: return "true, false";
        case Option::Type::text: return either("texto", "text");
        case Option::Type::integer: return std::to_string(option.low) + " … " + std::to_string(option.high);
        case Option::Type::seconds:
            return std::to_string(option.low) + " … " + std::to_string(option.high) + either(" segundos", " seconds");
        case Option::Type::choice: break;
    }
    for (const std::string_view name : option.names) (names += names.empty() ? "" : ", ") += name;
    return names;
}

std::string title_of(Option::Use use) {
    switch (use) {
        case Option::Use::player: return either("Un jugador", "A player");
        case Option::Use::settings: return either("La búsqueda de los libros de texto", "The textbook search");
        case Option::Use::weight: return either("Pesos de la evaluación", "Weights of the evaluation");
        case Option::Use::tuning: break;
    }
    return either("Números de la búsqueda campeona", "Numbers of the champion's search");
}

std::string who_sets(engine::Asker asker) {
    switch (asker) {
        case engine::Asker::client: return either("cualquiera", "anybody");
        case engine::Asker::person: return either("quien usa el programa", "who runs the program");
        case engine::Asker::tuner: break;
    }
    return either("encuentros y Hub", "matches and Hub");
}

void print(const Option& option, bool markdown) {
    const engine::PlayerOptions defaults;
    const std::string value = value_of(option, defaults);
    const std::string sentence = either(option.es, option.en);
    if (markdown) {
        std::cout << "| `" << option.name << "` | " << values_of(option) << " | "
                  << (value.empty() ? "" : '`' + value + '`') << " | " << who_sets(option.asker) << " | " << sentence
                  << " |\n";
        return;
    }
    std::cout << "  " << option.name << '=' << value << "  [" << values_of(option) << "]  " << who_sets(option.asker)
              << "\n      " << sentence << '\n';
}

int run(const Options& o) {
    std::optional<Option::Use> part;
    for (const Option& option : engine::option_table()) {
        if (part != option.use) {
            std::cout << (part ? "\n" : "") << (o.markdown ? "## " : "") << title_of(option.use) << '\n';
            if (o.markdown)
                std::cout << "\n| " << either("nombre", "name") << " | " << either("valores", "values") << " | "
                          << either("si no se dice", "default") << " | " << either("quién la pone", "who may set it")
                          << " | " << either("qué es", "what it is") << " |\n|---|---|---|---|---|\n";
            part = option.use;
        }
        print(option, o.markdown);
    }
    return exit_ok;
}

}  // namespace

void add_options(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("options", either("Lista todo lo que se puede poner a un jugador: orden, "
                                                              "ajustes, Hub, encuentros y servidor usan estos nombres",
                                                              "List everything that can be set on a player: flags, "
                                                              "settings, Hub, matches and server use these names"));
    command.add_flag("--markdown", options->markdown, either("Como tabla de Markdown", "As a table of Markdown"));
    add_language(command, options->language);
    on_run(command, [options] { return run(*options); });
}

}  // namespace damas::apps
