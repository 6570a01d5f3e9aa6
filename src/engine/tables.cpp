// SPDX-License-Identifier: MIT
#include "engine/tables.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "engine/table_store.hpp"
#include "notation/fen.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

namespace {

using tables::Kind;
using tables::Material;

std::string file_name(const Material& m, Kind kind) { return m.name() + (kind == Kind::wdl ? ".wdl" : ".dtw"); }

std::string digest_text(std::uint64_t digest) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(digest));
    return text;
}

/// Both materials of a pair, one of them if they are the same.
std::vector<Material> both(const Material& pair) {
    if (pair == pair.reversed()) return {pair};
    return {pair, pair.reversed()};
}

template <rules::Variant V>
class Office final : public TableOffice {
public:
    Needs needs(int pieces) const override {
        Needs needs;
        std::uint64_t below = 0, level = 0, largest_level = 0, largest_pair = 0;
        int men = 0;
        for (const Material& pair : tables::pairs_to_build(2, pieces)) {
            const std::uint64_t size = tables::pair_size<V>(pair);
            needs.positions += size;
            if (pair.pieces() < pieces) {
                below += size;
                continue;
            }
            if (pair.men() != men) level = 0, men = pair.men();
            largest_level = std::max(largest_level, level += size);
            largest_pair = std::max(largest_pair, size);
        }
        // A byte for each finished value, of this size only those with as many men or one less; three while a pair is
        // made.
        needs.memory = below + std::min(2 * largest_level, needs.positions - below) + 3 * largest_pair;
        needs.disk = needs.positions / 4;  // distances take a fifth of a byte, results a fiftieth
        return needs;
    }

    std::expected<void, std::string> build(const tables::BuildOptions& options,
                                           const tables::OnProgress& on_progress) const override {
        return tables::SetBuilder<V>(options).run(on_progress);
    }

    std::vector<std::string> verify(const VerifyOptions& options,
                                    const std::function<void(const VerifiedTable&)>& on_table) const override {
        tables::TableDirectory<V> directory;
        std::vector<std::string> refused;
        if (!options.directory.empty()) refused = directory.open(options.directory, options.pieces);
        if (const auto added = directory.add(embedded_tables(V::id)); !added) refused.push_back(added.error());
        for (const Material& pair : tables::pairs_to_build(2, options.pieces))
            for (const Material& m : both(pair))
                for (const Kind kind : {Kind::wdl, Kind::distance}) {
                    const auto* entry = directory.set().find(kind, m);
                    if (entry == nullptr) continue;
                    VerifiedTable table{
                        .name = file_name(m, kind),
                        .result = tables::verify_table(directory.set(), kind, m, options.one_in, options.threads)};
                    const std::string line = std::string(V::id) + ' ' + table.name + ' ';
                    const std::size_t at = embedded_table_digests().find(line);
                    table.listed = at != std::string_view::npos;
                    table.digest_matches = table.listed && embedded_table_digests().substr(at + line.size(), 16) ==
                                                               digest_text(entry->file.digest());
                    on_table(table);
                }
        return refused;
    }

    std::vector<TableStats> stats(const std::string& directory, int least_pieces, int most_pieces) const override {
        const auto tables = open_tables<V>(directory);
        tables::Library<V> library;
        std::vector<TableStats> list;
        for (const Material& pair : tables::pairs_to_build(2, most_pieces))
            for (const Material& m : both(pair)) {
                const auto* entry = tables->set().find(Kind::distance, m);
                if (entry == nullptr) return list;
                const auto table = tables::restore(entry->file, library, 1);
                if (!table) return list;
                if (m.pieces() >= least_pieces) list.push_back(count(*table));
                tables::apply_forzosa(*table);
                library.add(table);
            }
        return list;
    }

    std::expected<std::optional<TableProbe>, std::string> probe(const std::string& directory,
                                                                std::string_view fen) const override {
        return probe_tables(V::id, directory, fen);
    }

    std::expected<std::vector<std::uint8_t>, std::string> pack(const std::string& directory, int pieces,
                                                               int distances) const override {
        std::vector<std::uint8_t> bytes;
        for (const Kind kind : {Kind::wdl, Kind::distance})
            for (const Material& pair : tables::pairs_to_build(2, kind == Kind::wdl ? pieces : distances))
                for (const Material& m : both(pair)) {
                    const auto file = tables::MappedFile::open(tables::table_path(directory, V::id, m, kind));
                    if (!file) return std::unexpected(file.error());
                    bytes.insert(bytes.end(), file->bytes().begin(), file->bytes().end());
                }
        return bytes;
    }

    std::string digests(const std::string& directory, int pieces) const override {
        tables::TableDirectory<V> tables;
        tables.open(directory, pieces);
        std::string text;
        for (const Material& pair : tables::pairs_to_build(2, pieces))
            for (const Material& m : both(pair))
                for (const Kind kind : {Kind::wdl, Kind::distance})
                    if (const auto* entry = tables.set().find(kind, m))
                        text += std::string(V::id) + ' ' + file_name(m, kind) + ' ' +
                                digest_text(entry->file.digest()) + '\n';
        return text;
    }

    std::pair<int, int> complete(const std::string& directory) const override {
        const auto tables = open_tables<V>(directory);
        return {tables->set().complete(Kind::wdl), tables->set().complete(Kind::distance)};
    }

private:
    static TableStats count(const tables::OpenTable<V>& table) {
        TableStats s{.material = table.index.material().name()};
        s.positions = table.values.size();
        std::uint64_t longest = 0;
        for (std::uint64_t i = 0; i < table.values.size(); ++i) {
            const auto value = tables::Value::from_byte(table.values[i]);
            ++(value.win() ? s.win : value.loss() ? s.loss : s.draw);
            if (value.win() && value.plies() > s.longest_win) s.longest_win = value.plies(), longest = i;
        }
        if (s.longest_win >= 0) s.longest_fen = notation::write_fen(tables::position_of<V>(table.index.board(longest)));
        return s;
    }
};

template <rules::Variant V>
class Judge final : public TableJudge {
public:
    explicit Judge(const std::string& directory) : tables_(open_tables<V>(directory)), prober_(tables_->set()) {}

    std::optional<rules::Outcome> operator()(const GameState& state) override {
        const rules::Counters& c = state.counters;
        if (c.idle > 0 || c.forzosa.value_or(0) > 0 || c.sixteen.value_or(0) > 0 || c.five.value_or(0) > 0) return {};
        const auto p = notation::read_fen<V>(state.fen);
        if (!p || core::count(p->occupied()) > tables_->set().complete(Kind::wdl)) return {};
        const auto result = prober_.wdl(*p);
        if (!result) return {};
        if (*result == tables::Wdl::draw) return rules::Outcome::draw;
        return rules::win_for(*result == tables::Wdl::win ? p->turn : rules::opponent(p->turn));
    }

private:
    std::shared_ptr<const OpenTables<V>> tables_;
    tables::Prober<V> prober_;
};

}  // namespace

std::unique_ptr<TableJudge> table_judge(std::string_view rules, const std::string& directory) {
    std::unique_ptr<TableJudge> judge;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() { judge = std::make_unique<Judge<V>>(directory); });
    return judge;
}

std::unique_ptr<TableOffice> table_office(std::string_view rules) {
    std::unique_ptr<TableOffice> office;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() { office = std::make_unique<Office<V>>(); });
    return office;
}

std::string default_table_directory() {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    };
    if (const std::string own = variable("DAMAS_TABLES"); !own.empty()) return own;
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty()) return data + "/damas/tables";
    if (const std::string home = variable("HOME"); !home.empty()) return home + "/.local/share/damas/tables";
    return {};
}

}  // namespace damas::engine
