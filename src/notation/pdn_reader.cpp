// SPDX-License-Identifier: MIT
// Builds games from tokens with a stack of open lines, so that nesting costs no recursion.
#include <deque>
#include <utility>

#include "notation/encoding.hpp"
#include "notation/pdn.hpp"
#include "notation/pdn_lexer.hpp"
#include "words/notation.hpp"

namespace damas::notation::pdn {

class GameReader::Reader {
public:
    explicit Reader(std::string_view text) : lexer_(text) { open_.push_back({&game_.line, {}}); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    std::optional<std::expected<Game, ParseError>> next();

private:
    using Problem = std::optional<ParseError>;

    /// The game itself or a variation in it, and where it was opened.
    struct OpenLine {
        Line* line;
        Place at;
    };

    Problem take(Token& token);
    Problem take_tag(Token& token);
    Problem take_comment(Token& token);
    Problem take_move(Token& token);
    Problem take_mark(const Token& token);
    Problem open_variation(const Token& token);
    Problem close_variation(const Token& token);
    Problem take_terminator(Token& token);
    Problem take_end();

    void give_up(ParseError problem, const Token& token);
    void begin(const Place& at);
    void finish(std::string terminator);
    bool in_variation() const { return open_.size() > 1; }
    Node* last_node() { return open_.back().line->moves.empty() ? nullptr : &open_.back().line->moves.back(); }
    static ParseError found(const Token& token, words::Message expected) {
        return {token.at, std::string(token.raw), std::move(expected)};
    }

    Lexer lexer_;
    std::deque<std::expected<Game, ParseError>> games_;  ///< Read; a comment may still be said of the last.
    bool ended_ = false;
    Game game_;
    bool begun_ = false;  ///< Whether the text holds anything of `game_` yet.
    std::vector<OpenLine> open_;
    Place end_;                  ///< The last terminator's.
    bool after_result_ = false;  ///< Whether that was a result.
};

std::optional<std::expected<Game, ParseError>> GameReader::Reader::next() {
    while (!ended_ && games_.size() < 2) {
        Token token = lexer_.next();
        ended_ = token.kind == TokenKind::end;
        if (Problem problem = take(token)) give_up(*std::move(problem), token);
    }
    if (games_.empty()) return {};
    std::expected<Game, ParseError> game = std::move(games_.front());
    games_.pop_front();
    return game;
}

/// The game that is being read is lost.
void GameReader::Reader::give_up(ParseError problem, const Token& token) {
    const bool had_tags = !game_.tags.empty() || lexer_.at_tag();
    games_.emplace_back(std::unexpected(std::move(problem)));
    game_ = Game{};
    begun_ = false;
    after_result_ = false;
    open_.resize(1);
    if (token.kind != TokenKind::end) lexer_.resume(!had_tags);
}

GameReader::Reader::Problem GameReader::Reader::take(Token& token) {
    switch (token.kind) {
        case TokenKind::tag: return take_tag(token);
        case TokenKind::comment: return take_comment(token);
        case TokenKind::number: begin(token.at); return {};
        case TokenKind::move:
        case TokenKind::setup: return take_move(token);
        case TokenKind::strength:
        case TokenKind::nag: return take_mark(token);
        case TokenKind::open: return open_variation(token);
        case TokenKind::close: return close_variation(token);
        case TokenKind::terminator: return take_terminator(token);
        case TokenKind::end: return take_end();
        case TokenKind::bad: break;
    }
    return found(token, *token.expected);
}

/// A tag after movetext begins another game; a comment before all tags is not yet movetext.
GameReader::Reader::Problem GameReader::Reader::take_tag(Token& token) {
    if (in_variation()) return found(token, words::notation::end_of_variation);
    const bool commented = !game_.tags.empty() && !game_.line.comments.empty();
    if (commented || !game_.line.moves.empty()) finish("");
    begin(token.at);
    game_.tags.push_back({std::string(token.name), without_controls(token.text), token.at, token.value_at});
    return {};
}

/// What is said after a game on the line where it ended is said of that game.
GameReader::Reader::Problem GameReader::Reader::take_comment(Token& token) {
    Line* line = open_.back().line;
    if (!begun_ && !games_.empty() && games_.back() && token.at.line == end_.line)
        line = &games_.back()->line;
    else
        begin(token.at);
    (line->moves.empty() ? line->comments : line->moves.back().comments).push_back(without_controls(token.text));
    return {};
}

GameReader::Reader::Problem GameReader::Reader::take_move(Token& token) {
    begin(token.at);
    Node& node = open_.back().line->moves.emplace_back();
    node.move = std::move(token.move);
    node.move.at = token.at;
    if (token.kind == TokenKind::setup) node.setup = std::move(token.text);
    return {};
}

GameReader::Reader::Problem GameReader::Reader::take_mark(const Token& token) {
    Node* node = last_node();
    if (node == nullptr) return found(token, words::notation::move_before_mark);
    if (token.kind == TokenKind::nag)
        node->nags.push_back(token.nag);
    else
        node->strength += token.raw;
    return {};
}

GameReader::Reader::Problem GameReader::Reader::open_variation(const Token& token) {
    Node* node = last_node();
    if (node == nullptr) return found(token, words::notation::move_before_variation);
    if (open_.size() > static_cast<std::size_t>(deepest_variation))
        return found(token, {words::notation::nested_at_most, deepest_variation});
    open_.push_back({&node->variations.emplace_back(), token.at});
    return {};
}

GameReader::Reader::Problem GameReader::Reader::close_variation(const Token& token) {
    if (!in_variation()) return found(token, words::notation::no_open_variation);
    open_.pop_back();
    return {};
}

/// `*` straight after a result ends the same game.
GameReader::Reader::Problem GameReader::Reader::take_terminator(Token& token) {
    if (in_variation()) return found(token, words::notation::end_of_variation);
    const bool result = token.text != "*";
    if (begun_ || result || !after_result_) {
        begin(token.at);
        finish(std::move(token.text));
    }
    after_result_ = result;
    end_ = token.at;
    return {};
}

/// A move number with nothing after it is no game.
GameReader::Reader::Problem GameReader::Reader::take_end() {
    if (in_variation()) return ParseError{open_.back().at, "(", words::notation::closed_variation};
    if (!game_.tags.empty() || !game_.line.comments.empty() || !game_.line.moves.empty()) finish("");
    return {};
}

void GameReader::Reader::begin(const Place& at) {
    if (!begun_) game_.at = at;
    begun_ = true;
}

void GameReader::Reader::finish(std::string terminator) {
    game_.terminator = std::move(terminator);
    games_.push_back(std::exchange(game_, Game{}));
    begun_ = false;
}

GameReader::GameReader(std::string_view text) : text_(decode(text)), reader_(std::make_unique<Reader>(text_)) {}
GameReader::~GameReader() = default;

std::optional<std::expected<Game, ParseError>> GameReader::next() { return reader_->next(); }

std::expected<std::vector<Game>, ParseError> read(std::string_view text) {
    std::vector<Game> games;
    GameReader reader(text);
    while (auto game = reader.next()) {
        if (!*game) return std::unexpected(std::move(game->error()));
        games.push_back(*std::move(*game));
    }
    return games;
}

Reading read_what_can_be_read(std::string_view text) {
    Reading reading;
    GameReader reader(text);
    while (auto game = reader.next())
        if (*game)
            reading.games.push_back(*std::move(*game));
        else
            reading.errors.push_back(std::move(game->error()));
    return reading;
}

}  // namespace damas::notation::pdn
