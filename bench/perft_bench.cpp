// SPDX-License-Identifier: MIT
// Leaves per second of the move generator on one core; the bars are in docs/measuring.md.
#include <benchmark/benchmark.h>

#include "notation/fen.hpp"
#include "rules/perft.hpp"
#include "rules/variants/all.hpp"

namespace damas {

template <rules::Variant V>
void perft(benchmark::State& state, const rules::Position<V>& p, int depth, rules::Leaves leaves) {
    std::uint64_t total = 0;
    for (auto _ : state) total += rules::perft(p, depth, leaves);
    state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(total), benchmark::Counter::kIsRate);
}

template <rules::Variant V>
void add(const std::string& name, const rules::Position<V>& p, int depth) {
    for (const auto& [mode, leaves] : {std::pair{"/bulk", rules::Leaves::bulk}, {"/visited", rules::Leaves::visited}}) {
        const std::string full = std::string(V::id) + '/' + name + "/depth:" + std::to_string(depth) + mode;
        benchmark::RegisterBenchmark(full.c_str(), perft<V>, p, depth, leaves)->Unit(benchmark::kMillisecond);
    }
}

}  // namespace damas

int main(int argc, char** argv) {
    using namespace damas;
    benchmark::Initialize(&argc, argv);
    rules::AllVariants::for_each(
        []<rules::Variant V> { add("start", rules::start_position<V>(), rules::Geometry<V>::squares > 32 ? 10 : 12); });
    add("kings", *notation::read_fen<rules::Spanish>("W:WK3,K7,K12,5,6:BK30,K22,K25,28,27"), 7);
    add("kings", *notation::read_fen<rules::International>("W:WK3,K17,K46,38,39:BK5,K27,K50,12,13"), 5);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
