// SPDX-License-Identifier: MIT
// What the referee says in words: who lost, which piece is due, and one or two of everything, in both languages.
#include <gtest/gtest.h>

#include "analysis/score_words.hpp"
#include "endgames/table_verdict.hpp"
#include "engine/rulebook.hpp"
#include "protocol/tree_words.hpp"
#include "search/score.hpp"
#include "support/number_words.hpp"
#include "words/counted.hpp"

namespace damas::engine {

using rules::Law;
using rules::Outcome;
using rules::Reason;
using testing::numbers_agree;

constexpr words::Language both[]{words::Language::spanish, words::Language::english};

/// What is said about a move text in a position.
std::string said(std::string_view rules, std::string_view fen, std::string_view move, words::Language language) {
    const auto game = find_rulebook(rules)->read_game(fen);
    return words::say(sentence((*game)->judge(*notation::read_move_text(move))), language);
}

TEST(NumberWords, AreChecked) {
    EXPECT_TRUE(numbers_agree("1 nodo, 2 nodos, 11 nodos, 21 jugadas"));
    for (const char* wrong : {"1 nodos", "2 nodo", "se comen 1 dama", "en 1 jugadas", "1 moves", "2 move", "1 plies"})
        EXPECT_FALSE(numbers_agree(wrong)) << wrong;
}

TEST(RulingWords, OneAndTwoOfEverything) {
    for (const words::Language language : both)
        for (int law = 0; law <= static_cast<int>(Law::ley_de_la_calidad); ++law)
            for (const int required : {1, 2})
                for (const int taken : {0, 1, 2}) {
                    Ruling ruling{.law = static_cast<Law>(law), .taken = taken, .required = required, .article = 22};
                    for (int i = 0; i < required; ++i) {
                        const rules::Square from(9 + i), to(18);
                        ruling.squares.push_back(from);
                        ruling.moves.push_back(
                            {.from = from, .to = to, .captured = {rules::Square(13)}, .path = {from, to}});
                    }
                    const std::string text = words::say(sentence(ruling), language);
                    EXPECT_TRUE(numbers_agree(text)) << text;
                    const bool one = ruling.squares.size() == 1;
                    EXPECT_EQ(text.find(one ? "piezas de 9" : "pieza de 9 y 10"), std::string::npos) << text;
                    EXPECT_EQ(text.find(one ? "pieces on 9" : "piece on 9 and 10"), std::string::npos) << text;
                }
}

TEST(RulingWords, TheQualityLawTakesOneKing) {
    EXPECT_EQ(said("spanish", "W:W9,11:B13,K15", "9x18", words::Language::spanish),
              "Ley de la Calidad: aquí se come 1 dama con 11x20; tu jugada come 0 (artículo 23).");
    EXPECT_EQ(said("spanish", "W:W9,11:B13,15,21", "11x20", words::Language::spanish),
              "Ley de la Cantidad: aquí se comen 2 piezas con 9x25; tu jugada come 1 (artículo 22).");
}

TEST(RulingWords, TheKingIsTheOneWhoCaptures) {
    EXPECT_EQ(
        said("entrenamiento", "W:W8,K17:B12,19,26", "8x29", words::Language::spanish).find("captura antes la dama"),
        std::string::npos);
    EXPECT_EQ(said("entrenamiento", "W:WK4,9:B14,K13", "9x18", words::Language::spanish),
              "Ley de la Dama: cuando una dama puede capturar, tiene que capturar ella y no un peón: 4x18, 4x21 o 4x25 "
              "(artículo 12).");
}

TEST(RulingWords, BackwardsIsNoLieWhereMenCaptureBackwards) {
    const std::string text = said("international", "W:W32:B1", "32-37", words::Language::english);
    EXPECT_EQ(text.find("only"), std::string::npos) << text;
}

TEST(ResultWords, NameTheLoser) {
    const auto words = [](Outcome outcome, Reason reason, words::Language language) {
        return words::say(sentence(rules::Result{outcome, reason}, 24), language);
    };
    EXPECT_EQ(words(Outcome::black, Reason::resignation, words::Language::spanish),
              "Ganan las negras: las blancas abandonan (artículo 24).");
    EXPECT_EQ(words(Outcome::white, Reason::resignation, words::Language::english),
              "White wins: Black resigns (article 24).");
    EXPECT_EQ(words(Outcome::white, Reason::no_moves, words::Language::spanish),
              "Ganan las blancas: las negras no pueden mover (artículo 24).");
    EXPECT_EQ(words(Outcome::black, Reason::no_pieces, words::Language::english),
              "Black wins: White has no pieces left (article 24).");
    for (int reason = 1; reason <= static_cast<int>(Reason::agreement); ++reason)
        for (const words::Language language : both)
            for (const Outcome outcome : {Outcome::white, Outcome::black}) {
                const std::string text = words(outcome, static_cast<Reason>(reason), language);
                EXPECT_EQ(text.find("rival"), std::string::npos);
                EXPECT_EQ(text.find("opponent"), std::string::npos);
            }
}

TEST(ScoreWords, OneAndTwoMoves) {
    for (const words::Language language : both)
        for (const int plies : {1, 2, 3, 4}) {
            EXPECT_TRUE(numbers_agree(words::say(analysis::score_words(search::win_at(plies)), language)));
            EXPECT_TRUE(numbers_agree(words::say(analysis::score_words(search::loss_at(plies)), language)));
            EXPECT_TRUE(numbers_agree(
                words::say(sentence(endgames::TableVerdict{.result = tables::Wdl::win, .plies = plies}), language)));
        }
}

TEST(TreeWords, OneAndTwoOfEverything) {
    const search::textbook::Settings settings;
    for (const words::Language language : both)
        for (const std::size_t n : {1u, 2u, 3u}) {
            const rules::Square from(9), to(13);
            const rules::LegalMove step{.from = from, .to = to, .captured = {}, .path = {from, to}};
            TextbookReport report{.position = {},
                                  .value = 1,
                                  .line = {step},
                                  .nodes = n,
                                  .cutoffs = n,
                                  .evaluations = n,
                                  .inner_evaluations = n - 1,
                                  .nodes_by_ply = {},
                                  .tree = {},
                                  .truncated = true};
            report.tree.resize(n);
            const protocol::TreeView view{report, settings, "spanish", language};
            for (const std::string& line : protocol::summary(view)) EXPECT_TRUE(numbers_agree(line)) << line;
            TreeNode node{.moves = static_cast<int>(n), .searched = 0};
            EXPECT_TRUE(numbers_agree(protocol::left_out(view, node, 1)));
            node.pruned.assign(n + 1, step);
            EXPECT_TRUE(numbers_agree(protocol::left_out(view, node, 1))) << protocol::left_out(view, node, 1);
            EXPECT_TRUE(numbers_agree(protocol::not_shown(view, static_cast<int>(n))));
        }
}

TEST(Counted, EveryNoun) {
    using namespace words::nouns;
    for (const words::Noun& noun : {cutoff, evaluation, exercise, king, legal_ply, move, node, piece, ply, position,
                                    puzzle, random_ply, repetition, second})
        for (const words::Language language : both)
            for (const int n : {0, 1, 2}) EXPECT_TRUE(numbers_agree(words::counted(n, noun, language)));
}

}  // namespace damas::engine
