// SPDX-License-Identifier: MIT
// Laws of learned evaluations: whatever the bytes are, they are refused or judge every position within bounds; a
// network judges the same however it came to a position and on whatever processor. First byte: 1 a network (else
// patterns), 2 what follows the header is repeated to the full length and its checksum made right, 4 variant.
#include <cstring>

#include "core/checksum.hpp"
#include "eval/network.hpp"
#include "eval/patterns.hpp"
#include "harness.hpp"
#include "rules/generator.hpp"
#include "search/evaluator.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;

/// The file with a body of so many bytes: the rest of the input, again and again.
std::string repaired(std::string_view input, std::size_t header_bytes, std::size_t body_bytes) {
    std::string file(input.substr(0, header_bytes));
    if (file.size() < header_bytes) return file;
    std::string body(input.substr(header_bytes));
    if (body.empty()) body = '\0';
    while (body.size() < body_bytes) body += body;
    body.resize(body_bytes);
    const std::uint64_t digest = core::checksum(bytes_of(body));
    std::memcpy(file.data() + header_bytes - sizeof digest, &digest, sizeof digest);
    return file + body;
}

/// Positions of a game that goes on as the bytes say.
template <rules::Variant V, class Visit>
void walk(Bytes choices, Visit visit) {
    rules::Position<V> p = rules::start_position<V>();
    for (int ply = 0; ply < 60; ++ply) {
        visit(p, ply);
        rules::MoveList moves;
        rules::generate(p, moves);
        if (moves.empty()) return;
        p = rules::play(p, rules::Move(moves[take(choices) % moves.size()]));
    }
}

template <rules::Variant V>
void judge_by_network(const std::string& file, Bytes choices) {
    const auto weights = eval::read_network(bytes_of(file), V::id, rules::Geometry<V>::squares);
    if (!weights) return demand(!say(weights.error(), words::Language::english).empty());
    eval::Network<V> network(**weights);
    eval::NetworkRow sums = (*weights)->bias;
    walk<V>(choices, [&](const rules::Position<V>& p, int ply) {
        const int score = network(p, 0);
        demand(std::abs(score) <= eval::network_limit);
        if (ply == 32) demand(eval::Network<V>(**weights)(p, ply) == score);
        [[maybe_unused]] const auto& row = (*weights)->inputs[static_cast<std::size_t>(ply)];
        const std::array<std::uint16_t, 1> number{static_cast<std::uint16_t>(ply)};
        [[maybe_unused]] eval::NetworkRow other = sums;
        eval::portable::change(sums, (*weights)->inputs.get(), {}, number);
#if defined(__x86_64__)
        if (!core::has_avx2()) return;
        eval::avx2::change(other, (*weights)->inputs.get(), {}, number);
        demand(sums == other && eval::avx2::weighted(sums, row) == eval::portable::weighted(sums, row));
#endif
    });
}

template <rules::Variant V>
void judge_by_patterns(const std::string& file, Bytes choices) {
    const auto weights = eval::read_patterns(bytes_of(file), V::id, eval::PatternFeatures<V>::count);
    if (!weights) return demand(!say(weights.error(), words::Language::english).empty());
    search::Evaluator<V> judge({}, {}, {.patterns = weights->get()});
    walk<V>(choices, [&](const rules::Position<V>& p, int) { demand(!search::is_known(judge(p, 0))); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes input(data, size);
    const unsigned wishes = take(input);
    with_variant(wishes >> 2, [&]<rules::Variant V>() {
        constexpr std::size_t rows = 4 * rules::Geometry<V>::squares + 1 + 2 * eval::network_buckets;
        const bool network = (wishes & 1) != 0;
        const std::size_t body = network ? rows * sizeof(eval::NetworkRow) + 4 * eval::network_buckets
                                         : eval::PatternFeatures<V>::count * sizeof(eval::PatternWeight);
        const std::string file =
            (wishes & 2) != 0 ? repaired(text_of(input), network ? 48 : 40, body) : std::string(text_of(input));
        network ? judge_by_network<V>(file, input) : judge_by_patterns<V>(file, input);
    });
    return 0;
}
