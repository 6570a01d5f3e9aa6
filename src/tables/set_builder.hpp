// SPDX-License-Identifier: MIT
// Builds all tables up to a number of pieces into a directory, pair by pair. What is there already is not built again,
// so a run that was ended at any moment goes on where it stopped.
#pragma once

#include <functional>

#include "core/stopwatch.hpp"
#include "tables/build.hpp"
#include "tables/counts.hpp"
#include "tables/directory.hpp"

namespace damas::tables {

struct BuildOptions {
    std::string directory;
    int pieces = 5;
    int distances = 5;  ///< Distances with more pieces are thrown away once they are not needed any more.
    int threads = 1;
    std::optional<Material> only{};  ///< One pair and what it needs, instead of all pairs.
};

struct BuildProgress {
    Material pair;
    std::uint64_t done = 0, total = 0;  ///< Positions.
    std::uint64_t built = 0;            ///< Of the positions done, those that were not there before.
    double seconds = 0;                 ///< Spent on those.
};

/// Told when a pair begins and when the last one has ended; false ends the run.
using OnProgress = std::function<bool(const BuildProgress&)>;

/// Positions of a pair, both sides to move.
template <rules::Variant V>
std::uint64_t pair_size(const Material& pair) {
    const std::uint64_t one = Index<V>(pair).size();
    return pair == pair.reversed() ? one : one + Index<V>(pair.reversed()).size();
}

/// Whether the values of `pairs[i]` are needed after `pairs[done]`.
inline bool is_needed_after(const std::vector<Material>& pairs, std::size_t i, std::size_t done) {
    for (std::size_t later = done + 1; later < pairs.size(); ++later)
        if (leads_to(pairs[later], pairs[i])) return true;
    return false;
}

template <rules::Variant V>
class SetBuilder {
public:
    explicit SetBuilder(const BuildOptions& options) : options_(options) {}

    std::expected<void, words::Message> run(const OnProgress& on_progress) {
        const std::vector<Material> pairs =
            options_.only ? pairs_below(as_pair(*options_.only)) : pairs_to_build(2, options_.pieces);
        for (const Material& pair : pairs) progress_.total += pair_size<V>(pair);
        if (complete(pairs)) {
            progress_.done = progress_.total;
            if (on_progress) on_progress(progress_);
            return {};
        }
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Material& pair = pairs[i];
            progress_.pair = pair;
            if (on_progress && !on_progress(progress_)) return {};
            if (const auto made = make(pair); !made) return made;
            progress_.done += pair_size<V>(pair);
            forget(pairs, i);
        }
        if (!options_.only) drop_distances();
        if (on_progress) on_progress(progress_);
        return {};
    }

    /// Removes the distances that were only needed while building.
    void drop_distances() const {
        for (const Material& pair : pairs_to_build(options_.distances + 1, options_.pieces))
            for (const Material& m : {pair, pair.reversed()}) std::remove(path(m, Kind::distance).c_str());
    }

private:
    std::expected<void, words::Message> make(const Material& pair) {
        if (load(pair)) return {};
        const core::Stopwatch watch;
        auto tables = PairBuilder<V>(library_, pair, options_.threads).build();
        if (tables.empty())
            return std::unexpected(words::about(pair.name(), {words::tables::games_too_long, longest_plies}));
        for (auto& table : tables) {
            if (const auto written = write(*table); !written) return written;
            apply_forzosa(*table);
            library_.add(std::move(table));
        }
        progress_.built += pair_size<V>(pair);
        progress_.seconds += watch.seconds();
        return {};
    }

    /// First the counts, last the results: a pair is there when its results are.
    std::expected<void, words::Message> write(const OpenTable<V>& table) const {
        const Material& material = table.index.material();
        if (const auto written = write_counts(options_.directory, V::id, material, count_values(table)); !written)
            return written;
        const StoredValues stored = stored_values(table, options_.threads);
        for (const Kind kind : {Kind::distance, Kind::wdl}) {
            const TableInfo info{std::string(V::id), material, kind, V::rules.draws.forzosa_plies > 0,
                                 table.values.size()};
            const auto bytes =
                write_table(info, kind == Kind::distance ? stored.distances : stored.results, options_.threads);
            if (const auto written = write_whole(path(material, kind), bytes); !written) return written;
        }
        return {};
    }

    /// Whether the pair is there, whole; its values are then in the library.
    bool load(const Material& pair) {
        for (const Material& m : {pair, pair.reversed()}) {
            const auto wdl = MappedFile::open(path(m, Kind::wdl));
            const auto distances = MappedFile::open(path(m, Kind::distance));
            if (!wdl || !distances || !is_whole(m, Kind::wdl)) return false;
            const auto file = TableFile::open(distances->bytes());
            if (!file || !file->is_intact() || file->info().material != m || file->info().rules != V::id) return false;
            auto table = restore(*file, library_, options_.threads);
            if (!table) return false;
            apply_forzosa(*table);
            library_.add(std::move(table));
        }
        return true;
    }

    /// Whether everything that was asked for is there.
    bool complete(const std::vector<Material>& pairs) const {
        for (const Material& pair : pairs)
            for (const Material& m : {pair, pair.reversed()}) {
                if (!is_whole(m, Kind::wdl)) return false;
                if ((options_.only || m.pieces() <= options_.distances) && !is_whole(m, Kind::distance)) return false;
            }
        return true;
    }
    bool is_whole(const Material& m, Kind kind) const {
        const auto file = MappedFile::open(path(m, kind));
        if (!file) return false;
        const auto table = TableFile::open(file->bytes());
        return table && table->is_intact();
    }

    /// After the pair at `done`, drops the values that no later one needs.
    void forget(const std::vector<Material>& pairs, std::size_t done) {
        for (std::size_t i = 0; i <= done; ++i)
            if (!is_needed_after(pairs, i, done)) library_.drop(pairs[i]), library_.drop(pairs[i].reversed());
    }

    std::string path(const Material& m, Kind kind) const { return table_path(options_.directory, V::id, m, kind); }

    BuildOptions options_;
    Library<V> library_;
    BuildProgress progress_;
};

}  // namespace damas::tables
