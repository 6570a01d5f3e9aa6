// SPDX-License-Identifier: MIT
#include "endgames/table_tools.hpp"

#include <cstdlib>
#include <fstream>

#include "assets/open_tables.hpp"
#include "core/checksum.hpp"
#include "engine/replay.hpp"
#include "rules/variants/all.hpp"
#include "tables/counted_prober.hpp"

namespace damas::endgames {

namespace {

using tables::Kind;
using tables::Material;

std::string file_name(const Material& m, Kind kind) { return m.name() + (kind == Kind::wdl ? ".wdl" : ".dtw"); }

/// Both materials of a pair, one of them if they are the same.
std::vector<Material> both(const Material& pair) {
    if (pair == pair.reversed()) return {pair};
    return {pair, pair.reversed()};
}

template <rules::Variant V>
class TableToolsOf final : public TableTools {
public:
    Needs needs(int pieces) const override { return needs(tables::pairs_to_build(2, pieces)); }
    Needs needs(const Material& pair) const override {
        Needs all = needs(tables::pairs_below(tables::as_pair(pair)));
        all.positions = tables::pair_size<V>(pair);
        return all;
    }

    std::expected<void, words::Message> build(const tables::BuildOptions& options,
                                              const tables::OnProgress& on_progress) const override {
        return tables::SetBuilder<V>(options).run(on_progress);
    }

    std::vector<words::Message> verify(const VerifyOptions& options,
                                       const std::function<void(const VerifiedTable&)>& on_table) const override {
        tables::TableDirectory<V> directory;
        const std::vector<words::Message> refused = open_all(directory, options.directory, options.pieces);
        for (const Material& pair : tables::pairs_to_build(2, options.pieces))
            for (const Material& m : both(pair))
                for (const Kind kind : {Kind::wdl, Kind::distance}) {
                    const auto* entry = directory.set().find(kind, m);
                    if (entry == nullptr) continue;
                    VerifiedTable table{
                        .name = file_name(m, kind),
                        .result = tables::verify_table(directory.set(), kind, m, options.one_in, options.threads),
                        .intact = entry->file.is_intact(),
                        .damaged_block = entry->file.first_damaged_block()};
                    const std::string line = std::string(V::id) + ' ' + table.name + ' ';
                    const std::size_t at = assets::table_digests().find(line);
                    table.listed = at != std::string_view::npos;
                    table.digest_matches = table.listed && assets::table_digests().substr(at + line.size(), 16) ==
                                                               core::in_digits(entry->file.digest());
                    on_table(table);
                }
        return refused;
    }

    std::vector<TableStats> stats(const std::string& directory, int least_pieces, int most_pieces) const override {
        std::vector<TableStats> kept = kept_stats(directory, least_pieces, most_pieces);
        return kept.empty() ? restored_stats(directory, least_pieces, most_pieces) : kept;
    }

    std::expected<std::vector<std::uint8_t>, words::Message> pack(const std::string& directory, int pieces,
                                                                  int distances) const override {
        tables::TableDirectory<V> tables;
        if (const auto refused = open_all(tables, directory, std::max(pieces, distances)); !refused.empty())
            return std::unexpected(refused.front());
        std::vector<std::uint8_t> bytes;
        for (const Kind kind : {Kind::wdl, Kind::distance})
            for (const Material& pair : tables::pairs_to_build(2, kind == Kind::wdl ? pieces : distances))
                for (const Material& m : both(pair)) {
                    const auto* entry = tables.set().find(kind, m);
                    const std::string name = file_name(m, kind);
                    if (entry == nullptr) return std::unexpected(words::about(name, words::tables::no_such_table));
                    if (!entry->file.is_intact()) return std::unexpected(words::about(name, words::tables::damaged));
                    bytes.insert(bytes.end(), entry->file.bytes().begin(), entry->file.bytes().end());
                }
        return bytes;
    }

    std::string digests(const std::string& directory, int pieces) const override {
        tables::TableDirectory<V> tables;
        open_all(tables, directory, pieces);
        std::string text;
        for (const Material& pair : tables::pairs_to_build(2, pieces))
            for (const Material& m : both(pair))
                for (const Kind kind : {Kind::wdl, Kind::distance})
                    if (const auto* entry = tables.set().find(kind, m))
                        text += std::string(V::id) + ' ' + file_name(m, kind) + ' ' +
                                core::in_digits(entry->file.digest()) + '\n';
        return text;
    }

    std::pair<int, int> complete(const std::string& directory) const override {
        const auto tables = assets::open_tables<V>(directory);
        return {tables->set().complete(Kind::wdl), tables->set().complete(Kind::distance)};
    }

private:
    /// The tables of a directory, if there is one, and those of the program; refused files with their reasons.
    static std::vector<words::Message> open_all(tables::TableDirectory<V>& all, const std::string& directory,
                                                int pieces) {
        std::vector<words::Message> refused;
        if (!directory.empty()) refused = all.open(directory, pieces);
        if (const auto added = all.add(assets::tables_of(V::id)); !added) refused.push_back(added.error());
        return refused;
    }

    static Needs needs(const std::vector<Material>& pairs) {
        Needs needs;
        std::vector<std::uint64_t> sizes;
        for (const Material& pair : pairs) needs.positions += sizes.emplace_back(tables::pair_size<V>(pair));
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            // A byte for each finished value that is still needed; two and a bit while a pair is made.
            std::uint64_t memory = sizes[i] * 9 / 4;
            for (std::size_t k = 0; k < i; ++k)
                if (tables::is_needed_after(pairs, k, i - 1)) memory += sizes[k];
            needs.memory = std::max(needs.memory, memory);
        }
        needs.disk = needs.positions / 4;  // distances take a fifth of a byte, results a fiftieth
        return needs;
    }

    /// From the counts that were kept when the tables were built, as far as there are any.
    static std::vector<TableStats> kept_stats(const std::string& directory, int least_pieces, int most_pieces) {
        std::vector<TableStats> list;
        for (const Material& pair : tables::pairs_to_build(least_pieces, most_pieces))
            for (const Material& m : both(pair)) {
                const auto counts = tables::read_counts(directory, V::id, m);
                if (!counts) return list;
                const tables::Index<V> index(m);
                if (counts->positions != index.size()) return list;  // of another material
                list.push_back(stats_of(index, *counts));
            }
        return list;
    }

    /// From the distances, as far as there are any.
    static std::vector<TableStats> restored_stats(const std::string& directory, int least_pieces, int most_pieces) {
        const auto tables = assets::open_tables<V>(directory);
        tables::Library<V> library;
        std::vector<TableStats> list;
        for (const Material& pair : tables::pairs_to_build(2, most_pieces))
            for (const Material& m : both(pair)) {
                const auto* entry = tables->set().find(Kind::distance, m);
                if (entry == nullptr) return list;
                const auto table = tables::restore(entry->file, library, 1);
                if (!table) return list;
                if (m.pieces() >= least_pieces) list.push_back(stats_of(table->index, tables::count_values(*table)));
                tables::apply_forzosa(*table);
                library.add(table);
            }
        return list;
    }

    static TableStats stats_of(const tables::Index<V>& index, const tables::Counts& c) {
        TableStats s{index.material().name(), c.positions, c.win, c.draw, c.loss, c.longest_win, {}};
        if (c.longest_win >= 0) s.longest = rules::setup_of(tables::position_of<V>(index.board(c.longest_number)));
        return s;
    }
};

template <rules::Variant V>
class Adjudicator final : public TableAdjudicator {
public:
    explicit Adjudicator(const std::string& directory)
        : tables_(assets::open_tables<V>(directory)), prober_(tables_->set()) {}

    std::optional<rules::Outcome> operator()(const engine::Game& game) override {
        return prober_.end_of(replay<V>(game.record()));
    }

private:
    std::shared_ptr<const assets::OpenTables<V>> tables_;
    tables::CountedProber<V> prober_;
};

}  // namespace

std::unique_ptr<TableAdjudicator> table_adjudicator(std::string_view rules, const std::string& directory) {
    std::unique_ptr<TableAdjudicator> adjudicator;
    rules::AllVariants::with_moves_of(
        rules, [&]<rules::Variant V>() { adjudicator = std::make_unique<Adjudicator<V>>(directory); });
    return adjudicator;
}

std::unique_ptr<TableTools> table_tools(std::string_view rules) {
    std::unique_ptr<TableTools> tools;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() { tools = std::make_unique<TableToolsOf<V>>(); });
    return tools;
}

}  // namespace damas::endgames
