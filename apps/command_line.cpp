// SPDX-License-Identifier: MIT
#include "command_line.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "notation/text.hpp"
#include "words/commands/flags.hpp"
#include "words/lists.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::flags;
using words::Message;
using Error = std::optional<Message>;

/// The command of this name; nothing if there is none.
const CLI::App* command_named(const CLI::App& app, std::string_view name) {
    for (const CLI::App* command : app.get_subcommands({}))
        if (command->get_name() == name) return command;
    return nullptr;
}

/// "build, plan or pack".
Message commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return words::one_of(names, names.size());
}

/// Whether a word can only be the name of a command.
bool only_commands(const CLI::App& app) {
    const auto is_positional = [](const CLI::Option* option) { return option->get_positional(); };
    return !app.get_subcommands({}).empty() && std::ranges::none_of(app.get_options(), is_positional);
}

/// Whether an option takes any text, so that nobody else asks what it is.
bool takes_any_text(const CLI::Option& option) { return option.get_type_name() == "TEXT"; }

class CommandLine {
public:
    explicit CommandLine(const CLI::App& app) : app_(&app) {}

    Error read(std::span<const char* const> arguments) {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            const std::string_view argument = arguments[i];
            if (argument == "--") break;
            const bool is_flag = argument.size() > 1 && argument.starts_with('-');
            const char* next = i + 1 < arguments.size() ? arguments[i + 1] : nullptr;
            if (auto error = is_flag ? flag(argument, next) : word(argument)) return error;
            i += took_next_ ? 1 : 0;
        }
        return {};
    }

private:
    Error word(std::string_view word) {
        took_next_ = false;
        if (const CLI::App* command = command_named(*app_, word))
            app_ = command;
        else if (only_commands(*app_))
            return unknown(notation::printable(word));
        return {};
    }

    Message unknown(const std::string& word) const {
        if (app_->get_parent() == nullptr) return {said::unknown_command, word};
        return {said::unknown_command_of, word, commands_of(*app_)};
    }

    /// A flag with or without its value, which may be the next argument.
    Error flag(std::string_view argument, const char* next) {
        took_next_ = false;
        const std::size_t equals = argument.find('=');
        const std::string name(argument.substr(0, equals));
        const CLI::Option* option = app_->get_option_no_throw(name);
        if (option == nullptr) {
            if (only_commands(*app_)) return Message(said::not_expected, 1, notation::printable(argument));
            return {};
        }
        if (option->get_items_expected_max() == 0) {
            if (equals != std::string_view::npos) return Message(said::takes_no_value, name);
            return {};
        }
        took_next_ = equals == std::string_view::npos && next != nullptr && !std::string_view(next).starts_with("--");
        if (equals == std::string_view::npos && !took_next_) return {};
        const std::string_view value = took_next_ ? std::string_view(next) : argument.substr(equals + 1);
        if (value.empty() && takes_any_text(*option)) return Message(said::value_missing, name);
        return name == "--lang" ? language(value) : Error();
    }

    Error language(std::string_view code) {
        if (language_ && *language_ != code)
            return Message(said::two_languages, notation::printable(*language_), notation::printable(code));
        language_ = code;
        return {};
    }

    const CLI::App* app_;  ///< The command that was named last.
    bool took_next_ = false;
    std::optional<std::string_view> language_;
};

}  // namespace

Message command_missing(const CLI::App& app) {
    if (app.get_parent() == nullptr) return said::command_required;
    return {said::command_required_of, commands_of(app)};
}

Error misplaced(const CLI::App& app, std::span<const char* const> arguments) {
    return CommandLine(app).read(arguments);
}

}  // namespace damas::apps
