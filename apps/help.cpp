// SPDX-License-Identifier: MIT
#include "help.hpp"

#include "common.hpp"

namespace damas::apps {

namespace {

/// A kind of value as CLI11 writes it ("INT:from 1 to 10", "TEXT:{es,en}") in the language of this run.
std::string kind_in_words(std::string text) {
    const bool spanish = language() == words::Language::spanish;
    // For people a number without a sign is a number, too.
    constexpr std::array<std::array<std::string_view, 3>, 4> kinds{{{"UINT", "ENTERO", "INT"},
                                                                    {"INT", "ENTERO", "INT"},
                                                                    {"FLOAT", "DECIMAL", "FLOAT"},
                                                                    {"TEXT", "TEXTO", "TEXT"}}};
    for (const auto& [name, es, en] : kinds)
        if (text.starts_with(name)) {
            text.replace(0, name.size(), spanish ? es : en);
            break;
        }
    // The ends of a number are words, and no colon stands before words.
    const std::size_t colon = text.find(':');
    if (colon != std::string::npos && colon + 1 < text.size() && text[colon + 1] != '{') text[colon] = ' ';
    return text;
}

/// CLI11's help with its own words in the language of this run.
class Formatter : public CLI::Formatter {
public:
    Formatter() {
        label("Usage", either("Uso", "Usage"));
        label("OPTIONS", either("OPCIONES", "OPTIONS"));
        label("SUBCOMMAND", either("ORDEN", "SUBCOMMAND"));
        label("SUBCOMMANDS", either("ÓRDENES", "SUBCOMMANDS"));
        label("Positionals", either("Argumentos", "Positionals"));
        label("Options", either("Opciones", "Options"));
        label("REQUIRED", either("OBLIGATORIO", "REQUIRED"));
        label("Needs", either("Necesita", "Needs"));
        label("Excludes", either("Excluye", "Excludes"));
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
    app.set_help_flag("-h,--help", either("Enseña esta ayuda y termina", "Print this help message and exit"));
    if (app.get_option_no_throw("--lang") == nullptr) {
        words::Language known{};
        add_language(app, known);
    }
    for (CLI::App* command : app.get_subcommands({})) {
        command->group(either("Órdenes", "Subcommands"));
        finish(*command, formatter);
    }
}

}  // namespace

void finish_help(CLI::App& app) { finish(app, std::make_shared<Formatter>()); }

}  // namespace damas::apps
