// SPDX-License-Identifier: MIT
// What is done with tables as a whole: building, verifying, counting, packing; and that damage is always seen.
#include "endgames/table_tools.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "assets/assets.hpp"
#include "core/files.hpp"
#include "rules/variants/all.hpp"
#include "support/messages.hpp"
#include "tables/counts.hpp"

namespace damas::engine {

namespace fs = std::filesystem;

class TableToolsTest : public ::testing::Test {
protected:
    void SetUp() override {
        directory_ = fs::path(::testing::TempDir()) / ("tools-" + std::to_string(::getpid()));
        fs::create_directories(directory_);
        tools_ = endgames::table_tools("spanish");
    }
    void TearDown() override { fs::remove_all(directory_); }

    void build(int pieces) {
        const auto built = tools_->build({.directory = directory_.string(), .pieces = pieces, .distances = pieces},
                                         [](const tables::BuildProgress&) { return true; });
        ASSERT_TRUE(built) << built.error();
    }
    std::string path(const std::string& name) const { return (directory_ / "spanish" / name).string(); }

    struct Verified {
        std::map<std::string, endgames::VerifiedTable> tables;
        std::vector<words::Message> refused;
        bool all_right() const {
            return refused.empty() && !tables.empty() &&
                   std::ranges::all_of(tables, [](const auto& pair) { return pair.second.right(); });
        }
    };
    Verified verify(int pieces, std::uint64_t one_in = 1) const {
        Verified v;
        v.refused = tools_->verify({directory_.string(), pieces, one_in, 1},
                                   [&](const endgames::VerifiedTable& t) { v.tables.emplace(t.name, t); });
        return v;
    }

    fs::path directory_;
    std::unique_ptr<endgames::TableTools> tools_;
};

TEST_F(TableToolsTest, BuildsTheTablesOfTheProgramAgain) {
    build(3);
    const Verified v = verify(3);
    EXPECT_TRUE(v.all_right());
    for (const auto& [name, table] : v.tables) {
        EXPECT_TRUE(table.listed && table.digest_matches) << name;
        EXPECT_GT(table.result.checked, 0u) << name;
    }
    EXPECT_EQ(v.tables.size(), 32u) << "both kinds of 16 materials with up to three pieces";
    // Packed from the directory or from the program: the same bytes.
    const auto packed = tools_->pack(directory_.string(), 3, 3);
    ASSERT_TRUE(packed) << packed.error();
    EXPECT_EQ(*packed, tools_->pack("", 3, 3));
    EXPECT_EQ(tools_->digests(directory_.string(), 3), tools_->digests("", 3));
}

TEST_F(TableToolsTest, PacksWhatTheProgramHolds) {
    const auto [results, distances] = tools_->complete("");
    ASSERT_GE(results, 4);
    const auto packed = tools_->pack("", results, distances);
    ASSERT_TRUE(packed) << packed.error();
    const auto own = assets::tables_of("spanish");
    EXPECT_EQ(packed->size(), own.size());  // perhaps in another order
    tables::TableSet<rules::Spanish> set;
    ASSERT_TRUE(set.add(*packed));
    EXPECT_EQ(set.complete(tables::Kind::wdl), results);
    EXPECT_EQ(set.complete(tables::Kind::distance), distances);
    const auto more = tools_->pack("", results + 1, distances);
    ASSERT_FALSE(more);
    EXPECT_TRUE(words::english(more.error()).ends_with(": there is no such table")) << more.error();
}

TEST_F(TableToolsTest, CountsWithAndWithoutADirectory) {
    const auto own = tools_->stats("", 2, 3);
    build(3);
    const auto kept = tools_->stats(directory_.string(), 2, 3);
    ASSERT_EQ(own.size(), kept.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
        EXPECT_EQ(own[i].material, kept[i].material);
        EXPECT_EQ(own[i].win + own[i].draw + own[i].loss, own[i].positions);
        EXPECT_EQ(std::tuple(own[i].win, own[i].draw, own[i].longest_win, own[i].longest),
                  std::tuple(kept[i].win, kept[i].draw, kept[i].longest_win, kept[i].longest));
    }
}

TEST_F(TableToolsTest, CountsOfAnotherMaterialAreNotBelieved) {
    const tables::Material kings = *tables::Material::read("1K0M-1K0M");
    const auto own = tools_->stats("", 2, 2);
    for (const std::uint64_t positions : {std::uint64_t{991}, std::uint64_t{1} << 50}) {
        ASSERT_TRUE(tables::write_counts(directory_.string(), "spanish", kings,
                                         {.positions = positions,
                                          .win = positions,
                                          .draw = 0,
                                          .loss = 0,
                                          .longest_win = 3,
                                          .longest_number = positions - 1}));
        const auto stats = tools_->stats(directory_.string(), 2, 2);
        ASSERT_EQ(stats.size(), own.size());
        EXPECT_EQ(stats[0].positions, 992u);
    }
}

TEST_F(TableToolsTest, SaysWhatBuildingNeeds) {
    const auto three = tools_->needs(3), four = tools_->needs(4);
    EXPECT_GT(four.positions, 10 * three.positions);
    EXPECT_GT(four.memory, three.memory);
    EXPECT_EQ(tools_->needs(*tables::Material::read("1K0M-1K0M")).positions, 32u * 31u);
}

/// Single bits of a file that are turned over (tables/reader_test.cpp tries them all): the file is refused, or the
/// table is found damaged; and building again makes it whole.
TEST_F(TableToolsTest, SeesEveryTurnedBit) {
    build(2);
    for (const char* name : {"1K0M-1K0M.wdl", "0K1M-0K1M.dtw"}) {
        const std::string good = *core::read_file(path(name));
        for (std::size_t bit = 0; bit < 8 * good.size(); bit += 61) {
            std::string bad = good;
            bad[bit / 8] = static_cast<char>(bad[bit / 8] ^ 1 << bit % 8);
            std::ofstream(path(name), std::ios::binary) << bad;
            const Verified v = verify(2);
            ASSERT_FALSE(v.all_right()) << name << " bit " << bit;
            const auto found = v.tables.find(name);
            ASSERT_TRUE(!v.refused.empty() || (found != v.tables.end() && !found->second.intact)) << bit;
            ASSERT_FALSE(tools_->pack(directory_.string(), 2, 2)) << bit;
        }
        build(2);
        EXPECT_EQ(*core::read_file(path(name)), good) << "what is damaged is built again";
    }
    EXPECT_TRUE(verify(2).all_right());
}

/// Tables of the program with a byte of the blocks of one of them turned over.
std::vector<std::uint8_t> with_damage(const tables::Material& material, tables::Kind kind) {
    const auto own = assets::tables_of("spanish");
    std::vector<std::uint8_t> bytes(own.begin(), own.end());
    for (std::size_t at = 0; at < bytes.size();) {
        const auto table = tables::TableFile::open(std::span(bytes).subspan(at));
        if (!table) break;
        at += static_cast<std::size_t>(table->length());
        if (table->info().material == material && table->info().kind == kind) {
            bytes[at - 1] ^= 1;
            return bytes;
        }
    }
    ADD_FAILURE() << material.name() << " is not there";
    return bytes;
}

TEST(Verify, WhatABlockDoesNotTellIsNeverRight) {
    using V = rules::Spanish;
    const auto material = *tables::Material::read("3K0M-1K0M");
    for (const auto kind : {tables::Kind::distance, tables::Kind::wdl}) {
        const auto bytes = with_damage(material, kind);
        tables::TableSet<V> set;
        ASSERT_TRUE(set.add(bytes));
        const tables::VerifyResult result = tables::verify_table(set, kind, material, 1, 1);
        EXPECT_GT(result.unresolved, 0u);
        const auto* entry = set.find(kind, material);
        EXPECT_FALSE(entry->file.is_intact());
        EXPECT_EQ(entry->file.first_damaged_block(), entry->file.blocks() - 1);
    }
}

TEST(Verify, OneDoubtIsEnough) {
    endgames::VerifiedTable right;
    right.result.checked = 9;
    right.intact = true;
    EXPECT_TRUE(right.right());
    endgames::VerifiedTable t = right;
    t.result.unresolved = 1;
    EXPECT_FALSE(t.right());
    t = right, t.result.wrong = 1;
    EXPECT_FALSE(t.right());
    t = right, t.damaged_block = 0;
    EXPECT_FALSE(t.right());
    t = right, t.intact = false;
    EXPECT_FALSE(t.right());
    t = right, t.listed = true;
    EXPECT_FALSE(t.right());
}

TEST_F(TableToolsTest, RefusedFilesAreNamed) {
    build(2);
    const std::string name = path("1K0M-1K0M.wdl");
    const std::string good = *core::read_file(name);
    ASSERT_FALSE(core::write_file(name, good.substr(0, good.size() - 1)));
    Verified v = verify(2);
    ASSERT_EQ(v.refused.size(), 1u);
    EXPECT_EQ(v.refused[0], name + ": cut off: blocks are missing at the end");
    fs::remove(name);
    fs::create_directory(name);
    v = verify(2);
    ASSERT_EQ(v.refused.size(), 1u);
    EXPECT_EQ(v.refused[0], name + ": a directory, not a file");
}

}  // namespace damas::engine
