// SPDX-License-Identifier: MIT
// Law: a FEN that is accepted by a variant survives its canonical form, and its moves can be listed and written.
#include <cstdlib>

#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/variants/all.hpp"
#include "support/hub_text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace damas;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    rules::AllVariants::for_each([&]<rules::Variant V>() {
        const auto p = notation::read_fen<V>(text);
        if (!p) {
            const std::string message = words::english(p.error().message());
            if (message.empty() || message.find('\n') != std::string::npos) std::abort();
            return;
        }
        const auto again = notation::read_fen<V>(notation::write_fen(*p));
        if (!again || *again != *p) std::abort();
        const rules::Referee<V> referee(*p);
        for (const rules::Move& move : referee.legal()) {
            const auto verdict = notation::judge_text(referee, *p, *notation::read_move_text(testing::hub<V>(move)));
            if (!verdict.legal() || verdict.moves[0] != move) std::abort();
        }
    });
    return 0;
}
