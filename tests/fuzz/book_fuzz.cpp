// SPDX-License-Identifier: MIT
// Laws of opening books: whatever the bytes are, they are refused or every page can be looked up; what was read is
// written as it is read again. First byte: 1 checksum and number of positions made right, 2 variant.
#include <algorithm>
#include <cstring>

#include "book/book_file.hpp"
#include "core/checksum.hpp"
#include "harness.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;
using book::Book;

constexpr std::size_t positions_at = 24, margin_at = 28, digest_at = 32, header_bytes = 40;

/// A book cannot say how many positions follow before they are read: the reader is tried with any number.
void repair(std::string& file, std::uint32_t positions) {
    if (file.size() < header_bytes) return;
    std::uint32_t margin = 0;
    std::memcpy(&margin, file.data() + margin_at, sizeof margin);
    const std::uint64_t digest =
        core::checksum(bytes_of(std::string_view(file).substr(header_bytes)), std::uint64_t{positions} << 32 | margin);
    std::memcpy(file.data() + positions_at, &positions, sizeof positions);
    std::memcpy(file.data() + digest_at, &digest, sizeof digest);
}

template <rules::Variant V>
void look_through(const Book<V>& book) {
    demand(book.size() > 0 && book.margin() >= 0 && book.margin() <= book::largest_margin);
    for (typename Book<V>::Index i = 0; i < book.size(); ++i) {
        const auto options = book.ranked(i);
        demand(!options.empty() && options.front().value == book.value(i) && !book.line(i).empty());
        demand(book.find(book.at(i).position) == i && book.at(i).searched.size() == options.size());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes input(data, size);
    const unsigned wishes = take(input), positions = take(input);
    std::string file(text_of(input));
    if ((wishes & 1) != 0) repair(file, positions);
    with_variant(wishes >> 1, [&]<rules::Variant V>() {
        const auto book = book::read_book<V>(bytes_of(file));
        if (!book) return demand(!say(book.error(), words::Language::english).empty());
        look_through(*book);
        const auto again = book::read_book<V>(bytes_of(book::write_book(*book)));
        demand(again && again->size() == book->size() && again->margin() == book->margin());
        for (typename Book<V>::Index i = 0; i < book->size(); ++i) {  // Perhaps in another order.
            const auto other = again->find(book->at(i).position);
            demand(other && again->at(*other).searched == book->at(i).searched &&
                   again->at(*other).results == book->at(i).results && again->value(*other) == book->value(i));
        }
    });
    return 0;
}
