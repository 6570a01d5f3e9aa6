// SPDX-License-Identifier: MIT
// `damas-selfplay-mpi`: self-play on several machines that share a directory. Each rank plays its share of the games
// and writes a file of its own, the very file that `damas selfplay --shard RANK --of RANKS` writes. An ordinary MPI
// program: start it with mpirun or srun; a run that was ended goes on where it stopped.
#include <mpi.h>

#include <cstdio>
#include <filesystem>

#include "engine/rulebook.hpp"
#include "learning/selfplay.hpp"
#include "number.hpp"

namespace {

using namespace damas;

constexpr const char* usage =
    "usage: damas-selfplay-mpi RULES GAMES NODES DIRECTORY [NAME=VALUE...]\n"
    "RULES: a game of `damas moves --help`, such as spanish. GAMES: of all ranks together. NODES: a move.\n"
    "DIRECTORY: seen by all ranks; gets RULES-RANK.games. NAME=VALUE: seed, plies (drawn by lot), or an option of the\n"
    "player, as in `damas match`: network=FILE, evaluation=hand.\n";

long number(const char* text, long low, long high) { return apps::number(text, low, high, usage); }

int run(int argc, char** argv) {
    int rank = 0, ranks = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (argc < 5 || engine::find_rulebook(argv[1]) == nullptr) {
        if (rank == 0) std::fputs(usage, stderr);
        return 2;
    }
    learning::SelfplayRequest request;
    request.rules = argv[1];
    request.games = static_cast<int>(number(argv[2], 1, 2'000'000'000));
    request.nodes = static_cast<std::uint64_t>(number(argv[3], 1, 1'000'000'000));
    request.shard = rank;
    request.shards = ranks;
    for (int i = 5; i < argc; ++i) {
        const std::string setting = argv[i];
        const std::size_t equals = setting.find('=');
        const std::string name = setting.substr(0, equals);
        const char* const value = equals == std::string::npos ? "" : argv[i] + equals + 1;
        if (name == "plies")
            request.lots = static_cast<int>(number(value, 0, 40));
        else if (name == "seed")
            request.seed = static_cast<std::uint64_t>(number(value, 0, 2'000'000'000));
        else if (const auto error = engine::set_option(request.player, name, value)) {
            if (rank == 0) std::fprintf(stderr, "error: %s: %s\n", argv[i], words::english(*error).c_str());
            return 2;
        }
    }
    std::error_code ignored;
    std::filesystem::create_directories(argv[4], ignored);
    request.output =
        (std::filesystem::path(argv[4]) / (request.rules + '-' + std::to_string(rank) + ".games")).string();
    const double begin = MPI_Wtime();
    request.on_progress = [&](int done, int total) {
        if (rank == 0 && done % 100 == 0)
            std::fprintf(stderr, "rank 0: %d of %d games, %.0f s\n", done, total, MPI_Wtime() - begin);
        return true;
    };
    const auto played = learning::play_selfplay(request);
    if (!played) std::fprintf(stderr, "error: rank %d: %s\n", rank, words::english(played.error()).c_str());
    int mine = played ? 1 : 0, all = 0;
    MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    return all == 1 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    const int code = run(argc, argv);
    MPI_Finalize();
    return code;
}
