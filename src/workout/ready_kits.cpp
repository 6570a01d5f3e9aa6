// SPDX-License-Identifier: MIT
#include "workout/ready_kits.hpp"

#include <algorithm>
#include <vector>

#include "assets/assets.hpp"

namespace damas::workout {

using words::Language;

std::span<const ReadyKit> ready_kits() {
    static const std::vector<ReadyKit> kits = [] {
        std::vector<ReadyKit> all;
        for (const std::string_view id : {"primary", "secondary", "gentle", "catalogue"})
            for (const Language language : {Language::spanish, Language::english}) {
                const char* code = language == Language::spanish ? ".es" : ".en";
                const assets::Bytes bytes = assets::find("kits/" + std::string(id) + code + ".json");
                all.push_back({id, language, {reinterpret_cast<const char*>(bytes.data()), bytes.size()}});
            }
        return all;
    }();
    return kits;
}

std::optional<std::string_view> find_ready_kit(std::string_view id, Language language) {
    const auto found = std::ranges::find_if(
        ready_kits(), [&](const ReadyKit& kit) { return kit.id == id && kit.language == language; });
    return found == ready_kits().end() ? std::nullopt : std::optional(found->text);
}

}  // namespace damas::workout
