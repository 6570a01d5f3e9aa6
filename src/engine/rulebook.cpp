// SPDX-License-Identifier: MIT
#include "engine/rulebook.hpp"

#include <algorithm>
#include <tuple>

#include "engine/replay.hpp"
#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/touch_move.hpp"
#include "rules/variants/all.hpp"
#include "words/system.hpp"

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
    ruling.moves.reserve(verdict.moves.size());
    for (const Move& move : verdict.moves) ruling.moves.push_back(rules::legal_move(p, legal, move));
    return ruling;
}

template <Variant V>
LegalMove plain(const Position<V>& p, const Move& move) {
    MoveList legal;
    rules::generate(p, legal);
    return rules::legal_move(p, legal, move);
}

/// Searches and lays every recorded node open, walking the tree along its own positions.
template <Variant V>
TextbookReport search_textbook(const rules::Game<V>& game, const search::textbook::Settings& settings,
                               TreeLimits limits) {
    namespace tb = search::textbook;
    tb::Trace trace{.nodes = {}, .max_nodes = limits.max_nodes, .max_ply = limits.max_ply};
    const tb::Result found = tb::Search<V>(game, settings, &trace).run();
    TextbookReport report{.position = rules::setup_of(game.position()),
                          .value = found.value,
                          .line = rules::legal_line(game.position(), found.line),
                          .nodes = found.nodes,
                          .cutoffs = found.cutoffs,
                          .evaluations = found.evaluations,
                          .inner_evaluations = found.inner_evaluations,
                          .nodes_by_ply = found.nodes_by_ply,
                          .complete = found.complete,
                          .tree = {},
                          .truncated = trace.truncated};

    std::vector<Position<V>> positions;
    std::vector<std::vector<Move>> seen(trace.nodes.size());
    for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
        const tb::TraceNode& node = trace.nodes[i];
        const auto parent = static_cast<std::size_t>(node.parent);
        positions.push_back(node.parent < 0 ? game.position() : rules::play(positions[parent], node.move));
        if (node.parent >= 0) seen[parent].push_back(node.move);
        report.tree.push_back(
            {.parent = node.parent,
             .ply = node.ply,
             .move = node.parent < 0 ? std::nullopt : std::optional(plain(positions[parent], node.move)),
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
                report.tree[i].pruned.push_back(rules::legal_move(positions[i], legal, move));
    }
    return report;
}

/// A game with the moves of V, by a rule set that has the same moves.
template <Variant V>
class GameOf final : public Game {
public:
    GameOf(rules::Game<V> game, const rules::RuleSet& rules) : game_(std::move(game)), rules_(rules) {}

    std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(*this); }

    GameState state() const override {
        const rules::Result result = game_.result();
        return {rules::setup_of(game_.position()),
                game_.position().turn,
                game_.ply(),
                result,
                rules::article(rules_.articles, result.reason),
                game_.counters(),
                game_.limits(),
                game_.repetitions()};
    }

    rules::Side turn() const override { return game_.position().turn; }
    int ply() const override { return game_.ply(); }
    rules::Result result() const override { return game_.result(); }

    notation::BoardView view() const override {
        notation::BoardView view = notation::board_view(game_.position());
        view.light_squares = rules_.on_light_squares;
        return view;
    }

    std::vector<LegalMove> legal_moves() const override { return rules::legal_moves(game_.position(), game_.legal()); }

    Ruling judge(const MoveText& move) const override { return plain(game_.position(), game_.legal(), verdict(move)); }

    Ruling play(const MoveText& move) override {
        if (game_.over()) return {.law = Law::game_over};
        const rules::Verdict judged = verdict(move);
        Ruling ruling = plain(game_.position(), game_.legal(), judged);
        if (judged.legal()) game_.play(judged.moves.front());
        return ruling;
    }

    bool play(const LegalMove& known) override {
        const Move move = rules::move_of<V>(known);
        if (game_.over() || std::ranges::find(game_.legal(), move) == game_.legal().end()) return false;
        game_.play(move);
        return true;
    }

    Ruling touch(rules::Square square, rules::Square touched) const override {
        if (game_.over()) return {.law = Law::game_over};
        return plain(game_.position(), game_.legal(), rules::judge_touch(referee(), game_.position(), square, touched));
    }

    std::vector<Touch> touches() const override {
        std::vector<Touch> result;
        if (game_.over()) return result;
        const Position<V>& p = game_.position();
        const rules::Referee<V> referee = this->referee();
        for (const rules::Square square : rules::Geometry<V>::all_squares)
            if ((p.pieces(p.turn) >> rules::Geometry<V>::bit_of(square) & 1) != 0)
                result.push_back({square, rules::touch_binds(referee, square),
                                  plain(p, game_.legal(), rules::judge_pick(referee, square))});
        return result;
    }

    bool binds(rules::Square square) const override { return !game_.over() && rules::touch_binds(referee(), square); }

    bool undo() override { return game_.undo(); }
    void resign(rules::Side loser) override { game_.resign(loser); }
    void agree_draw() override { game_.agree_draw(); }

    TextbookReport textbook(const search::textbook::Settings& settings, TreeLimits limits) const override {
        return search_textbook(game_, settings, limits);
    }
    eval::Terms terms() const override { return eval::count_terms(game_.position()); }

    rules::Setup start() const override { return rules::setup_of(game_.position_at(0)); }
    LegalMove move_at(int ply) const override { return plain(game_.position_at(ply), game_.move_at(ply)); }

private:
    rules::Referee<V> referee() const { return rules::Referee<V>(game_.position(), rules_.articles); }
    rules::Verdict verdict(const MoveText& move) const {
        return notation::judge_text(referee(), game_.position(), move);
    }

    rules::Game<V> game_;
    const rules::RuleSet& rules_;
};

/// The rule set V; its games are made of the first variant's code that has the same moves.
template <Variant V>
class RulebookOf final : public Rulebook {
    using Moves = rules::AllVariants::FirstWithMovesOf<V>::type;

public:
    std::string_view id() const override { return V::id; }
    const words::Text& name() const override { return name_; }
    const rules::RuleSet& rules() const override { return V::rules; }
    std::string_view learned_as() const override { return Moves::id; }
    std::span<const rules::Example> examples() const override { return V::examples; }
    rules::Setup start() const override { return rules::setup_of(rules::start_position<Moves>()); }

    std::unique_ptr<Game> new_game(const rules::DrawLimits* limits) const override {
        return begin(rules::start_position<Moves>(), limits);
    }
    std::expected<std::unique_ptr<Game>, rules::SetupError> new_game(const rules::Setup& start,
                                                                     const rules::DrawLimits* limits) const override {
        const auto p = rules::make_position<Moves>(start);
        if (!p) return std::unexpected(p.error());
        return begin(*p, limits);
    }
    std::expected<std::unique_ptr<Game>, ParseError> read_game(std::string_view fen,
                                                               const rules::DrawLimits* limits) const override {
        auto p = notation::read_fen<Moves>(fen);
        if (!p) return std::unexpected(std::move(p.error()));
        return begin(*p, limits);
    }
    std::unique_ptr<Game> replay(const GameRecord& record) const override {
        return std::make_unique<GameOf<Moves>>(engine::replay<Moves>(record), V::rules);
    }

private:
    static std::unique_ptr<Game> begin(const Position<Moves>& start, const rules::DrawLimits* limits) {
        return std::make_unique<GameOf<Moves>>(rules::Game<Moves>(start, limits != nullptr ? *limits : V::rules.draws),
                                               V::rules);
    }

    static constexpr words::Text name_{V::name_es, V::name_en};
};

template <Variant... Vs>
std::span<const Rulebook* const> list(rules::VariantList<Vs...>) {
    static const std::tuple<RulebookOf<Vs>...> books;
    static const std::array<const Rulebook*, sizeof...(Vs)> pointers{&std::get<RulebookOf<Vs>>(books)...};
    return pointers;
}

}  // namespace

std::vector<LegalMove> Game::moves() const {
    std::vector<LegalMove> result;
    const int plies = ply();
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

words::Message game_name(std::string_view id) {
    const Rulebook* book = find_rulebook(id);
    return book == nullptr ? words::verbatim(id) : words::Message(book->name());
}

}  // namespace damas::engine
