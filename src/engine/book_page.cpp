// SPDX-License-Identifier: MIT
#include "engine/book_page.hpp"

#include <algorithm>

#include "assets/books.hpp"
#include "assets/shared_store.hpp"
#include "rules/plain.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

namespace {

using Answer = std::expected<std::optional<BookPage>, words::Message>;

/// Read once, kept for good.
template <rules::Variant V>
std::expected<const book::Book<V>*, words::Message> kept_book(const std::string& file) {
    static std::map<std::string, book::Book<V>> books;
    [[maybe_unused]] const assets::StoreLock lock;
    auto known = books.find(file);
    if (known == books.end()) {
        auto read = assets::read_book<V>(file);
        if (!read) return std::unexpected(read.error());
        known = books.emplace(file, std::move(*read)).first;
    }
    return &known->second;
}

template <rules::Variant V>
Answer page(const std::string& file, const rules::Setup& position) {
    const rules::Position<V> p = *rules::make_position<V>(position);
    const auto open = kept_book<V>(file);
    if (!open) return std::unexpected(open.error());
    const book::Book<V>* book = *open;
    const auto here = book->find(p);
    if (!here) return std::nullopt;

    const int start = p.turn == rules::Side::white ? book->value(0) : -book->value(0);
    BookPage page{book->size(), p.turn, book->margin(), start, book->at(*here).results, {}};
    for (const auto& option : book->ranked(*here)) {
        BookMove move{{.score = option.value, .by_book = true}, option.next.has_value(), {}};
        std::vector<rules::Move> line{option.move};
        if (option.next) {
            move.results = book->at(*option.next).results;
            for (const rules::Move& reply : book->line(*option.next)) line.push_back(reply);
        }
        move.line.moves = rules::legal_line(p, line);
        page.moves.push_back(std::move(move));
    }
    return page;
}

}  // namespace

Answer look_up(std::string_view rules, const std::string& file, const rules::Setup& position) {
    Answer answer = std::nullopt;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() { answer = page<V>(file, position); });
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
