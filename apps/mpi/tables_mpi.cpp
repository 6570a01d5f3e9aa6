// SPDX-License-Identifier: MIT
// `damas-tables-mpi`: builds endgame tables on several machines that share a directory. The pairs of one level do not
// need each other, so each rank takes some of them; then all wait for the slowest. The files are those that `damas
// tables build` makes, to the byte. An ordinary MPI program: start it with mpirun or srun.
#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "number.hpp"
#include "rules/variants/all.hpp"
#include "tables/set_builder.hpp"

namespace {

using namespace damas;
using tables::Material;

constexpr const char* usage =
    "usage: damas-tables-mpi RULES PIECES DIRECTORY [THREADS [DISTANCES]]\n"
    "RULES: a game of `damas moves --help`, such as spanish. PIECES: 2 to 8. DIRECTORY: seen by all ranks.\n"
    "THREADS: of each rank, 1 if left out. DISTANCES: kept up to so many pieces, 5 if left out.\n"
    "A run that was ended goes on where it stopped.\n";

int number(const char* text, int low, int high) { return static_cast<int>(apps::number(text, low, high, usage)); }

/// Tells rank 0 and all others whether everybody succeeded.
bool all_well(bool well) {
    int mine = well ? 1 : 0, all = 0;
    MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    return all == 1;
}

template <rules::Variant V>
bool build(tables::BuildOptions options) {
    int rank = 0, ranks = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    const double begin = MPI_Wtime();
    for (auto& level : tables::levels_to_build(options.pieces)) {
        // The largest first, so that the last ones to finish are small.
        std::ranges::stable_sort(level, std::greater<>(), tables::pair_size<V>);
        bool well = true;
        for (std::size_t i = static_cast<std::size_t>(rank); i < level.size() && well;
             i += static_cast<std::size_t>(ranks)) {
            options.only = level[i];
            const auto built = tables::SetBuilder<V>(options).run({});
            if (!built) std::fprintf(stderr, "error: rank %d: %s\n", rank, words::english(built.error()).c_str());
            well = built.has_value();
        }
        if (!all_well(well)) return false;
        if (rank == 0 && !level.empty())
            std::fprintf(stderr, "%d pieces, %d men: %zu pairs, %.0f s\n", level[0].pieces(), level[0].men(),
                         level.size(), MPI_Wtime() - begin);
    }
    options.only.reset();
    if (rank == 0) tables::SetBuilder<V>(options).drop_distances();
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    if (argc < 4 || argc > 6) {
        std::fputs(usage, stderr);
        MPI_Finalize();
        return 2;
    }
    const int pieces = number(argv[2], 2, tables::max_pieces);
    const tables::BuildOptions options{.directory = argv[3],
                                       .pieces = pieces,
                                       .distances = std::min(pieces, argc > 5 ? number(argv[5], 0, 8) : 5),
                                       .threads = argc > 4 ? number(argv[4], 1, 256) : 1};
    bool well = false;
    if (!rules::AllVariants::with_moves_of(argv[1], [&]<rules::Variant V>() { well = build<V>(options); }))
        std::fputs(usage, stderr);
    MPI_Finalize();
    return well ? 0 : 1;
}
