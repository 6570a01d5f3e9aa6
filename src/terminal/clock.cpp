// SPDX-License-Identifier: MIT
#include "terminal/clock.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace damas::terminal {

using engine::ClockSetting;

namespace {

struct Preset {
    std::string_view name;
    ClockSetting setting;
};
constexpr std::array presets{Preset{"bullet", {60, 0}}, Preset{"blitz", {300, 3}}, Preset{"rapid", {900, 5}},
                             Preset{"classic", {3600, 30}}};

constexpr double longest_minutes = 24 * 60, longest_increment = 3600;

/// A number without a sign, all of the text.
std::optional<double> number(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc{} || end != text.data() + text.size() || text.starts_with('-')) return {};
    return value;
}

std::string short_number(double value) {
    std::string text = std::to_string(std::round(value * 1000) / 1000);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::string two_digits(long value) { return (value < 10 ? "0" : "") + std::to_string(value); }

}  // namespace

std::string clock_tag(const ClockSetting& setting) {
    return short_number(setting.time) + (setting.increment > 0 ? '+' + short_number(setting.increment) : "");
}

std::optional<ClockSetting> read_clock(std::string_view text) {
    for (const Preset& preset : presets)
        if (preset.name == text) return preset.setting;
    const std::size_t plus = text.find('+');
    const auto minutes = number(text.substr(0, plus));
    const auto increment = plus == std::string_view::npos ? 0.0 : number(text.substr(plus + 1));
    if (!minutes || !increment || !(*minutes > 0) || *minutes > longest_minutes || !(*increment <= longest_increment))
        return {};
    return ClockSetting{60 * *minutes, *increment};
}

std::string time_text(double seconds) {
    seconds = std::max(seconds, 0.0);
    if (seconds < 10) {
        const long tenths = std::lround(std::floor(seconds * 10));
        return "0:0" + std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
    }
    const long whole = std::lround(std::ceil(seconds));
    const std::string minutes =
        whole < 3600 ? std::to_string(whole / 60) : std::to_string(whole / 3600) + ':' + two_digits(whole / 60 % 60);
    return minutes + ':' + two_digits(whole % 60);
}

}  // namespace damas::terminal
