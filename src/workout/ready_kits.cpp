// SPDX-License-Identifier: MIT
#include "workout/ready_kits.hpp"

#include <algorithm>

// Where ready_kits_files.S puts the files.
extern "C" {
extern const char damas_kit_primary_es_begin[], damas_kit_primary_es_end[];
extern const char damas_kit_primary_en_begin[], damas_kit_primary_en_end[];
extern const char damas_kit_secondary_es_begin[], damas_kit_secondary_es_end[];
extern const char damas_kit_secondary_en_begin[], damas_kit_secondary_en_end[];
extern const char damas_kit_gentle_es_begin[], damas_kit_gentle_es_end[];
extern const char damas_kit_gentle_en_begin[], damas_kit_gentle_en_end[];
}

namespace damas::workout {

using engine::Language;

std::span<const ReadyKit> ready_kits() {
    static const ReadyKit kits[]{
        {"primary", Language::spanish, {damas_kit_primary_es_begin, damas_kit_primary_es_end}},
        {"primary", Language::english, {damas_kit_primary_en_begin, damas_kit_primary_en_end}},
        {"secondary", Language::spanish, {damas_kit_secondary_es_begin, damas_kit_secondary_es_end}},
        {"secondary", Language::english, {damas_kit_secondary_en_begin, damas_kit_secondary_en_end}},
        {"gentle", Language::spanish, {damas_kit_gentle_es_begin, damas_kit_gentle_es_end}},
        {"gentle", Language::english, {damas_kit_gentle_en_begin, damas_kit_gentle_en_end}},
    };
    return kits;
}

std::optional<std::string_view> find_ready_kit(std::string_view id, Language language) {
    const auto found = std::ranges::find_if(
        ready_kits(), [&](const ReadyKit& kit) { return kit.id == id && kit.language == language; });
    return found == ready_kits().end() ? std::nullopt : std::optional(found->text);
}

}  // namespace damas::workout
