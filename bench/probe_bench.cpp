// SPDX-License-Identifier: MIT
// What one question to the endgame tables costs when their blocks have been decoded before; the bar is in
// docs/measuring.md. Positions are drawn evenly from the tables of five pieces (four on the large board), as many as
// a search keeps asking for at one time.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>

#include "core/hash.hpp"
#include "rules/threats.hpp"
#include "rules/variants/all.hpp"
#include "tables/prober.hpp"

namespace damas {

template <rules::Variant V>
std::vector<rules::Position<V>> quiet_positions(const tables::TableSet<V>& set, const char* material,
                                                std::size_t count) {
    const auto* entry = set.find(tables::Kind::wdl, *tables::Material::read(material));
    tables::Rows<V> rows(entry->index);
    std::vector<rules::Position<V>> positions;
    for (std::uint64_t i = 0; positions.size() < count; ++i) {
        const std::uint64_t number = core::mix(i, 1, 0) % entry->index.size();
        rows.go_to(number / entry->index.row_size());
        const auto p = tables::position_of<V>(rows.board(number % entry->index.row_size()));
        if (!rules::must_capture(p) && !rules::threatened(p)) positions.push_back(p);
    }
    return positions;
}

template <rules::Variant V>
void probe(benchmark::State& state, const std::string& file, const char* material) {
    std::ifstream in(file, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
    tables::TableSet<V> set;
    if (!set.add({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()})) std::abort();
    tables::Prober<V> prober(set, 4096);
    const auto positions = quiet_positions<V>(set, material, 1000);
    for (const auto& p : positions) benchmark::DoNotOptimize(prober.stored_wdl(p));
    for (auto _ : state)
        for (const auto& p : positions) benchmark::DoNotOptimize(prober.stored_wdl(p));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions.size()));
}

}  // namespace damas

int main(int argc, char** argv) {
    using namespace damas;
    benchmark::Initialize(&argc, argv);
    const std::string tables = DAMAS_SOURCE_DIR "/data/tables/";
    for (const char* material : {"2K1M-1K1M", "0K3M-0K2M", "3K0M-2K0M"})
        benchmark::RegisterBenchmark((std::string("spanish/") + material).c_str(), probe<rules::Spanish>,
                                     tables + "spanish.tables", material);
    benchmark::RegisterBenchmark("international/1K1M-1K1M", probe<rules::International>,
                                 tables + "international.tables", "1K1M-1K1M");
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
