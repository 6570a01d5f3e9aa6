// SPDX-License-Identifier: MIT
#include "engine/rulebook.hpp"
#include "workout/kit.hpp"

namespace damas::workout {

using notation::JsonWriter;
using rules::Side;

int pieces_a_side(std::string_view rules) {
    const engine::Rulebook* book = engine::find_rulebook(rules);
    return book == nullptr ? 0 : book->rules().rows_of_men * book->rules().width / 2;
}

void put_exercise(JsonWriter& json, const Exercise& e) {
    json.object().field("id", e.id).field("name", e.name);
    if (!e.figure.empty()) json.field("figure", e.figure);
    json.field("emoji", e.emoji).field("kind", id(e.kind));
    json.field("description", e.description).field("muscles", e.muscles);
    json.key("adaptation").object().field("name", e.adaptation.name);
    if (!e.adaptation.figure.empty()) json.field("figure", e.adaptation.figure);
    json.field("description", e.adaptation.description).field("percent", e.adaptation.percent).end().end();
}

void put_kit(JsonWriter& json, const Kit& kit, bool with_exercises) {
    json.object().field("format", "damas-kit").field("version", 1);
    json.field("language", kit.language == words::Language::spanish ? "es" : "en");
    json.field("name", kit.name).field("description", kit.description).field("rules", kit.rules);
    json.key("amounts").object();
    for (std::size_t i = 0; i < row_names.size(); ++i) json.field(row_names[i], kit.amounts.of[i]);
    json.end();
    if (with_exercises) {
        json.key("exercises").array();
        for (const Exercise& exercise : kit.exercises) put_exercise(json, exercise);
        json.end();
    }
    json.key("teams").object();
    for (const Side side : {Side::white, Side::black}) {
        const Team& team = kit.team(side);
        json.key(rules::id(side)).object().field("name", team.name).key("exercises").array();
        for (const int i : team.exercises) json.value(kit.exercises[static_cast<std::size_t>(i)].id);
        json.end();
        if (!team.arrangement.empty()) json.key("arrangement").list(team.arrangement);
        json.end();
    }
    json.end().field("hidden", kit.hidden).end();
}

std::string write_kit(const Kit& kit) {
    JsonWriter json;
    put_kit(json, kit, true);
    return json.text() + '\n';
}

}  // namespace damas::workout
