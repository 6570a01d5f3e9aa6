// SPDX-License-Identifier: MIT
// Tables read from bytes, as a program and a page read them; and bytes that must be refused.
#include <gtest/gtest.h>
#ifndef __wasm__
#include <sys/resource.h>
#endif

#include "notation/fen.hpp"
#include "rules/variants/all.hpp"
#include "support/data_file.hpp"
#include "tables/prober.hpp"
#include "tables/table_layout.hpp"

namespace {

using namespace damas;
using namespace damas::tables;
using V = rules::Spanish;

std::vector<std::uint8_t> packed() {
    const std::string text = damas::testing::read_whole(DAMAS_TEST_DATA "/tables/spanish-3.tables");
    return {text.begin(), text.end()};
}

rules::Position<V> position(const char* fen) { return *notation::read_fen<V>(fen); }

TEST(Reader, FindsEveryTableOfAPack) {
    const auto bytes = packed();
    TableSet<V> set;
    ASSERT_TRUE(set.add(bytes).has_value());
    EXPECT_EQ(set.complete(Kind::wdl), 3);
    EXPECT_EQ(set.complete(Kind::distance), 3);
}

TEST(Reader, KnowsResultsAndDistances) {
    const auto bytes = packed();
    TableSet<V> set;
    ASSERT_TRUE(set.add(bytes).has_value());
    Prober<V> prober(set);
    // Two kings against one on the main diagonal: the classic draw.
    EXPECT_EQ(prober.wdl(position("W:WK5,K12:BK29")), Wdl::draw);
    // The longest win of a man against a man.
    EXPECT_EQ(prober.distance(position("W:W13:B31")), Value::plies(13));
    EXPECT_EQ(prober.wdl(position("W:W13:B31")), Wdl::win);
    // The same with colours exchanged and the board turned.
    EXPECT_EQ(prober.distance(position("B:W2:B20")), Value::plies(13));
    // A capture is played out, not stored.
    EXPECT_EQ(prober.distance(position("W:W9:B13")), Value::plies(1));
    // No table with so many pieces.
    EXPECT_FALSE(prober.wdl(position("W:WK1,K2,K3:BK32")).has_value());
}

TEST(Reader, HasNoTableOfASideWithoutPieces) {
    const auto bytes = packed();
    TableSet<V> set;
    ASSERT_TRUE(set.add(bytes).has_value());
    Prober<V> prober(set);
    for (const char* fen : {"W:WK1,K2,K3,K4,K5,K6,K7,K8:B", "W:W1,2,3,4,5,6,7,8:B", "W:WK1:B"}) {
        EXPECT_FALSE(prober.wdl(position(fen)).has_value()) << fen;
        EXPECT_FALSE(prober.stored_wdl(position(fen)).has_value()) << fen;
        EXPECT_FALSE(prober.distance(position(fen)).has_value()) << fen;
    }
    EXPECT_EQ(prober.wdl(position("B:WK1,K2,K3,K4,K5,K6,K7,K8:B")), Wdl::loss);
}

TEST(Reader, RefusesWhatIsNoTable) {
    TableSet<V> set;
    const std::string text = "this is not a table at all, but it is long enough to be taken for a header";
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    EXPECT_EQ(say(set.add(bytes).error(), words::Language::english), "not an endgame table");
    auto other = packed();
    other[7] = '9';
    EXPECT_EQ(say(set.add(other).error(), words::Language::english), "an endgame table of another version");
    EXPECT_TRUE(set.empty());
}

TEST(Reader, RefusesTablesOfAnotherGame) {
    const auto bytes = packed();
    TableSet<rules::Entrenamiento> set;
    EXPECT_EQ(say(set.add(bytes).error(), words::Language::english), "a table of another game: spanish");
}

TEST(Reader, NoticesAnyMissingByte) {
    const auto bytes = packed();
    const auto first = TableFile::open(bytes);
    ASSERT_TRUE(first.has_value());
    for (std::size_t length = 1; length < first->length(); length += 7)
        EXPECT_TRUE(say(TableFile::open(std::span(bytes).first(length)).error(), words::Language::english)
                        .starts_with("cut off"))
            << length;
}

/// One bit of the first table turned over: the table is refused, or its content does not give its digest. Blocks that
/// are still decoded are right.
TEST(Reader, NoticesAnyTurnedBit) {
    const auto good = packed();
    const auto length = static_cast<std::size_t>(TableFile::open(good)->length());
    for (std::size_t bit = 0; bit < 8 * length; ++bit) {
        auto bytes = good;
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1 << bit % 8);
        const auto table = TableFile::open(bytes);
        if (!table) continue;
        EXPECT_FALSE(table->is_intact()) << "bit " << bit;
        std::vector<std::uint8_t> out(block_size), expected(block_size);
        for (std::size_t block = 0; block < table->blocks(); ++block) {
            if (!table->decode(block, out)) {
                EXPECT_LE(*table->first_damaged_block(), block);
                continue;
            }
            TableFile::open(good)->decode(block, expected);
            EXPECT_EQ(out, expected) << "bit " << bit;
        }
    }
    EXPECT_TRUE(TableFile::open(good)->is_intact());
    EXPECT_FALSE(TableFile::open(good)->first_damaged_block());
}

/// The most memory that this program has had, in MB; in a page nobody can tell.
long peak_megabytes() {
#ifdef __wasm__
    return 0;
#else
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss >> 10;
#endif
}

/// Of a material with very many positions, but saying that it has few: no list of its placements is made for that.
TEST(Reader, RefusesATableThatIsTooSmallAtOnce) {
    auto bytes = packed();
    layout::Header header;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.mark.rules = {'i', 'n', 't', 'e', 'r', 'n', 'a', 't', 'i', 'o', 'n', 'a', 'l'};
    header.material = {0, 7, 0, 1};
    header.forzosa = 0;
    header.check = layout::check_of(header);
    std::memcpy(bytes.data(), &header, sizeof header);
    const long before = peak_megabytes();
    TableSet<rules::International> set;
    EXPECT_EQ(say(set.add(bytes).error(), words::Language::english), "a table with a wrong number of positions");
    EXPECT_LT(peak_megabytes() - before, 100) << "it took seconds and 700 MB";
}

/// A header that fits its checksum but was made to do harm.
TEST(Reader, BelievesNoHeaderThatMakesNoSense) {
    const auto good = packed();
    const auto refused = [&](auto&& spoil) {
        auto bytes = good;
        layout::Header header;
        std::memcpy(&header, bytes.data(), sizeof header);
        spoil(header);
        header.check = layout::check_of(header);
        std::memcpy(bytes.data(), &header, sizeof header);
        TableSet<V> set;
        return !set.add(bytes).has_value() && set.empty();
    };
    using layout::Header;
    EXPECT_FALSE(refused([](Header&) {}));
    EXPECT_TRUE(refused([](Header& h) { h.material = {15, 15, 15, 15}; }));
    EXPECT_TRUE(refused([](Header& h) { h.material = {255, 255, 255, 255}; }));
    EXPECT_TRUE(refused([](Header& h) { h.material = {0, 0, 0, 0}; }));
    EXPECT_TRUE(refused([](Header& h) { h.material = {3, 0, 0, 0}; }));
    EXPECT_TRUE(refused([](Header& h) { h.mark.rules.fill('x'); }));
    EXPECT_TRUE(refused([](Header& h) { h.kind = 2; }));
    EXPECT_TRUE(refused([](Header& h) { h.codec_length = 0xFFFF; }));
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, std::uint64_t{1} << 63,
                                       (std::uint64_t{1} << 62) - 64, std::uint64_t{1} << 40}) {
        EXPECT_TRUE(refused([&](Header& h) { h.positions = number; })) << number;
        EXPECT_TRUE(refused([&](Header& h) { h.data_length = number; })) << number;
    }
}

TEST(Index, GivesEveryPositionItsOwnNumber) {
    for (const Material& pair : pairs_to_build(2, 3)) {
        const Index<V> index(pair);
        Rows<V> rows(index);
        for (std::uint64_t row = 0; row < index.rows(); ++row) {
            rows.go_to(row);
            for (std::uint64_t place = 0; place < index.row_size(); ++place)
                ASSERT_EQ(index(rows.board(place)), row * index.row_size() + place) << pair.name();
        }
    }
}

TEST(Huffman, CodesAreShortWhereSymbolsAreFrequent) {
    std::vector<std::uint64_t> counts(40, 1);
    counts[3] = 1'000'000;
    counts[5] = 1'000;
    const auto lengths = code_lengths(counts);
    EXPECT_EQ(lengths[3], 1);
    EXPECT_LT(lengths[5], lengths[7]);
    EXPECT_TRUE(Decoder::valid(lengths));
    BitWriter out;
    const Encoder encoder(lengths);
    for (std::size_t i = 0; i < counts.size(); ++i) encoder.put(out, i);
    const auto bytes = out.finish();
    BitReader in(bytes);
    const Decoder decoder(lengths);
    for (std::size_t i = 0; i < counts.size(); ++i) EXPECT_EQ(decoder.take(in), i);
}

}  // namespace
