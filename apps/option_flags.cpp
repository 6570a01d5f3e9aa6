// SPDX-License-Identifier: MIT
#include "option_flags.hpp"

#include "numbers.hpp"
#include "words/commands/flags.hpp"

namespace damas::apps {

namespace {

namespace flags = words::commands::flags;

using Type = engine::Option::Type;

/// The sentence of the table as help, with what holds if nobody says otherwise.
std::string help_of(const engine::Option& option, const std::string& default_value) {
    std::string help = text(option.means);
    if (help[0] >= 'a' && help[0] <= 'z') help[0] = static_cast<char>(help[0] - 'a' + 'A');
    const bool says_so = default_value.empty() || default_value == "0" || default_value == "0.000";
    return says_so ? help : text({flags::by_default, help, default_value});
}

CLI::Validator range_of(const engine::Option& option) {
    if (option.type == Type::seconds) return within(static_cast<double>(option.low), static_cast<double>(option.high));
    return within(option.low, option.high);
}

}  // namespace

CLI::Option* add_option_flag(CLI::App& command, const engine::Option& option, const std::string& also,
                             const std::string& default_value, std::function<void(const std::string&)> take) {
    const std::string flag = flag_of(option), help = help_of(option, default_value);
    if (option.type == Type::boolean)
        return command.add_flag_function(
            flag + also + ",!--no-" + flag.substr(2),
            [take = std::move(take)](std::int64_t count) { take(count > 0 ? "true" : "false"); }, help);
    CLI::Option* added = command.add_option_function<std::string>(flag + also, std::move(take), help);
    if (option.type == Type::choice) added->check(one_of({option.names.begin(), option.names.end()}));
    if (option.type == Type::integer) added->type_name("INT");
    if (option.type == Type::seconds) added->type_name("FLOAT");
    if (option.type == Type::integer || option.type == Type::seconds) added->transform(range_of(option));
    return added;
}

CLI::Option* add_player_flag(CLI::App& command, std::string_view name, const std::string& also,
                             engine::PlayerOptions& player) {
    const engine::Option& option = *engine::find_option(name);
    CLI::Option* added =
        add_option_flag(command, option, also, value_of(option, player),
                        [&player, name](const std::string& value) { engine::set_option(player, name, value); });
    if (name == "hash") added->check(fits_into_memory, "");
    return added;
}

}  // namespace damas::apps
