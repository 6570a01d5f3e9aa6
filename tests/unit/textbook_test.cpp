// SPDX-License-Identifier: MIT
// Alpha-beta as taught: it finds what minimax finds with no more nodes, evaluates only leaves, and its trace obeys the
// definitions of window, value and cut-off at every node.
#include <gtest/gtest.h>

#include <map>

#include "engine/rulebook.hpp"
#include "notation/fen.hpp"
#include "support/random_positions.hpp"
#include "support/variants.hpp"

namespace damas {

namespace tb = search::textbook;
using tb::NodeKind;
using tb::Order;
using tb::TieBreak;

#ifdef NDEBUG
constexpr int games = 6;
constexpr std::uint64_t most_nodes = 10'000;
#else
constexpr int games = 1;
constexpr std::uint64_t most_nodes = 1'500;
#endif

constexpr Order orders[] = {Order::generated, Order::captures_first, Order::by_evaluation};

template <class V>
class Textbook : public ::testing::Test {
protected:
    /// Written from the definition alone: what the side to move can force.
    static int negamax(rules::Game<V>& game, int depth, int ply) {
        if (game.over()) {
            const rules::Outcome outcome = game.result().outcome;
            if (outcome == rules::Outcome::draw) return 0;
            return outcome == rules::win_for(game.position().turn) ? tb::win - ply : ply - tb::win;
        }
        if (ply == depth) return eval::evaluate(game.position(), eval::default_weights());
        int best = -tb::infinity;
        const std::vector<rules::Move> moves(game.legal().begin(), game.legal().end());
        for (const rules::Move& move : moves) {
            game.play(move);
            best = std::max(best, -negamax(game, depth, ply + 1));
            game.undo();
        }
        return best;
    }

    static tb::Result search(const rules::Position<V>& p, const tb::Settings& settings, tb::Trace* trace = nullptr) {
        return tb::Search<V>(rules::Game<V>(p), settings, trace).run();
    }

    /// Calls `visit(position, settings, minimax)` for random positions and depths whose minimax tree is not too big.
    template <class Visit>
    static void each_case(std::uint64_t seed, Visit&& visit) {
        testing::Random random(seed);
        int cases = 0;
        const auto consider = [&](const rules::Position<V>& p) {
            tb::Settings settings{.depth = 1 + testing::below(random, 5), .pruning = false, .max_nodes = most_nodes};
            const tb::Result minimax = search(p, settings);
            settings.max_nodes = 0;
            if (!minimax.complete) return;
            ++cases;
            visit(p, settings, minimax);
        };
        for (int round = 0; cases < 60 * games && round < 5; ++round)  // where captures abound, trees are big
            testing::random_positions<V>(seed + 100 * static_cast<std::uint64_t>(round), games, consider);
        EXPECT_GE(cases, 60 * games);
    }
};
TYPED_TEST_SUITE(Textbook, testing::VariantTypes);

TYPED_TEST(Textbook, MinimaxFollowsTheDefinition) {
    using V = TypeParam;
    this->each_case(1, [&](const rules::Position<V>& p, const tb::Settings& settings, const tb::Result& minimax) {
        rules::Game<V> game(p);
        ASSERT_EQ(minimax.value, this->negamax(game, settings.depth, 0)) << notation::write_fen(p);
        ASSERT_EQ(minimax.cutoffs, 0u);
    });
}

TYPED_TEST(Textbook, AlphaBetaFindsTheSameWithNoMoreNodes) {
    using V = TypeParam;
    std::uint64_t plain = 0, pruned = 0;
    this->each_case(2, [&](const rules::Position<V>& p, tb::Settings settings, const tb::Result& minimax) {
        for (const Order order : orders)
            for (const TieBreak tie_break : {TieBreak::first, TieBreak::last, TieBreak::random}) {
                settings.pruning = true, settings.order = order, settings.tie_break = tie_break;
                const tb::Result found = this->search(p, settings);
                ASSERT_TRUE(found.complete);
                ASSERT_EQ(found.value, minimax.value) << notation::write_fen(p) << " depth " << settings.depth;
                ASSERT_EQ(found.best.has_value(), minimax.best.has_value());
                settings.pruning = false;
                const tb::Result same_order = this->search(p, settings);
                ASSERT_EQ(found.best, same_order.best) << "a tie must be broken alike, pruned or not";
                ASSERT_LE(found.nodes, same_order.nodes);
                ASSERT_LE(found.evaluations, same_order.evaluations);
                plain += same_order.nodes, pruned += found.nodes;
            }
    });
    EXPECT_LT(pruned, plain * 4 / 5);
}

/// Every inner node is the best of its children, its cut-offs are justified, and windows come from above.
template <class V>
void check_trace(const tb::Trace& trace) {
    std::vector<int> best(trace.nodes.size()), children(trace.nodes.size());
    for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
        const tb::TraceNode& node = trace.nodes[i];
        best[i] = node.maximizing ? -tb::infinity : tb::infinity;
        if (node.parent < 0) continue;
        const auto above = static_cast<std::size_t>(node.parent);
        const tb::TraceNode& parent = trace.nodes[above];
        ASSERT_LT(above, i);
        ASSERT_EQ(node.ply, parent.ply + 1);
        ASSERT_NE(node.maximizing, parent.maximizing);
        ASSERT_EQ(node.alpha, parent.maximizing ? std::max(parent.alpha, best[above]) : parent.alpha);
        ASSERT_EQ(node.beta, parent.maximizing ? parent.beta : std::min(parent.beta, best[above]));
        ASSERT_LT(node.alpha, node.beta) << "nothing is searched in an empty window";
        best[above] = parent.maximizing ? std::max(best[above], node.value) : std::min(best[above], node.value);
        ++children[above];
    }
    for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
        const tb::TraceNode& node = trace.nodes[i];
        ASSERT_EQ(children[i], node.searched);
        if (node.kind != NodeKind::inner) {
            ASSERT_EQ(node.searched, 0);
            continue;
        }
        ASSERT_EQ(node.value, best[i]);
        ASSERT_EQ(node.cut(), node.searched < node.moves);
        if (node.cut()) {
            ASSERT_TRUE(node.maximizing ? node.value >= node.beta : node.value <= node.alpha);
        }
    }
}

TYPED_TEST(Textbook, TracesEveryNodeAsDefined) {
    using V = TypeParam;
    this->each_case(3, [&](const rules::Position<V>& p, tb::Settings settings, const tb::Result&) {
        settings.pruning = true;
        settings.order = orders[settings.depth % 3];
        tb::Trace trace{.nodes = {}, .max_nodes = 1'000'000};
        const tb::Result found = this->search(p, settings, &trace);
        ASSERT_FALSE(trace.truncated);
        ASSERT_EQ(trace.nodes.size(), found.nodes);
        check_trace<V>(trace);
        const auto kinds = [&](NodeKind kind) {
            return static_cast<std::uint64_t>(std::ranges::count(trace.nodes, kind, &tb::TraceNode::kind));
        };
        ASSERT_EQ(found.evaluations, kinds(NodeKind::leaf)) << "only leaves are evaluated";
        ASSERT_EQ(found.inner_evaluations > 0, settings.order == Order::by_evaluation && found.nodes > 1);
        ASSERT_EQ(found.cutoffs, static_cast<std::uint64_t>(std::ranges::count_if(trace.nodes, &tb::TraceNode::cut)));
        std::vector<std::uint64_t> by_ply(static_cast<std::size_t>(settings.depth) + 1);
        for (const tb::TraceNode& node : trace.nodes) ++by_ply[static_cast<std::size_t>(node.ply)];
        ASSERT_EQ(found.nodes_by_ply, by_ply);
    });
}

TYPED_TEST(Textbook, ReportsTheMovesLeftOut) {
    using V = TypeParam;
    const engine::Rulebook& book = *engine::find_rulebook(V::id);
    const engine::TextbookReport report = book.new_game()->textbook({.depth = 4}, {.max_nodes = 100'000});
    ASSERT_FALSE(report.truncated);
    ASSERT_EQ(report.tree.size(), report.nodes);
    EXPECT_EQ(report.line.size(), 4u);
    std::uint64_t cuts = 0;
    for (const engine::TreeNode& node : report.tree) {
        if (node.kind != NodeKind::inner) continue;
        ASSERT_EQ(node.searched + static_cast<int>(node.pruned.size()), node.moves);
        if (node.cut()) ++cuts;
    }
    EXPECT_EQ(cuts, report.cutoffs);
    EXPECT_GT(cuts, 0u);
}

/// The limit is exact, and whatever it is, there is a move to play.
TYPED_TEST(Textbook, RespectsTheNodeLimitAndSaysSo) {
    using V = TypeParam;
    for (const std::uint64_t limit : {1u, 2u, 10u, 100u, 1000u}) {
        const tb::Result found = this->search(rules::start_position<V>(), {.depth = 8, .max_nodes = limit});
        EXPECT_FALSE(found.complete);
        EXPECT_EQ(found.nodes, limit);
        EXPECT_TRUE(found.best.has_value());
    }
    EXPECT_TRUE(this->search(rules::start_position<V>(), {.depth = 3, .max_nodes = 100'000}).complete);
    int asked = 0;
    tb::Settings settings{.depth = 30};
    settings.stop = [&] { return ++asked == 3; };
    EXPECT_FALSE(this->search(rules::start_position<V>(), settings).complete);
    EXPECT_EQ(asked, 3);
}

/// Whatever the limits and the order, nothing but leaves is evaluated if that is asked for.
TYPED_TEST(Textbook, EvaluatesLeavesOnlyIfAsked) {
    using V = TypeParam;
    std::uint64_t unfinished = 0, otherwise = 0;
    this->each_case(5, [&](const rules::Position<V>& p, tb::Settings settings, const tb::Result& minimax) {
        settings.pruning = true;
        for (const Order order : {Order::generated, Order::captures_first}) {
            settings.order = order;
            const tb::Result free = this->search(p, settings);
            settings.leaves_only = true;
            const tb::Result strict = this->search(p, settings);
            ASSERT_EQ(strict.value, minimax.value);
            ASSERT_EQ(strict.best, free.best);
            ASSERT_EQ(strict.evaluations, free.evaluations);
            ASSERT_EQ(strict.inner_evaluations, 0u);
            settings.max_nodes = 1 + strict.nodes / 2;
            tb::Trace trace{.nodes = {}, .max_nodes = 100'000};
            const tb::Result cut = this->search(p, settings, &trace);
            ASSERT_EQ(cut.inner_evaluations, 0u) << "not even where a limit ends the search";
            ASSERT_EQ(cut.best.has_value(), free.best.has_value());
            ASSERT_LE(std::abs(cut.value), tb::win);
            const auto leaves = std::ranges::count(trace.nodes, NodeKind::leaf, &tb::TraceNode::kind);
            ASSERT_EQ(cut.evaluations, static_cast<std::uint64_t>(leaves));
            for (const tb::TraceNode& node : trace.nodes) ASSERT_LE(std::abs(node.value), tb::win);
            unfinished += cut.complete ? 0 : 1;
            settings.leaves_only = false;
            otherwise += this->search(p, settings).inner_evaluations;
            settings.max_nodes = 0;
        }
    });
    EXPECT_GT(unfinished, 0u);
    EXPECT_GT(otherwise, 0u) << "without the option a limit costs an evaluation, and it is counted apart";
}

/// Sorting by evaluation evaluates every move of every inner node: the counter says so.
TEST(TextbookCounters, TellTheEvaluationsOfAnOrderApart) {
    const engine::Rulebook& book = *engine::find_rulebook("spanish");
    const auto search = [&](Order order) {
        return book.new_game()->textbook({.depth = 2, .pruning = false, .order = order}, {});
    };
    EXPECT_EQ(search(Order::generated).evaluations, 49u);
    EXPECT_EQ(search(Order::generated).inner_evaluations, 0u);
    EXPECT_EQ(search(Order::captures_first).inner_evaluations, 0u);
    EXPECT_EQ(search(Order::by_evaluation).evaluations, 49u);
    EXPECT_EQ(search(Order::by_evaluation).inner_evaluations, 7u + 49u);
    EXPECT_TRUE(tb::is_contradictory({.order = Order::by_evaluation, .leaves_only = true}));
    EXPECT_FALSE(tb::is_contradictory({.order = Order::by_evaluation}));
    EXPECT_FALSE(tb::is_contradictory({.leaves_only = true}));
}

/// Without weights all first moves are equally good, and each is chosen about equally often.
TYPED_TEST(Textbook, RandomTieBreaksAreFair) {
    using V = TypeParam;
    const rules::Position<V> start = rules::start_position<V>();
    const rules::Game<V> game(start);
    std::map<std::int8_t, int> chosen;
    const int runs = 60 * static_cast<int>(game.legal().size());
    for (int seed = 1; seed <= runs; ++seed) {
        const auto best = this->search(start, {.depth = 3,
                                               .tie_break = tb::TieBreak::random,
                                               .seed = static_cast<std::uint64_t>(seed),
                                               .weights = {}})
                              .best;
        for (std::size_t i = 0; i < game.legal().size(); ++i)
            if (game.legal()[i] == best) ++chosen[static_cast<std::int8_t>(i)];
    }
    EXPECT_EQ(chosen.size(), game.legal().size());
    for (const auto& [move, times] : chosen) EXPECT_NEAR(times, 60, 35) << "move " << int{move};
}

TYPED_TEST(Textbook, BreaksTiesAsAsked) {
    using V = TypeParam;
    // Without weights all leaves are equal, and so are all first moves.
    tb::Settings settings{.depth = 2, .weights = {}};
    const rules::Position<V> start = rules::start_position<V>();
    const rules::Game<V> game(start);
    EXPECT_EQ(this->search(start, settings).best, game.legal()[0]);
    settings.tie_break = TieBreak::last;
    EXPECT_EQ(this->search(start, settings).best, game.legal()[game.legal().size() - 1]);
    settings.tie_break = TieBreak::random;
    std::vector<rules::Move> seen;
    for (settings.seed = 1; settings.seed <= 60; ++settings.seed) {
        const rules::Move best = *this->search(start, settings).best;
        EXPECT_EQ(*this->search(start, settings).best, best) << "the same seed, the same move";
        if (std::ranges::find(seen, best) == seen.end()) seen.push_back(best);
    }
    EXPECT_GT(seen.size(), 2u);
}

TEST(TextbookWins, AreCountedInPlies) {
    const engine::Rulebook& book = *engine::find_rulebook("spanish");
    const auto value = [&](std::string_view fen, int depth) {
        return (*book.read_game(fen))->textbook({.depth = depth, .order = Order::by_evaluation}, {}).value;
    };
    EXPECT_EQ(value("W:W9:B13", 1), tb::win - 1);
    EXPECT_EQ(value("W:W9:B13", 4), tb::win - 1);
    EXPECT_EQ(value("B:W9:B", 4), -tb::win) << "over before it begins";
    EXPECT_EQ(value("W:WK1,K10,K16:B17,K28", 7), tb::win - 7);
    EXPECT_EQ(value("B:WK1,K16,K32:B17", 6), 6 - tb::win);
}

}  // namespace damas
