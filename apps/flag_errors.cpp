// SPDX-License-Identifier: MIT
// The type of an error says what is wrong; names and values come from the command and its flags. Of how many values
// a flag was given, and of a value that cannot be converted, CLI11 tells in a sentence only: those it is read from.
#include "flag_errors.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "notation/text.hpp"
#include "words/commands/flags.hpp"
#include "words/system.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::flags;
using words::Message;

/// Each command that was named, from the program itself to the last one.
std::vector<const CLI::App*> named_commands(const CLI::App& app) {
    std::vector<const CLI::App*> commands{&app};
    while (!commands.back()->get_subcommands().empty()) commands.push_back(commands.back()->get_subcommands().front());
    return commands;
}

/// What `find` says of the first flag of the named commands of which it says something.
template <class Find>
std::optional<Message> first_of(const CLI::App& app, Find find) {
    for (const CLI::App* command : named_commands(app))
        for (const CLI::Option* option : command->get_options())
            if (auto found = find(*option)) return found;
    return {};
}

std::optional<Message> missing(const CLI::Option& option) {
    if (!option.get_required() || option.count() > 0) return {};
    return Message(said::is_required, option.get_name());
}

std::optional<Message> without_what_it_needs(const CLI::Option& option) {
    for (const CLI::Option* other : option.get_needs())
        if (option.count() > 0 && other->count() == 0)
            return Message(said::requires_other, option.get_name(), other->get_name());
    return {};
}

std::optional<Message> beside_what_it_excludes(const CLI::Option& option) {
    for (const CLI::Option* other : option.get_excludes())
        if (option.count() > 0 && other->count() > 0)
            return Message(said::excludes_other, option.get_name(), other->get_name());
    return {};
}

Message not_expected(const CLI::App& app) {
    std::string list;
    const std::vector<std::string> arguments = app.remaining(true);
    for (const std::string& argument : arguments)
        (list += list.empty() ? "" : " ") += argument.empty() ? "\"\"" : notation::printable(argument);
    return {said::not_expected, arguments.size(), list};
}

// What CLI11 2 writes, '@' for a name or a value, and what it means. Nothing here is a sentence of ours.
struct Sentence {
    std::string_view written;
    const words::Text* means;
};
constexpr auto sentences = std::to_array<Sentence>({
    {"@: At least @ required but received @", &said::too_few_values},
    {"@: At Most @ required but received @", &said::too_many_values},
    {"@: @ required @ missing", &said::value_missing},
    {"Could not convert: @ = @", &said::not_understood},
    {"@: too many inputs for a flag", &said::takes_fewer_values},
    {"@: Should be true/false or a number", &said::takes_true_or_false},
    {"@ was given a disallowed flag override", &said::takes_no_value},
});

/// What stands for each '@' of a sentence, as short as it can be; nothing if the text is another one.
std::optional<std::vector<std::string>> values_in(std::string_view text, std::string_view written) {
    std::vector<std::string> values;
    while (true) {
        const std::size_t hole = written.find('@');
        if (text.substr(0, hole) != written.substr(0, hole)) return {};
        if (hole == std::string_view::npos) return values;
        text.remove_prefix(hole);
        written.remove_prefix(hole + 1);
        const std::string_view next = written.substr(0, written.find('@'));
        const std::size_t end = next.empty() ? text.size() : text.find(next);
        if (end == std::string_view::npos) return {};
        values.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

/// A number as such, so that words agree with it.
Message::Value with_number(const std::string& text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return text;
    return number;
}

Message read(std::string_view text) {
    for (const auto& [written, means] : sentences) {
        const auto values = values_in(text, written);
        if (!values) continue;
        if (values->size() == 1) return {*means, (*values)[0]};
        if (values->size() == 2) return {*means, (*values)[0], (*values)[1]};
        return {*means, (*values)[0], with_number((*values)[1]), with_number((*values)[2])};
    }
    return words::verbatim(text);
}

}  // namespace

Message sentence(const CLI::ParseError& error, const CLI::App& app) {
    std::optional<Message> found;
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        found = first_of(app, missing);
        if (!found) return command_missing(*named_commands(app).back());
    }
    if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) found = first_of(app, without_what_it_needs);
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) found = first_of(app, beside_what_it_excludes);
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) found = not_expected(app);
    return found ? *found : read(error.what());
}

}  // namespace damas::apps
