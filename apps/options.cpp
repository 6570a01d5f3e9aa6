// SPDX-License-Identifier: MIT
// `damas options`: everything that can be set on a player, as the table has it.
#include "words/commands/options.hpp"

#include <iostream>

#include "common.hpp"
#include "engine/option_table.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::options;
namespace help = words::commands::options::help;

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
        case Option::Type::text: return text(said::a_text);
        case Option::Type::integer: return std::to_string(option.low) + " … " + std::to_string(option.high);
        case Option::Type::seconds: return text({said::seconds, option.low, option.high});
        case Option::Type::choice: break;
    }
    for (const std::string_view name : option.names) (names += names.empty() ? "" : ", ") += name;
    return names;
}

std::string title_of(Option::Use use) {
    switch (use) {
        case Option::Use::player: return text(said::of_a_player);
        case Option::Use::settings: return text(said::of_the_textbook);
        case Option::Use::weight: return text(said::of_weights);
        case Option::Use::tuning: break;
    }
    return text(said::of_tuning);
}

std::string who_sets(engine::Asker asker) {
    switch (asker) {
        case engine::Asker::client: return text(said::set_by_anybody);
        case engine::Asker::person: return text(said::set_by_people);
        case engine::Asker::tuner: break;
    }
    return text(said::set_by_tuners);
}

void print(const Option& option, bool markdown) {
    const engine::PlayerOptions defaults;
    const std::string value = value_of(option, defaults);
    const std::string sentence = text(option.means);
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
                std::cout << "\n| " << text(said::name) << " | " << text(said::values) << " | "
                          << text(said::by_default) << " | " << text(said::who) << " | " << text(said::meaning)
                          << " |\n|---|---|---|---|---|\n";
            part = option.use;
        }
        print(option, o.markdown);
    }
    return exit_ok;
}

}  // namespace

void add_options(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("options", text(help::command));
    command.add_flag("--markdown", options->markdown, text(help::markdown));
    add_language(command, options->language);
    on_run(command, [options] { return run(*options); });
}

}  // namespace damas::apps
