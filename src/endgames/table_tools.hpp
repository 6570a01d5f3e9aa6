// SPDX-License-Identifier: MIT
// Everything one can do with endgame tables, free of any variant's types: build, verify, count, ask, pack.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "endgames/table_probe.hpp"
#include "engine/rulebook.hpp"
#include "tables/set_builder.hpp"
#include "tables/verify.hpp"

namespace damas::endgames {

/// The positions of one material, by result for the side to move.
struct TableStats {
    std::string material;  ///< "2K1M-1K0M".
    std::uint64_t positions = 0, win = 0, draw = 0, loss = 0;
    int longest_win = -1;                   ///< Plies; -1 if nothing is won.
    std::optional<rules::Setup> longest{};  ///< Where it is.
};

struct VerifyOptions {
    std::string directory;  ///< Empty: only what the program holds.
    int pieces = tables::max_pieces;
    std::uint64_t one_in = 1;  ///< 1: every position.
    int threads = 1;
};

/// One table after its verification.
struct VerifiedTable {
    std::string name;  ///< "2K1M-1K0M.wdl".
    tables::VerifyResult result;
    bool intact = false;                          ///< The content gives the digest of the header.
    std::optional<std::size_t> damaged_block{};   ///< The first that cannot be decoded.
    bool listed = false, digest_matches = false;  ///< Compared with the list of digests.

    /// Whether the table can be believed: nothing damaged, nothing wrong, nothing left unsettled.
    bool right() const {
        return intact && !damaged_block && result.wrong == 0 && result.unresolved == 0 && (!listed || digest_matches);
    }
};

class TableTools {
public:
    virtual ~TableTools() = default;

    /// What building would need.
    struct Needs {
        std::uint64_t positions = 0, memory = 0, disk = 0;  ///< Bytes.
    };
    virtual Needs needs(int pieces) const = 0;
    /// The same for one pair, its positions counted alone; what it needs must be there.
    virtual Needs needs(const tables::Material& pair) const = 0;
    virtual std::expected<void, words::Message> build(const tables::BuildOptions& options,
                                                      const tables::OnProgress& on_progress) const = 0;
    /// Tells of each table when it has been verified; refused files are returned with their reasons.
    virtual std::vector<words::Message> verify(const VerifyOptions& options,
                                               const std::function<void(const VerifiedTable&)>& on_table) const = 0;
    /// Of the tables whose distances are at hand, in the order of building.
    virtual std::vector<TableStats> stats(const std::string& directory, int least_pieces, int most_pieces) const = 0;
    /// Tables one after another as one piece of bytes: results up to `pieces`, distances up to `distances`, of a
    /// directory or else of the program.
    virtual std::expected<std::vector<std::uint8_t>, words::Message> pack(const std::string& directory, int pieces,
                                                                          int distances) const = 0;
    /// "spanish 2K1M-1K0M.wdl 0123456789abcdef" for each table of a directory or else of the program.
    virtual std::string digests(const std::string& directory, int pieces) const = 0;
    /// The most pieces for which results, and distances, are complete.
    virtual std::pair<int, int> complete(const std::string& directory) const = 0;
};

/// Decides games by tables; used by one thread at a time.
class TableAdjudicator {
public:
    virtual ~TableAdjudicator() = default;
    /// How a game that is not over ends under best play, with the counts that run; nothing if tables cannot say so for
    /// certain.
    virtual std::optional<rules::Outcome> operator()(const engine::Game& game) = 0;
};
/// With the tables of the program and those of a directory, if that is not empty.
std::unique_ptr<TableAdjudicator> table_adjudicator(std::string_view rules, const std::string& directory);

/// Of a rule set that exists.
std::unique_ptr<TableTools> table_tools(std::string_view rules);

}  // namespace damas::endgames
