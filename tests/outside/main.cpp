// SPDX-License-Identifier: MIT
// What one can do with the library, in a page: legal moves, the referee, a game as PDN, the engine.
#include <damas/damas.hpp>
#include <iostream>

namespace {

void print_moves(const damas::Game& game) {
    std::cout << game.fen() << '\n';
    for (const damas::Move& move : game.legal_moves()) std::cout << ' ' << move.text;
    std::cout << '\n';
}

}  // namespace

int main() {
    const auto rules = damas::find_rule_set("spanish");
    if (!rules) return 1;
    std::cout << rules->name().en << ", " << rules->width() << 'x' << rules->height() << '\n';

    damas::Game game(*rules);
    print_moves(game);
    game.play("12-15");
    game.play("22-19");
    const damas::Ruling ruling = game.play("9-13");
    std::cout << ruling.law << ": " << ruling.sentence.in(damas::Language::english) << '\n'
              << ruling.sentence.in(damas::Language::spanish) << '\n';
    std::cout << damas::write_pdn(game, {{"White", "Ana"}, {"Black", "Luis"}});

    auto ending = damas::Game::from_fen(*rules, "W:WK3,K7,K14:BK30");
    if (!ending) {
        std::cout << ending.error().sentence.en << '\n';
        return 1;
    }
    print_moves(*ending);

    damas::Engine engine(*rules);
    while (!ending->outcome()) {
        const auto thought = engine.think(*ending, {.nodes = 20'000});
        if (!thought) {
            std::cout << thought.error().sentence.en << '\n';
            return 1;
        }
        if (ending->ply() == 0) std::cout << "it ends in " << thought->plies_to_end.value_or(0) << " plies\n";
        ending->play(thought->line.front());
    }
    std::cout << ending->outcome()->sentence.en << '\n';

    if (const auto wrong = damas::Game::from_fen(*rules, "W:W3:B99"); !wrong)
        std::cout << wrong.error().sentence.en << '\n';
    return 0;
}
