// SPDX-License-Identifier: MIT
// Options of a player from JSON, for settings files and for the page. Types count: a number is a number, "3" is a text.
#pragma once

#include "engine/options.hpp"
#include "notation/json.hpp"
#include "notation/json_writer.hpp"

namespace damas::engine {

/// Sets one option by its name; the answer says what is wrong, or nothing.
std::optional<words::Message> set_option(PlayerOptions& options, std::string_view name, const notation::Json& value,
                                         Asker asker = Asker::tuner);

/// Sets what the settings of a textbook search may hold (docs/formats/tree.md); the answer names the key.
std::optional<words::Message> set_textbook(PlayerOptions& options, const notation::Json& settings);
/// The same from a settings file as it was read; the answer also says where its text is no JSON.
std::optional<words::Message> read_textbook(PlayerOptions& options, std::string_view bytes);

/// The same settings, as a settings file holds them.
void put_textbook(notation::JsonWriter& json, const PlayerOptions& options);

}  // namespace damas::engine
