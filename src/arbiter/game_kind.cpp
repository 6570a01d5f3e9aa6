// SPDX-License-Identifier: MIT
#include "arbiter/game_kind.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "notation/fen.hpp"
#include "words/lists.hpp"
#include "words/notation.hpp"

namespace damas::arbiter {

namespace {

using notation::Numbering;
using notation::ParseError;
using notation::pdn::Line;
using notation::pdn::Node;
using notation::pdn::Tag;
using rules::Corner;

/// Plies that a guess looks at, all readings of ambiguous captures together.
constexpr int guess_budget = 4'000;

/// No draw ends the game while we only ask which game it is.
constexpr rules::DrawLimits no_draws{};

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

const Tag* find_tag(const notation::pdn::Game& game, std::string_view name) {
    const auto tag = std::ranges::find(game.tags, name, &Tag::name);
    return tag == game.tags.end() || trimmed(tag->value).empty() || tag->value == "?" ? nullptr : &*tag;
}

/// An error in the value of a FEN tag, with its place in the file.
ParseError in_fen_tag(const Tag& tag, ParseError error) {
    error.at = error.at.line == 1 ? notation::Place{tag.value_at.line, tag.value_at.column + error.at.column - 1}
                                  : tag.value_at;
    error.expected = {words::notation::expected_in_fen_tag, std::move(error.expected)};
    return error;
}

std::expected<std::unique_ptr<engine::Game>, ParseError> begin_at(const engine::Rulebook& book,
                                                                  const std::optional<std::string_view>& fen,
                                                                  const rules::DrawLimits* limits) {
    if (!fen) return book.new_game(limits);
    return book.read_game(*fen, limits);
}

/// A GameType tag: its number, and the fields after it if they are well formed.
struct GameType {
    int number = 0;
    bool well_formed = true;
    bool has_fields = false;
    bool black_begins = false;
    int width = 0, height = 0;
    std::optional<Corner> first{};
    std::optional<bool> corner_is_empty{};
};

std::optional<int> take_number(std::string_view& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || text.starts_with('-')) return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

bool take(std::string_view& text, char c) {
    if (!text.starts_with(c)) return false;
    text.remove_prefix(1);
    return true;
}

/// `,W,8,8,N1,1`; false if it is not of this form.
bool read_fields(std::string_view text, GameType& type) {
    if (!take(text, ',') || text.empty()) return false;
    type.black_begins = text[0] == 'B';
    if (!take(text, 'W') && !take(text, 'B')) return false;
    if (!take(text, ',')) return false;
    const auto width = take_number(text);
    if (!width || !take(text, ',')) return false;
    const auto height = take_number(text);
    if (!height || !take(text, ',')) return false;
    if (!take(text, 'A') && !take(text, 'N') && !take(text, 'S')) return false;
    const auto corner = take_number(text);
    if (!corner || *corner > 3) return false;
    type.width = *width;
    type.height = *height;
    type.first = static_cast<Corner>(*corner);
    type.has_fields = true;
    if (text.empty()) return true;
    if (text != ",0" && text != ",1") return false;
    type.corner_is_empty = text == ",1";
    return true;
}

/// Nothing if it does not begin with a number that stands alone.
std::optional<GameType> read_game_type(std::string_view text) {
    GameType type;
    const auto number = take_number(text);
    if (!number || (!text.empty() && text[0] != ',')) return {};
    type.number = *number;
    GameType whole = type;
    if (text.empty() || read_fields(text, whole)) return whole;
    type.well_formed = false;
    return type;
}

/// From the names of squares in a file to those of its rule book.
class Translator {
public:
    Translator(const rules::RuleSet& rules, Numbering numbering)
        : rules_(rules), numbering_(numbering), other_(numbering != notation::own_numbering(rules)) {}

    void apply(Line& line) const {
        for (Node& node : line.moves) {
            if (other_ || node.move.letters)
                for (rules::Square& square : node.move.squares) square = own(square, node.move.letters);
            node.move.letters = false;
            if (node.setup) *node.setup = position(*node.setup, nullptr);
            for (Line& variation : node.variations) apply(variation);
        }
    }

    /// Where nothing has to be changed, the text as it was. `?` becomes the side of the first move.
    std::string position(const std::string& text, const Line* line) const {
        auto fen = notation::read_fen_text(text);
        if (!fen) return text;
        const auto is_lettered = [](const auto& piece) { return piece.square >= notation::lettered(1, 1); };
        if (!other_ && !fen->turn_is_open && std::ranges::none_of(fen->setup.pieces, is_lettered)) return text;
        for (auto& piece : fen->setup.pieces) piece.square = own(piece.square, is_lettered(piece));
        if (fen->turn_is_open && line != nullptr && !line->moves.empty() && !line->moves.front().setup) {
            const rules::Square from = line->moves.front().move.squares.front();
            const auto mover = std::ranges::find(fen->setup.pieces, from, &rules::Setup::Piece::square);
            if (mover != fen->setup.pieces.end()) fen->setup.turn = mover->side;
        }
        return notation::write_fen(fen->setup);
    }

private:
    rules::Square own(rules::Square square, bool letters) const {
        return notation::own_square(rules_, numbering_, letters, square);
    }

    const rules::RuleSet& rules_;
    Numbering numbering_;
    bool other_;
};

/// Names all squares of a line by letters, for files that want that.
void name_by_letters(Line& line, const rules::RuleSet& rules);

/// The same in a FEN; one that cannot be read stays as it is.
void name_by_letters(std::string& text, const rules::RuleSet& rules) {
    auto fen = notation::read_fen_text(text);
    if (!fen) return;
    for (auto& piece : fen->setup.pieces) piece.square = notation::lettered(rules, piece.square);
    text = notation::write_fen(fen->setup);
}

void name_by_letters(Line& line, const rules::RuleSet& rules) {
    for (Node& node : line.moves) {
        for (rules::Square& square : node.move.squares) square = notation::lettered(rules, square);
        node.move.letters = true;
        if (node.setup) name_by_letters(*node.setup, rules);
        for (Line& variation : node.variations) name_by_letters(variation, rules);
    }
}

/// How far a game can be played by a rule book that takes its squares so: of how many moves and set-ups.
struct Fit {
    std::size_t played = 0, of = 0;
    bool all() const { return played == of; }
};

Fit fit(const notation::pdn::Game& game, const engine::Rulebook& book, Numbering numbering) {
    const Translator translator(book.rules(), numbering);
    Line line;
    for (const Node& node : game.line.moves) line.moves.push_back({node.move, node.setup, {}, {}, {}, {}});
    translator.apply(line);
    const Tag* fen = find_tag(game, "FEN");
    const std::size_t moves = line.moves.size() + (fen != nullptr ? 1 : 0);
    const auto position = fen != nullptr ? std::optional(translator.position(fen->value, &line)) : std::nullopt;
    const auto start = begin_at(book, position, &no_draws);
    if (!start) return {0, moves};
    int budget = guess_budget;
    return {playable(**start, book, &no_draws, line, 0, budget) + (fen != nullptr ? 1 : 0), moves};
}

/// One such move may be a slip of the pen, unless there are several others that fit both boards.
constexpr int enough_off = 2, enough_quiet = 4;

/// Whether a game names squares of an 8x8 board only.
bool is_small(const notation::pdn::Game& game) {
    return std::ranges::all_of(game.line.moves, [](const Node& node) {
        return node.setup || std::ranges::all_of(node.move.squares, [&](rules::Square square) {
                   return node.move.letters ? notation::file_of(square) <= 8 && notation::rank_of(square) <= 8
                                            : square.number() <= 32;
               });
    });
}

/// Letters of an 8x8 board never stand for a larger one.
bool is_small_by_letters(const notation::pdn::Game& game) {
    const auto lettered = [](const Node& node) { return node.move.letters; };
    return std::ranges::any_of(game.line.moves, lettered) && is_small(game);
}

/// Whether its moves run along the diagonals of a board whose other squares are played on, and not along ours.
bool on_other_squares(const notation::pdn::Game& game, const rules::RuleSet& rules) {
    const Numbering own = notation::own_numbering(rules);
    int quiet = 0, off_ours = 0, off_theirs = 0;
    for (const Node& node : game.line.moves) {
        if (node.setup || node.move.capture) continue;
        const rules::Square from = node.move.squares.front(), to = node.move.squares.back();
        ++quiet;
        if (node.move.letters) {
            off_ours += (notation::file_of(from) + notation::rank_of(from)) % 2 != (own.corner_is_empty ? 1 : 0);
            continue;
        }
        const auto diagonal = [&](Numbering numbering) {
            const auto a = spot_of(rules, numbering, from), b = spot_of(rules, numbering, to);
            return a && b && std::abs(a->column - b->column) == std::abs(a->row - b->row);
        };
        off_ours += !diagonal(own);
        off_theirs += !diagonal({own.first, !own.corner_is_empty});
    }
    const bool enough = off_ours >= enough_off || (off_ours > 0 && quiet >= enough_quiet);
    return enough && off_theirs == 0;
}

/// Who begins on the squares where Black begins plays Italian draughts, or counts from the other corner.
bool begins_from_the_top(const notation::pdn::Game& game, const rules::RuleSet& rules) {
    if (find_tag(game, "FEN") != nullptr || game.line.moves.empty() || game.line.moves.front().setup) return false;
    const notation::MoveText& move = game.line.moves.front().move;
    const auto spot = spot_of(rules, notation::own_numbering(rules), move.squares.front());
    return !move.letters && spot && spot->row >= rules.height - rules.rows_of_men;
}

std::expected<GameKind, ParseError> guess(const notation::pdn::Game& game, const engine::Rulebook* preferred) {
    const engine::Rulebook* best = nullptr;
    Fit furthest;
    std::vector<const engine::Rulebook*> candidates;
    if (preferred != nullptr) candidates.push_back(preferred);
    for (const engine::Rulebook* book : engine::rulebooks())
        if (book != preferred && !book->rules().file.needs_tags) candidates.push_back(book);
    for (const engine::Rulebook* book : candidates) {
        if (is_small_by_letters(game) && book->rules().width > 8) continue;
        const Fit here = fit(game, *book, notation::own_numbering(book->rules()));
        if (best == nullptr || here.played > furthest.played) best = book, furthest = here;
        if (furthest.all()) break;
    }
    if (best == nullptr) best = engine::rulebooks().front();
    const rules::RuleSet& rules = best->rules();
    const rules::RuleSet& small = engine::rulebooks().front()->rules();
    const bool foreign =
        (is_small(game) && on_other_squares(game, small)) || begins_from_the_top(game, rules) || furthest.played == 0;
    // Letters on the other half of the board are how Russian and Brazilian games are written.
    const bool foreign_letters = is_small_by_letters(game) && on_other_squares(game, small);
    if (foreign_letters || (!furthest.all() && foreign)) {
        const bool only_a_position = game.line.moves.empty() || game.line.moves.front().setup;
        const Tag* fen = find_tag(game, "FEN");
        if (fen != nullptr && (only_a_position || furthest.played == 0)) {
            const auto position = notation::read_fen_text(fen->value);
            return std::unexpected(position ? ParseError{fen->value_at, fen->value, words::notation::game_type_needed}
                                            : in_fen_tag(*fen, position.error()));
        }
        if (only_a_position) return std::unexpected(ParseError{game.at, "", words::notation::game_type_needed});
        const notation::MoveText& move = game.line.moves.front().move;
        return std::unexpected(ParseError{move.at, notation::write_move_text(move), words::notation::game_type_needed});
    }
    return GameKind{best, nullptr, notation::own_numbering(rules), {{Remark::Kind::guessed, std::string(best->id())}}};
}

/// The rule book that a GameType number stands for.
bool take_type(int number, const engine::Rulebook* named, const engine::Rulebook* chosen, GameKind& kind) {
    const auto is_it = [&](const engine::Rulebook* book) {
        return book != nullptr && book->rules().file.game_type == number;
    };
    if (is_it(named)) return kind.book = named, true;
    if (kind.profile != nullptr && is_it(engine::find_rulebook(kind.profile->variant)))
        return kind.book = engine::find_rulebook(kind.profile->variant), true;
    if (is_it(chosen)) return kind.book = chosen, true;
    for (const engine::Rulebook* book : engine::rulebooks())
        if (is_it(book) && !book->rules().file.names_variant) return kind.book = book, true;
    return false;
}

std::unexpected<ParseError> wrong(const Tag& tag, words::Message expected) {
    return std::unexpected(ParseError{tag.value_at, tag.value, std::move(expected)});
}

/// Obeys the GameType as far as the moves allow it.
void choose_numbering(const notation::pdn::Game& game, Numbering declared, const std::string& tag, GameKind& kind) {
    const Numbering own = notation::own_numbering(kind.book->rules());
    kind.numbering = declared;
    if (declared == own) return;
    const Fit obeyed = fit(game, *kind.book, declared);
    if (obeyed.all() || obeyed.played >= fit(game, *kind.book, own).played) return;
    kind.numbering = own;
    kind.remarks.push_back({Remark::Kind::usual_numbers, tag});
}

/// A game of known rules whose moves only fit if the squares are counted from another corner.
void try_other_corner(const notation::pdn::Game& game, GameKind& kind) {
    const rules::RuleSet& rules = kind.book->rules();
    const Numbering own = notation::own_numbering(rules);
    kind.numbering = own;
    if (!begins_from_the_top(game, rules)) return;
    for (const int across : {3, 2, 1}) {  // the opposite one first
        const Numbering other{static_cast<Corner>(static_cast<int>(own.first) ^ across), own.corner_is_empty};
        if (!fit(game, *kind.book, other).all()) continue;
        kind.numbering = other;
        kind.remarks.push_back({Remark::Kind::other_corner, {}});
        return;
    }
}

/// A profile changes one rule book; a variant may have the name of one.
void keep_profile_of_its_book(GameKind& kind) {
    if (kind.profile != nullptr && kind.profile->variant != kind.book->id()) kind.profile = nullptr;
}

/// "20, 24 or 28": what GameTypes we play.
words::Message known_game_types() {
    std::set<int> numbers;
    for (const engine::Rulebook* book : engine::rulebooks()) numbers.insert(book->rules().file.game_type);
    std::vector<std::string> names(numbers.size());
    std::ranges::transform(numbers, names.begin(), [](int number) { return std::to_string(number); });
    return {words::notation::known_game_type, words::one_of(names, names.size())};
}

}  // namespace

std::expected<GameKind, ParseError> kind_of(const notation::pdn::Game& game, const GameChoice& choice) {
    GameKind kind;
    const engine::Rulebook* named = nullptr;
    if (const Tag* profile = find_tag(game, "RuleProfile")) {
        named = engine::find_rulebook(profile->value);
        kind.profile = rules::find_profile(profile->value);
        if (named == nullptr && kind.profile == nullptr)
            kind.remarks.push_back({Remark::Kind::unknown_profile, profile->value});
    }
    const Tag* tag = find_tag(game, "GameType");
    if (tag == nullptr) {
        kind.book = named != nullptr          ? named
                    : kind.profile != nullptr ? engine::find_rulebook(kind.profile->variant)
                                              : choice.chosen;
        if (kind.book != nullptr) {
            keep_profile_of_its_book(kind);
            try_other_corner(game, kind);
            return kind;
        }
        auto guessed = guess(game, choice.preferred);
        if (guessed) guessed->remarks.insert(guessed->remarks.end(), kind.remarks.begin(), kind.remarks.end());
        return guessed;
    }
    const auto type = read_game_type(trimmed(tag->value));
    if (!type) return wrong(*tag, words::notation::a_game_type);
    if (!take_type(type->number, named, choice.chosen, kind)) return wrong(*tag, known_game_types());
    keep_profile_of_its_book(kind);
    if (!type->well_formed) kind.remarks.push_back({Remark::Kind::loose_game_type, tag->value});
    if (!type->has_fields) {
        try_other_corner(game, kind);
        return kind;
    }
    const rules::RuleSet& rules = kind.book->rules();
    if (type->black_begins) return wrong(*tag, words::notation::white_begins);
    if (type->width != rules.width || type->height != rules.height)
        return wrong(*tag, {words::notation::board_of, rules.width, rules.height});
    choose_numbering(game, {*type->first, type->corner_is_empty.value_or(rules.file.corner_is_empty)}, tag->value,
                     kind);
    return kind;
}

void settle(notation::pdn::Game& game, const GameKind& kind) {
    const Translator translator(kind.book->rules(), kind.numbering);
    if (const Tag* fen = find_tag(game, "FEN")) {
        Line numbered = game.line;
        translator.apply(numbered);
        game.set_tag("FEN", translator.position(fen->value, &numbered));
        game.line = std::move(numbered);
    } else {
        translator.apply(game.line);
    }
    game.set_tag("GameType", game_type(*kind.book));
    if (kind.book->rules().file.names_variant) game.set_tag("RuleProfile", kind.book->id());
}

const engine::Rulebook* rulebook_of(const notation::pdn::Game& game, const engine::Rulebook* fallback) {
    if (fallback == nullptr && find_tag(game, "GameType") == nullptr && find_tag(game, "RuleProfile") == nullptr)
        return nullptr;
    const auto kind = kind_of(game, {.chosen = fallback, .preferred = fallback});
    return kind ? kind->book : nullptr;
}

std::string written(const notation::pdn::Game& game, const engine::Rulebook* book) {
    if (book == nullptr || !book->rules().file.letters) return notation::pdn::write(game);
    notation::pdn::Game named = game;
    name_by_letters(named.line, book->rules());
    if (auto fen = std::ranges::find(named.tags, "FEN", &Tag::name); fen != named.tags.end())
        name_by_letters(fen->value, book->rules());
    return notation::pdn::write(named);
}

std::string game_type(const engine::Rulebook& book) {
    const rules::RuleSet& r = book.rules();
    return std::to_string(r.file.game_type) + ",W," + std::to_string(r.width) + ',' + std::to_string(r.height) +
           (r.file.letters ? ",A" : ",N") + std::to_string(static_cast<int>(r.file.first_square)) +
           (r.file.corner_is_empty ? ",1" : ",0");
}

std::expected<std::unique_ptr<engine::Game>, ParseError> begin(const engine::Rulebook& book,
                                                               const notation::pdn::Game& game,
                                                               const rules::DrawLimits* limits) {
    const auto fen = std::ranges::find(game.tags, "FEN", &Tag::name);
    if (fen == game.tags.end()) return begin_at(book, {}, limits);
    auto begun = begin_at(book, fen->value, limits);
    if (!begun) return std::unexpected(in_fen_tag(*fen, std::move(begun.error())));
    return begun;
}

std::expected<std::unique_ptr<engine::Game>, ParseError> set_up(const engine::Rulebook& book, const std::string& setup,
                                                                const engine::Game& before,
                                                                const rules::DrawLimits* limits) {
    if (setup != "W::" && setup != "B::") return book.read_game(setup, limits);
    rules::Setup turned = before.state().position;
    turned.turn = setup == "W::" ? rules::Side::white : rules::Side::black;
    return std::move(*book.new_game(turned, limits));
}

std::size_t playable(const engine::Game& start, const engine::Rulebook& book, const rules::DrawLimits* limits,
                     const Line& line, std::size_t from, int& budget) {
    std::unique_ptr<engine::Game> board = start.clone();
    for (std::size_t i = from; i < line.moves.size(); ++i) {
        if (budget-- <= 0) return i - from;
        const Node& node = line.moves[i];
        if (node.setup) {
            auto fresh = set_up(book, *node.setup, *board, limits);
            if (!fresh) return i - from;
            board = std::move(*fresh);
            continue;
        }
        const engine::Ruling ruling = board->play(node.move);
        if (ruling.legal()) continue;
        std::size_t best = 0;
        if (ruling.law == rules::Law::ambiguous)
            for (const engine::LegalMove& reading : ruling.moves) {
                const std::unique_ptr<engine::Game> branch = board->clone();
                if (branch->play(reading))
                    best = std::max(best, 1 + playable(*branch, book, limits, line, i + 1, budget));
            }
        return i - from + best;
    }
    return line.moves.size() - from;
}

}  // namespace damas::arbiter
