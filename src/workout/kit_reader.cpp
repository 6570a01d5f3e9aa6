// SPDX-License-Identifier: MIT
// Reads a kit field by field; the first thing that is wrong ends it. Whatever a stranger's file holds, nothing of it is
// kept unless all of it is right.
#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "notation/encoding.hpp"
#include "notation/json.hpp"
#include "rules/variants/all.hpp"
#include "words/expected.hpp"
#include "words/files.hpp"
#include "words/kits.hpp"
#include "workout/figures.hpp"
#include "workout/kit.hpp"

namespace damas::workout {

namespace {

using notation::Json;
using rules::Side;

namespace said = words::kits;

constexpr std::size_t max_bytes = 256 * 1024;
constexpr std::size_t max_exercises = 60;
constexpr std::size_t long_text = 400, short_text = 60, id_text = 32, emoji_text = 8;

enum class Empty : bool { no, yes };

bool is_id(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

/// Plain text: what a page, a terminal, a PDN comment and a printer show alike.
bool is_plain(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = notation::utf8_length(text);
        const auto c = static_cast<unsigned char>(text.front());
        if (length == 0 || c < 0x20 || c == 0x7F || text.find_first_of("<>{}") == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

class KitReader {
public:
    KitReader() = default;
    explicit KitReader(std::string_view text) : text_(text) {}

    /// The kit of the text.
    std::expected<Kit, KitError> run() {
        if (text_->size() > max_bytes) return std::unexpected(KitError{{}, {}, {said::too_large, max_bytes / 1024}});
        const auto json = notation::read_json(*text_);
        if (!json)
            return std::unexpected(
                KitError{notation::place_of(*text_, json.error().at), {}, {said::no_json, json.error().wrong}});
        return run(*json);
    }

    std::expected<Kit, KitError> run(const Json& json) {
        Kit kit;
        if (!read(json, kit)) return std::unexpected(std::move(*error_));
        return kit;
    }

private:
    bool fail(const Json& at, std::string path, words::Message what) {
        const auto place = [&] { return text_ ? std::optional(notation::place_of(*text_, at.at)) : std::nullopt; };
        if (!error_) error_ = KitError{place(), std::move(path), std::move(what)};
        return false;
    }

    /// Whether it is an object that has no other fields than these.
    bool object(const Json& json, const std::string& path, std::span<const std::string_view> known) {
        if (json.kind != Json::Kind::object) return fail(json, path, said::expected_object);
        for (const auto& [name, value] : json.fields)
            if (std::ranges::find(known, name) == known.end())
                return fail(value, path, {said::unknown_field, notation::printable(name)});
        return true;
    }

    const Json* field(const Json& json, const std::string& path, const std::string& name) {
        const Json* found = json.find(name);
        if (found == nullptr) fail(json, path, {said::missing_field, name});
        return found;
    }

    bool text(const Json& json, const std::string& path, std::string& out, std::size_t most, Empty empty) {
        if (json.kind != Json::Kind::text) return fail(json, path, words::expected::text);
        const std::size_t size = notation::text_width(json.text);
        if (size > most) return fail(json, path, {said::long_text, size, most});
        if (json.text.empty() && empty == Empty::no) return fail(json, path, said::empty_text);
        if (!is_plain(json.text)) return fail(json, path, said::plain_text);
        out = json.text;
        return true;
    }

    /// A text field of an object; one that may be empty may be missing, too.
    bool text_of(const Json& json, const std::string& path, const std::string& name, std::string& out, std::size_t most,
                 Empty empty = Empty::no) {
        if (empty == Empty::yes && json.find(name) == nullptr) return true;
        const Json* found = field(json, path, name);
        return found != nullptr && text(*found, inside(path, name), out, most, empty);
    }

    bool integer(const Json& json, const std::string& path, int low, int high, int& out) {
        if (json.kind != Json::Kind::number || json.number != std::floor(json.number) || json.number < low ||
            json.number > high)
            return fail(json, path,
                        low == high ? words::Message(words::expected::one_number, low)
                                    : words::Message(words::expected::whole_number, low, high));
        out = static_cast<int>(json.number);
        return true;
    }

    bool array(const Json& json, const std::string& path) {
        return json.kind == Json::Kind::array || fail(json, path, said::expected_list);
    }

    /// One of several words; its place among them.
    bool word(const Json& json, const std::string& path, std::span<const std::string_view> words, std::size_t& out) {
        const auto found = std::ranges::find(words, json.text);
        if (json.kind != Json::Kind::text || found == words.end()) {
            std::string list;
            for (const std::string_view w : words) list.append(list.empty() ? "" : ", ").append(w);
            return fail(json, path, {said::expected_word, list});
        }
        out = static_cast<std::size_t>(found - words.begin());
        return true;
    }
    bool word_of(const Json& json, const std::string& path, const std::string& name,
                 std::span<const std::string_view> words, std::size_t& out) {
        const Json* found = field(json, path, name);
        return found != nullptr && word(*found, inside(path, name), words, out);
    }

    static std::string inside(const std::string& path, const std::string& name) {
        return path.empty() ? name : path + '.' + name;
    }
    static std::string inside(const std::string& path, std::size_t i) { return path + '[' + std::to_string(i) + ']'; }

    bool read(const Json& json, Kit& kit) {
        static constexpr std::array<std::string_view, 11> known{"$schema",   "format",      "version", "language",
                                                                "name",      "description", "rules",   "amounts",
                                                                "exercises", "teams",       "hidden"};
        static constexpr std::array<std::string_view, 1> format{"damas-kit"};
        static constexpr std::array<std::string_view, 2> languages{"es", "en"};
        std::size_t is = 0, language = 0, game = 0;
        int version = 0;
        if (!object(json, "", known) || !word_of(json, "", "format", format, is)) return false;
        const Json* number = field(json, "", "version");
        if (number == nullptr || !integer(*number, "version", 1, 1, version)) return false;
        if (!word_of(json, "", "language", languages, language)) return false;
        constexpr auto& games = rules::AllVariants::ids;
        if (json.find("rules") != nullptr) {
            if (!word_of(json, "", "rules", games, game)) return false;
            kit.rules = games[game];
        }
        kit.language = language == 0 ? words::Language::spanish : words::Language::english;
        if (!text_of(json, "", "name", kit.name, short_text)) return false;
        if (!text_of(json, "", "description", kit.description, long_text, Empty::yes)) return false;
        if (const Json* hidden = json.find("hidden")) {
            if (hidden->kind != Json::Kind::boolean) return fail(*hidden, "hidden", words::expected::boolean);
            kit.hidden = hidden->yes;
        }
        return read_amounts(json, kit) && read_exercises(json, kit) && read_teams(json, kit);
    }

    bool read_amounts(const Json& json, Kit& kit) {
        const Json* amounts = json.find("amounts");
        if (amounts == nullptr) return true;
        if (!object(*amounts, "amounts", row_names)) return false;
        for (std::size_t i = 0; i < row_names.size(); ++i) {
            const std::string name(row_names[i]);
            const Json* amount = amounts->find(name);
            if (amount != nullptr && !integer(*amount, inside("amounts", name), 1, max_amount, kit.amounts.of[i]))
                return false;
        }
        return true;
    }

    bool read_exercises(const Json& json, Kit& kit) {
        const Json* list = field(json, "", "exercises");
        if (list == nullptr || !array(*list, "exercises")) return false;
        if (list->items.empty() || list->items.size() > max_exercises)
            return fail(*list, "exercises", {said::expected_exercises, max_exercises});
        for (std::size_t i = 0; i < list->items.size(); ++i)
            if (!read_exercise(list->items[i], inside("exercises", i), kit)) return false;
        return true;
    }

    bool read_exercise(const Json& json, const std::string& path, Kit& kit) {
        static constexpr std::array<std::string_view, 8> known{"id",   "name",        "figure",  "emoji",
                                                               "kind", "description", "muscles", "adaptation"};
        static constexpr std::array<std::string_view, 2> kinds{"repetitions", "hold"};
        Exercise e;
        std::size_t kind = 0;
        if (!object(json, path, known) || !text_of(json, path, "id", e.id, id_text)) return false;
        if (!is_id(e.id)) return fail(*json.find("id"), inside(path, "id"), said::plain_id);
        if (std::ranges::find(kit.exercises, e.id, &Exercise::id) != kit.exercises.end())
            return fail(*json.find("id"), inside(path, "id"), {said::exercise_twice, e.id});
        if (!text_of(json, path, "name", e.name, short_text) || !read_picture(json, path, e) ||
            !word_of(json, path, "kind", kinds, kind) ||
            !text_of(json, path, "description", e.description, long_text, Empty::yes) ||
            !text_of(json, path, "muscles", e.muscles, short_text, Empty::yes))
            return false;
        e.kind = static_cast<Kind>(kind);
        if (const Json* other = json.find("adaptation"))
            if (!read_adaptation(*other, inside(path, "adaptation"), e.adaptation)) return false;
        kit.exercises.push_back(std::move(e));
        return true;
    }

    /// The name of a figure that pages have, or none.
    bool read_figure(const Json& json, const std::string& path, std::string& out) {
        if (!text_of(json, path, "figure", out, id_text, Empty::yes)) return false;
        return out.empty() || is_figure(out) ||
               fail(*json.find("figure"), inside(path, "figure"), {said::unknown_figure, out});
    }

    /// A figure, or an emoji, or both: then pages show the figure.
    bool read_picture(const Json& json, const std::string& path, Exercise& out) {
        if (!read_figure(json, path, out.figure)) return false;
        return text_of(json, path, "emoji", out.emoji, emoji_text, out.figure.empty() ? Empty::no : Empty::yes);
    }

    bool read_adaptation(const Json& json, const std::string& path, Adaptation& out) {
        static constexpr std::array<std::string_view, 4> known{"name", "figure", "description", "percent"};
        if (!object(json, path, known) || !text_of(json, path, "name", out.name, short_text, Empty::yes) ||
            !read_figure(json, path, out.figure) ||
            !text_of(json, path, "description", out.description, long_text, Empty::yes))
            return false;
        const Json* percent = json.find("percent");
        return percent == nullptr || integer(*percent, inside(path, "percent"), 1, 100, out.percent);
    }

    bool read_teams(const Json& json, Kit& kit) {
        static constexpr std::array<std::string_view, 2> known{"white", "black"};
        const Json* teams = field(json, "", "teams");
        if (teams == nullptr || !object(*teams, "teams", known)) return false;
        for (const Side side : {Side::white, Side::black}) {
            const std::string name(known[static_cast<std::size_t>(side)]);
            const Json* team = field(*teams, "teams", name);
            if (team == nullptr || !read_team(*team, inside("teams", name), kit, kit.team(side))) return false;
        }
        return true;
    }

    bool read_team(const Json& json, const std::string& path, const Kit& kit, Team& team) {
        static constexpr std::array<std::string_view, 3> known{"name", "exercises", "arrangement"};
        if (!object(json, path, known) || !text_of(json, path, "name", team.name, short_text)) return false;
        const Json* list = field(json, path, "exercises");
        const std::string here = inside(path, "exercises");
        if (list == nullptr || !array(*list, here)) return false;
        if (list->items.size() != exercises_a_team) return wrong_count(*list, here, exercises_a_team);
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            std::string name;
            if (!text(list->items[i], inside(here, i), name, id_text, Empty::no)) return false;
            const auto found = std::ranges::find(kit.exercises, name, &Exercise::id);
            if (found == kit.exercises.end())
                return fail(list->items[i], inside(here, i), {said::unknown_exercise, name});
            team.exercises.push_back(static_cast<int>(found - kit.exercises.begin()));
        }
        return read_arrangement(json, inside(path, "arrangement"), pieces_a_side(kit.rules), team.arrangement);
    }

    bool wrong_count(const Json& list, const std::string& path, std::size_t wanted) {
        return fail(list, path, {said::wrong_count, list.items.size(), wanted});
    }

    bool read_arrangement(const Json& team, const std::string& path, int pieces, Arrangement& out) {
        const Json* list = team.find("arrangement");
        if (list == nullptr) return true;
        if (!array(*list, path)) return false;
        if (list->items.size() != static_cast<std::size_t>(pieces))
            return wrong_count(*list, path, static_cast<std::size_t>(pieces));
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            int piece = 0;
            if (!integer(list->items[i], inside(path, i), 1, pieces, piece)) return false;
            if (std::ranges::find(out, piece) != out.end())
                return fail(list->items[i], inside(path, i), {said::piece_twice, piece});
            out.push_back(piece);
        }
        return true;
    }

    std::optional<std::string_view> text_{};  ///< Nothing: the kit is a part of something else.
    std::optional<KitError> error_;
};

}  // namespace

words::Message KitError::message() const {
    if (at && !path.empty()) return {words::files::at_place_inside, at->line, at->column, path, what};
    if (at) return {words::files::at_place, at->line, at->column, what};
    return path.empty() ? what : words::about(path, what);
}

std::expected<Kit, KitError> read_kit(std::string_view text) { return KitReader(text).run(); }
std::expected<Kit, KitError> read_kit(const Json& json) { return KitReader().run(json); }

}  // namespace damas::workout
