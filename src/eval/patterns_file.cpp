// SPDX-License-Identifier: MIT
// The file of patterns, little-endian: "damaspt1"; the rule set in 16 bytes; the number of weights and 4 zero bytes; a
// checksum of everything after it, 8 bytes; then two 16-bit numbers a weight, for a full board and an empty one.
#include <cstring>

#include "core/file_header.hpp"
#include "eval/patterns.hpp"
#include "words/learned.hpp"

namespace damas::eval {

namespace {

constexpr std::string_view magic = "damaspt1";

struct Header {
    core::FileMark mark;
    std::uint32_t count = 0, reserved = 0;
    std::uint64_t digest = 0;
};
static_assert(sizeof(Header) == 40);

}  // namespace

std::expected<std::unique_ptr<PatternWeights>, words::Message> read_patterns(std::span<const std::uint8_t> bytes,
                                                                             std::string_view rules,
                                                                             std::size_t count) {
    using core::FileFault;
    const auto refuse = [](FileFault fault) { return std::unexpected(core::refusal(fault, words::learned::patterns)); };
    const auto header = core::take_header<Header>(bytes, magic, rules);
    if (!header) return refuse(header.error());
    if (header->count != count) return refuse(FileFault::other_shape);
    if (const auto fault = core::body_fault(bytes, count * sizeof(PatternWeight), header->digest))
        return refuse(*fault);
    if (header->reserved != 0) return refuse(FileFault::damaged);
    auto weights = std::make_unique<PatternWeights>(count);
    std::memcpy(weights->data(), bytes.data(), bytes.size());
    return weights;
}

std::string write_patterns(const PatternWeights& weights, std::string_view rules) {
    const std::span body(reinterpret_cast<const std::uint8_t*>(weights.data()), weights.size() * sizeof(PatternWeight));
    Header header{.mark = core::file_mark(magic, rules)};
    header.count = static_cast<std::uint32_t>(weights.size());
    header.digest = core::checksum(body);
    return core::whole_file(header, body);
}

}  // namespace damas::eval
