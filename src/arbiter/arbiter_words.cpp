// SPDX-License-Identifier: MIT
// What the arbiter says about a game file, in both languages.
#include "arbiter/arbiter.hpp"
#include "words/remarks.hpp"

namespace damas::arbiter {

using words::Message;
namespace text = words::remarks;

namespace {

/// The move in an Infringement tag as `annul` writes it, "2 22-17 not_diagonal"; what others wrote stays as it is.
std::string cause_in(const std::string& tag) {
    const auto ours = annulled_for(tag);
    return ours ? ours->move : tag;
}

}  // namespace

Message sentence(const Remark& remark) {
    const std::string& what = remark.what;
    switch (remark.kind) {
        case Remark::Kind::guessed: return {text::guessed, engine::find_rulebook(what)->name()};
        case Remark::Kind::loose_game_type: return {text::loose_game_type, what};
        case Remark::Kind::usual_numbers: return {text::usual_numbers, what};
        case Remark::Kind::other_corner: return text::other_corner;
        case Remark::Kind::unknown_profile: return {text::unknown_profile, what};
        case Remark::Kind::resolved: return {text::resolved, what};
        case Remark::Kind::annulled: break;
    }
    if (what.empty()) return text::annulled;
    return {text::annulled_for, cause_in(what)};
}

Message sentence(const FalseClaim& claim) {
    using enum FalseClaim::Against;
    switch (claim.against) {
        case moves: return {text::against_moves, claim.tag, claim.stated, claim.found};
        case movetext: return {text::against_movetext, claim.tag, claim.stated, claim.found};
        case other_tag: return {text::against_other_tag, claim.tag, claim.stated, claim.found};
        case no_result: return {text::no_result, claim.tag, claim.stated};
        case annulment: return {text::against_annulment, claim.tag, claim.stated};
        case legal_move: break;
    }
    return {text::against_legal_move, claim.tag, claim.stated};
}

Message ending_words(const notation::pdn::Game& game, const GameReport& report) {
    const std::string stated = stated_result(game);
    if (report.end.result.outcome != rules::Outcome::none || stated == "*")
        return engine::sentence(report.end.result, report.end.article);
    return {text::not_ended, stated};
}

words::Message sentence(const Infringement& wrong) {
    return wrong.bad_setup ? wrong.bad_setup->message() : sentence(wrong.ruling);
}

}  // namespace damas::arbiter
