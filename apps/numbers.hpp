// SPDX-License-Identifier: MIT
// Numbers on the command line: every option that takes one says between which ends, and refuses everything else.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <concepts>
#include <limits>
#include <string>
#include <type_traits>

#include "language.hpp"
#include "notation/text.hpp"
#include "words/commands/flags.hpp"

namespace damas::apps {

/// A number as people write it: 0.01, 3600.
template <typename T>
std::string plain(T number) {
    std::array<char, 64> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

/// A whole text as a number; nothing for infinity, for what is no number, and for what does not fit.
template <typename T>
std::optional<T> number_in(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    if constexpr (std::floating_point<T>) {
        if (!std::isfinite(value)) return {};
    }
    return value;
}

/// Whether a text is a number that the type cannot hold.
template <typename T>
bool overflows(std::string_view text) {
    T value{};
    return std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc::result_out_of_range;
}

/// A number from `low` to `high`, both included; without `high` as large as the type holds, which is said where it
/// matters.
template <typename T>
CLI::Validator within(T low, T high = std::numeric_limits<T>::max()) {
    namespace said = words::commands::flags;
    const std::string ends = text({said::from_to, plain(low), plain(high)});
    const std::string limits = high == std::numeric_limits<T>::max() ? text({said::from_on, plain(low)}) : ends;
    const words::Text& expected = std::integral<T> ? said::expected_whole_number : said::expected_number;
    const auto check = [=](std::string& given) -> std::string {
        const auto value = number_in<T>(given);
        if (!value || *value < low || *value > high)
            return text({expected, overflows<T>(given) ? ends : limits, notation::printable(given)});
        given = plain(*value);  // CLI11 would read 010 as eight.
        return {};
    };
    return {check, limits};
}

/// An option that takes such a number; its help names the default.
template <typename T>
CLI::Option* add_number(CLI::App& command, const std::string& name, T& number, const std::string& help,
                        std::type_identity_t<T> low, std::type_identity_t<T> high = std::numeric_limits<T>::max()) {
    return command.add_option(name, number, help)->transform(within(low, high))->capture_default_str();
}

}  // namespace damas::apps
