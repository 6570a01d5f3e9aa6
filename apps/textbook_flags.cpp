// SPDX-License-Identifier: MIT
#include "textbook_flags.hpp"

#include <chrono>
#include <iomanip>
#include <iostream>

#include "engine/options_json.hpp"
#include "notation/text.hpp"
#include "numbers.hpp"

namespace damas::apps {

namespace {

namespace tb = search::textbook;
using Error = std::optional<std::string>;

constexpr double max_seconds = 86'400;

Error set_weight(std::string_view name, std::string_view value, engine::PlayerOptions& options) {
    if (!eval::find_term(name)) return "unknown weight (see --list-weights)";
    return engine::set_option(options, name, value);
}

Error read_settings(const std::string& path, engine::PlayerOptions& options) {
    const auto text = read_file(path);
    if (!text) return text.error();
    if (const Error error = engine::read_textbook(options, *text)) return path + ": " + *error;
    return {};
}

/// "man=110".
Error set_weight(const std::string& text, engine::PlayerOptions& options) {
    const std::size_t sign = text.find('=');
    const Error error = sign == std::string::npos ? Error("expected NAME=NUMBER")
                                                  : set_weight(text.substr(0, sign), text.substr(sign + 1), options);
    if (!error) return {};
    return "--weight " + notation::printable(text) + ": " + *error;
}

}  // namespace

tb::Settings TextbookRequest::started() const {
    tb::Settings result = settings;
    if (seconds > 0) {
        using Clock = std::chrono::steady_clock;
        const auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        result.stop = [end] { return Clock::now() >= end; };
    }
    return result;
}

void TextbookFlags::add_to(CLI::App& command, int default_depth, Algorithm algorithm) {
    default_depth_ = default_depth, algorithm_ = algorithm;
    const auto names = [](std::span<const std::string_view> all) {
        return CLI::IsMember(std::vector<std::string>(all.begin(), all.end()));
    };
    command
        .add_option("--depth,-d", depth_,
                    either("Medias jugadas que mira por delante; si no se dice, ", "Plies to look ahead, by default ") +
                        std::to_string(default_depth))
        ->transform(within(1, tb::max_depth));
    if (algorithm != Algorithm::all) {
        command.add_flag_function(
            "--pruning,!--no-pruning", [this](std::int64_t count) { pruning_ = count > 0; },
            either("Alfa-beta (lo normal), o minimax puro", "Alpha-beta (the default), or plain minimax"));
        command
            .add_option("--order", order_,
                        either("Orden de las jugadas: generated, captures_first o by_evaluation",
                               "Order of moves: generated, captures_first or by_evaluation"))
            ->check(names(tb::order_names));
    }
    command
        .add_option("--tie-break", tie_break_,
                    either("Cuál de las jugadas igual de buenas: first, last o random",
                           "Which of equally good moves: first, last or random"))
        ->check(names(tb::tie_break_names));
    if (algorithm != Algorithm::opponent) {
        command
            .add_option(
                "--seed", seed_,
                either("Semilla para --tie-break random; si no se dice, 1", "For --tie-break random, by default 1"))
            ->transform(within<std::uint64_t>(0));
        command
            .add_option(
                "--nodes", nodes_,
                either("Para tras unos tantos nodos; 0: sin límite", "Stop after about so many nodes; 0: no limit"))
            ->transform(within<std::uint64_t>(0));
    }
    command.add_flag_function(
        "--leaves-only,!--no-leaves-only", [this](std::int64_t count) { leaves_only_ = count > 0; },
        either("No evalúa más que los nodos terminales; excluye el orden by_evaluation",
               "Evaluate nothing but terminal nodes; excludes the order by_evaluation"));
    command
        .add_option("--time", seconds_,
                    either("Para tras tantos segundos; 0: sin límite", "Stop after so many seconds; 0: no limit"))
        ->transform(within(0.0, max_seconds));
    command
        .add_option("--weight,-w", weights_,
                    either("Un peso de la evaluación, p. ej. king=300; se puede repetir",
                           "A weight of the evaluation, e.g. king=300; may be repeated"))
        ->allow_extra_args(false);
    command.add_option("--settings", file_,
                       either("Un fichero JSON con estos ajustes; lo que se escribe en la orden manda más",
                              "A JSON file with these settings; flags win over it"));
    command.add_flag("--list-weights", list_,
                     either("Escribe los pesos, sus valores normales y lo que significan",
                            "Print the weights with their defaults and meanings"));
}

std::expected<TextbookRequest, std::string> TextbookFlags::read() const {
    engine::PlayerOptions options;
    options.textbook.depth = default_depth_;
    if (!file_.empty())
        if (const Error error = read_settings(file_, options)) return std::unexpected(*error);
    tb::Settings& s = options.textbook;
    s.depth = depth_.value_or(s.depth);
    s.pruning = pruning_.value_or(s.pruning);
    s.seed = seed_.value_or(s.seed);
    s.max_nodes = nodes_.value_or(s.max_nodes);
    s.leaves_only = leaves_only_.value_or(s.leaves_only);
    if (order_) engine::set_option(options, "order", *order_);  // Checked by the flag.
    if (tie_break_) engine::set_option(options, "tie_break", *tie_break_);
    for (const std::string& weight : weights_)
        if (const Error error = set_weight(weight, options)) return std::unexpected(*error);
    if (algorithm_ == Algorithm::all) s.order = tb::Order::generated;
    if (const Error error = tb::contradiction(s)) return std::unexpected(*error);
    return TextbookRequest{s, seconds_.value_or(options.textbook_seconds)};
}

bool TextbookFlags::used() const {
    return !file_.empty() || depth_ || pruning_ || order_ || tie_break_ || seconds_ || !weights_.empty() ||
           leaves_only_;
}

void TextbookFlags::print_list(engine::Language language) {
    for (const eval::TermInfo& term : eval::term_infos)
        std::cout << std::left << std::setw(14) << term.name << std::right << std::setw(5) << term.weight << "  "
                  << (language == engine::Language::spanish ? term.es : term.en) << '\n';
}

std::expected<std::unique_ptr<engine::Game>, std::string> game_from(const std::string& rules, const std::string& fen) {
    const engine::Rulebook& book = *engine::find_rulebook(rules);
    auto game = book.new_game(fen.empty() ? book.start_fen() : fen);
    if (!game) return std::unexpected("FEN " + game.error().message());
    return std::move(*game);
}

}  // namespace damas::apps
