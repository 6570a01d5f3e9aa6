// SPDX-License-Identifier: MIT
#include "learning/dataset.hpp"

#include <filesystem>

#include "assets/files.hpp"
#include "learning/game_file.hpp"
#include "rules/game.hpp"
#include "rules/threats.hpp"
#include "rules/variants/all.hpp"
#include "words/learned.hpp"

namespace damas::learning {

namespace {

/// Remembers 64-bit numbers; open addressing, doubled when half full.
class NumberSet {
public:
    /// Whether the number is new.
    bool insert(std::uint64_t number) {
        number |= 1;  // 0 is an empty place
        if (2 * count_ >= places_.size()) grow();
        std::size_t at = number >> 7 & (places_.size() - 1);
        while (places_[at] != 0 && places_[at] != number) at = (at + 1) & (places_.size() - 1);
        if (places_[at] == number) return false;
        places_[at] = number;
        ++count_;
        return true;
    }

private:
    void grow() {
        std::vector<std::uint64_t> old(2 * places_.size());
        old.swap(places_);
        count_ = 0;
        for (const std::uint64_t number : old)
            if (number != 0) insert(number);
    }

    std::vector<std::uint64_t> places_ = std::vector<std::uint64_t>(1 << 16);
    std::size_t count_ = 0;
};

template <rules::Variant V>
Sample sample_of(const rules::Position<V>& p) {
    const bool white = p.turn == rules::Side::white;
    const auto seen = [&](core::Bits set) {
        std::uint64_t squares = 0;
        core::for_each_bit(set, [&](int bit) {
            const int place = rules::Geometry<V>::square_of(bit).number() - 1;
            squares |= core::bit(white ? place : rules::Geometry<V>::squares - 1 - place);
        });
        return squares;
    };
    const core::Bits own = p.pieces(p.turn), other = p.pieces(rules::opponent(p.turn));
    Sample s{seen(own & ~p.kings), seen(other & ~p.kings), seen(own & p.kings), seen(other & p.kings)};
    s.pieces = static_cast<std::uint8_t>(core::count(p.occupied()));
    return s;
}

template <rules::Variant V>
class Collector {
public:
    Collector(const DatasetRequest& r, PositionWriter training, PositionWriter held_out)
        : r_(r), training_(std::move(training)), held_out_(std::move(held_out)) {}

    std::expected<DatasetCounts, words::Message> run() {
        for (std::size_t i = 0; i < r_.games.size(); ++i) {
            auto reader = GameReader::open(r_.games[i], r_.rules);
            if (!reader) return std::unexpected(reader.error());
            bool possible = true;
            const auto read = reader->each([&](const StoredGame& game) {
                if (counts_.games % progress_every == 0 && !goes_on(i)) return false;
                possible = add(game);
                return possible && training_.good() && held_out_.good();
            });
            if (!read) return std::unexpected(read.error());
            if (!possible) return std::unexpected(words::about(r_.games[i], words::learned::impossible_move));
            if (!counts_.stopped && reader->is_torn()) counts_.torn.push_back(r_.games[i]);
            if (counts_.stopped || !goes_on(i + 1)) return counts_;
        }
        for (PositionWriter* writer : {&training_, &held_out_})
            if (const auto error = writer->finish()) return std::unexpected(error->message());
        counts_.training = training_.count();
        counts_.held_out = held_out_.count();
        return counts_;
    }

private:
    static constexpr std::uint64_t progress_every = 1000;  ///< Games.

    bool goes_on(std::size_t file) {
        counts_.stopped = r_.on_progress && !r_.on_progress(static_cast<int>(file), static_cast<int>(r_.games.size()));
        return !counts_.stopped;
    }

    bool add(const StoredGame& stored) {
        const bool held_out = counts_.games++ % static_cast<std::uint64_t>(r_.one_in) == 0;
        rules::Position<V> p = rules::start_position<V>();
        for (std::size_t ply = 0; ply < stored.plies.size(); ++ply) {
            rules::MoveList moves;
            rules::generate(p, moves);
            const StoredPly& played = stored.plies[ply];
            if (played.move >= moves.size()) return false;
            ++counts_.plies;
            if (ply >= stored.lots && !moves[played.move].is_capture() && !rules::threatened(p))
                write(p, stored, played, ply, held_out);
            p = rules::play(p, rules::Move(moves[played.move]));
        }
        return true;
    }

    void write(const rules::Position<V>& p, const StoredGame& stored, const StoredPly& played, std::size_t ply,
               bool held_out) {
        if (!seen_.insert(p.hash())) {
            ++counts_.repeated;
            return;
        }
        Sample s = sample_of(p);
        s.score = static_cast<std::int16_t>(from_eighths(played.score));
        s.result = p.turn == rules::Side::white ? stored.result : static_cast<std::uint8_t>(2 - stored.result);
        s.ply = static_cast<std::uint32_t>(ply);
        (held_out ? held_out_ : training_).add(s);
    }

    const DatasetRequest& r_;
    PositionWriter training_, held_out_;
    NumberSet seen_;
    DatasetCounts counts_;
};

}  // namespace

std::expected<DatasetCounts, words::Message> make_dataset(const DatasetRequest& request) {
    if (const auto wrong = assets::named_twice({request.training, request.held_out}, request.games))
        return std::unexpected(*wrong);
    auto training = PositionWriter::create(request.training, request.rules);
    if (!training) return std::unexpected(training.error().message());
    auto held_out = PositionWriter::create(request.held_out, request.rules);
    if (!held_out) return std::unexpected(held_out.error().message());
    std::expected<DatasetCounts, words::Message> result;
    rules::AllVariants::with_moves_of(request.rules, [&]<rules::Variant V>() {
        result = Collector<V>(request, std::move(*training), std::move(*held_out)).run();
    });
    return result;
}

}  // namespace damas::learning
