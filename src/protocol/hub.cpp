// SPDX-License-Identifier: MIT
#include "protocol/hub.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <istream>

#include "engine/option_table.hpp"
#include "notation/move_writer.hpp"
#include "search/score.hpp"

namespace damas::protocol {

namespace {

constexpr int least_table_bits = 16, most_table_bits = 30, most_lines = 20;
/// A line of thought that says what the last one said is held back for so many seconds.
constexpr double quiet_seconds = 0.5;

/// A number from `least` to `most`; nothing if the text is not one.
template <class T>
std::optional<T> number(std::string_view text, T least, T most) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= least && value <= most)) return {};
    return value;
}

std::string decimal(double value, int digits) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
    return buffer;
}

/// Scores in men; a forced win is 100 less a hundredth a ply, one that tables promise 90 less one a ply to their reach.
std::string score_text(const engine::Thought& t) {
    const int sign = t.score > 0 ? 1 : -1;
    if (t.plies_to_end != 0) return decimal(sign * (100.0 - t.plies_to_end / 100.0), 2);
    if (search::is_known(t.score)) return decimal(sign * (90.0 - (search::table_win - std::abs(t.score)) / 100.0), 2);
    return decimal(t.score / 100.0, 2);
}

std::string range(std::int64_t low, std::int64_t high) {
    return " min=" + std::to_string(low) + " max=" + std::to_string(high);
}

/// An option as a `param` line announces it.
std::string param_text(const engine::Option& option, const engine::PlayerOptions& options) {
    using Type = engine::Option::Type;
    std::string text =
        "param name=" + std::string(option.name) + " value=" + hub_value(value_of(option, options)) + " type=";
    std::string names;
    switch (option.type) {
        case Type::boolean: return text + "bool";
        case Type::integer: return text + "int" + range(option.low, option.high);
        case Type::seconds: return text + "real" + range(option.low, option.high);
        case Type::text: return text + "string";
        case Type::choice: break;
    }
    for (const std::string_view name : option.names) (names += names.empty() ? "" : " ") += name;
    return text + "enum values=" + hub_value(names);
}

/// The words of a text, which blanks separate.
std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> list;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) list.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

}  // namespace

bool HubEngine::receive(std::string_view text) {
    const auto line = read_hub_line(text);
    if (!line) return error(words::english(line.error())), true;
    const std::string& command = line->command;
    if (command == "quit") return halt(), false;
    if (command == "ping") return send("pong"), true;
    if (command == "stop") return halt(), true;
    if (command == "hub") greet();
    if (command == "ponder-hit" && pondering_ && thinker_.joinable()) {
        silent_ = true;
        halt();
        silent_ = false;
        start(Mode::think);
    }
    // What follows would disturb a search, so it waits for its end: the standard sends none of it meanwhile.
    if (command == "set-param") halt(), set_param(*line);
    if (command == "init") halt(), prepare(), send("ready");
    if (command == "new-game" && player_) halt(), player_->new_game();
    if (command == "pos") halt(), set_position(*line);
    if (command == "level") set_level(*line);
    if (command == "go") halt(), go(*line);
    return true;
}

void HubEngine::halt() {
    stop_ = true;
    wait();
    stop_ = false;
}

void HubEngine::greet() {
    send("id name=damas version=0.1.0 author=" + hub_value("the damas authors") + " country=ES");
    std::string variants = "normal international";
    for (const engine::Rulebook* book : engine::rulebooks())
        if (book->id() != "international") variants += ' ' + std::string(book->id());
    const std::size_t entries = (options_.hash_megabytes << 20) / 16;
    const int bits = std::clamp(static_cast<int>(std::bit_width(entries)) - 1, least_table_bits, most_table_bits);
    send("param name=variant value=" + variant_ + " type=enum values=" + hub_value(variants));
    send("param name=tt-size value=" + std::to_string(bits) + " type=int" + range(least_table_bits, most_table_bits));
    send("param name=multi-pv value=" + std::to_string(lines_) + " type=int" + range(1, most_lines));
    send("param name=ponder value=false type=bool");
    send("param name=bb-size value=0 type=int min=0 max=7");
    for (const engine::Option& option : engine::option_table())
        if (option.use != engine::Option::Use::tuning) send(param_text(option, options_));
    send("wait");
}

void HubEngine::set_param(const HubLine& line) {
    const std::string_view name = line.get("name").value_or(""), value = line.get("value").value_or("");
    if (name.empty()) return error("set-param: expected name=NAME");
    if (name == "ponder" || name == "bb-size") return;
    if (name == "variant") {
        const std::string_view id = value == "normal" ? "international" : value;
        if (engine::find_rulebook(id) == nullptr) return error("unknown variant " + notation::printable(value));
        if (variant_ == id) return;
        player_.reset();
        variant_ = id;
        game_.reset();
        no_search_ = no_position;
        return;
    }
    const std::size_t hash_before = options_.hash_megabytes;
    if (name == "tt-size" || name == "multi-pv") {
        const bool table = name == "tt-size";
        const int low = table ? least_table_bits : 1, high = table ? most_table_bits : most_lines;
        const auto n = number(value, low, high);
        if (!n)
            return error(std::string(name) + ": expected a whole number from " + std::to_string(low) + " to " +
                         std::to_string(high));
        if (!table) {
            lines_ = *n;
            return;
        }
        options_.hash_megabytes = std::size_t{16} << *n >> 20;
    } else if (const auto wrong = engine::set_option(options_, name, value)) {
        return error(notation::printable(name) + ": " + words::english(*wrong));
    }
    if (const auto wrong = engine::hash_error(options_.hash_megabytes)) {
        options_.hash_megabytes = hash_before;
        return error("hash: " + words::english(*wrong));
    }
    player_.reset();
}

void HubEngine::prepare() {
    if (player_) return;
    player_ = engine::make_player(variant_, options_);
    if (const auto wrong = engine::options_error(options_, variant_)) error(words::english(*wrong));
}

void HubEngine::set_position(const HubLine& line) {
    game_.reset();
    no_search_.clear();
    const auto refuse = [&](const std::string& why) {
        no_search_ = "no position: the last one was refused";
        error(why);
    };
    const engine::Rulebook& book = *engine::find_rulebook(variant_);
    const std::string_view position = line.get("pos").value_or("start");
    std::unique_ptr<engine::Game> game = book.new_game();
    if (position != "start") {
        const auto setup = read_hub_position(position, book.rules().width * book.rules().height / 2);
        if (!setup) return refuse(words::english(setup.error()));
        auto begun = book.new_game(*setup);
        if (!begun)
            return refuse("position: a man on its far row, square " +
                          to_string(setup->pieces[begun.error().piece].square));
        game = std::move(*begun);
    }
    for (const std::string_view word : words(line.get("moves").value_or(""))) {
        const auto move = notation::read_move_text(word);
        if (!move) return refuse("bad move " + notation::printable(word));
        const engine::Ruling ruling = game->play(*move);
        if (!ruling.legal())
            return refuse("illegal move " + notation::printable(word) + ": " + std::string(rules::id(ruling.law)));
    }
    if (game->over()) no_search_ = "the game is over";
    game_ = game->record();
}

void HubEngine::set_level(const HubLine& line) {
    engine::ThinkLimits level{.infinite = line.has("infinite")};
    bool said = level.infinite, right = true;
    const auto read = [&](std::string_view name, auto least, auto most, auto& target) {
        const auto text = line.get(name);
        if (!text) return;
        said = true;
        const auto value = number(*text, least, most);
        if (!value) right = false, error("bad value for " + std::string(name));
        target = value.value_or(least);
    };
    read("depth", 1, 100, level.depth);
    read("nodes", std::uint64_t{1}, std::uint64_t{1'000'000'000'000'000}, level.nodes);
    read("move-time", 0.0, 1e9, level.time.move_time);
    read("time", 0.0, 1e9, level.time.clock);
    read("inc", 0.0, 1e9, level.time.increment);
    read("moves", 0, 1'000'000, level.time.moves);
    constexpr double moment = 0.001;  // no time left is no reason to think for ever
    if (line.has("move-time")) level.time.move_time = std::max(level.time.move_time, moment);
    if (line.has("time")) level.time.clock = std::max(level.time.clock, moment);
    if (said && right) level_ = level;
}

void HubEngine::go(const HubLine& line) {
    if (!no_search_.empty()) return error(no_search_);
    prepare();
    start(line.has("ponder") ? Mode::ponder : line.has("analyze") ? Mode::analyze : Mode::think);
}

void HubEngine::start(Mode mode) {
    engine::ThinkLimits limits = level_;
    limits.lines = lines_;
    pondering_ = mode == Mode::ponder;
    last_said_.clear();
    held_back_.clear();
    const bool given = limits.depth > 0 || limits.nodes > 0 || limits.time.move_time > 0 || limits.time.clock > 0;
    const bool limits_itself = options_.kind == engine::SearchKind::textbook || options_.level < engine::top_level;
    if (mode == Mode::ponder || (!given && (!limits_itself || mode == Mode::analyze))) limits.infinite = true;
    thinker_ = std::thread([this, game = *game_, limits] {
        const engine::Thought best =
            player_->think(game, limits, [this](const engine::Thought& t) { report(t); }, stop_);
        say_held_back();
        if (limits.infinite)  // An infinite search answers only when it is told to stop.
            while (!stop_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (silent_) return;
        std::string done = "done move=" + notation::write_hub(best.moves[0]);
        if (best.moves.size() > 1) done += " ponder=" + notation::write_hub(best.moves[1]);
        send(done);
    });
}

/// Deeper and deeper searches of an ending that is known may say the same a hundred times.
void HubEngine::report(const engine::Thought& t) {
    const auto same = [&](const engine::Thought& last) {
        return last.score == t.score && last.plies_to_end == t.plies_to_end && last.moves.front() == t.moves.front() &&
               t.seconds - last.seconds < quiet_seconds;
    };
    if (const auto last = last_said_.find(t.line); last != last_said_.end() && same(last->second)) {
        held_back_.insert_or_assign(t.line, t);
        return;
    }
    held_back_.erase(t.line);
    last_said_.insert_or_assign(t.line, t);
    say(t);
}

void HubEngine::say_held_back() {
    for (const auto& [line, thought] : held_back_) say(thought);
    held_back_.clear();
}

void HubEngine::say(const engine::Thought& t) {
    if (silent_) return;
    std::string text = "info";
    if (lines_ > 1) text += " multipv=" + std::to_string(t.line);
    text += " depth=" + std::to_string(t.depth) + " score=" + score_text(t) + " nodes=" + std::to_string(t.nodes) +
            " time=" + decimal(t.seconds, 3);
    if (t.seconds > 0) text += " nps=" + decimal(static_cast<double>(t.nodes) / t.seconds / 1e6, 2);
    std::string pv;
    for (const engine::LegalMove& move : t.moves) pv += (pv.empty() ? "" : " ") + notation::write_hub(move);
    send(text + " pv=" + hub_value(pv));
}

bool speak_hub(std::istream& in, LineWriter& out, const engine::PlayerOptions& options) {
    in.tie(nullptr);
    {
        HubEngine hub([&](const std::string& line) { out.line(line); }, options);
        for (std::string line; out.error() == 0 && std::getline(in, line);)
            if (!hub.receive(line)) break;
    }
    return out.error() == 0;
}

}  // namespace damas::protocol
