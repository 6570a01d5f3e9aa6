// SPDX-License-Identifier: MIT
// Typed tests over every variant of the list, or over every way of moving.
#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <tuple>

#include "rules/variants/all.hpp"

namespace damas::testing {

template <class List>
struct AsTypes;

template <class... Vs>
struct AsTypes<rules::VariantList<Vs...>> {
    using type = ::testing::Types<Vs...>;
};

using VariantTypes = AsTypes<rules::AllVariants>::type;

template <class List>
struct WithOwnMoves;

template <class... Vs>
struct WithOwnMoves<rules::VariantList<Vs...>> {
    template <class V>
    using Kept =
        std::conditional_t<std::same_as<typename rules::VariantList<Vs...>::template FirstWithMovesOf<V>::type, V>,
                           std::tuple<V>, std::tuple<>>;
    template <class... Own>
    static ::testing::Types<Own...> types(std::tuple<Own...>);
    using type = decltype(types(std::tuple_cat(Kept<Vs>{}...)));
};

/// One variant of those that have the same moves: under whose name is kept what has been learned from them.
using MovesTypes = WithOwnMoves<rules::AllVariants>::type;

}  // namespace damas::testing
