// SPDX-License-Identifier: MIT
// `damas check FILE.pdn`: the arbiter of article 21.
#include "words/commands/check.hpp"

#include <iostream>

#include "arbiter/arbiter.hpp"
#include "common.hpp"
#include "notation/fen.hpp"
#include "protocol/game_json.hpp"
#include "words/analyses.hpp"
#include "words/counted.hpp"
#include "words/files.hpp"
#include "words/message.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::check;
namespace help = said::help;

using arbiter::GameReport;
using arbiter::Infringement;
using notation::JsonWriter;
using words::Language;

struct Options {
    std::string file, rules, out;
    Language language = Language::spanish;
    bool json = false, claimed_draws = false, annul = false, resume = false;

    arbiter::CheckRequest request() const {
        return {.choice = {.chosen = rules.empty() ? nullptr : engine::find_rulebook(rules)},
                .claimed_draws = claimed_draws};
    }
};

/// "12... " for the ply of a move, seen from who began.
std::string move_number(int ply, bool black_began) {
    const int half = ply - 1 + (black_began ? 1 : 0);
    return std::to_string(half / 2 + 1) + (half % 2 == 0 ? ". " : "... ");
}

std::string players(const notation::pdn::Game& game) {
    const auto name = [&](std::string_view tag) { return std::string(game.tag(tag).value_or("?")); };
    return game.tag("White") || game.tag("Black") ? name("White") + " - " + name("Black") : "";
}

void print(const Infringement& wrong, bool black_began, std::string_view indent) {
    std::cout << indent << move_number(wrong.ply, black_began) << wrong.move << " ("
              << text({said::place, wrong.at.line, wrong.at.column}) << "): " << text(sentence(wrong)) << '\n';
    if (wrong.ruling.law != rules::Law::game_over)
        std::cout << indent << text({said::resumes_from, notation::write_fen(wrong.position)}) << '\n';
}

/// A game that somebody played on after a draw that nobody claimed is a right game by other rules.
bool goes_on_after_a_draw(const GameReport& report) {
    return report.went_on() && report.end.result.outcome == rules::Outcome::draw;
}

void print(std::size_t index, const notation::pdn::Game& game, const GameReport& report, const Options& o) {
    const bool black_began = game.tag("FEN").value_or("W").starts_with('B');
    std::cout << text({words::analyses::game, index});
    if (const std::string names = players(game); !names.empty()) std::cout << ", " << names;
    if (report.error) {
        std::cout << ": " << words::say(report.error->message(), o.language) << '\n';
        return;
    }
    std::cout << " (" << report.rulebook->name().in(o.language)
              << "): " << words::counted(report.plies, words::nouns::legal_ply, o.language) << ". "
              << words::say(arbiter::ending_words(game, report), o.language) << '\n';
    for (const arbiter::Remark& remark : report.remarks)
        std::cout << "  " << words::say(sentence(remark), o.language) << '\n';
    if (report.infringement) print(*report.infringement, black_began, "  ");
    if (goes_on_after_a_draw(report)) std::cout << "  " << text(said::claimed_draws) << '\n';
    for (const Infringement& wrong : report.in_variations) {
        std::cout << "  " << text(said::in_a_variation) << '\n';
        print(wrong, black_began, "    ");
    }
    for (const arbiter::FalseClaim& claim : report.false_claims)
        std::cout << "  " << words::say(sentence(claim), o.language) << '\n';
}

void put(JsonWriter& json, const Infringement& wrong, Language language) {
    protocol::put_infringement(json.object(), wrong);
    json.key("squares").list(numbers_of(wrong.ruling.squares)).key("moves").list(engine::written_moves(wrong.ruling));
    json.field("sentence", words::say(sentence(wrong), language));
    json.field("resume_fen", notation::write_fen(wrong.position)).end();
}

void put(JsonWriter& json, std::size_t index, const GameReport& report, Language language) {
    json.object().field("game", index).field("correct", report.correct());
    if (report.error) {
        json.field("error", words::say(report.error->message(), language)).end();
        return;
    }
    protocol::put_end(json, report);
    if (report.infringement) put(json.key("infringement"), *report.infringement, language);
    json.field("annulled", report.annulled).key("remarks").array();
    for (const arbiter::Remark& remark : report.remarks) json.value(words::say(sentence(remark), language));
    json.end().key("in_variations").array();
    for (const Infringement& wrong : report.in_variations) put(json, wrong, language);
    json.end().key("false_claims").array();
    for (const arbiter::FalseClaim& claim : report.false_claims)
        json.object().field("tag", claim.tag).field("stated", claim.stated).field("found", claim.found).end();
    json.end().end();
}

/// Checks game after game, so that a large file costs no more than its text.
class CheckCommand {
public:
    explicit CheckCommand(const Options& o) : o_(o) {}

    int run(notation::pdn::GameReader& games) {
        json_.object().key("games").array();
        while (auto game = games.next()) {
            ++number_;
            if (*game)
                check(**game);
            else
                skip(game->error());
            if (o_.json) std::cout << json_.take();
        }
        all_correct_ &= number_ > 0;
        if (o_.json)
            std::cout << json_.end().field("correct", all_correct_).field("skipped", skipped_).end().take() << '\n';
        else if (skipped_ > 0 && skipped_ != number_)
            complain({said::unreadable_games, o_.file, skipped_, number_});
        if (number_ == 0) return bad_request(words::about(o_.file, common::no_game));
        if (skipped_ > 0 && core::same_file(o_.out, o_.file))
            return bad_request({words::files::would_lose_games, o_.out});
        if (!o_.out.empty())
            if (const int code = write_output(o_.out, rewritten_); code != exit_ok) return code;
        return skipped_ == number_ ? exit_bad_request : all_correct_ ? exit_ok : exit_no;
    }

private:
    void check(notation::pdn::Game& game) {
        const GameReport report = arbiter::check_game(game, o_.request());
        all_correct_ &= report.correct();
        if (o_.json)
            put(json_, number_, report, o_.language);
        else
            print(number_, game, report, o_);
        if (o_.out.empty()) return;
        if (o_.annul) arbiter::annul(game, report);
        if (o_.resume) arbiter::resume(game, report, o_.language);
        rewritten_ += arbiter::written(game, report.rulebook) + '\n';
    }

    void skip(const notation::ParseError& error) {
        ++skipped_;
        all_correct_ = false;
        const std::string words = words::say(error.message(), o_.language);
        if (o_.json)
            json_.object().field("game", number_).field("correct", false).field("error", words).end();
        else
            complain({common::unreadable_game, o_.file, number_, words});
    }

    const Options& o_;
    JsonWriter json_;
    std::size_t number_ = 0, skipped_ = 0;
    bool all_correct_ = true;
    std::string rewritten_;
};

int run(const Options& o) {
    if ((o.annul || o.resume) && o.out.empty()) return bad_request(said::write_needed);
    auto text = read_file(o.file);
    if (!text) return bad_request(text.error());
    notation::pdn::GameReader games(*text);
    text->clear();
    text->shrink_to_fit();
    return CheckCommand(o).run(games);
}

}  // namespace

void add_check(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("check", text(help::command));
    command.add_option(text(common::file_argument), o->file, text(help::file))->required();
    add_rules(command, o->rules);
    add_language(command, o->language);
    command.add_option("--write", o->out, text(help::write));
    add_claimed_draws(command, o->claimed_draws);
    CLI::Option* annul = command.add_flag("--annul", o->annul, text(help::annul));
    command.add_flag("--resume", o->resume, text(help::resume))->excludes(annul);
    command.add_flag("--json", o->json, text(common::json));
    command.footer(text(help::footer));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
