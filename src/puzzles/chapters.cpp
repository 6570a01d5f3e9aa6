// SPDX-License-Identifier: MIT
#include "puzzles/chapters.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/checksum.hpp"
#include "notation/json_writer.hpp"
#include "puzzles/symmetry.hpp"

namespace damas::puzzles {

namespace {

/// Ratings that differ by less belong together, from the least on; of a hundred puzzles so many have each of them.
constexpr int band_width = 200;
constexpr std::array<std::size_t, 10> share_of_band{6, 11, 15, 16, 15, 12, 10, 7, 5, 3};
/// One in so many at most.
constexpr std::size_t mere_endings = 4, single_moves = 8;

std::size_t band_of(const Puzzle& puzzle) {
    return std::min(static_cast<std::size_t>(puzzle.rating - least_rating) / band_width, share_of_band.size() - 1);
}

/// How much there is to see.
std::size_t worth(const Puzzle& puzzle) {
    std::size_t sum = std::min<std::size_t>(puzzle.solution.size(), 9) + 2 * puzzle.themes.size();
    if (puzzle.has(Theme::trap)) sum += 2;
    if (puzzle.has(Theme::opposition)) sum += 6;
    if (puzzle.has(Theme::forzosa)) sum += 4;
    return sum;
}

/// Takes from some puzzles until there are enough of each kind.
class Choice {
public:
    explicit Choice(std::size_t count) : count_(count) {}

    bool take(const Puzzle& puzzle) {
        const bool ending = puzzle.themes == std::vector{Theme::ending}, single = puzzle.solution.size() == 1;
        if (chosen_.size() == count_ || (ending && endings_ * mere_endings >= count_) ||
            (single && singles_ * single_moves >= count_))
            return false;
        endings_ += ending ? 1U : 0U;
        singles_ += single ? 1U : 0U;
        chosen_.push_back(puzzle);
        return true;
    }
    std::vector<Puzzle> chosen() && { return std::move(chosen_); }

private:
    std::size_t count_, endings_ = 0, singles_ = 0;
    std::vector<Puzzle> chosen_;
};

/// What has equal keys stays in its order. (One library's std::stable_sort does not compile without a warning.)
template <class T, class Order, class Key>
void sort_stably(std::vector<T>& items, Order, Key key) {
    std::multimap<std::remove_cvref_t<std::invoke_result_t<Key, T&>>, T, Order> sorted;
    for (T& item : items) {
        const auto place = std::invoke(key, item);
        sorted.emplace(place, std::move(item));
    }
    items.clear();
    for (auto& [place, item] : sorted) items.push_back(std::move(item));
}

void write_chapter(notation::JsonWriter& json, const ChapterFile& file, std::span<const Puzzle> puzzles) {
    json.object().field("file", file.name).field("bytes", file.text.size()).field("count", puzzles.size());
    json.field("from", puzzles.front().rating).field("to", puzzles.back().rating).key("themes").object();
    for (std::size_t t = 0; t < theme_names.size(); ++t)
        json.field(theme_names[t],
                   std::ranges::count_if(puzzles, [&](const Puzzle& p) { return p.has(static_cast<Theme>(t)); }));
    json.end().end();
}

}  // namespace

std::vector<Puzzle> choose(const engine::Rulebook& book, std::span<const Puzzle> puzzles, std::size_t count) {
    std::array<std::vector<const Puzzle*>, share_of_band.size()> bands;
    std::set<std::string> keys;
    for (const Puzzle& puzzle : puzzles)
        if (keys.insert(canonical_key(game_of(book, puzzle)->view())).second) bands[band_of(puzzle)].push_back(&puzzle);
    Choice choice(count);
    std::vector<const Puzzle*> left;
    for (std::size_t b = 0; b < bands.size(); ++b) {
        sort_stably(bands[b], std::greater{}, [](const Puzzle* p) { return worth(*p); });
        std::size_t wanted = (count * share_of_band[b] + 99) / 100;
        for (const Puzzle* puzzle : bands[b])
            if (wanted > 0 && choice.take(*puzzle))
                --wanted;
            else
                left.push_back(puzzle);
    }
    sort_stably(left, std::greater{}, [](const Puzzle* p) { return worth(*p); });
    for (const Puzzle* puzzle : left) choice.take(*puzzle);
    std::vector<Puzzle> chosen = std::move(choice).chosen();
    sort_stably(chosen, std::less{}, &Puzzle::rating);
    return chosen;
}

std::vector<ChapterFile> chapters(const engine::Rulebook& book, std::span<const Puzzle> puzzles, std::size_t size) {
    std::vector<ChapterFile> files;
    notation::JsonWriter list;
    list.array();
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < puzzles.size(); at += size) {
        const auto part = puzzles.subspan(at, std::min(size, puzzles.size() - at));
        const std::string number = std::to_string(files.size() + 1);
        files.push_back(
            {(number.size() < 2 ? "0" : "") + number + ".pdn", write_puzzles(book, {part.begin(), part.end()})});
        sum = core::checksum(core::bytes_of(files.back().text), sum);
        write_chapter(list, files.back(), part);
    }
    notation::JsonWriter json;
    json.object().field("rules", book.id()).field("version", core::in_digits(sum)).field("count", puzzles.size());
    json.key("chapters").written(list.end().text()).end();
    files.push_back({"index.json", json.text() + '\n'});
    return files;
}

}  // namespace damas::puzzles
