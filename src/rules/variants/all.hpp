// SPDX-License-Identifier: MIT
// The one list of variants: menus, the command line and the tests fold over it.
#pragma once

#include <tuple>

#include "rules/variants/brazilian.hpp"
#include "rules/variants/entrenamiento.hpp"
#include "rules/variants/international.hpp"
#include "rules/variants/portuguese.hpp"
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

    /// The first variant with the moves of V: it stands for all of them wherever only the moves matter, so that a game
    /// with other draws, articles and files is neither compiled nor learned again.
    template <Variant V>
    struct FirstWithMovesOf {
        static constexpr std::size_t before = [] {
            std::size_t count = 0;
            (void)((same_moves(V::rules, Vs::rules) || (++count, false)) || ...);
            return count;
        }();
        using type = std::tuple_element_t<before, std::tuple<Vs...>>;
    };

    /// As `with`, for the variant that stands for the one named `id`.
    template <class F>
    static constexpr bool with_moves_of(std::string_view id, F&& f) {
        return ((Vs::id == id && (f.template operator()<typename FirstWithMovesOf<Vs>::type>(), true)) || ...);
    }

    /// Calls `f.template operator()<V>()` for every variant.
    template <class F>
    static constexpr void for_each(F&& f) {
        (f.template operator()<Vs>(), ...);
    }
};

using AllVariants = VariantList<Spanish, Entrenamiento, International, Portuguese, Brazilian>;

}  // namespace damas::rules
