// SPDX-License-Identifier: MIT
// The file of patterns, little-endian: "damaspt1"; the rule set in 16 bytes; the number of weights and 4 zero bytes; a
// checksum of everything after it, 8 bytes; then two 16-bit numbers a weight, for a full board and an empty one.
#include <cstring>

#include "core/checksum.hpp"
#include "core/padded.hpp"
#include "eval/patterns.hpp"

namespace damas::eval {

namespace {

struct Header {
    std::array<char, 8> magic{'d', 'a', 'm', 'a', 's', 'p', 't', '1'};
    std::array<char, 16> rules{};
    std::uint32_t count = 0, reserved = 0;
    std::uint64_t digest = 0;
};
static_assert(sizeof(Header) == 40);

}  // namespace

std::expected<std::unique_ptr<PatternWeights>, std::string> read_patterns(std::span<const std::uint8_t> bytes,
                                                                          std::string_view rules, std::size_t count) {
    const auto refuse = [](const char* why) { return std::unexpected(std::string(why)); };
    Header header;
    if (bytes.size() < sizeof header) return refuse("no patterns");
    std::memcpy(&header, bytes.data(), sizeof header);
    bytes = bytes.subspan(sizeof header);
    if (std::string_view(header.magic.data(), 7) != "damaspt") return refuse("no patterns");
    if (header.magic[7] != '1') return refuse("patterns of another version");
    if (header.rules != core::padded(rules)) return refuse("patterns for another game");
    if (header.count != count) return refuse("patterns of another shape");
    if (bytes.size() != count * sizeof(PatternWeight)) return refuse("patterns that are not whole");
    if (header.reserved != 0 || core::checksum(bytes) != header.digest) return refuse("damaged patterns");
    auto weights = std::make_unique<PatternWeights>(count);
    std::memcpy(weights->data(), bytes.data(), bytes.size());
    return weights;
}

std::string write_patterns(const PatternWeights& weights, std::string_view rules) {
    const std::span body(reinterpret_cast<const std::uint8_t*>(weights.data()), weights.size() * sizeof(PatternWeight));
    Header header;
    header.rules = core::padded(rules);
    header.count = static_cast<std::uint32_t>(weights.size());
    header.digest = core::checksum(body);
    std::string bytes(reinterpret_cast<const char*>(&header), sizeof header);
    bytes.append(reinterpret_cast<const char*>(body.data()), body.size());
    return bytes;
}

}  // namespace damas::eval
