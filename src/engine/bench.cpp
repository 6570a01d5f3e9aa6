// SPDX-License-Identifier: MIT
#include "engine/bench.hpp"

#include <span>

#include "core/stopwatch.hpp"
#include "engine/player.hpp"
#include "engine/rulebook.hpp"

namespace damas::engine {

namespace {

// Positions of our own games after 12 to 60 plies, from the opening to endings with kings.
constexpr std::array<std::string_view, 9> small_board{
    "W:W1-12:B21-32",
    "W:W1,2,3,4,7,8,9,11,14,16:B17,20,22,23,25,28,29,30,31,32",
    "W:W2,3,4,5,6,9,10,12,15:B17,19,21,22,24,26,29,31,32",
    "W:W2,3,4,5,13,14,16:B15,23,25,26,28,29,32",
    "W:W1,2,3,4,5,16,20,24:B18,19,29,31,32",
    "W:W2,6,10,11,15,20:B13,17,22,24,28,29",
    "W:W1,6,16,24:B9,19,26,27",
    "W:W4,10,16,18,21:B8,11,12,25,32",
    "W:W9,K11:BK1,K23,25",
};
constexpr std::array<std::string_view, 9> large_board{
    "W:W31-50:B1-20",
    "W:W30,32,33,35,36,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,9,10,11,13,14,15,17,19,22,23,24",
    "W:W27,34,35,37,38,39,40,41,42,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,15,16,19,23,29",
    "W:W31,32,33,34,36,39,40,41,43,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,17,24,25,30",
    "W:W26,28,32,33,34,35,38,40,42,44,45,46,47,48,49,50:B1,2,3,4,5,8,9,11,13,14,15,17,19,23,24",
    "W:W26,27,33,34,41,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,11,13,17,18,19,24",
    "W:W27,31,34,35,37,38,40,45,46,47,49,50:B1,2,3,4,5,7,10,14,16,19,24,28",
    "W:W26,27,31,32,33,35,37,39,40,46,47,48,49:B1,2,3,4,5,6,10,12,16,17,18,22,23,24,28",
    "W:W25,27,28,31,32,34,35,37,39,46,47,49,50:B2,3,10,11,13,14,16,17,18,19,21,23,24,26",
};

}  // namespace

BenchResult run_bench(std::string_view rules, int depth, int threads, std::size_t hash_megabytes) {
    const Rulebook& book = *find_rulebook(rules);
    const bool small = book.rules().width == 8;
    const std::span<const std::string_view> positions = small ? std::span(small_board) : std::span(large_board);
    const std::atomic<bool> never = false;
    const auto player = make_player(rules, {.hash_megabytes = hash_megabytes, .threads = threads, .tables = false});
    BenchResult result;
    for (const std::string_view fen : positions) {
        player->new_game();
        const GameRecord game = (*book.read_game(fen))->record();
        const core::Stopwatch watch;
        player->think(game, {.depth = depth}, {}, never);
        result.seconds += watch.seconds();
        result.nodes += player->nodes();
    }
    return result;
}

}  // namespace damas::engine
