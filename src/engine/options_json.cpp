// SPDX-License-Identifier: MIT
#include "engine/options_json.hpp"

#include "engine/option_table.hpp"
#include "notation/encoding.hpp"
#include "notation/text.hpp"
#include "words/files.hpp"
#include "words/options.hpp"

namespace damas::engine {

namespace {

using Error = std::optional<words::Message>;
using notation::Json;

namespace said = words::options;

/// A value as set_option reads it; nothing if an option of this type cannot be such a value.
std::optional<std::string_view> text_of(Option::Type type, const Json& value) {
    using Kind = Json::Kind;
    switch (type) {
        case Option::Type::boolean:
            if (value.kind == Kind::boolean) return value.yes ? "true" : "false";
            return {};
        case Option::Type::choice:
        case Option::Type::text:
            return value.kind == Kind::text ? std::optional<std::string_view>(value.text) : std::nullopt;
        default: return value.kind == Kind::number ? std::optional<std::string_view>(value.text) : std::nullopt;
    }
}

Error report(std::string_view key, const Error& error) {
    if (!error) return {};
    return words::about(notation::printable(key), *error);
}

/// "depth, pruning, order …".
std::string known_keys() {
    std::string keys;
    for (const Option& option : option_table())
        if (option.use == Option::Use::settings) keys += (keys.empty() ? "" : ", ") + std::string(option.name);
    return keys;
}

}  // namespace

Error set_option(PlayerOptions& options, std::string_view name, const Json& value, Asker asker) {
    const Option* option = find_option(name);
    if (option == nullptr) return said::unknown;
    const auto text = text_of(option->type, value);
    if (!text) return option->asker > asker ? said::not_from_here : expected(*option);
    return set_option(options, name, *text, asker);
}

Error set_textbook(PlayerOptions& options, const Json& settings) {
    if (settings.kind != Json::Kind::object) return said::expected_object;
    for (const auto& [key, value] : settings.fields) {
        if (key != "weights") {
            const Option* option = find_option(key);
            if (option == nullptr || option->use != Option::Use::settings)
                return report(key, words::Message(said::unknown_key, known_keys()));
            if (auto error = report(key, set_option(options, key, value))) return error;
            continue;
        }
        if (value.kind != Json::Kind::object) return report(key, said::expected_weights);
        for (const auto& [name, weight] : value.fields) {
            const Option* option = find_option(name);
            const Error error = option != nullptr && option->use == Option::Use::weight
                                    ? set_option(options, name, weight)
                                    : Error(said::unknown_weight);
            if (auto told = report("weights." + name, error)) return told;
        }
    }
    return contradiction(options);
}

void put_textbook(notation::JsonWriter& json, const PlayerOptions& options) {
    const auto put = [&](const Option& option) {
        json.key(option.name);
        switch (option.type) {
            case Option::Type::boolean: json.value(option.number(options) != 0); return;
            case Option::Type::integer: json.value(option.number(options)); return;
            case Option::Type::seconds: json.value(options.*option.seconds); return;
            default: json.value(value_of(option, options));
        }
    };
    json.object();
    for (const Option& option : option_table())
        if (option.use == Option::Use::settings) put(option);
    json.key("weights").object();
    for (const Option& option : option_table())
        if (option.use == Option::Use::weight) put(option);
    json.end().end();
}

Error read_textbook(PlayerOptions& options, std::string_view bytes) {
    const std::string text = notation::decode(bytes);
    const auto settings = notation::read_json(text);
    if (settings) return set_textbook(options, *settings);
    const notation::Place at = notation::place_of(text, settings.error().at);
    return words::Message(words::files::at_place, at.line, at.column, settings.error().wrong);
}

}  // namespace damas::engine
