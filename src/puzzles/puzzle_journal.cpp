// SPDX-License-Identifier: MIT
#include "puzzles/puzzle_journal.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <ranges>
#include <span>

#include "core/checksum.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "words/puzzles.hpp"

namespace damas::puzzles {

namespace {

using core::checksum_digits;

/// What must agree for two runs to be the same search. How many are wanted does not matter: games are games.
std::string identity(const engine::Rulebook& book, const MineRequest& r) {
    return "damas puzzles 2: rules " + std::string(book.id()) + ", seed " + std::to_string(r.seed) + ", nodes " +
           std::to_string(r.proof_nodes);
}

/// A line of the file; the same text has another checksum at another place.
std::string line(const std::string& text, std::uint64_t place) {
    return core::in_digits(core::checksum(core::bytes_of(text), place)) + ' ' + text + '\n';
}

/// Of a puzzle: goal, themes, rating, position, proof, origin, moves.
constexpr std::size_t fields_of_a_puzzle = 7;

std::string game_text(int game, const std::vector<Puzzle>& puzzles) {
    std::string text = std::to_string(game);
    for (const Puzzle& puzzle : puzzles) {
        std::string moves;
        for (const engine::LegalMove& move : puzzle.solution) {
            if (!moves.empty()) moves += ' ';
            moves += notation::write_move(move);
        }
        for (const std::string& field :
             {std::string(goal_names[static_cast<std::size_t>(puzzle.goal)]), written_themes(puzzle.themes),
              std::to_string(puzzle.rating), notation::write_fen(puzzle.position), puzzle.proof, puzzle.origin, moves})
            text.append(1, '\t').append(field);
    }
    return text;
}

std::optional<int> read_number(const std::string& text) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return {};
    return number;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (const auto part : text | std::views::split(separator)) parts.emplace_back(part.begin(), part.end());
    return parts;
}

std::optional<Puzzle> read_puzzle(std::span<const std::string> fields, const engine::Rulebook& book) {
    const auto goal = std::ranges::find(goal_names, fields[0]);
    const auto themes = read_themes(fields[1]);
    const auto rating = read_number(fields[2]);
    const auto board = book.read_game(fields[3]);
    if (goal == goal_names.end() || !themes || !rating || !board) return {};
    if (*rating < least_rating || *rating > most_rating) return {};
    Puzzle puzzle{.position = (*board)->start(),
                  .goal = static_cast<Goal>(goal - goal_names.begin()),
                  .themes = *themes,
                  .rating = *rating,
                  .proof = fields[4],
                  .origin = fields[5]};
    for (const std::string& written : split(fields[6], ' ')) {
        const auto move = notation::read_move_text(written);
        if (!move) return {};
        const engine::Ruling ruling = (*board)->play(*move);
        if (!ruling.legal()) return {};
        puzzle.solution.push_back(ruling.moves.front());
    }
    return puzzle;
}

/// Takes a game of a journal; false if it cannot be that.
bool take_game(std::string_view text, const engine::Rulebook& book, MinedGames& games) {
    const std::vector<std::string> fields = split(text, '\t');
    const auto game = fields.empty() ? std::nullopt : read_number(fields[0]);
    if (!game || *game < 1 || games.contains(*game) || (fields.size() - 1) % fields_of_a_puzzle != 0) return false;
    std::vector<Puzzle>& puzzles = games[*game];
    for (std::size_t at = 1; at < fields.size(); at += fields_of_a_puzzle) {
        auto puzzle = read_puzzle(std::span(fields).subspan(at, fields_of_a_puzzle), book);
        if (!puzzle) return false;
        puzzles.push_back(std::move(*puzzle));
    }
    return true;
}

}  // namespace

std::expected<PuzzleJournal, words::Message> PuzzleJournal::open(const std::string& path, const engine::Rulebook& book,
                                                                 const MineRequest& request) {
    const auto refuse = [&](const core::FileError& error) { return std::unexpected(error.message()); };
    const auto another = [&](const std::string& search) {
        return std::unexpected(words::Message(words::puzzles::another_search, path, search));
    };
    auto file = core::GrowingFile::open(path);
    if (!file) return refuse(file.error());
    const auto text = core::read_regular_file(path);
    if (!text) return refuse(text.error());
    const std::string wanted = identity(book, request);
    MinedGames before;
    std::size_t at = 0;
    // Only what follows the last whole line may have been torn off.
    for (std::size_t end; (end = text->find('\n', at)) != std::string::npos; at = end + 1) {
        const std::string whole = text->substr(at, end + 1 - at);
        const std::string content = whole.size() > checksum_digits + 2
                                        ? whole.substr(checksum_digits + 1, whole.size() - checksum_digits - 2)
                                        : "";
        if (line(content, at) != whole || (at > 0 && !take_game(content, book, before)))
            return std::unexpected(words::about(path, {words::puzzles::damaged_in_byte, at}));
        if (at == 0 && content != wanted) return another(content);
    }
    if (const auto error = file->cut(at)) return refuse(*error);
    PuzzleJournal journal(std::move(*file), at);
    if (at == 0)
        if (const auto error = journal.add_line(wanted)) return refuse(*error);
    journal.before_ = std::move(before);
    return journal;
}

std::optional<core::FileError> PuzzleJournal::add_line(const std::string& text) {
    const std::string whole = line(text, size_);
    if (auto error = file_.append(whole)) return error;
    size_ += whole.size();
    return {};
}

std::optional<core::FileError> PuzzleJournal::add(int game, const std::vector<Puzzle>& puzzles) {
    return add_line(game_text(game, puzzles));
}

}  // namespace damas::puzzles
