// SPDX-License-Identifier: MIT
#include "arena/match_files.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>
#include <set>

#include "arbiter/game_kind.hpp"
#include "core/checksum.hpp"
#include "words/match_faults.hpp"

namespace damas::arena {

namespace {

namespace fs = std::filesystem;
namespace said = words::match_faults;

/// What must agree for two runs to be the same match. The number of rounds may grow.
std::string identity(const MatchSettings& s) {
    std::string text = "rules: " + s.rules + "\npace: " + s.pace.describe() + "\nopenings: " + s.openings_text +
                       (s.adjudicate ? "\nadjudicated by tables\n" : "\n");
    for (const PlayerSpec& player : s.players) text += "player: " + player.text + '\n';
    return text;
}

/// Pairs beyond these would have games without a number.
constexpr int most_pairs = std::numeric_limits<int>::max() / 2;

/// "12.2" is the second game of the twelfth pair.
bool read_round(std::string_view text, Outcome& outcome) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos) return false;
    const auto read = [](std::string_view number, int most, int& place) {
        int value = 0;
        const auto [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (wrong != std::errc() || end != number.data() + number.size() || value < 1 || value > most) return false;
        place = value - 1;
        return true;
    };
    return read(text.substr(0, dot), most_pairs, outcome.pair) && read(text.substr(dot + 1), 2, outcome.game);
}

/// The game of a file as an outcome; nothing if it is not one of this match.
std::optional<Outcome> read_outcome(const notation::pdn::Game& game, const Match& match) {
    Outcome outcome;
    const auto player = [&](std::string_view tag) {
        const auto found = std::ranges::find(match.players, game.tag(tag).value_or(""));
        return found == match.players.end() ? -1 : static_cast<int>(found - match.players.begin());
    };
    outcome.white = player("White");
    outcome.black = player("Black");
    if (outcome.white < 0 || outcome.black < 0 || !read_round(game.tag("Round").value_or(""), outcome)) return {};
    const engine::Rulebook& book = *engine::find_rulebook(match.rules);
    const std::string_view result = game.tag("Result").value_or("");
    const rules::FileFormat& format = book.rules().file;
    if (result != format.win && result != format.draw && result != format.loss) return {};
    outcome.score = result == format.win ? 2 : result == format.draw ? 1 : 0;
    outcome.plies = static_cast<int>(game.line.moves.size());
    outcome.reason = game.tag("Termination").value_or("");
    for (const std::string_view side : {"White: ", "Black: "})
        if (outcome.reason.starts_with(side)) {
            outcome.fault = true;
            outcome.reason = outcome.reason.substr(side.size(), outcome.reason.find(':', side.size()) - side.size());
        }
    return outcome;
}

/// A game ends with a line of its own; what follows the last such line was cut off.
constexpr std::string_view end_of_game = "*\n\n";
/// A game begins with a checksum of the rest of it; in older matches with the next tag.
constexpr std::string_view digest_tag = "[Digest \"", first_tag = "[Event \"damas match\"]";

std::string with_digest(const std::string& text) {
    return std::string(digest_tag) + core::in_digits(core::checksum(core::bytes_of(text))) + "\"]\n" + text;
}

/// Whether a text is as it was written.
bool is_whole(const std::string& text) {
    const std::size_t end = digest_tag.size() + core::checksum_digits + 3;
    return text.starts_with(digest_tag) && text.size() > end && with_digest(text.substr(end)) == text;
}

/// Whether one is the beginning of the other.
bool begin_alike(std::string_view a, std::string_view b) {
    const std::size_t size = std::min(a.size(), b.size());
    return a.substr(0, size) == b.substr(0, size);
}

/// Reads the games of a file, one after another; how many bytes these are. Only the end of a game may be missing.
std::expected<std::size_t, words::Message> read_games(const fs::path& path, Match& match) {
    const auto text = core::read_regular_file(path.string());
    if (!text) return std::unexpected(text.error().message());
    std::set<std::pair<int, int>> seen;
    std::size_t at = 0;
    bool older = true;  // Until a game has a checksum.
    const auto refuse = [&](const words::Message& why) {
        const auto lines = 1 + std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(at), '\n');
        return std::unexpected(words::about(path.string(), {said::in_line, lines, why}));
    };
    for (std::size_t end; (end = text->find(end_of_game, at)) != std::string::npos; at = end + end_of_game.size()) {
        const std::string one = text->substr(at, end + end_of_game.size() - at);
        older = older && one.starts_with(first_tag);
        if (!older && one.starts_with(digest_tag) && !is_whole(one)) return refuse(said::not_as_written);
        const auto games = notation::pdn::read(one);
        const bool ours = older || one.starts_with(digest_tag);
        const auto outcome = ours && games && games->size() == 1 ? read_outcome(games->front(), match) : std::nullopt;
        if (!outcome) return refuse(said::not_of_this_match);
        if (!seen.emplace(outcome->pair, outcome->game).second) return refuse(said::same_game);
        match.games.push_back(*outcome);
    }
    const std::string_view rest = std::string_view(*text).substr(at);
    if (!begin_alike(rest, digest_tag) && !begin_alike(rest, first_tag)) return refuse(said::not_of_this_match);
    return at;
}

}  // namespace

std::expected<MatchFiles, words::Message> MatchFiles::open(const MatchSettings& settings, Match& match) {
    MatchFiles files;
    if (settings.directory.empty()) return files;
    const fs::path directory = settings.directory;
    if (const auto error = core::make_directory(settings.directory)) return std::unexpected(error->message());
    const fs::path description = directory / "match.txt", games = directory / "games.pdn";
    if (std::error_code none; fs::file_size(description, none) > 0 && !none) {
        const auto found = core::read_regular_file(description.string());
        if (!found) return std::unexpected(found.error().message());
        if (*found != identity(settings))
            return std::unexpected(words::Message(said::another_match, settings.directory));
    } else if (const auto error = core::write_file(description.string(), identity(settings))) {
        return std::unexpected(error->message());
    }
    auto grows = core::GrowingFile::open(games.string());
    if (!grows) return std::unexpected(grows.error().message());
    const auto complete = read_games(games, match);
    if (!complete) return std::unexpected(complete.error());
    if (const auto error = grows->cut(*complete)) return std::unexpected(error->message());
    files.games_.emplace(std::move(*grows));
    return files;
}

std::optional<core::FileError> MatchFiles::append(const PlayedGame& played, const Match& match) {
    if (!games_) return {};
    notation::pdn::Game game = played.pdn;
    const Outcome& o = played.outcome;
    game.set_tag("Event", "damas match");
    game.set_tag("Round", std::to_string(o.pair + 1) + '.' + std::to_string(o.game + 1));
    game.set_tag("White", match.players[static_cast<std::size_t>(o.white)]);
    game.set_tag("Black", match.players[static_cast<std::size_t>(o.black)]);
    std::string text = arbiter::written(game, engine::find_rulebook(match.rules));
    while (!text.empty() && text.back() == '\n') text.pop_back();
    text += "\n\n";
    return games_->append(with_digest(text));
}

}  // namespace damas::arena
