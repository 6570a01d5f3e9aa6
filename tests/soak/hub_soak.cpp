// SPDX-License-Identifier: MIT
// Law: whatever a program is told by Hub, and however busy the machine is, it answers every `go` exactly once, with a
// legal move of the position that was asked about, in order, in whole lines.
//
//     hub_soak COMMAND [SEQUENCES [PROCESSES [SEED]]]
//
// talks to several engines at once in random sequences of commands and compares every line with what must come; an
// error shows the last lines of both sides. The same seed says the same.
#include <array>
#include <atomic>
#include <charconv>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <mutex>
#include <set>
#include <thread>

#include "arena/process.hpp"
#include "assets/assets.hpp"
#include "core/hash.hpp"
#include "engine/rulebook.hpp"
#include "notation/move_writer.hpp"
#include "protocol/hub_text.hpp"
#include "support/random_positions.hpp"

namespace damas::testing {

namespace {

/// Guards against a program that hangs, however slow the machine.
constexpr double patience = 300;
constexpr int sequences_a_session = 100, positions_a_variant = 400;

/// A position that can be asked about.
struct Spot {
    std::string command;  ///< pos pos=… moves=…
    std::unique_ptr<engine::Game> game;
    std::set<std::string> legal;  ///< As Hub writes them.
    bool over = false;
};

/// The end of a random game that may begin in the middle of another.
Spot random_spot(const engine::Rulebook& book, Random& random) {
    const int squares = book.rules().width * book.rules().height / 2;
    const auto play = [&](engine::Game& game, int plies, std::string* text) {
        for (int i = 0; i < plies && !game.over(); ++i) {
            const auto moves = game.legal_moves();
            const auto& move = moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))];
            if (text != nullptr) (*text += text->empty() ? "" : " ") += notation::write_hub(move);
            game.play(move);
        }
    };
    auto game = book.new_game();
    std::string start = "start", moves;
    if (below(random, 2) == 0) {
        play(*game, below(random, 120), nullptr);
        const rules::Setup here = game->state().position;
        start = protocol::write_hub_position(here, squares);
        game = std::move(*book.new_game(here));
    }
    play(*game, below(random, below(random, 8) == 0 ? 150 : 12), &moves);
    Spot spot{.command = "pos pos=" + start, .game = std::move(game), .legal = {}};
    if (!moves.empty()) spot.command += " moves=\"" + moves + '"';
    spot.over = spot.game->over();
    if (!spot.over)
        for (const engine::LegalMove& move : spot.game->legal_moves()) spot.legal.insert(notation::write_hub(move));
    return spot;
}

using Spots = std::vector<std::vector<Spot>>;  ///< In the order of engine::rulebooks().

Spots make_spots(std::uint64_t seed) {
    Spots spots(engine::rulebooks().size());
    Random random(seed);
    for (std::size_t i = 0; i < spots.size(); ++i)
        while (spots[i].size() < positions_a_variant)
            if (Spot spot = random_spot(*engine::rulebooks()[i], random); !spot.over || below(random, 10) == 0)
                spots[i].push_back(std::move(spot));
    return spots;
}

struct Count {
    std::atomic<long> sequences = 0, searches = 0, lines = 0, refused = 0;
};

/// What a session throws when the program breaks the law.
struct Broken {
    std::string why;
};

/// One program, what it was told, and what it must answer.
class Session {
public:
    Session(const std::string& command, const Spots& spots, std::uint64_t seed, Count& count)
        : process_(start(command)), spots_(spots), random_(seed), count_(count) {
        tell("hub");
        expect("wait");
        tell("set-param name=hash value=1");
        choose_variant();
        tell("init");
        expect("ready");
        finish();
    }

    void run(int sequences) {
        for (int i = 0; i < sequences; ++i) {
            for (int commands = 2 + below(random_, 24); commands > 0; --commands) say_something();
            finish();
            ++count_.sequences;
        }
        part();
    }

    /// The last lines of both sides.
    std::string transcript() const {
        std::string text;
        for (const std::string& line : transcript_) text += "  " + line + '\n';
        return text;
    }

private:
    /// An answer that the program gives at once, and how many searches must have been answered before.
    struct Answer {
        std::string command;
        long after;
    };

    static arena::Process start(const std::string& command) {
        auto process = arena::Process::start(command);
        if (!process) throw Broken{words::english(process.error())};
        return std::move(*process);
    }

    void note(std::string line) {
        transcript_.push_back(std::move(line));
        if (transcript_.size() > 80) transcript_.pop_front();
    }

    void tell(const std::string& line) { unsent_.push_back(line); }
    void expect(const std::string& command) { answers_.push_back({command, must_be_done_}); }
    /// The command ends a search, and is answered after it.
    void halt() {
        must_be_done_ = started_;
        endless_ = pondering_ = false;
    }
    int chance(int n) { return below(random_, n); }

    /// Everything at once, so that commands come while searches run.
    void flush() {
        std::string text;
        for (const std::string& line : unsent_) {
            note("> " + line);
            (text += text.empty() ? "" : "\n") += line;
        }
        if (!unsent_.empty())
            if (const auto sent = process_.send(text); !sent) throw Broken{words::english(sent.error())};
        unsent_.clear();
    }

    void say_something() {
        if (const int what = chance(100); what < 50)
            go();
        else if (what < 58)
            choose_position();
        else if (what < 64)
            choose_level();
        else if (what < 70)
            tell("stop"), halt();
        else if (what < 78)
            tell("ping"), expect("pong");
        else if (what < 84)
            ponder_hit();
        else if (what < 86)
            tell("new-game"), halt();
        else if (what < 88)
            talk_nonsense();
        else if (what < 90)
            tell("init"), halt(), prepare(), expect("ready");
        else if (what < 91)
            tell("hub"), expect("wait");
        else if (what < 92)
            set_param();
        else if (what < 93)
            choose_variant();
        else if (what < 97)
            flush();
        else
            finish();
    }

    void go() {
        constexpr std::array<const char*, 6> kinds{"think", "think", "think", "think", "ponder", "analyze"};
        const bool nothing = spot_ == nullptr || spot_->over;
        if (nothing ? chance(8) > 0 : chance(2) == 0) choose_position();
        if (chance(3) == 0) choose_level();
        const std::string kind = kinds[static_cast<std::size_t>(chance(kinds.size()))];
        tell("go " + kind);
        halt();
        if (spot_ == nullptr || spot_->over) {
            expect("error");
            ++count_.refused;
            return;
        }
        prepare();
        searches_.push_back(spot_);
        ++started_;
        pondering_ = kind == "ponder";
        endless_ = pondering_ || !limited(kind == "analyze");
    }

    /// A player is made when it is needed, and says then that it does not find what it is to have.
    void prepare() {
        if (!prepared_ && book_ && assets::book_of(engine::rulebooks()[variant_]->learned_as()).empty())
            expect("error");
        prepared_ = true;
    }

    /// Whether a search will end by itself.
    bool limited(bool analysis) const { return level_ || (limits_itself_ && !analysis && !infinite_); }

    void ponder_hit() {
        tell("ponder-hit");
        if (pondering_) endless_ = !limited(false);
        pondering_ = false;
    }

    void choose_position() {
        const auto& spots = spots_[variant_];
        spot_ = &spots[static_cast<std::size_t>(chance(static_cast<int>(spots.size())))];
        if (chance(12) == 0 && !spot_->over) {
            const bool moves = spot_->command.ends_with('"');
            const std::string before =
                moves ? spot_->command.substr(0, spot_->command.size() - 1) + ' ' : spot_->command + " moves=\"";
            tell(before + "1-1\"");
            refuse();
        } else {
            tell(spot_->command);
        }
        halt();
        if (spot_ == nullptr) expect("error");
    }

    void refuse() { spot_ = nullptr; }

    void choose_level() {
        const std::string n = std::to_string(1 + chance(chance(4) == 0 ? 2000 : 100));
        level_ = true, infinite_ = false;
        switch (chance(12)) {
            case 0: return tell("level depth=" + std::to_string(1 + chance(3)));
            case 1: return tell("level move-time=0.00" + std::to_string(chance(4)));
            case 2: return tell("level time=0.0" + std::to_string(chance(9)) + " inc=0.001 moves=40");
            case 3: level_ = false, infinite_ = true; return tell("level infinite");
            default: return tell("level nodes=" + n);
        }
    }

    void set_param() {
        const auto set = [&](const std::string& name, const std::string& value, bool remade = true) {
            tell("set-param name=" + name + " value=" + value);
            halt();
            if (remade) prepared_ = false;
        };
        switch (chance(9)) {
            case 0: return set("multi-pv", std::to_string(1 + chance(3)), false);
            case 1: return set("threads", std::to_string(1 + chance(2)));
            case 2: book_ = chance(2) == 0; return set("book", book_ ? "true" : "false");
            case 3: return set("tables", chance(2) == 0 ? "true" : "false");
            case 4: return set("king", std::to_string(200 + chance(100)));
            case 5: return set("level", "11", false), expect("error");
            case 6: return set("speed", "\"a b\"", false), expect("error");
            case 7: {
                textbook_ = chance(2) == 0;
                set("depth", std::to_string(1 + chance(3)));
                set("search", textbook_ ? "textbook" : "champion");
                break;
            }
            default: {
                const int level = chance(2) == 0 ? 10 : 1 + chance(4);
                weak_ = level < 10;
                set("level", std::to_string(level));
            }
        }
        limits_itself_ = textbook_ || weak_;
    }

    void choose_variant() {
        const auto variant = static_cast<std::size_t>(chance(static_cast<int>(spots_.size())));
        const std::string_view id = engine::rulebooks()[variant]->id();
        tell("set-param name=variant value=" + std::string(id));
        halt();
        if (variant == variant_ && !first_) return;
        spot_ = nullptr;
        variant_ = variant, first_ = prepared_ = false;
    }

    void talk_nonsense() {
        switch (chance(7)) {
            case 0: return tell("");
            case 1: return tell("abracadabra x=1 \"y\"");
            case 2: return tell("pos pos=\"W"), expect("error");
            case 3: return tell("level depth=x"), expect("error");
            case 4: return tell("set-param name=variant value=chess"), halt(), expect("error");
            case 5: return tell("level moon=full");
            default: return tell("pos pos=Wxyz"), halt(), refuse(), expect("error");
        }
    }

    /// Waits until nothing is left to be answered.
    void finish() {
        if (endless_ || chance(3) == 0) tell("stop"), halt();
        tell("ping");
        expect("pong");
        flush();
        while (!answers_.empty() || !searches_.empty()) read();
    }

    /// Leaves, often in the middle of a search, which is still answered.
    void part() {
        if (chance(3) > 0) go();
        const bool quits = chance(2) == 0;
        if (quits) tell("quit");
        halt();
        flush();
        if (!quits) process_.close_input();
        while (!answers_.empty() || !searches_.empty()) read();
        for (const core::Deadline deadline(patience); process_.alive() && !deadline.passed();)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        const auto end = process_.receive(patience);
        if (end) throw Broken{"a line after the end: " + *end};
        if (const std::string how = words::english(end.error()); how != "ended with exit code 0") throw Broken{how};
    }

    void read() {
        const auto text = process_.receive(patience);
        if (!text) throw Broken{words::english(text.error())};
        note("< " + *text);
        ++count_.lines;
        const auto line = protocol::read_hub_line(*text);
        demand(line.has_value(), "not a line of Hub");
        std::set<std::string> keys;
        for (const auto& [key, value] : line->arguments) demand(keys.insert(key).second, key + " twice in a line");
        if (line->command == "info") return read_info(*line, keys);
        if (line->command == "done") return read_done(*line, keys);
        demand(!answers_.empty(), "nothing was to be answered");
        const Answer& answer = answers_.front();
        if (answer.command == "wait" && (line->command == "id" || line->command == "param")) return read_param(*line);
        demand(line->command == answer.command, "expected " + answer.command);
        demand(done_ >= answer.after, "a search that was to end has not answered");
        demand(line->command == "error" ? keys == std::set<std::string>{"message"} : keys.empty(), "unknown words");
        if (answer.command == "wait") params_.clear();
        answers_.pop_front();
    }

    void read_param(const protocol::HubLine& line) {
        if (line.command == "param")
            demand(params_.insert(std::string(line.get("name").value_or(""))).second, "announced twice");
    }

    void read_info(const protocol::HubLine& line, const std::set<std::string>& keys) {
        static const std::set<std::string> known{"multipv", "depth", "score", "nodes", "time", "nps", "pv"};
        demand(!searches_.empty(), "an info line without a search");
        for (const std::string& key : keys) demand(known.contains(key), "unknown word " + key);
        for (const char* key : {"depth", "score", "nodes", "time"}) {
            const std::string_view text = line.get(key).value_or("");
            double value = 0;
            const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
            demand(wrong == std::errc{} && end == text.data() + text.size(), std::string(key) + " is no number");
        }
        demand_legal(line.get("pv").value_or(""));
    }

    void read_done(const protocol::HubLine& line, const std::set<std::string>& keys) {
        demand(!searches_.empty(), "done without a search");
        demand(keys.size() == 1 || (keys.size() == 2 && keys.contains("ponder")), "unknown words");
        std::string moves(line.get("move").value_or(""));
        demand(searches_.front()->legal.contains(moves), "an illegal move");
        if (const auto ponder = line.get("ponder")) demand_legal((moves += ' ') += *ponder);
        searches_.pop_front();
        ++done_;
        ++count_.searches;
    }

    /// A line of play from the position of the oldest search.
    void demand_legal(std::string_view moves) {
        demand(!moves.empty(), "no moves");
        const auto game = searches_.front()->game->clone();
        for (bool first = true; !moves.empty(); first = false) {
            const std::size_t end = std::min(moves.find(' '), moves.size());
            const auto move = notation::read_move_text(moves.substr(0, end));
            demand(move.has_value(), "a move that cannot be read");
            demand(first ? searches_.front()->legal.contains(std::string(moves.substr(0, end)))
                         : game->judge(*move).legal(),
                   "an illegal move in a line");
            // A line may go on beyond the end by the counts, which a search does not always know.
            if (!game->play(*move).legal()) return;
            moves.remove_prefix(std::min(end + 1, moves.size()));
        }
    }

    static void demand(bool law, const std::string& why) {
        if (!law) throw Broken{why};
    }

    arena::Process process_;
    const Spots& spots_;
    Random random_;
    Count& count_;
    std::deque<std::string> transcript_;
    std::vector<std::string> unsent_;

    // What the program knows.
    std::size_t variant_ = 0;
    bool first_ = true;
    const Spot* spot_ = nullptr;             ///< Nothing if there is none or it was refused.
    bool level_ = false, infinite_ = false;  ///< A limit was given; that there is none was said.
    bool textbook_ = false, weak_ = false, limits_itself_ = false, book_ = false;
    bool prepared_ = false;  ///< It has a player for what it was told.

    // What it does.
    bool endless_ = false, pondering_ = false;  ///< The last search, if nothing has ended it.
    long started_ = 0, done_ = 0, must_be_done_ = 0;
    std::deque<const Spot*> searches_;  ///< Not yet answered.
    std::deque<Answer> answers_;        ///< Not yet given.
    std::set<std::string> params_;
};

/// One thread: session after session until enough was said.
void soak(const std::string& command, const Spots& spots, long sequences, std::uint64_t seed, std::atomic<long>& next,
          Count& count, std::atomic<bool>& failed) {
    static std::mutex output;
    while (!failed) {
        const long number = next.fetch_add(sequences_a_session);
        if (number >= sequences) return;
        std::optional<Session> session;
        try {
            session.emplace(command, spots, core::mix(seed, static_cast<std::uint64_t>(number), 0), count);
            session->run(static_cast<int>(std::min<long>(sequences_a_session, sequences - number)));
        } catch (const Broken& broken) {
            const std::lock_guard lock(output);
            failed = true;
            std::cerr << "FAILED in session " << number / sequences_a_session << ": " << broken.why << '\n'
                      << (session ? session->transcript() : "");
        }
    }
}

}  // namespace

}  // namespace damas::testing

int main(int argc, char** argv) {
    using namespace damas::testing;
    if (argc < 2) return std::cerr << "hub_soak COMMAND [SEQUENCES [PROCESSES [SEED]]]\n", 2;
    const auto number = [&](int i, long otherwise) { return argc > i ? std::strtol(argv[i], nullptr, 10) : otherwise; };
    const long sequences = number(2, 2000), processes = number(3, 8);
    const auto seed = static_cast<std::uint64_t>(number(4, 1));
    const Spots spots = make_spots(seed);
    Count count;
    std::atomic<long> next = 0;
    std::atomic<bool> failed = false;
    {
        std::vector<std::jthread> threads;
        for (long i = 0; i < processes; ++i)
            threads.emplace_back([&] { soak(argv[1], spots, sequences, seed, next, count, failed); });
    }
    std::cout << count.sequences << " sequences, " << count.searches << " searches, " << count.refused << " refused, "
              << count.lines << " lines\n";
    return failed || count.sequences != sequences ? 1 : 0;
}
