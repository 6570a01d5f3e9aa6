// SPDX-License-Identifier: MIT
#include "textbook_flags.hpp"

#include <iomanip>
#include <iostream>
#include <set>

#include "engine/option_table.hpp"
#include "engine/options_json.hpp"
#include "notation/text.hpp"
#include "option_flags.hpp"
#include "words/commands/textbook.hpp"
#include "words/options.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::textbook;
namespace help = said::help;

namespace tb = search::textbook;
using Error = std::optional<words::Message>;

Error set_weight(std::string_view name, std::string_view value, engine::PlayerOptions& options) {
    if (!eval::find_term(name)) return words::Message(said::see_list, words::Message(words::options::unknown_weight));
    return engine::set_option(options, name, value);
}

Error read_settings(const std::string& path, engine::PlayerOptions& options) {
    const auto text = read_file(path);
    if (!text) return text.error();
    if (const Error error = engine::read_textbook(options, *text)) return words::about(path, *error);
    return {};
}

/// Each "man=110", none twice.
Error set_weights(const std::vector<std::string>& weights, engine::PlayerOptions& options) {
    std::set<std::string> names;
    for (const std::string& weight : weights) {
        const std::size_t sign = weight.find('=');
        const std::string name = weight.substr(0, sign);
        Error error = words::options::expected_weight;
        if (sign != std::string::npos) error = set_weight(name, weight.substr(sign + 1), options);
        if (!error && !names.insert(name).second) error = words::options::named_twice;
        if (error) return words::about("--weight " + notation::printable(weight), *error);
    }
    return {};
}

}  // namespace

void TextbookFlags::add_to(CLI::App& command, int default_depth, Algorithm algorithm) {
    default_depth_ = default_depth, algorithm_ = algorithm;
    engine::PlayerOptions defaults;
    defaults.textbook.depth = default_depth;
    for (const engine::Option& option : engine::option_table()) {
        const bool tried = option.name == "pruning" || option.name == "order";
        const bool of_the_game = option.name == "seed" || option.name == "nodes";
        if (option.use != engine::Option::Use::settings || (algorithm == Algorithm::all && tried) ||
            (algorithm == Algorithm::opponent && of_the_game))
            continue;
        add_option_flag(command, option, option.name == "depth" ? ",-d" : "", value_of(option, defaults),
                        [this, name = option.name](const std::string& value) { given_[name] = value; });
    }
    command.add_option("--weight,-w", weights_, text(help::weight))->allow_extra_args(false);
    command.add_option("--settings", file_, text(help::settings));
    command.add_flag("--list-weights", list_, text(help::list_weights));
}

std::expected<TextbookRequest, words::Message> TextbookFlags::read() const {
    engine::PlayerOptions options;
    options.textbook.depth = default_depth_;
    if (!file_.empty())
        if (const Error error = read_settings(file_, options)) return std::unexpected(*error);
    for (const auto& [name, value] : given_) engine::set_option(options, name, value);  // Checked by the flags.
    if (const Error error = set_weights(weights_, options)) return std::unexpected(*error);
    if (algorithm_ == Algorithm::all) options.textbook.order = tb::Order::generated;
    if (const Error error = engine::contradiction(options)) return std::unexpected(*error);
    return TextbookRequest{options.textbook, options.textbook_seconds};
}

bool TextbookFlags::used() const { return !file_.empty() || !given_.empty() || !weights_.empty(); }

void TextbookFlags::print_list() {
    for (const eval::TermInfo& term : eval::term_infos)
        std::cout << std::left << std::setw(14) << term.name << std::right << std::setw(5) << term.weight << "  "
                  << text(engine::find_option(term.name)->means) << '\n';
}

}  // namespace damas::apps
