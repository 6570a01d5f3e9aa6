// SPDX-License-Identifier: MIT
#include "endgames/find_ending.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "endgames/table_probe.hpp"
#include "tables/material.hpp"
#include "words/requests.hpp"

namespace damas::endgames {

namespace {

/// How many positions are looked at for one that will do, and of how many tables are asked: a second or two at worst.
constexpr std::uint64_t most_tries = 5'000;
constexpr int most_asked = 400;
/// More pieces than any table has.
constexpr int most_pieces = 8;

/// The pieces of a material on squares chosen by lot; some may stand on the same square, or men where they cannot.
rules::Setup by_lot(const EndingWanted& wanted, const tables::Material& material, std::uint64_t attempt, int squares) {
    rules::Setup setup{.turn = wanted.turn};
    std::uint64_t piece = 0;
    const auto put = [&](rules::Side side, bool king, int count) {
        for (int i = 0; i < count; ++i) {
            const std::uint64_t lot = core::mix(wanted.seed, attempt, piece++) % static_cast<unsigned>(squares);
            setup.pieces.push_back({side, king, rules::Square(1 + static_cast<int>(lot))});
        }
    };
    for (const bool own : {true, false}) {
        const tables::Force force = own ? material.own : material.other;
        const rules::Side side = own ? wanted.turn : rules::opponent(wanted.turn);
        put(side, true, force.kings);
        put(side, false, force.men);
    }
    return setup;
}

/// A game that may be asked about: it goes on, nothing has to be captured, and the Forzosa runs if it shall.
bool may_do(const engine::Game& game, const EndingWanted& wanted) {
    const auto captures = [](const rules::LegalMove& move) { return !move.captured.empty(); };
    return !game.over() && game.state().counters.forzosa.has_value() == wanted.forzosa &&
           std::ranges::none_of(game.legal_moves(), captures);
}

/// Whether somebody can learn from it: the result and its distance are those wanted, and it can be given away.
bool will_do(const TableProbe& probe, const EndingWanted& wanted) {
    const TableVerdict& here = probe.verdict;
    if (here.result != wanted.goal || here.too_late()) return false;
    // Of large materials tables know no distance: it is asked for only where somebody says how long.
    const int plies = here.plies.value_or(1);
    if (wanted.goal != tables::Wdl::draw && (plies < wanted.least || plies > wanted.most)) return false;
    const auto gives_away = [&](const auto& move) { return move.second.result != wanted.goal; };
    return wanted.goal == tables::Wdl::loss || std::ranges::any_of(probe.moves, gives_away);
}

}  // namespace

std::expected<std::optional<FoundEnding>, words::Message> find_ending(const engine::Rulebook& book,
                                                                      const std::string& directory,
                                                                      const EndingWanted& wanted,
                                                                      const std::function<bool()>& stop) {
    const auto material = tables::Material::read(wanted.material);
    if (!material || material->pieces() > most_pieces || material->own.pieces() == 0 || material->other.pieces() == 0)
        return std::unexpected(words::Message(words::requests::expected_material, most_pieces));
    const int squares = book.rules().width * book.rules().height / 2;
    int asked = 0;
    for (std::uint64_t attempt = 0; attempt < most_tries && asked < most_asked && !(stop && stop()); ++attempt) {
        const auto game = book.new_game(by_lot(wanted, *material, attempt, squares));
        if (!game || !may_do(**game, wanted)) continue;
        ++asked;
        const auto probe = probe_tables(book.id(), directory, (*game)->record());
        if (probe && will_do(*probe, wanted))
            return FoundEnding{.start = (*game)->start(), .plies = probe->verdict.plies};
    }
    return std::nullopt;
}

}  // namespace damas::endgames
