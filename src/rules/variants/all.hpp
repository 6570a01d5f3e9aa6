// SPDX-License-Identifier: MIT
// The one list of variants: menus, the command line and the tests fold over it.
#pragma once

#include "rules/variants/entrenamiento.hpp"
#include "rules/variants/international.hpp"
#include "rules/variants/spanish.hpp"

namespace damas::rules {

template <Variant... Vs>
struct VariantList {
    static constexpr std::array<std::string_view, sizeof...(Vs)> ids{Vs::id...};

    /// Calls `f.template operator()<V>()` for the variant named `id`; false if there is none.
    template <class F>
    static constexpr bool with(std::string_view id, F&& f) {
        return ((Vs::id == id && (f.template operator()<Vs>(), true)) || ...);
    }

    /// Calls `f.template operator()<V>()` for every variant.
    template <class F>
    static constexpr void for_each(F&& f) {
        (f.template operator()<Vs>(), ...);
    }
};

using AllVariants = VariantList<Spanish, Entrenamiento, International>;

}  // namespace damas::rules
