// SPDX-License-Identifier: MIT
// Sentences for a page, in both languages: `{"es":…,"en":…}`. Whoever reads chooses.
#pragma once

#include "notation/json_writer.hpp"
#include "words/message.hpp"

namespace damas::page {

inline void put_both(notation::JsonWriter& json, const std::string& es, const std::string& en) {
    json.object().field("es", es).field("en", en).end();
}

inline void put_both(notation::JsonWriter& json, const words::Message& message) {
    put_both(json, words::say(message, words::Language::spanish), words::english(message));
}

}  // namespace damas::page
