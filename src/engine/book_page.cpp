// SPDX-License-Identifier: MIT
#include "engine/book_page.hpp"

#include <algorithm>

#include "engine/book_store.hpp"
#include "engine/embedded.hpp"
#include "engine/files.hpp"
#include "engine/replay.hpp"
#include "engine/shared_store.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

namespace {

using Answer = std::expected<std::optional<BookPage>, std::string>;

/// Read once, kept for good.
std::expected<const book::Book*, std::string> kept_book(const book::Rules& rules, const std::string& file) {
    static std::map<std::string, book::Book> books;
    [[maybe_unused]] const StoreLock lock;
    const std::string name = std::string(rules.id) + ' ' + file;
    auto known = books.find(name);
    if (known == books.end()) {
        auto read = read_book(rules, file);
        if (!read) return std::unexpected(read.error());
        known = books.emplace(name, std::move(*read)).first;
    }
    return &known->second;
}

template <rules::Variant V>
Answer page(const std::string& file, std::string_view fen) {
    const auto p = notation::read_fen<V>(fen);
    if (!p) return std::unexpected("FEN " + p.error().message());
    const auto open = kept_book(book::rules_of<V>, file);
    if (!open) return std::unexpected(open.error());
    const book::Book* book = *open;
    const auto here = book->find(book::place(*p));
    if (!here) return std::nullopt;

    const int start = p->turn == rules::Side::white ? book->value(0) : -book->value(0);
    BookPage page{book->size(), p->turn, book->margin(), start, book->at(*here).results, {}};
    for (const book::Book::Option& option : book->ranked(*here)) {
        BookMove move{{.score = option.value, .by_book = true}, option.next.has_value(), {}};
        std::vector<rules::Move> line{option.move};
        if (option.next) {
            move.results = book->at(*option.next).results;
            for (const rules::Move& reply : book->line(*option.next)) line.push_back(reply);
        }
        write_line(*p, line, move.line);
        page.moves.push_back(std::move(move));
    }
    return page;
}

}  // namespace

std::expected<book::Book, std::string> read_book(const book::Rules& rules, const std::string& path) {
    if (path.empty()) {
        if (embedded_book(rules.id).empty()) return std::unexpected("there is no book for this game");
        return book::read_book(embedded_book(rules.id), rules);
    }
#ifdef __wasi__
    return std::unexpected("a page has no files");
#else
    const auto bytes = read_bytes(path);
    if (!bytes) return std::unexpected(bytes.error());
    auto read = book::read_book(*bytes, rules);
    if (!read) return std::unexpected(path + ": " + read.error());
    return read;
#endif
}

Answer look_up(std::string_view rules, const std::string& file, std::string_view fen) {
    Answer answer = std::nullopt;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() { answer = page<V>(file, fen); });
    return answer;
}

const BookMove& choose(const BookPage& page, int margin, std::uint64_t lot) {
    const int best = page.moves.front().line.score;
    const int least = std::max(best, page.start_score) - (margin < 0 ? page.margin : margin);
    const auto weight = [&](const BookMove& move) {
        const int score = move.line.score;
        return static_cast<std::uint64_t>(std::max(score == best ? 1 : 0, score - least + 1));
    };
    std::uint64_t total = 0;
    for (const BookMove& move : page.moves) total += weight(move);
    lot %= total;
    for (const BookMove& move : page.moves) {
        if (lot < weight(move)) return move;
        lot -= weight(move);
    }
    return page.moves.front();  // not reached
}

}  // namespace damas::engine
