// SPDX-License-Identifier: MIT
// The file of a network, little-endian: "damasnn1"; the rule set in 16 bytes; squares, hidden sums and buckets in 4
// bytes each; 4 zero bytes; a checksum of everything after it, 8 bytes; then in 16-bit numbers the weights of each
// input, the biases, and for each bucket the weights of both sides' sums; last a 32-bit constant for each bucket.
#include "core/checksum.hpp"
#include "core/padded.hpp"
#include "eval/network.hpp"

namespace damas::eval {

namespace {

struct Header {
    std::array<char, 8> magic;
    std::array<char, 16> rules;
    std::uint32_t squares, hidden, buckets, reserved;
    std::uint64_t digest;
};
static_assert(sizeof(Header) == 48);

template <class T>
void take(std::span<const std::uint8_t>& bytes, T& value) {
    std::memcpy(&value, bytes.data(), sizeof value);
    bytes = bytes.subspan(sizeof value);
}

}  // namespace

std::expected<std::unique_ptr<NetworkWeights>, std::string> read_network(std::span<const std::uint8_t> bytes,
                                                                         std::string_view rules, int squares) {
    const auto refuse = [](const char* why) { return std::unexpected(std::string(why)); };
    Header header;
    if (bytes.size() < sizeof header) return refuse("not a network");
    take(bytes, header);
    if (std::string_view(header.magic.data(), 7) != "damasnn") return refuse("not a network");
    if (header.magic[7] != '1') return refuse("a network of another version");
    if (header.rules != core::padded(rules)) return refuse("a network for another game");
    if (header.squares != static_cast<std::uint32_t>(squares) || header.hidden != network_hidden ||
        header.buckets != network_buckets)
        return refuse("a network of another shape");
    const std::size_t inputs = static_cast<std::size_t>(squares) * 4;
    if (bytes.size() != (inputs + 1 + 2 * network_buckets) * sizeof(NetworkWeights::Row) + network_buckets * 4)
        return refuse("a network that is not whole");
    if (header.reserved != 0 || core::checksum(bytes) != header.digest) return refuse("a damaged network");

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
