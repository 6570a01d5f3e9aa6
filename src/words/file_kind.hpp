// SPDX-License-Identifier: MIT
// What is said when a file of some kind cannot be used: a sentence for each thing that can be wrong with it.
#pragma once

#include "words/text.hpp"

namespace damas::words {

struct FileKind {
    Text too_short;      ///< Shorter than its header.
    Text other_kind;     ///< Not such a file at all.
    Text other_version;  ///< Of the format.
    Text other_rules;
    Text other_shape;  ///< Of another size or make.
    Text not_whole;
    Text damaged;
};

}  // namespace damas::words
