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

/// What must agree for two runs to be the same search.
std::string identity(const engine::Rulebook& book, const PuzzleRequest& r) {
    return "damas puzzles: rules " + std::string(book.id()) + ", seed " + std::to_string(r.seed) + ", count " +
           std::to_string(r.count) + ", nodes " + std::to_string(r.proof_nodes);
}

/// A line of the file; the same text has another checksum at another place.
std::string line(const std::string& text, std::uint64_t place) {
    return core::in_digits(core::checksum(core::bytes_of(text), place)) + ' ' + text + '\n';
}

std::string game_text(int game, const Puzzle* puzzle) {
    std::string text = std::to_string(game);
    if (puzzle == nullptr) return text;
    text += '\t' + std::string(puzzle_kinds[static_cast<std::size_t>(puzzle->kind)]) + '\t' +
            std::to_string(puzzle->grade) + '\t' + notation::write_fen(puzzle->position) + '\t' + puzzle->proof + '\t' +
            puzzle->origin;
    for (const engine::LegalMove& move : puzzle->solution) text += '\t' + notation::write_move(move);
    return text;
}

bool read_number(const std::string& text, int& number) {
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

/// Takes the next game of a journal; false if it cannot be that.
bool take_game(std::string_view text, const engine::Rulebook& book, PuzzleProgress& progress) {
    std::vector<std::string> fields;
    for (const auto field : text | std::views::split('\t')) fields.emplace_back(field.begin(), field.end());
    int game = 0;
    if (fields.empty() || !read_number(fields[0], game) || game != progress.games + 1) return false;
    progress.games = game;
    if (fields.size() == 1) return true;
    if (fields.size() < 7) return false;
    const auto board = book.read_game(fields[3]);
    if (!board) return false;
    Puzzle puzzle{.position = (*board)->start(), .solution = {}, .proof = fields[4], .origin = fields[5]};
    const auto kind = std::ranges::find(puzzle_kinds, fields[1]);
    if (kind == puzzle_kinds.end() || !read_number(fields[2], puzzle.grade) || puzzle.grade < 1 || puzzle.grade > 5)
        return false;
    puzzle.kind = static_cast<PuzzleKind>(kind - puzzle_kinds.begin());
    for (const std::string& written : std::span(fields).subspan(6)) {
        const auto move = notation::read_move_text(written);
        if (!move) return false;
        const engine::Ruling ruling = (*board)->play(*move);
        if (!ruling.legal()) return false;
        puzzle.solution.push_back(ruling.moves.front());
    }
    progress.found.push_back(std::move(puzzle));
    return true;
}

}  // namespace

std::expected<PuzzleJournal, words::Message> PuzzleJournal::open(const std::string& path, const engine::Rulebook& book,
                                                                 const PuzzleRequest& request) {
    const auto refuse = [&](const core::FileError& error) { return std::unexpected(error.message()); };
    const auto another = [&](const std::string& search) {
        return std::unexpected(words::Message(words::puzzles::another_search, path, search));
    };
    auto file = core::GrowingFile::open(path);
    if (!file) return refuse(file.error());
    const auto text = core::read_regular_file(path);
    if (!text) return refuse(text.error());
    const std::string wanted = identity(book, request);
    PuzzleProgress before;
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
    journal.kept_ = before.found.size();
    journal.before_ = std::move(before);
    return journal;
}

std::optional<core::FileError> PuzzleJournal::add_line(const std::string& text) {
    const std::string whole = line(text, size_);
    if (auto error = file_.append(whole)) return error;
    size_ += whole.size();
    return {};
}

std::optional<core::FileError> PuzzleJournal::add(const PuzzleProgress& now) {
    const bool more = now.found.size() > kept_;
    kept_ = now.found.size();
    return add_line(game_text(now.games, more ? &now.found.back() : nullptr));
}

}  // namespace damas::puzzles
