// SPDX-License-Identifier: MIT
// Endings with counts already running, played by the engine against a defence that knows everything, and judged by an
// exhaustive solution that knows nothing of tables. DAMAS_ENDINGS says how many, a few thousand make a proof, and
// DAMAS_ENDING_PIECES how many pieces they have at most: four take a minute, five on the small board some more.
// DAMAS_ENDING_SEED draws others.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "assets/open_tables.hpp"
#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/variants/all.hpp"
#include "search/worker.hpp"
#include "support/exhaustive_endings.hpp"
#include "support/hub_text.hpp"

namespace {

using namespace damas;
using damas::testing::ExhaustiveEndings;

int number(const char* variable, int otherwise) {
    const char* text = std::getenv(variable);
    return text != nullptr ? std::atoi(text) : otherwise;
}

#ifdef DAMAS_HEAVY_TESTS
constexpr int most_pieces = 4, usual_endings = 150;
#else
constexpr int most_pieces = 3, usual_endings = 40;
#endif

int endings() { return number("DAMAS_ENDINGS", usual_endings); }

template <rules::Variant V>
class Arena {
    using G = rules::Geometry<V>;

public:
    Arena(int pieces, std::uint64_t seed)
        : judge_(pieces), pieces_(pieces), random_(seed), tables_(assets::open_tables<V>("")), hash_(4) {
        prober_ = std::make_unique<tables::CountedProber<V>>(tables_->set());
        worker_ = std::make_unique<search::Worker<V>>(hash_, eval::Weights{}, search::Tuning{},
                                                      search::EvaluationError{}, &tables_->set());
    }

    void run(int count) {
        for (int i = 0; i < count; ++i) {
            auto game = ending();
            if (!game) {
                --i;
                continue;
            }
            play(*game, i);
        }
        std::printf("%s: %d endings, %ld moves, won %d, drawn %d, saved by a count %d\n", V::id.data(), count, moves_,
                    won_, drawn_, saved_);
    }

    /// Asks the tables about random endings and all their moves.
    void ask(int count) {
        long asked = 0, open = 0;
        const auto compare = [&](const rules::Game<V>& game, const std::optional<tables::CountedResult>& known) {
            ++asked;
            if (!known) {
                ++open;
                return;
            }
            const int said = known->result == tables::Wdl::draw ? 0 : known->result == tables::Wdl::win ? 1 : -1;
            EXPECT_EQ(said, value(game)) << notation::write_fen(game.position_at(0)) << text_of(game);
        };
        for (int i = 0; i < count; ++i) {
            const auto game = ending();
            if (!game) continue;
            prober_->begin(*game, 20'000);
            compare(*game, prober_->here(*game));
            for (const rules::Move& move : game->legal()) {
                rules::Game<V> next = *game;
                next.play(move);
                compare(next, prober_->after(*game, move));
            }
        }
        EXPECT_LE(open, asked / 1'000);
        std::printf("%s: asked %ld times, open %ld\n", V::id.data(), asked, open);
    }

    /// Where every count begins, tables are right about every position.
    void compare_all() {
        tables::Prober<V> prober(tables_->set());
        long compared = 0, wrong = 0, unsettled = 0;
        for (const tables::Material& pair : tables::pairs_to_build(2, pieces_))
            for (const tables::Material& m : {pair, pair.reversed()}) {
                const tables::Index<V> index(m);
                tables::Rows<V> rows(index);
                for (std::uint64_t row = 0; row < index.rows(); ++row) {
                    rows.go_to(row);
                    for (std::uint64_t place = 0; place < index.row_size(); ++place) {
                        const auto p = tables::position_of<V>(rows.board(place));
                        const auto value = prober.distance(p);
                        const auto result = value ? value->wdl() : prober.wdl(p);
                        ++compared;
                        if (!result) {
                            ++unsettled;
                            continue;
                        }
                        const int said = *result == tables::Wdl::draw ? 0 : *result == tables::Wdl::win ? 1 : -1;
                        if (said == judge_.fresh(p)) continue;
                        if (++wrong <= 5)
                            ADD_FAILURE() << notation::write_fen(p) << ": tables " << said << ", " << judge_.fresh(p)
                                          << " with a need of " << judge_.need(p);
                    }
                }
            }
        EXPECT_EQ(wrong, 0) << "of " << compared;
        EXPECT_LE(unsettled, compared / 1'000'000) << "captures that a small search does not settle";
        EXPECT_GT(compared, 190'000);
    }

private:
    int below(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }

    std::optional<rules::Position<V>> random_position() {
        rules::Position<V> p;
        const int pieces = 2 + below(pieces_ - 1), white = 1 + below(pieces - 1);
        for (int i = 0; i < pieces; ++i) {
            const core::Bits square = core::bit(G::bit_of(rules::Square(1 + below(G::squares))));
            if ((p.occupied() & square) != 0) return {};
            const rules::Side side = i < white ? rules::Side::white : rules::Side::black;
            const bool king = below(4) != 0;
            if (!king && (square & G::crown_row(side)) != 0) return {};
            (side == rules::Side::white ? p.white : p.black) |= square;
            if (king) p.kings |= square;
        }
        p.turn = below(2) == 0 ? rules::Side::white : rules::Side::black;
        return p;
    }

    /// A random ending in which both sides have wandered about for a random time.
    std::optional<rules::Game<V>> ending() {
        const auto start = random_position();
        if (!start) return {};
        rules::Game<V> game(*start);
        if (game.over()) return {};
        const int plies = below(V::rules.draws.idle_plies);
        const bool repeats = below(50) == 0;  // Positions that stood twice make the judge solve everything anew.
        for (int ply = 0; ply < plies; ++ply) {
            std::vector<rules::Move> quiet;
            for (const rules::Move& move : game.legal())
                if (const auto next = rules::play(game.position(), move); rules::is_idle(game.position(), move) &&
                                                                          !rules::must_capture(next) &&
                                                                          (repeats || !has_stood(game, next)))
                    quiet.push_back(move);
            if (quiet.empty()) break;
            game.play(quiet[static_cast<std::size_t>(below(static_cast<int>(quiet.size())))]);
            if (game.over()) return {};
        }
        return game;
    }

    static bool has_stood(const rules::Game<V>& game, const rules::Position<V>& p) {
        for (int ply = 0; ply <= game.ply(); ++ply)
            if (game.position_at(ply) == p) return true;
        return false;
    }

    int value(const rules::Game<V>& game) {
        return game.over() ? ExhaustiveEndings<V>::outcome_for(game) : judge_.value(game);
    }

    void play(rules::Game<V>& game, int number) {
        const std::string begin = notation::write_fen(game.position_at(0)) + text_of(game);
        const int promised = value(game);
        const rules::Side engine = promised >= 0 ? game.position().turn : rules::opponent(game.position().turn);
        const auto winner = promised == 0 ? rules::Outcome::draw : rules::win_for(engine);
        promised == 0 ? ++drawn_ : ++won_;
        if (promised == 0 && judge_.fresh(game.position()) != 0) ++saved_;
        hash_.clear();
        worker_->new_game();
        while (!game.over()) {
            if (game.position().turn == engine) {
                if (!think(game, begin)) return;
            } else {
                defend(game);
            }
        }
        EXPECT_EQ(static_cast<int>(game.result().outcome), static_cast<int>(winner))
            << "ending " << number << ": " << begin << " then" << text_of(game);
    }

    bool think(rules::Game<V>& game, const std::string& begin) {
        const search::Info info = worker_->think(game, {.nodes = 2'000});
        ++moves_;
        if (search::is_known(info.score)) {
            const int claim = info.score > 0 ? 1 : -1, truth = value(game);
            EXPECT_EQ(claim, truth) << "a claim of " << info.score << " in " << begin << " then" << text_of(game);
            if (claim != truth) return false;
        }
        game.play(info.moves[0]);
        return true;
    }

    /// Keeps what there is; what is lost anyway is kept as long as the count allows.
    void defend(rules::Game<V>& game) {
        int best_value = 2, best_need = -1;
        std::vector<rules::Move> best;
        for (const rules::Move& move : game.legal()) {
            rules::Game<V> next = game;
            next.play(move);
            const int v = value(next), need = next.over() || v == 0 ? 0 : judge_.need(next.position());
            if (v > best_value || (v == best_value && need < best_need)) continue;
            if (v < best_value || need > best_need) best.clear();
            best_value = v;
            best_need = need;
            best.push_back(move);
        }
        game.play(best[static_cast<std::size_t>(below(static_cast<int>(best.size())))]);
    }

    static std::string text_of(const rules::Game<V>& game) {
        std::string text;
        for (int ply = 0; ply < game.ply(); ++ply) text += ' ' + damas::testing::hub<V>(game.move_at(ply));
        return text;
    }

    ExhaustiveEndings<V> judge_;
    int pieces_;
    std::mt19937_64 random_;
    std::shared_ptr<const assets::OpenTables<V>> tables_;
    search::HashTable hash_;
    std::unique_ptr<search::Worker<V>> worker_;
    std::unique_ptr<tables::CountedProber<V>> prober_;
    long moves_ = 0;
    int won_ = 0, drawn_ = 0, saved_ = 0;
};

template <class V>
class Endings : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        arena_ = new Arena<V>(number("DAMAS_ENDING_PIECES", V::rules.width == 8 ? most_pieces : 3),
                              static_cast<std::uint64_t>(number("DAMAS_ENDING_SEED", 1)));
    }
    static void TearDownTestSuite() { delete arena_; }
    static inline Arena<V>* arena_ = nullptr;
};
using WithTables = ::testing::Types<rules::Spanish, rules::Entrenamiento, rules::International>;
TYPED_TEST_SUITE(Endings, WithTables);

TYPED_TEST(Endings, TablesAreRightWhereCountsBegin) { TestFixture::arena_->compare_all(); }
TYPED_TEST(Endings, TablesAreNeverContradicted) { TestFixture::arena_->ask(10 * endings()); }
TYPED_TEST(Endings, TheEngineWinsWhatIsWonAndClaimsWhatIsTrue) { TestFixture::arena_->run(endings()); }

}  // namespace
