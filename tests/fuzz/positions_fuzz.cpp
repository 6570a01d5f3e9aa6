// SPDX-License-Identifier: MIT
// Law: whatever a file of positions holds, it is refused in one line or all its positions are such as the rules allow,
// and patterns can be fitted to them. First byte: 1 sum made right, 2 counts of positions and pieces made right, 4
// patterns fitted, 8 variant.
#include <cstring>

#include "harness.hpp"
#include "learning/pattern_trainer.hpp"
#include "learning/position_file.hpp"
#include "rules/setup.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;
using learning::PositionHeader;
using learning::Sample;

void repair(std::string& file, bool sum, bool counts) {
    PositionHeader header;
    if (file.size() < sizeof header) return;
    std::memcpy(&header, file.data(), sizeof header);
    const std::size_t samples = (file.size() - sizeof header) / sizeof(Sample);
    learning::SampleSum found;
    for (std::size_t i = 0; i < samples; ++i) {
        char* const place = file.data() + sizeof header + i * sizeof(Sample);
        Sample s;
        std::memcpy(&s, place, sizeof s);
        if (counts)
            s.pieces = static_cast<std::uint8_t>(core::count(s.own_men) + core::count(s.other_men) +
                                                 core::count(s.own_kings) + core::count(s.other_kings));
        std::memcpy(place, &s, sizeof s);
        found.add(s);
    }
    if (sum) header.sum = found.value();
    if (counts) header.count = samples, file.resize(sizeof header + samples * sizeof(Sample));
    std::memcpy(file.data(), &header, sizeof header);
}

/// The position with White to move, checked as a set-up that a person makes.
template <rules::Variant V>
bool is_legal(const Sample& s) {
    rules::Setup setup;
    const auto put = [&](std::uint64_t squares, rules::Side side, bool king) {
        core::for_each_bit(squares, [&](int place) { setup.pieces.push_back({side, king, rules::Square(place + 1)}); });
    };
    put(s.own_men, rules::Side::white, false);
    put(s.own_kings, rules::Side::white, true);
    put(s.other_men, rules::Side::black, false);
    put(s.other_kings, rules::Side::black, true);
    return rules::make_position<V>(setup).has_value() && setup.pieces.size() == s.pieces && s.result <= 2;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Scratch scratch;
    Bytes input(data, size);
    const unsigned wishes = take(input);
    std::string file(text_of(input));
    repair(file, wishes & 1, wishes & 2);
    const std::string path = scratch.put("positions", file);
    with_variant(wishes >> 3, [&]<rules::Variant V>() {
        const auto samples = learning::read_positions(path, V::id);
        if (!samples) {
            const std::string wrong = words::english(samples.error());
            return demand(wrong.starts_with(path + ": ") && !wrong.contains('\n'));
        }
        for (const Sample& sample : *samples) demand(is_legal<V>(sample));
        if ((wishes & 4) == 0) return;
        const auto fitted = learning::fit_patterns({.rules = std::string(V::id),
                                                    .training = path,
                                                    .held_out = path,
                                                    .output = scratch.path("patterns"),
                                                    .epochs = 1});
        demand(fitted.has_value());
    });
    return 0;
}
