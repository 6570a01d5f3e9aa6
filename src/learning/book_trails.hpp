// SPDX-License-Identifier: MIT
// Games followed through a book for as long as they are in it.
#pragma once

#include <algorithm>
#include <map>
#include <unordered_set>

#include "book/book.hpp"
#include "core/hash.hpp"
#include "learning/game_file.hpp"

namespace damas::learning {

template <rules::Variant V>
class BookTrails {
public:
    explicit BookTrails(book::Book<V>& book) : book_(book) {}

    /// A game that was played twice counts once. The error says which file cannot be read.
    std::expected<void, words::Message> read(const std::vector<std::string>& files) {
        for (const std::string& file : files) {
            auto reader = GameReader::open(file, V::id);
            if (!reader) return std::unexpected(reader.error());
            const auto read = reader->each([&](StoredGame& game) {
                if (known_.insert(digest(game)).second)
                    trails_.push_back({std::move(game.plies), game.result, rules::start_position<V>(), 0});
                return true;
            });
            if (!read) return read;
        }
        return {};
    }

    /// Follows all games on to where they now leave the book.
    void follow() {
        for (Trail& trail : trails_) follow(trail);
    }

    struct Exit {
        rules::Position<V> position;
        int games;
    };

    /// Where more than one game has left the book and might be followed, the most frequented first.
    std::vector<Exit> exits() const {
        std::map<std::uint64_t, Exit> found;
        for (const Trail& trail : trails_)
            if (trail.next < trail.plies.size() && trail.position.kings == 0)
                ++found.try_emplace(trail.position.hash(), trail.position, 0).first->second.games;
        std::vector<Exit> list;
        for (const auto& [hash, exit] : found)
            if (exit.games > 1) list.push_back(exit);
        std::ranges::sort(list, [](const Exit& a, const Exit& b) {
            return a.games != b.games ? a.games > b.games : a.position.hash() < b.position.hash();
        });
        return list;
    }

private:
    struct Trail {
        std::vector<StoredPly> plies;
        std::uint8_t result;
        rules::Position<V> position;
        std::size_t next;
    };

    static std::uint64_t digest(const StoredGame& game) {
        std::uint64_t sum = game.plies.size();
        for (const StoredPly& ply : game.plies) sum = core::mix(sum, ply.move, 0);
        return sum;
    }

    void follow(Trail& trail) {
        while (const auto here = book_.find(trail.position)) {
            auto& results = book_.at(*here).results;
            ++(trail.result == 2 ? results.white : trail.result == 1 ? results.draws : results.black);
            const rules::MoveList moves = book::moves_of(trail.position);
            if (trail.next >= trail.plies.size() || trail.plies[trail.next].move >= moves.size()) {
                trail.plies.clear();
                trail.next = 0;
                trail.position.kings = 1;  // No position of a book: the trail ends here.
                return;
            }
            trail.position = rules::play(trail.position, moves[trail.plies[trail.next++].move]);
        }
    }

    book::Book<V>& book_;
    std::vector<Trail> trails_;
    std::unordered_set<std::uint64_t> known_;
};

}  // namespace damas::learning
