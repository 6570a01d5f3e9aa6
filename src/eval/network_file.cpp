// SPDX-License-Identifier: MIT
// The file of a network, little-endian: "damasnn1"; the rule set in 16 bytes; squares, hidden sums and buckets in 4
// bytes each; 4 zero bytes; a checksum of everything after it, 8 bytes; then in 16-bit numbers the weights of each
// input, the biases, and for each bucket the weights of both sides' sums; last a 32-bit constant for each bucket.
#include "core/file_header.hpp"
#include "eval/network.hpp"
#include "words/learned.hpp"

namespace damas::eval {

namespace {

struct Header {
    core::FileMark mark;
    std::uint32_t squares, hidden, buckets, reserved;
    std::uint64_t digest;
};
static_assert(sizeof(Header) == 48);

}  // namespace

std::expected<std::unique_ptr<NetworkWeights>, words::Message> read_network(std::span<const std::uint8_t> bytes,
                                                                            std::string_view rules, int squares) {
    using core::FileFault, core::take;
    const auto refuse = [](FileFault fault) { return std::unexpected(core::refusal(fault, words::learned::network)); };
    const auto header = core::take_header<Header>(bytes, "damasnn1", rules);
    if (!header) return refuse(header.error());
    if (header->squares != static_cast<std::uint32_t>(squares) || header->hidden != network_hidden ||
        header->buckets != network_buckets)
        return refuse(FileFault::other_shape);
    const std::size_t inputs = static_cast<std::size_t>(squares) * 4;
    const std::size_t size = (inputs + 1 + 2 * network_buckets) * sizeof(NetworkWeights::Row) + network_buckets * 4;
    if (const auto fault = core::body_fault(bytes, size, header->digest)) return refuse(*fault);
    if (header->reserved != 0) return refuse(FileFault::damaged);

    auto weights = std::make_unique<NetworkWeights>();
    weights->squares = squares;
    weights->inputs = std::make_unique<NetworkWeights::Row[]>(inputs);
    for (std::size_t i = 0; i < inputs; ++i) take(bytes, weights->inputs[i]);
    take(bytes, weights->bias);
    for (auto& output : weights->outputs) {
        take(bytes, output.own);
        take(bytes, output.other);
    }
    for (auto& output : weights->outputs) take(bytes, output.bias);
    return weights;
}

}  // namespace damas::eval
