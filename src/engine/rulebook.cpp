// SPDX-License-Identifier: MIT
#include "engine/rulebook.hpp"

#include <algorithm>
#include <tuple>

#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/touch_move.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

namespace {

using notation::MoveText;
using notation::ParseError;
using rules::Law;
using rules::Move;
using rules::MoveList;
using rules::Position;
using rules::Variant;

template <Variant V>
Ruling plain(const Position<V>& p, const MoveList& legal, const rules::Verdict& verdict) {
    Ruling ruling{verdict.law, verdict.squares, {}, verdict.taken, verdict.required, verdict.article};
    for (const Move& move : verdict.moves)
        ruling.moves.push_back(verdict.law == Law::ambiguous
                                   ? notation::write_move_text({notation::path_of(p, move), true, {}})
                                   : notation::write_move(p, legal, move));
    return ruling;
}

/// Searches and writes every recorded node's move, walking the tree along its own positions.
template <Variant V>
TextbookReport search_textbook(const rules::Game<V>& game, const search::textbook::Settings& settings,
                               TreeLimits limits) {
    namespace tb = search::textbook;
    tb::Trace trace{.nodes = {}, .max_nodes = limits.max_nodes, .max_ply = limits.max_ply};
    const tb::Result found = tb::Search<V>(game, settings, &trace).run();
    TextbookReport report{.fen = notation::write_fen(game.position()),
                          .best = "",
                          .value = found.value,
                          .line = {},
                          .nodes = found.nodes,
                          .cutoffs = found.cutoffs,
                          .evaluations = found.evaluations,
                          .inner_evaluations = found.inner_evaluations,
                          .nodes_by_ply = found.nodes_by_ply,
                          .complete = found.complete,
                          .tree = {},
                          .truncated = trace.truncated};
    const auto text = [](const Position<V>& p, const Move& move) {
        MoveList legal;
        rules::generate(p, legal);
        return notation::write_move(p, legal, move);
    };
    Position<V> p = game.position();
    for (const Move& move : found.line) report.line.push_back(text(p, move)), p = rules::play(p, move);
    if (!report.line.empty()) report.best = report.line.front();

    std::vector<Position<V>> positions;
    std::vector<std::vector<Move>> seen(trace.nodes.size());
    for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
        const tb::TraceNode& node = trace.nodes[i];
        const auto parent = static_cast<std::size_t>(node.parent);
        positions.push_back(node.parent < 0 ? game.position() : rules::play(positions[parent], node.move));
        if (node.parent >= 0) seen[parent].push_back(node.move);
        report.tree.push_back({.parent = node.parent,
                               .ply = node.ply,
                               .move = node.parent < 0 ? "" : text(positions[parent], node.move),
                               .maximizing = node.maximizing,
                               .kind = node.kind,
                               .alpha = node.alpha,
                               .beta = node.beta,
                               .value = node.value,
                               .moves = node.moves,
                               .searched = node.searched});
    }
    for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
        if (!trace.nodes[i].cut() || seen[i].size() < static_cast<std::size_t>(trace.nodes[i].searched)) continue;
        MoveList legal;
        rules::generate(positions[i], legal);
        for (const Move& move : legal)
            if (std::ranges::find(seen[i], move) == seen[i].end())
                report.tree[i].pruned.push_back(notation::write_move(positions[i], legal, move));
    }
    return report;
}

template <Variant V>
class GameOf final : public Game {
public:
    GameOf(const Position<V>& start, const rules::DrawLimits& limits) : game_(start, limits) {}

    std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(*this); }

    GameState state() const override {
        const rules::Result result = game_.result();
        return {notation::write_fen(game_.position()),
                game_.position().turn,
                game_.ply(),
                result,
                rules::article(V::rules.articles, result.reason),
                game_.counters(),
                game_.limits(),
                game_.repetitions()};
    }

    notation::BoardView view() const override { return notation::board_view(game_.position()); }

    std::vector<LegalMove> legal_moves() const override {
        using G = rules::Geometry<V>;
        std::vector<LegalMove> moves;
        const Position<V>& p = game_.position();
        for (const Move& move : game_.legal())
            moves.push_back({G::square_of(move.from), G::square_of(move.to), rules::squares_of<V>(move.captured),
                             notation::path_of(p, move), notation::write_move(p, game_.legal(), move),
                             notation::write_hub<V>(move)});
        return moves;
    }

    Ruling judge(const MoveText& move) const override { return plain(game_.position(), game_.legal(), verdict(move)); }

    Ruling play(const MoveText& move) override {
        if (game_.over()) return {.law = Law::game_over};
        const rules::Verdict judged = verdict(move);
        Ruling ruling = plain(game_.position(), game_.legal(), judged);
        if (judged.legal()) game_.play(judged.moves.front());
        return ruling;
    }

    Ruling touch(int square, int touched) const override {
        if (game_.over()) return {.law = Law::game_over};
        const rules::Referee<V> referee(game_.position());
        return plain(game_.position(), game_.legal(), rules::judge_touch(referee, game_.position(), square, touched));
    }

    std::vector<int> binding_pieces() const override {
        const rules::Referee<V> referee(game_.position());
        std::vector<int> squares;
        for (int square = 1; square <= rules::Geometry<V>::squares; ++square)
            if (rules::touch_binds(referee, square)) squares.push_back(square);
        return squares;
    }

    bool undo() override { return game_.undo(); }
    void resign(rules::Side loser) override { game_.resign(loser); }
    void agree_draw() override { game_.agree_draw(); }

    TextbookReport textbook(const search::textbook::Settings& settings, TreeLimits limits) const override {
        return search_textbook(game_, settings, limits);
    }
    eval::Terms terms() const override { return eval::count_terms(game_.position()); }

    std::string start_fen() const override { return notation::write_fen(game_.position_at(0)); }
    MoveText move_at(int ply) const override {
        MoveList legal;
        rules::generate(game_.position_at(ply), legal);
        return notation::short_form(game_.position_at(ply), legal, game_.move_at(ply));
    }

private:
    rules::Verdict verdict(const MoveText& move) const {
        return notation::judge_text(rules::Referee<V>(game_.position()), game_.position(), move);
    }

    rules::Game<V> game_;
};

template <Variant V>
class RulebookOf final : public Rulebook {
public:
    std::string_view id() const override { return V::id; }
    std::string_view name(Language language) const override {
        return language == Language::spanish ? V::name_es : V::name_en;
    }
    const rules::RuleSet& rules() const override { return V::rules; }
    std::string start_fen() const override { return notation::write_fen(rules::start_position<V>()); }

    std::expected<std::unique_ptr<Game>, ParseError> new_game(std::string_view fen,
                                                              const rules::DrawLimits* limits) const override {
        auto p = notation::read_fen<V>(fen);
        if (!p) return std::unexpected(std::move(p.error()));
        return std::make_unique<GameOf<V>>(*p, limits != nullptr ? *limits : V::rules.draws);
    }
};

template <Variant... Vs>
std::span<const Rulebook* const> list(rules::VariantList<Vs...>) {
    static const std::tuple<RulebookOf<Vs>...> books;
    static const std::array<const Rulebook*, sizeof...(Vs)> pointers{&std::get<RulebookOf<Vs>>(books)...};
    return pointers;
}

}  // namespace

std::vector<MoveText> Game::moves() const {
    std::vector<MoveText> result;
    const int plies = state().ply;
    result.reserve(static_cast<std::size_t>(plies));
    for (int ply = 0; ply < plies; ++ply) result.push_back(move_at(ply));
    return result;
}

std::span<const Rulebook* const> rulebooks() { return list(rules::AllVariants{}); }

const Rulebook* find_rulebook(std::string_view id) {
    for (const Rulebook* book : rulebooks())
        if (book->id() == id) return book;
    return nullptr;
}

}  // namespace damas::engine
