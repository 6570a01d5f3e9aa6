// SPDX-License-Identifier: MIT
// Everything that can be set on a player, as a struct and by name: flags, settings files, protocols and match
// descriptions all speak of the same names.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "eval/terms.hpp"
#include "search/textbook/search.hpp"
#include "search/tuning.hpp"
#include "words/message.hpp"

namespace damas::engine {

/// Which of the two searches a player uses.
enum class SearchKind : std::uint8_t { champion, textbook };

/// How positions are valued: by what was learned from games, or by the terms and weights that a person can set.
enum class Evaluation : std::uint8_t { network, hand, patterns };

inline constexpr int top_level = 10;

struct PlayerOptions {
    SearchKind kind = SearchKind::champion;
    std::size_t hash_megabytes = 64;
    int threads = 1;
    int level = top_level;                        ///< From 1; engine/levels.hpp says what they are.
    std::uint64_t seed = 1;                       ///< Of a level's errors, of the book's and the textbook's choices.
    bool tables = true;                           ///< Use endgame tables; weak levels never do.
    std::string table_directory{};                ///< Tables beyond those of the program; empty: none.
    Evaluation evaluation = Evaluation::network;  ///< Of the champion; by hand where there is no network.
    std::string network{};                        ///< Its file; empty: the program's own.
    std::string patterns{};                       ///< Their file.
    bool book = false;                            ///< Play from an opening book; weak levels never do.
    std::string book_file{};                      ///< Its file; empty: the program's own.
    int book_margin = -1;                         ///< Hundredths that variety may cost; negative: as the book says.
    search::Tuning tuning{};
    search::textbook::Settings textbook{};  ///< Its weights are those of either search.
    double textbook_seconds = 0;            ///< Time limit of a textbook search; 0: none but the game's.
    std::function<bool()> interrupted{};    ///< Asked now and then by the thread that thinks; true ends the search.
};

/// Who asks for an option, the least trusted first: somebody at another machine, who may say how a player plays but
/// name no file and take neither memory nor processors; a person at this program; whoever tunes the search.
enum class Asker : std::uint8_t { client, person, tuner };

/// Sets one option by its name (engine/option_table.hpp); the answer says what is wrong, or nothing. `seed` is the
/// textbook's too, `patterns` and `book_file` also choose what they name.
std::optional<words::Message> set_option(PlayerOptions& options, std::string_view name, std::string_view value,
                                         Asker asker = Asker::tuner);

/// Why a player with such options would not heed the one of this name: it is of the other search. Nothing if he would.
std::optional<words::Message> unheeded(const PlayerOptions& options, std::string_view name);

/// Why options contradict each other; nothing if they do not.
std::optional<words::Message> contradiction(const PlayerOptions& options);

/// All that distinguishes a player from another, as a text: equal texts, equal players.
std::string identity(const PlayerOptions& options);

/// Why a player of an existing rule set cannot have the files that its options ask for; nothing if it can.
std::optional<words::Message> options_error(const PlayerOptions& options, std::string_view rules);

/// Why a hash table of so many megabytes cannot be had on this machine; nothing if it can.
std::optional<words::Message> hash_error(std::size_t megabytes);
/// Why a directory of tables that was asked for cannot be one; nothing if it can, or if it is the usual one, which need
/// not be there.
std::optional<words::Message> wrong_table_directory(const std::string& directory);
/// Why tables of a directory for an existing rule set cannot be used; nothing if all can, or if there are none.
std::optional<words::Message> refused_tables(const std::string& directory, std::string_view rules);

/// Where tables are looked for and built unless somebody says otherwise: $DAMAS_TABLES, or damas/tables in the user's
/// data directory.
std::string default_table_directory();

}  // namespace damas::engine
