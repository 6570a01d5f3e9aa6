// SPDX-License-Identifier: MIT
#include "tables/parallel.hpp"
#include "tables/table_layout.hpp"

namespace damas::tables {

using namespace layout;

namespace {

template <class T>
void append(std::vector<std::uint8_t>& bytes, const T& value) {
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof value);
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

}  // namespace

std::vector<std::uint8_t> write_table(const TableInfo& info, std::span<const std::uint8_t> values, int threads) {
    std::size_t alphabet = 3;
    if (info.kind == Kind::distance)
        for (const std::uint8_t v : values)
            if (v != any_value) alphabet = std::max<std::size_t>(std::max<std::size_t>(alphabet, 5), v + 1u);
    const Codec codec = Codec::fit(values, alphabet);
    const std::vector<std::uint8_t> description = codec.describe();
    std::vector<std::vector<std::uint8_t>> blocks(blocks_of(values.size()));
    for_each_piece(blocks.size(), 16, threads, [&](std::uint64_t first, std::uint64_t last, int) {
        for (std::uint64_t i = first; i < last; ++i)
            blocks[i] =
                codec.encode(values.subspan(i * block_size, std::min(block_size, values.size() - i * block_size)));
    });

    std::vector<std::uint8_t> body = description;
    std::uint64_t data_length = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        append(body, BlockEntry{static_cast<std::uint16_t>(blocks[i].size()), block_checksum(blocks[i], i)});
        data_length += blocks[i].size();
    }
    for (const auto& block : blocks) body.insert(body.end(), block.begin(), block.end());

    Header header{};
    header.mark = core::file_mark(magic, info.rules);
    header.material = {
        static_cast<std::uint8_t>(info.material.own.kings), static_cast<std::uint8_t>(info.material.own.men),
        static_cast<std::uint8_t>(info.material.other.kings), static_cast<std::uint8_t>(info.material.other.men)};
    header.kind = static_cast<std::uint8_t>(info.kind);
    header.forzosa = info.forzosa ? 1 : 0;
    header.codec_length = static_cast<std::uint16_t>(description.size());
    header.positions = values.size();
    header.data_length = data_length;
    header.digest = core::checksum(body);
    header.check = check_of(header);
    std::vector<std::uint8_t> bytes(sizeof header + body.size());
    std::memcpy(bytes.data(), &header, sizeof header);
    std::ranges::copy(body, bytes.begin() + sizeof header);
    return bytes;
}

}  // namespace damas::tables
