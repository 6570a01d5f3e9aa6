// SPDX-License-Identifier: MIT
#include "slow_facts.hpp"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>

#include "data_file.hpp"

namespace damas::slow {
namespace {

/// The lines of a file by their names; each is taken once, and none may be left.
class Lines {
public:
    explicit Lines(const std::string& text) {
        for (const std::string& line : testing::split(text, "\n")) {
            if (line.starts_with('#')) continue;
            const auto parts = testing::split(line, " = ");
            if (parts.size() != 2 || !values_.emplace(parts[0], parts[1]).second) give_up(line);
        }
    }

    std::string take(const std::string& name) {
        const auto found = values_.find(name);
        if (found == values_.end()) give_up(name);
        std::string value = found->second;
        values_.erase(found);
        return value;
    }

    int number(const std::string& name) {
        const std::string text = take(name);
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc{} || end != text.data() + text.size()) give_up(name);
        return value;
    }

    /// Whether the value is `one` and not the `other`, the only two there are.
    bool is(const std::string& name, std::string_view one, std::string_view other) {
        const std::string value = take(name);
        if (value != one && value != other) give_up(name);
        return value == one;
    }

    void end() const {
        if (!values_.empty()) give_up(values_.begin()->first);
    }

private:
    [[noreturn]] static void give_up(const std::string& what) {
        std::fprintf(stderr, "a file of rules, at \"%s\"\n", what.c_str());
        std::abort();
    }

    std::map<std::string, std::string> values_;
};

/// The tiles in play in the order of their numbers: row by row from the side where square 1 is, each row from its hand.
std::vector<Tile> numbered(int size, bool top_left_is_played, bool from_top, bool from_right) {
    std::vector<Tile> tiles(1);
    for (int i = 0; i < size; ++i)
        for (int j = 0; j < size; ++j) {
            const Tile tile{from_top ? i : size - 1 - i, from_right ? size - 1 - j : j};
            if (((tile.row + tile.column) % 2 == 0) == top_left_is_played) tiles.push_back(tile);
        }
    return tiles;
}

Facts read(Lines lines) {
    Facts facts{.size = lines.number("size"),
                .rows_of_men = lines.number("rows of men"),
                .men_capture_backward = lines.is("men capture", "forward and backward", "forward"),
                .laws = testing::split(lines.take("laws"), ", "),
                .repetitions = lines.number("repetitions"),
                .passivity_plies = lines.number("passivity plies"),
                .passivity_pieces = lines.number("passivity pieces"),
                .passivity_kings = lines.is("passivity kings", "both sides", "any"),
                .forzosa_plies = lines.number("forzosa plies"),
                .one_v_three_plies = lines.number("one against three plies"),
                .one_v_two_plies = lines.number("one against two plies"),
                .two_v_two = lines.is("two against two", "as one against two", "free")};
    const bool from_top = lines.is("square 1 at the", "top", "bottom");
    const bool from_right = lines.is("square 1 on the", "right", "left");
    facts.tiles = numbered(facts.size, lines.is("top left corner", "in play", "not in play"), from_top, from_right);
    lines.end();
    facts.square_of.resize(static_cast<std::size_t>(facts.size * facts.size));
    for (int square = 1; square <= facts.squares(); ++square) {
        const Tile tile = facts.tiles[static_cast<std::size_t>(square)];
        facts.square_of[static_cast<std::size_t>(facts.size * tile.row + tile.column)] = square;
    }
    return facts;
}

}  // namespace

int Facts::square_on(Tile tile) const {
    if (tile.row < 0 || tile.row >= size || tile.column < 0 || tile.column >= size) return 0;
    return square_of[static_cast<std::size_t>(size * tile.row + tile.column)];
}

bool Facts::on_main_diagonal(int square) const {
    const Tile tile = tiles[static_cast<std::size_t>(square)];
    return square_on({0, 0}) != 0 ? tile.row == tile.column : tile.row + tile.column == size - 1;
}

const Facts* facts_of(std::string_view variant) {
    static std::map<std::string, std::unique_ptr<Facts>, std::less<>> known;
    if (const auto found = known.find(variant); found != known.end()) return found->second.get();
    const std::string text = testing::read_whole(DAMAS_TEST_DATA "/" + std::string(variant) + ".rules");
    auto facts = text.empty() ? nullptr : std::make_unique<Facts>(read(Lines(text)));
    return known.emplace(variant, std::move(facts)).first->second.get();
}

}  // namespace damas::slow
