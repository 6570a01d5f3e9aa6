// SPDX-License-Identifier: MIT
#include "book/book.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "core/short_sort.hpp"

namespace damas::book {

namespace {

constexpr int unknown = -30'000;

}  // namespace

std::uint64_t Place::hash() const {
    return core::mix(white + (turn == rules::Side::black ? core::bit(63) : 0), black, kings);
}

std::int8_t to_kept(int hundredths) { return static_cast<std::int8_t>(std::clamp(hundredths / value_unit, -127, 127)); }

std::size_t Book::slot_of(const Place& p) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(p.hash()) & mask;
    while (slots_[slot] != 0 && !(entries_[slots_[slot] - 1].place == p)) slot = (slot + 1) & mask;
    return slot;
}

std::optional<Book::Index> Book::find(const Place& p) const {
    const Index number = slots_.empty() ? 0 : slots_[slot_of(p)];
    if (number == 0) return {};
    return number - 1;
}

Book::Index Book::add(Entry entry) {
    entries_.push_back(std::move(entry));
    const auto number = static_cast<Index>(entries_.size());
    if (2 * entries_.size() <= slots_.size()) {
        slots_[slot_of(entries_.back().place)] = number;
    } else {
        slots_.assign(std::max<std::size_t>(64, 2 * slots_.size()), 0);
        for (Index i = 1; i <= number; ++i) slots_[slot_of(entries_[i - 1].place)] = i;
    }
    return number - 1;
}

void Book::settle() {
    values_.assign(entries_.size(), unknown);
    for (Index i = 0; i < entries_.size(); ++i) settle(i);
}

int Book::settle(Index entry) {
    if (values_[entry] != unknown) return values_[entry];
    int best = unknown;
    for (std::size_t i = 0; const Step& step : rules_->steps(at(entry).place)) {
        const auto next = find(step.after);
        best = std::max(best, next ? -settle(*next) : from_kept(at(entry).searched[i]));
        ++i;
    }
    return values_[entry] = best;
}

std::vector<Book::Option> Book::options(Index entry) const {
    std::vector<Option> list;
    for (const Step& step : rules_->steps(at(entry).place)) {
        const auto next = find(step.after);
        list.push_back(
            {step.move, step.after, next ? -values_[*next] : from_kept(at(entry).searched[list.size()]), next});
    }
    return list;
}

std::vector<Book::Option> Book::ranked(Index entry) const {
    std::vector<Option> list = options(entry);
    core::short_sort(list, [](const Option& a, const Option& b) {
        return a.value != b.value ? a.value > b.value : a.after.hash() < b.after.hash();
    });
    return list;
}

std::vector<rules::Move> Book::line(Index entry) const {
    std::vector<rules::Move> moves;
    for (std::optional<Index> here = entry; here;) {
        const Option best = ranked(*here).front();
        moves.push_back(best.move);
        here = best.next;
    }
    return moves;
}

}  // namespace damas::book
