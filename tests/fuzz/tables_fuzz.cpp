// SPDX-License-Identifier: MIT
// Law: whatever a table or its counts hold, they are refused, or whoever asks gets an answer in good time, be it a lie.
// All other tables of two pieces are the program's own. First byte: 1 checksums made right, 2 the input is counts,
// 4 tables are verified, 8 variant; the next four say which positions are asked for.
#include <cstring>
#include <vector>

#include "assets/assets.hpp"
#include "endgames/table_tools.hpp"
#include "harness.hpp"
#include "search/endings.hpp"
#include "tables/counts.hpp"
#include "tables/directory.hpp"
#include "tables/table_layout.hpp"
#include "tables/verify.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;
using tables::TableFile;
namespace layout = tables::layout;

void repair_blocks(std::string& file, const layout::Header& header) {
    const std::size_t entries = sizeof header + header.codec_length;
    if (header.positions > file.size() * layout::most_positions_a_byte) return;
    const std::size_t blocks = layout::blocks_of(header.positions);
    for (std::size_t block = 0, at = entries + blocks * sizeof(layout::BlockEntry); block < blocks; ++block) {
        layout::BlockEntry entry;
        const std::size_t place = entries + block * sizeof entry;
        if (place + sizeof entry > file.size()) return;
        std::memcpy(&entry, file.data() + place, sizeof entry);
        if (at + entry.length > file.size()) return;
        entry.checksum = layout::block_checksum(bytes_of(std::string_view(file).substr(at, entry.length)), block);
        std::memcpy(file.data() + place, &entry, sizeof entry);
        at += entry.length;
    }
}

void repair_table(std::string& file) {
    layout::Header header;
    if (file.size() < sizeof header) return;
    std::memcpy(&header, file.data(), sizeof header);
    repair_blocks(file, header);
    header.digest = core::checksum(bytes_of(std::string_view(file).substr(sizeof header)));
    header.check = layout::check_of(header);
    std::memcpy(file.data(), &header, sizeof header);
}

/// The program's own tables of two pieces.
template <rules::Variant V>
const std::vector<std::uint8_t>& small_tables() {
    static const auto all = [] {
        std::vector<std::uint8_t> bytes;
        for (Bytes rest = assets::tables_of(V::id); !rest.empty();) {
            const auto file = TableFile::open(rest);
            rest = rest.subspan(file->length());
            if (file->info().material.pieces() == 2)
                bytes.insert(bytes.end(), file->bytes().begin(), file->bytes().end());
        }
        return bytes;
    }();
    return all;
}

/// Asks as players, the page and adjudication do.
template <rules::Variant V>
void ask(const tables::TableSet<V>& set, const rules::Position<V>& p) {
    tables::Prober<V> prober(set, 4);
    prober.distance(p);
    prober.wdl(p, 200);
    const rules::Game<V> game(p);
    if (game.over()) return;
    tables::CountedProber<V> counted(set, 4);
    counted.begin(game, 200);
    counted.here(game);
    for (const rules::Move& move : game.legal()) counted.after(game, move);
}

/// Plays the game that the tables promise.
template <rules::Variant V>
void follow(const tables::TableSet<V>& set, const rules::Position<V>& p) {
    const rules::Game<V> game(p);
    if (game.over()) return;
    search::Endings<V> endings(set, tables::max_pieces);
    std::vector<rules::Move> hopeless;
    endings.begin(game, hopeless, 200, {});
    if (search::Info info; endings.play_out(game, info)) demand(info.moves.size() <= tables::longest_plies + 1);
}

template <rules::Variant V>
void use_table(const std::string& file, std::span<const std::uint32_t, 2> numbers, bool verify) {
    tables::TableSet<V> set;
    const auto added = set.add(bytes_of(file));
    demand(added || !say(added.error(), words::Language::english).empty());
    if (set.empty()) return;
    const tables::TableInfo info = TableFile::open(bytes_of(file))->info();
    demand(set.add(small_tables<V>()).has_value());
    const auto& index = set.find(info.kind, info.material)->index;
    const auto position = [&](std::uint32_t n) { return tables::position_of<V>(index.board(n % index.size())); };
    for (const std::uint32_t number : numbers) ask(set, position(number));
    follow(set, position(numbers[0]));
    if (verify) tables::verify_table(set, info.kind, info.material, 97, 1);
}

template <rules::Variant V>
void use_counts(std::string file, bool repair, const Scratch& scratch) {
    const tables::Material material = tables::pairs_to_build(2, 2).front();
    if (const std::size_t line = file.find('\n') + 1; repair && line > 0)
        file.replace(line, file.size(),
                     std::to_string(core::checksum(bytes_of(std::string_view(file).substr(0, line)))));
    std::filesystem::create_directories(scratch.path(std::string(V::id)));
    scratch.put(std::string(V::id) + '/' + material.name() + ".counts", file);
    if (tables::read_counts(scratch.path(""), V::id, material))
        endgames::table_tools(V::id)->stats(scratch.path(""), 2, 2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Scratch scratch;
    Bytes input(data, size);
    const unsigned wishes = take(input);
    std::array<std::uint32_t, 2> numbers{};
    for (std::uint32_t& number : numbers) number = take(input) * 256u, number += take(input);
    std::string file(text_of(input));
    with_variant(wishes >> 3, [&]<rules::Variant V>() {
        if ((wishes & 2) != 0) return use_counts<V>(file, wishes & 1, scratch);
        if ((wishes & 1) != 0) repair_table(file);
        use_table<V>(file, numbers, wishes & 4);
    });
    return 0;
}
