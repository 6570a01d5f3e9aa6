// SPDX-License-Identifier: MIT
// Games on disk, as PDN.
#include <algorithm>
#include <filesystem>
#include <iterator>

#include "arbiter/arbiter.hpp"
#include "assets/files.hpp"
#include "terminal/session.hpp"
#include "words/message.hpp"

namespace damas::terminal {

using engine::Ruling;
using rules::Side;

/// The game with who plays it, when, and how it ended. What a loaded file said of the players and of the moves that
/// were kept stays.
std::string Session::pdn() const {
    notation::pdn::Game game = loaded_.value_or(notation::pdn::Game{});
    const auto set_if_new = [&](std::string_view name, std::string_view value) {
        if (!game.tag(name) && !value.empty()) game.set_tag(name, value);
    };
    if (!loaded_) set_if_new("Date", options_.date);
    for (const Side side : {Side::white, Side::black}) {
        const bool program = options_.computer == side;
        const std::string color = side == Side::white ? "White" : "Black";
        const std::string person = options_.name.empty() ? said(phrases::person) : options_.name;
        const std::string computer = options_.textbook ? "damas, " + opponent_words()
                                                       : said({phrases::computer, std::to_string(options_.level)});
        set_if_new(color, program             ? computer
                          : options_.computer ? person
                                              : person + (side == Side::white ? " 1" : " 2"));
        set_if_new(color + "Type", program ? "program" : "human");
    }
    if (clock_) game.set_tag("TimeControl", clock_tag(clock_->setting()));
    const bool as_loaded = take_moves(game.line);
    const std::string stated = arbiter::stated_result(game);
    if (!as_loaded || outcome() != rules::Outcome::none)
        std::erase_if(game.tags, [](const notation::pdn::Tag& tag) {
            return tag.name == "Termination" || tag.name == "PlyCount" || tag.name == "Infringement";
        });
    if (lost_on_time_) game.set_tag("Termination", "time forfeit");
    arbiter::set_standard_tags(game, *book_, start_, outcome());
    if (as_loaded && outcome() == rules::Outcome::none) game.set_tag("Result", stated);
    if (options_.companion != nullptr) options_.companion->annotate(game);
    if (clock_ && !over()) note_clocks(game.line);
    return arbiter::written(game, book_);
}

/// What is left on the clocks, after the last move of a line.
void Session::note_clocks(notation::pdn::Line& line) const {
    std::vector<std::string>& comments = line.moves.empty() ? line.comments : line.moves.back().comments;
    std::erase_if(comments, [](const std::string& comment) { return read_clock_comment(comment).has_value(); });
    comments.push_back(clock_comment({clock_->left(Side::white), clock_->left(Side::black)}, game_->turn()));
}

/// Goes on with the clocks of a file that says what was left where its game stands. A clock that somebody asked for and
/// that is another one starts afresh.
void Session::take_clocks(const notation::pdn::Game& file, const std::vector<std::string>& comments) {
    const auto setting = read_clock_tag(file.tag("TimeControl").value_or(""));
    if (!setting || (clock_ && clock_tag(clock_->setting()) != clock_tag(*setting))) return;
    for (const std::string& comment : comments) {
        const auto left = read_clock_comment(comment);
        if (!left) continue;
        if (!clock_) clock_.emplace(*setting, options_.now);
        clock_->set_left(Side::white, left->white);
        clock_->set_left(Side::black, left->black);
    }
}

/// Makes a line hold the moves of this game, with what was written about those that it had already; whether it had them
/// all and no more.
bool Session::take_moves(notation::pdn::Line& line) const {
    const std::vector<engine::LegalMove> moves = game_->moves();
    const std::unique_ptr<engine::Game> board = std::move(*book_->new_game(start_));
    std::size_t same = 0;
    for (; same < moves.size() && same < line.moves.size(); ++same) {
        const Ruling ruling = board->play(line.moves[same].move);
        if (!ruling.legal() || ruling.moves.front() != moves[same]) break;
    }
    const bool all = same == moves.size() && same == line.moves.size();
    line.moves.resize(same);
    std::ranges::move(notation::pdn::line_of({moves.begin() + static_cast<std::ptrdiff_t>(same), moves.end()}).moves,
                      std::back_inserter(line.moves));
    return all;
}

/// Why a file should not be written over without another word; nothing if there is none.
std::optional<words::Message> Session::doubt_about(const std::string& name) const {
    std::error_code ignored;
    if (name == own_file_ || name == doubtful_file_ || !std::filesystem::is_regular_file(name, ignored)) return {};
    std::size_t count = 0;
    if (const auto text = core::read_file(name)) {
        notation::pdn::GameReader games(*text);
        while (games.next()) ++count;
    }
    if (count > 1) return words::Message(phrases::holds_more, name, std::to_string(count));
    return words::Message(phrases::exists, name);
}

bool Session::save(std::string_view path) {
    if (path.empty()) return say(phrases::file_missing), false;
    const std::string name(path);
    if (const auto doubt = doubt_about(name)) {
        doubtful_file_ = name;
        return say(*doubt), false;
    }
    if (const auto error = core::write_file(name, pdn())) return say(error->message()), false;
    own_file_ = name;
    doubtful_file_.clear();
    saved_ply_ = game_->ply();
    say({phrases::saved, name});
    return true;
}

std::expected<void, words::Message> Session::load(const std::string& path, const engine::Rulebook* chosen) {
    if (path.empty()) return std::unexpected(words::Message(phrases::file_missing));
    const auto text = core::read_file(path);
    if (!text) return std::unexpected(text.error().message());
    notation::pdn::GameReader games(*text);
    auto first = games.next();
    if (!first) return std::unexpected(words::Message(phrases::no_game, path));
    if (!*first) return std::unexpected(words::about(path, first->error().message()));
    notation::pdn::Game& game = **first;
    const auto kind = arbiter::kind_of(game, {.chosen = chosen, .preferred = book_});
    if (!kind) return std::unexpected(words::about(path, kind.error().message()));
    if (chosen != nullptr && kind->book != chosen)
        return std::unexpected(words::Message(phrases::other_rules, path, kind->book->name(), chosen->name()));
    arbiter::settle(game, *kind);
    const engine::Rulebook* book = kind->book;
    const rules::DrawLimits* limits = kind->limits();
    auto fresh = arbiter::begin(*book, game, limits);
    if (!fresh) return std::unexpected(words::about(path, fresh.error().message()));

    if (book != book_) adviser_.reset();
    book_ = book;
    start_ = (*fresh)->start();
    restart();
    game_ = std::move(*fresh);
    loaded_ = game;
    if (options_.companion != nullptr) options_.companion->begin(*book, start_, &game);
    if (!games.next()) own_file_ = path;
    take_sides(game);
    say({phrases::loaded, path});
    const std::vector<std::string>* comments = &game.line.comments;  // Of the last move.
    for (const notation::pdn::Node& node : game.line.moves) {
        if (node.setup) {
            auto from_here = arbiter::set_up(*book, *node.setup, *game_, limits);
            if (!from_here) break;
            game_ = std::move(*from_here);
            start_ = game_->start();
            const auto here = static_cast<std::ptrdiff_t>(&node - game.line.moves.data());
            loaded_->line.moves.assign(game.line.moves.begin() + here + 1, game.line.moves.end());
            comments = &node.comments;
            continue;
        }
        const Ruling ruling = game_->play(node.move);
        if (ruling.legal()) {
            comments = &node.comments;
            continue;
        }
        say(said({phrases::stops_at, notation::write_move_text(node.move)}) + said(sentence(ruling)));
        break;
    }
    if (const std::string result = arbiter::stated_result(game); result != "*" && !over())
        say({phrases::record_says, result});
    saved_ply_ = game_->ply();
    if (!over()) take_clocks(game, *comments);
    if (clock_) clock_->start(game_->turn());
    return {};
}

/// Against the computer, the person goes on with the side that was a person's.
void Session::take_sides(const notation::pdn::Game& game) {
    const bool white = game.tag("WhiteType") == "program", black = game.tag("BlackType") == "program";
    if (!options_.computer || white == black) return;
    const Side side = white ? Side::white : Side::black;
    if (options_.computer != side) options_.flip ^= true;
    options_.computer = side;
}

void Session::load_and_show(const std::string& path) {
    offer_to_save();
    if (const auto loaded = load(path); !loaded) return say(loaded.error());
    let_computer_move();
    show();
}

}  // namespace damas::terminal
