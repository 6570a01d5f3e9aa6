// SPDX-License-Identifier: MIT
// Writes games, and says what makes two of them equal: that they are written alike.
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "notation/move_writer.hpp"
#include "notation/pdn.hpp"

namespace damas::notation::pdn {

namespace {

constexpr std::size_t widest_line = 100;

constexpr std::array<std::string_view, 9> first_tags = {"Event", "Site",   "Date",     "Round", "White",
                                                        "Black", "Result", "GameType", "FEN"};

/// The tags as they are written, with the result among them even if only the movetext told it.
std::vector<Tag> standard_tags(const Game& game) {
    std::vector<Tag> given = game.tags;
    if (!game.terminator.empty() && game.terminator != "*") {
        const auto tag = std::ranges::find(given, "Result", &Tag::name);
        if (tag == given.end())
            given.push_back({"Result", game.terminator, {}});
        else if (tag->value == "*" || tag->value == "?" || tag->value.empty())
            tag->value = game.terminator;
    }
    std::vector<Tag> tags;
    for (const std::string_view name : first_tags)
        std::ranges::copy_if(given, std::back_inserter(tags), [&](const Tag& t) { return t.name == name; });
    std::ranges::copy_if(given, std::back_inserter(tags),
                         [](const Tag& t) { return std::ranges::find(first_tags, t.name) == first_tags.end(); });
    return tags;
}

/// A result after the moves that is not the one among the tags: a reader has to see both. Otherwise empty.
std::string_view other_result(const Game& game) {
    if (game.terminator.empty() || game.terminator == "*") return {};
    const std::string_view tag = game.tag("Result").value_or("*");
    return tag == game.terminator || tag == "*" || tag == "?" || tag.empty() ? std::string_view() : game.terminator;
}

std::string quoted(std::string_view value) {
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + '"';
}

std::string braced(std::string comment) {
    std::ranges::replace(comment, '}', ')');
    return '{' + std::move(comment) + '}';
}

/// Words set into lines. A word is never broken; it may hold line ends of its own.
class Paragraph {
public:
    /// A word after a blank or on a new line, unless the last one asked to be joined.
    void add(std::string_view word) {
        if (!std::exchange(joined_, false)) set_word();
        word_ += word;
    }
    /// More of the last word.
    void append(std::string_view text) {
        word_ += text;
        joined_ = false;
    }
    /// The next word follows the last one without a blank.
    void join() { joined_ = true; }

    std::string take() {
        set_word();
        return std::move(text_);
    }

private:
    void set_word() {
        if (word_.empty()) return;
        const std::size_t first_line = text_width(std::string_view(word_).substr(0, word_.find('\n')));
        if (!text_.empty()) {
            const bool fits = column_ + 1 + first_line <= widest_line;
            text_ += fits ? ' ' : '\n';
            column_ = fits ? column_ + 1 : 0;
        }
        const std::size_t line_end = word_.rfind('\n');
        column_ = line_end == std::string::npos ? column_ + first_line
                                                : text_width(std::string_view(word_).substr(line_end + 1));
        text_ += std::exchange(word_, {});
    }

    std::string text_, word_;
    std::size_t column_ = 0;
    bool joined_ = false;
};

class MovetextWriter {
public:
    /// `ply` counts from 0, even for White.
    void line(const Line& line, int ply);
    /// The whole text; `result` stands before its end if it is not empty.
    std::string take(std::string_view result) {
        if (!result.empty()) words_.add(result);
        words_.add("*");
        return words_.take();
    }

private:
    void comments(const std::vector<std::string>& comments) {
        for (const std::string& comment : comments) words_.add(braced(comment));
    }
    void move(const MoveText& move, int ply, bool numbered);
    void remarks(const Node& node, int ply);

    Paragraph words_;
};

/// Who moves first in a position: 0 for White, 1 for Black, `otherwise` if it does not say.
int first_side(std::string_view fen, int otherwise) {
    return fen.starts_with('B') ? 1 : fen.starts_with('W') ? 0 : otherwise;
}

void MovetextWriter::line(const Line& line, int ply) {
    comments(line.comments);
    bool numbered = true;
    for (const Node& node : line.moves) {
        const int before = ply;
        if (node.setup) {
            words_.add("/FEN " + quoted(*node.setup) + "/");
            ply += first_side(*node.setup, ply % 2) != ply % 2;
        } else {
            move(node.move, ply++, numbered);
        }
        remarks(node, before);
        numbered = node.setup || !node.comments.empty() || !node.variations.empty();
    }
}

/// White's moves have their number always; Black's only where the line was interrupted.
void MovetextWriter::move(const MoveText& move, int ply, bool numbered) {
    std::string word;
    if (ply % 2 == 0)
        word = std::to_string(ply / 2 + 1) + ". ";
    else if (numbered)
        word = std::to_string(ply / 2 + 1) + "... ";
    words_.add(word + write_move_text(move));
}

void MovetextWriter::remarks(const Node& node, int ply) {
    words_.append(node.strength);
    for (const int nag : node.nags) words_.add("$" + std::to_string(nag));
    comments(node.comments);
    for (const Line& variation : node.variations) {
        words_.add("(");
        words_.join();
        line(variation, ply);
        words_.append(")");
    }
}

}  // namespace

bool Node::operator==(const Node&) const = default;

std::optional<std::string_view> Game::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    return found == tags.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

void Game::set_tag(std::string_view name, std::string_view value) {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::string(value), {}});
        return;
    }
    found->value = value;
    tags.erase(std::remove_if(found + 1, tags.end(), [&](const Tag& tag) { return tag.name == name; }), tags.end());
}

bool Game::operator==(const Game& other) const {
    return line == other.line && standard_tags(*this) == standard_tags(other) &&
           other_result(*this) == other_result(other);
}

Line line_of(const std::vector<rules::LegalMove>& moves) {
    Line line;
    for (const rules::LegalMove& move : moves) line.moves.emplace_back().move = short_form(move);
    return line;
}

std::string write(const Game& game) {
    std::string text;
    for (const Tag& tag : standard_tags(game)) text += '[' + tag.name + ' ' + quoted(tag.value) + "]\n";
    if (!text.empty()) text += '\n';
    MovetextWriter movetext;
    movetext.line(game.line, first_side(game.tag("FEN").value_or(""), 0));
    return text + movetext.take(other_result(game)) + '\n';
}

}  // namespace damas::notation::pdn
