// SPDX-License-Identifier: MIT
// Typed tests over every variant of the list.
#pragma once

#include <gtest/gtest.h>

#include "rules/variants/all.hpp"

namespace damas::testing {

template <class List>
struct AsTypes;

template <class... Vs>
struct AsTypes<rules::VariantList<Vs...>> {
    using type = ::testing::Types<Vs...>;
};

using VariantTypes = AsTypes<rules::AllVariants>::type;

}  // namespace damas::testing
