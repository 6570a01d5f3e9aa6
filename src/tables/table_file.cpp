// SPDX-License-Identifier: MIT
#include "tables/combinations.hpp"
#include "tables/table_layout.hpp"
#include "words/tables.hpp"

namespace damas::tables {

using namespace layout;
namespace said = words::tables;

std::expected<TableFile, words::Message> TableFile::open(std::span<const std::uint8_t> bytes) {
    const auto refuse = [](words::Message why) { return std::unexpected(std::move(why)); };
    std::span<const std::uint8_t> rest = bytes;
    const auto found = core::take_header<Header>(rest, magic);
    if (!found) return refuse(core::refusal(found.error(), said::table));
    const Header& header = *found;
    if (header.check != check_of(header)) return refuse(said::table.damaged);
    // Even a header that fits its checksum may have been made by somebody else: nothing is added up or indexed before.
    const auto pieces = [](int kings, int men) { return kings >= 0 && men >= 0 && kings + men >= 1; };
    const auto& m = header.material;
    if (header.kind > 1 || !pieces(m[0], m[1]) || !pieces(m[2], m[3]) || m[0] + m[1] + m[2] + m[3] > max_pieces)
        return refuse(said::header_makes_no_sense);
    if (header.positions > bytes.size() * most_positions_a_byte || header.data_length > bytes.size())
        return refuse(said::table.not_whole);
    const std::size_t count = blocks_of(header.positions);
    const std::uint64_t length = sizeof header + header.codec_length + count * sizeof(BlockEntry) + header.data_length;
    if (bytes.size() < length) return refuse(said::table.not_whole);

    TableFile file;
    file.bytes_ = bytes.first(static_cast<std::size_t>(length));
    file.digest_ = header.digest;
    file.info_.rules = core::rules_of(header.mark);
    file.info_.material = {{header.material[0], header.material[1]}, {header.material[2], header.material[3]}};
    file.info_.kind = static_cast<Kind>(header.kind);
    file.info_.forzosa = header.forzosa != 0;
    file.info_.positions = header.positions;
    auto description = bytes.subspan(sizeof header, header.codec_length);
    file.codec_ = Codec::read(description);
    if (!file.codec_ || !description.empty()) return refuse(said::codec_makes_no_sense);
    const auto entries = bytes.subspan(sizeof header + header.codec_length, count * sizeof(BlockEntry));
    std::uint64_t at = 0;
    for (std::size_t i = 0; i < count; ++i) {
        BlockEntry entry;
        std::memcpy(&entry, entries.data() + i * sizeof entry, sizeof entry);
        file.offsets_.push_back(at);
        file.checksums_.push_back(entry.checksum);
        at += entry.length;
    }
    file.offsets_.push_back(at);
    if (at != header.data_length) return refuse(said::lengths_do_not_add_up);
    file.data_ = bytes.subspan(static_cast<std::size_t>(length - header.data_length),
                               static_cast<std::size_t>(header.data_length));
    return file;
}

bool TableFile::is_intact() const { return core::checksum(bytes_.subspan(sizeof(Header))) == digest_; }

std::optional<std::size_t> TableFile::first_damaged_block() const {
    std::vector<std::uint8_t> values(block_size);
    for (std::size_t block = 0; block < blocks(); ++block)
        if (!decode(block, values)) return block;
    return {};
}

bool TableFile::decode(std::size_t block, std::span<std::uint8_t> out) const {
    const auto bytes = data_.subspan(static_cast<std::size_t>(offsets_[block]),
                                     static_cast<std::size_t>(offsets_[block + 1] - offsets_[block]));
    return block_checksum(bytes, block) == checksums_[block] && codec_->decode(bytes, out.first(size_of(block)));
}

}  // namespace damas::tables
