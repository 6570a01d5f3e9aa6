// SPDX-License-Identifier: MIT
// Laws of files of self-play games: what is not refused can be gone on with, and then holds the same games and one
// more; from games whose moves exist comes a file of positions that can be read. First byte: 1 checksum of the header
// made right, and the request, 2 those of the games, 4 variant.
#include "core/file_header.hpp"
#include "harness.hpp"
#include "learning/dataset.hpp"
#include "learning/game_file.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;
using learning::StoredGame;

constexpr std::size_t name_bytes = sizeof(core::FileMark), request_bytes = 8, sum_bytes = 8;

/// Bytes before the checksum of a file's header; files of the format before have no request.
std::size_t known_bytes(std::string_view file) {
    return name_bytes + (file.starts_with("damasgm2") ? 0 : request_bytes);
}

/// Writes the checksum of `bytes` bytes from `from` on right after them.
void put_sum(std::string& file, std::size_t from, std::size_t bytes, std::size_t width, std::uint64_t seed) {
    const std::uint64_t sum = core::checksum(bytes_of(std::string_view(file).substr(from, bytes)), seed);
    for (std::size_t i = 0; i < width; ++i) file[from + bytes + i] = static_cast<char>(sum >> (8 * i));
}

void repair_games(std::string& file) {
    for (std::size_t at = known_bytes(file) + sum_bytes; at + 6 <= file.size();) {
        put_sum(file, at, 4, 2, at);
        const auto byte = [&](std::size_t i) { return std::size_t{static_cast<std::uint8_t>(file[at + i])}; };
        const std::size_t bytes = 6 + 2 * (byte(1) | byte(2) << 8);
        if (at + bytes + 4 > file.size()) return;
        put_sum(file, at, bytes, 4, at);
        at += bytes + 4;
    }
}

struct Read {
    int games = 0;
    bool ours = false;  ///< Played by the request of whoever has none.
};

/// What a file holds; nothing if it is refused.
std::optional<Read> read(const std::string& path, std::string_view rules) {
    auto reader = learning::GameReader::open(path, rules);
    if (!reader) return {};
    Read result{.ours = reader->played_by({})};
    const auto all = reader->each([&](const StoredGame& game) {
        demand(game.result <= 2 && game.lots <= game.plies.size());
        return ++result.games > 0;
    });
    if (!all) return {};
    return result;
}

/// The first bytes of a file that somebody begins.
template <rules::Variant V>
std::string fresh_header(const Scratch& scratch) {
    const std::string path = scratch.put("fresh", "");
    demand(learning::GameWriter::open(path, V::id).has_value());
    return *core::read_file(path);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Scratch scratch;
    Bytes input(data, size);
    const unsigned wishes = take(input);
    std::string file(text_of(input));
    with_variant(wishes >> 2, [&]<rules::Variant V>() {
        static const std::string fresh = fresh_header<V>(scratch);
        if (const std::size_t known = known_bytes(file); (wishes & 1) != 0 && file.size() >= known + sum_bytes) {
            if (known > name_bytes) file.replace(name_bytes, request_bytes, fresh, name_bytes, request_bytes);
            put_sum(file, 0, known, sum_bytes, 0);
        }
        if ((wishes & 2) != 0) repair_games(file);
        const std::string path = scratch.put("games", file);
        const auto found = read(path, V::id);
        const learning::DatasetRequest request{.rules = std::string(V::id),
                                               .games = {path},
                                               .training = scratch.path("training"),
                                               .held_out = scratch.path("held_out"),
                                               .one_in = 2};
        if (const auto made = learning::make_dataset(request); found && made) {
            demand(made->games == static_cast<std::uint64_t>(found->games));
            const auto samples = learning::read_positions(request.training, V::id);
            demand(samples && samples->size() == made->training);
        }
        // Whoever was killed while he began a file may begin again.
        const bool begun = file.size() < fresh.size() && fresh.starts_with(file);
        const int games = found ? found->games : 0;
        {
            auto writer = learning::GameWriter::open(path, V::id);
            demand(writer.has_value() == (begun || (found && found->ours)));
            if (!writer) return;
            demand(writer->before() == games && writer->add({.plies = {{}, {}}}));
        }
        demand(read(path, V::id)->games == games + 1);
    });
    return 0;
}
