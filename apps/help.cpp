// SPDX-License-Identifier: MIT
#include "help.hpp"

#include "common.hpp"
#include "words/commands/program.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::program;

/// A kind of value as CLI11 writes it ("INT:from 1 to 10", "TEXT:{es,en}") in the language of this run.
std::string kind_in_words(std::string kind) {
    // For people a number without a sign is a number, too.
    constexpr std::array<std::pair<std::string_view, const words::Text*>, 4> kinds{{{"UINT", &said::whole_number},
                                                                                    {"INT", &said::whole_number},
                                                                                    {"FLOAT", &said::number},
                                                                                    {"TEXT", &said::letters}}};
    for (const auto& [name, words] : kinds)
        if (kind.starts_with(name)) {
            kind.replace(0, name.size(), text(*words));
            break;
        }
    // The ends of a number are words, and no colon stands before words.
    const std::size_t colon = kind.find(':');
    if (colon != std::string::npos && colon + 1 < kind.size() && kind[colon + 1] != '{') kind[colon] = ' ';
    return kind;
}

/// CLI11's help with its own words in the language of this run.
class Formatter : public CLI::Formatter {
public:
    Formatter() {
        label("Usage", text(said::usage));
        label("OPTIONS", text(said::any_options));
        label("SUBCOMMAND", text(said::any_command));
        label("SUBCOMMANDS", text(said::any_commands));
        label("Positionals", text(said::arguments));
        label("Options", text(said::options));
        label("REQUIRED", text(said::required));
        label("Needs", text(said::needs));
        label("Excludes", text(said::excludes));
    }

    std::string make_group(std::string group, bool is_positional,
                           std::vector<const CLI::Option*> options) const override {
        return CLI::Formatter::make_group(get_label(group), is_positional, std::move(options));
    }

    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string kind = option->get_type_size() != 0 ? option->get_type_name() : "";
        std::string text = CLI::Formatter::make_option_opts(option);
        if (!kind.empty() && text.starts_with(' ' + kind)) text.replace(1, kind.size(), kind_in_words(kind));
        return text;
    }
};

void finish(CLI::App& app, const std::shared_ptr<Formatter>& formatter) {
    app.formatter(formatter);
    app.set_help_flag("-h,--help", text(said::help));
    if (app.get_option_no_throw("--lang") == nullptr) {
        words::Language known{};
        add_language(app, known);
    }
    for (CLI::App* command : app.get_subcommands({})) {
        command->group(text(said::subcommands));
        finish(*command, formatter);
    }
}

}  // namespace

void finish_help(CLI::App& app) { finish(app, std::make_shared<Formatter>()); }

}  // namespace damas::apps
