// SPDX-License-Identifier: MIT
#include "protocol/hub.hpp"

#include <array>
#include <charconv>
#include <cstdio>
#include <limits>
#include <span>

#include "book/book.hpp"
#include "engine/options.hpp"
#include "notation/written_move.hpp"

namespace damas::protocol {

namespace {

/// A number from 0 to `most`; nothing if the text is not one.
std::optional<double> number(std::string_view text, double most = 1e9) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= 0) || value > most) return {};
    return value;
}

std::string decimal(double value, int digits) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
    return buffer;
}

/// Scores in men; a forced win is 100 less a hundredth a ply.
std::string score_text(const engine::Thought& t) {
    if (t.plies_to_end == 0) return decimal(t.score / 100.0, 2);
    return decimal((t.score > 0 ? 1 : -1) * (100.0 - t.plies_to_end / 100.0), 2);
}

}  // namespace

bool HubEngine::receive(std::string_view text) {
    const auto line = read_hub_line(text);
    if (!line) return error(line.error()), true;
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
    if (command == "init") halt(), init();
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
    send("param name=variant value=" + variant_ + " type=enum values=" + hub_value(variants));
    send("param name=tt-size value=22 type=int min=16 max=30");
    send("param name=multi-pv value=1 type=int min=1 max=20");
    send("param name=ponder value=false type=bool");
    send("param name=book value=false type=bool");
    send("param name=bb-size value=0 type=int min=0 max=7");
    announce_options();
    send("wait");
}

/// What engine::set_option knows, but for the numbers of Tuning: those are for matches, not for people.
void HubEngine::announce_options() {
    namespace tb = search::textbook;
    const auto param = [&](std::string_view name, const std::string& value, const std::string& type) {
        send("param name=" + std::string(name) + " value=" + value + " type=" + type);
    };
    const auto whole = [](std::int64_t low, std::int64_t high) {
        return "int min=" + std::to_string(low) + " max=" + std::to_string(high);
    };
    const auto one_of = [](std::span<const std::string_view> names) {
        std::string list;
        for (const std::string_view name : names) (list += list.empty() ? "" : " ") += name;
        return "enum values=" + hub_value(list);
    };
    constexpr std::array<std::string_view, 2> searches{"champion", "textbook"};
    const tb::Settings& s = options_.textbook;
    param("threads", std::to_string(options_.threads), whole(1, 64));
    param("search", std::string(searches[static_cast<std::size_t>(options_.kind)]), one_of(searches));
    param("level", std::to_string(options_.level), whole(1, engine::top_level));
    param("seed", std::to_string(options_.seed), whole(0, std::numeric_limits<std::int64_t>::max()));
    param("book", options_.book ? "true" : "false", "bool");
    param("book_file", hub_value(options_.book_file), "string");
    param("book_margin", std::to_string(options_.book_margin), whole(-1, book::largest_margin));
    param("tables", options_.tables ? "true" : "false", "bool");
    param("table_directory", hub_value(options_.table_directory), "string");
    param("depth", std::to_string(s.depth), whole(1, tb::max_depth));
    param("pruning", s.pruning ? "true" : "false", "bool");
    param("leaves_only", s.leaves_only ? "true" : "false", "bool");
    param("order", std::string(tb::order_names[static_cast<std::size_t>(s.order)]), one_of(tb::order_names));
    param("tie_break", std::string(tb::tie_break_names[static_cast<std::size_t>(s.tie_break)]),
          one_of(tb::tie_break_names));
    param("nodes", std::to_string(s.max_nodes), whole(0, std::numeric_limits<std::int64_t>::max()));
    param("time", decimal(options_.textbook_seconds, 3), "real min=0 max=86400");
    for (std::size_t i = 0; i < eval::term_count; ++i)
        param(eval::term_infos[i].name, std::to_string(s.weights.values[i]), whole(-tb::max_weight, tb::max_weight));
}

void HubEngine::set_param(const HubLine& line) {
    const std::string_view name = line.get("name").value_or(""), value = line.get("value").value_or("");
    if (name == "ponder" || name == "bb-size") return;
    if (name == "variant") {
        const std::string_view id = value == "normal" ? "international" : value;
        if (engine::find_rulebook(id) == nullptr) return error("unknown variant " + notation::printable(value));
        if (variant_ != id) player_.reset();
        variant_ = id;
        request_ = {};
        return;
    }
    if (name == "tt-size" || name == "multi-pv") {
        const auto n = number(value, name == "tt-size" ? 30 : 20);
        if (!n || *n < 1) return error("bad value for " + std::string(name));
        if (name == "multi-pv") {
            lines_ = static_cast<int>(*n);
            return;
        }
        options_.hash_megabytes = std::size_t{16} << std::max(static_cast<int>(*n), 16) >> 20;
    } else if (const auto wrong = engine::set_option(options_, name, value)) {
        return error(notation::printable(name) + ": " + *wrong);
    }
    player_.reset();
}

void HubEngine::init() {
    if (const auto wrong = engine::options_error(options_, variant_)) error(*wrong);
    if (!player_) player_ = engine::make_player(variant_, options_);
    send("ready");
}

void HubEngine::set_position(const HubLine& line) {
    const engine::Rulebook& book = *engine::find_rulebook(variant_);
    const std::string_view position = line.get("pos").value_or("start");
    request_ = {};
    if (position == "start") {
        request_.fen = book.start_fen();
    } else {
        auto fen = hub_to_fen(position, book.rules().width * book.rules().height / 2);
        if (!fen) return error(fen.error());
        request_.fen = std::move(*fen);
    }
    std::string_view rest = line.get("moves").value_or("");
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (end > 0) {
            auto move = notation::read_move_text(rest.substr(0, end));
            if (!move) return request_.fen.clear(), error("bad move " + notation::printable(rest.substr(0, end)));
            request_.moves.push_back(std::move(*move));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

void HubEngine::set_level(const HubLine& line) {
    if (line.arguments.empty()) return;
    request_.depth = 0, request_.nodes = 0, request_.time = {}, request_.infinite = line.has("infinite");
    const auto read = [&](std::string_view name, double most, auto&& set) {
        if (const auto text = line.get(name)) {
            if (const auto value = number(*text, most))
                set(*value);
            else
                error("bad value for " + std::string(name));
        }
    };
    read("depth", 100, [&](double v) { request_.depth = static_cast<int>(v); });
    read("nodes", 1e15, [&](double v) { request_.nodes = static_cast<std::uint64_t>(v); });
    read("move-time", 1e9, [&](double v) { request_.time.move_time = std::max(v, 0.001); });
    read("time", 1e9, [&](double v) { request_.time.clock = std::max(v, 0.001); });
    read("inc", 1e9, [&](double v) { request_.time.increment = v; });
    read("moves", 1e6, [&](double v) { request_.time.moves = static_cast<int>(v); });
}

void HubEngine::go(const HubLine& line) {
    if (!player_) player_ = engine::make_player(variant_, options_);
    if (request_.fen.empty()) return error("no position");
    start(line.has("ponder") ? Mode::ponder : line.has("analyze") ? Mode::analyze : Mode::think);
}

void HubEngine::start(Mode mode) {
    engine::ThinkRequest request = request_;
    request.lines = lines_;
    pondering_ = mode == Mode::ponder;
    const bool given = request.depth > 0 || request.nodes > 0 || request.time.move_time > 0 || request.time.clock > 0;
    const bool limits_itself = options_.kind == engine::SearchKind::textbook || options_.level < engine::top_level;
    if (mode == Mode::ponder || (!given && (!limits_itself || mode == Mode::analyze))) request.infinite = true;
    thinker_ = std::thread([this, request = std::move(request)] {
        const auto best = player_->think(request, [this](const engine::Thought& t) { report(t); }, stop_);
        if (!best) return error(best.error());
        if (request.infinite)  // An infinite search answers only when it is told to stop.
            while (!stop_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (silent_) return;
        std::string done = "done move=" + best->hub[0];
        if (best->hub.size() > 1) done += " ponder=" + best->hub[1];
        send(done);
    });
}

void HubEngine::report(const engine::Thought& t) {
    if (silent_) return;
    std::string text = "info";
    if (lines_ > 1) text += " multipv=" + std::to_string(t.line);
    text += " depth=" + std::to_string(t.depth) + " score=" + score_text(t) + " nodes=" + std::to_string(t.nodes) +
            " time=" + decimal(t.seconds, 3);
    if (t.seconds > 0) text += " nps=" + decimal(static_cast<double>(t.nodes) / t.seconds / 1e6, 2);
    std::string pv;
    for (const std::string& move : t.hub) pv += (pv.empty() ? "" : " ") + move;
    send(text + " pv=" + hub_value(pv));
}

}  // namespace damas::protocol
