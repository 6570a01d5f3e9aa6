// SPDX-License-Identifier: MIT
// Laws of the generator over random play and random set-ups, first of all: it equals the slow one written from the
// rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "notation/move_writer.hpp"
#include "rules/perft.hpp"
#include "rules/plain.hpp"
#include "rules/referee.hpp"
#include "support/random_positions.hpp"
#include "support/slow_rules.hpp"
#include "support/squares.hpp"
#include "support/variants.hpp"

namespace damas {

using rules::Move;
using rules::MoveList;
using rules::Position;
using rules::Side;

#ifdef NDEBUG
constexpr int games = 400;
#else
constexpr int games = 25;
#endif

template <class V>
class GeneratorLaws : public ::testing::Test {
protected:
    using Geo = rules::Geometry<V>;

    static MoveList moves_of(const Position<V>& p) {
        MoveList moves;
        rules::generate(p, moves);
        return moves;
    }

    static slow::Board slow_board(const Position<V>& p) { return *slow::read_fen(V::id, notation::write_fen(p)); }

    /// The board turned by half and the colours swapped.
    static core::Bits turn(core::Bits set) {
        core::Bits turned = 0;
        core::for_each_bit(set, [&](int b) { turned |= core::bit(Geo::bits - 1 - b); });
        return turned;
    }
    static Position<V> turn(const Position<V>& p) {
        return {turn(p.black), turn(p.white), turn(p.kings), rules::opponent(p.turn)};
    }
    static Move turn(const Move& m) {
        return {turn(m.captured), static_cast<std::int8_t>(Geo::bits - 1 - m.from),
                static_cast<std::int8_t>(Geo::bits - 1 - m.to)};
    }
};
TYPED_TEST_SUITE(GeneratorLaws, testing::VariantTypes);

TYPED_TEST(GeneratorLaws, EqualsTheSlowGenerator) {
    using V = TypeParam;
    testing::random_positions<V>(1, games, [&](const Position<V>& p) {
        const slow::Board board = this->slow_board(p);
        std::vector<slow::Move> fast;
        for (const Move& move : this->moves_of(p)) {
            fast.push_back({rules::Geometry<V>::square_of(move.from).number(),
                            rules::Geometry<V>::square_of(move.to).number(),
                            rules::numbers_of(rules::squares_of<V>(move.captured))});
            EXPECT_EQ(slow::fen(slow::after(board, fast.back())), notation::write_fen(rules::play(p, move)));
        }
        std::ranges::sort(fast);
        EXPECT_EQ(fast, slow::legal_moves(board)) << notation::write_fen(p);
    });
}

TYPED_TEST(GeneratorLaws, BeginsAndCountsLikeTheSlowGenerator) {
    using V = TypeParam;
    const Position<V> start = rules::start_position<V>();
    const slow::Board slow_start = slow::start(V::id);
    EXPECT_EQ(slow::fen(slow_start), notation::write_fen(start));
    for (int depth = 1; depth <= 5; ++depth) EXPECT_EQ(rules::perft(start, depth), slow::perft(slow_start, depth));
}

TYPED_TEST(GeneratorLaws, TurningTheBoardMapsMovesToMoves) {
    using V = TypeParam;
    testing::random_positions<V>(2, games, [&](const Position<V>& p) {
        const auto key = [](const Move& m) { return std::tuple(m.from, m.to, m.captured); };
        std::set<std::tuple<std::int8_t, std::int8_t, core::Bits>> turned, direct;
        for (const Move& m : this->moves_of(p)) turned.insert(key(this->turn(m)));
        for (const Move& m : this->moves_of(this->turn(p))) direct.insert(key(m));
        EXPECT_EQ(turned, direct) << notation::write_fen(p);
    });
}

TYPED_TEST(GeneratorLaws, MovesAreDistinctAndShareTheBestRank) {
    using V = TypeParam;
    testing::random_positions<V>(3, games, [&](const Position<V>& p) {
        std::set<std::tuple<int, int, core::Bits>> seen;
        std::set<int> ranks;
        for (const Move& m : this->moves_of(p)) {
            EXPECT_TRUE(seen.emplace(m.from, m.to, m.captured).second) << notation::write_fen(p);
            ranks.insert(m.is_capture()
                             ? rules::capture_rank<V>({core::count(m.captured), core::count(m.captured & p.kings),
                                                       (p.kings >> m.from & 1) != 0})
                             : 0);
            EXPECT_EQ(m.captured & ~p.pieces(rules::opponent(p.turn)), 0u);
        }
        EXPECT_LE(ranks.size(), 1u) << notation::write_fen(p);
    });
}

TYPED_TEST(GeneratorLaws, PlayKeepsTheInvariants) {
    using V = TypeParam;
    using G = rules::Geometry<V>;
    testing::random_positions<V>(4, games, [&](const Position<V>& p) {
        for (const Move& m : this->moves_of(p)) {
            const Position<V> next = rules::play(p, m);
            EXPECT_EQ(next.white & next.black, 0u);
            EXPECT_EQ((next.white | next.black | next.kings) & ~G::all, 0u);
            EXPECT_EQ(next.kings & ~next.occupied(), 0u);
            EXPECT_EQ(next.men(Side::white) & G::crown_row(Side::white), 0u);
            EXPECT_EQ(next.men(Side::black) & G::crown_row(Side::black), 0u);
            EXPECT_EQ(core::count(next.pieces(p.turn)), core::count(p.pieces(p.turn)));
            EXPECT_NE(next.turn, p.turn);
        }
    });
}

TYPED_TEST(GeneratorLaws, SuccessorsAndCountsAgreeWithTheList) {
    using V = TypeParam;
    testing::random_positions<V>(5, games, [&](const Position<V>& p) {
        const auto key = [](const Position<V>& q) { return std::tuple(q.white, q.black, q.kings); };
        std::multiset<std::tuple<core::Bits, core::Bits, core::Bits>> listed, handed_out;
        const MoveList moves = this->moves_of(p);
        for (const Move& m : moves) listed.insert(key(rules::play(p, m)));
        const auto add = [&](const Position<V>& q) { handed_out.insert(key(q)); };
        if (p.turn == Side::white)
            rules::for_each_successor<V, Side::white>(p, add);
        else
            rules::for_each_successor<V, Side::black>(p, add);
        EXPECT_EQ(listed, handed_out) << notation::write_fen(p);
        EXPECT_EQ(rules::perft(p, 1), moves.size()) << notation::write_fen(p);
        EXPECT_EQ(rules::perft(p, 1, rules::Leaves::visited), moves.size()) << notation::write_fen(p);
    });
}

TYPED_TEST(GeneratorLaws, PerftAgreesWithTheSlowOneInOddPositions) {
    using V = TypeParam;
    testing::Random random(6);
    for (int i = 0; i < games / 5; ++i) {
        const Position<V> p = testing::random_placement<V>(random);
        std::uint64_t expected = 0;
        for (const Move& m : this->moves_of(p)) {
            const Position<V> next = rules::play(p, m);
            for (const Move& reply : this->moves_of(next)) expected += this->moves_of(rules::play(next, reply)).size();
        }
        EXPECT_EQ(rules::perft(p, 3), expected) << notation::write_fen(p);
        EXPECT_EQ(rules::perft(p, 3, rules::Leaves::visited), expected) << notation::write_fen(p);
    }
}

TYPED_TEST(GeneratorLaws, EveryMoveSurvivesItsNotations) {
    using V = TypeParam;
    testing::random_positions<V>(7, games / 4, [&](const Position<V>& p) {
        EXPECT_EQ(*notation::read_fen<V>(notation::write_fen(p)), p);
        const MoveList moves = this->moves_of(p);
        const rules::Referee<V> referee(p);
        for (const Move& m : moves) {
            const rules::LegalMove plain = rules::legal_move(p, moves, m);
            EXPECT_EQ(rules::move_of<V>(plain), m);
            for (const std::string& text :
                 {notation::write_move(plain), notation::write_hub(plain), notation::write_path(plain)}) {
                const auto verdict = notation::judge_text(referee, p, *notation::read_move_text(text));
                ASSERT_TRUE(verdict.legal()) << notation::write_fen(p) << ' ' << text << ' ' << rules::id(verdict.law);
                EXPECT_EQ(verdict.moves[0], m) << notation::write_fen(p) << ' ' << text;
            }
        }
    });
}

TYPED_TEST(GeneratorLaws, TheRefereeAllowsExactlyTheLegalMoves) {
    using V = TypeParam;
    using G = rules::Geometry<V>;
    testing::Random random(8);
    for (int i = 0; i < games; ++i) {
        const Position<V> p = testing::random_placement<V>(random);
        const rules::Referee<V> referee(p);
        for (int n = 0; n < 100; ++n) {
            const rules::Square from(1 + testing::below(random, G::squares)),
                to(1 + testing::below(random, G::squares));
            int fitting = 0;
            for (const Move& m : referee.legal()) fitting += m.from == G::bit_of(from) && m.to == G::bit_of(to);
            const rules::Verdict verdict = referee.judge({{from, to}, {}});
            EXPECT_EQ(verdict.legal(), fitting == 1) << notation::write_fen(p) << ' ' << from << '-' << to;
            EXPECT_EQ(verdict.law == rules::Law::ambiguous, fitting > 1);
            for (const rules::Square s : verdict.squares) EXPECT_TRUE(G::valid(s));
        }
    }
}

}  // namespace damas
