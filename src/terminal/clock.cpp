// SPDX-License-Identifier: MIT
#include "terminal/clock.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <ranges>

namespace damas::terminal {

using engine::ClockSetting;

namespace {

struct Preset {
    std::string_view name;
    ClockSetting setting;
};
constexpr std::array presets{Preset{"bullet", {60, 0}}, Preset{"blitz", {300, 3}}, Preset{"rapid", {900, 5}},
                             Preset{"classic", {3600, 30}}};

/// With what increments can add.
constexpr double longest_left = 1'000'000;

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

/// Minutes or seconds and an increment in seconds, in the unit of `time`; nothing if they are none that can be set.
std::optional<ClockSetting> setting_in(std::string_view text, double unit) {
    const std::size_t plus = text.find('+');
    const auto time = number(text.substr(0, plus));
    const auto increment = plus == std::string_view::npos ? 0.0 : number(text.substr(plus + 1));
    if (!time || !increment || !(*time > 0) || !(unit * *time <= 60 * longest_minutes) ||
        !(*increment <= longest_increment))
        return {};
    return ClockSetting{unit * *time, *increment};
}

std::string two_digits(long value) { return (value < 10 ? "0" : "") + std::to_string(value); }

/// "1:09:30": begun seconds count whole.
std::string hours_text(double seconds) {
    const long whole = std::lround(std::ceil(std::max(seconds, 0.0)));
    return std::to_string(whole / 3600) + ':' + two_digits(whole / 60 % 60) + ':' + two_digits(whole % 60);
}

/// "1:09:30" or "9:30" in seconds; nothing if it is no time, or longer than a clock of ours can show.
std::optional<double> seconds_in(std::string_view text) {
    if (text.empty()) return {};
    double seconds = 0;
    for (const auto part : text | std::views::split(':')) {
        const auto value = number({part.begin(), part.end()});
        if (!value) return {};
        seconds = 60 * seconds + *value;
    }
    if (!(seconds <= longest_left)) return {};
    return seconds;
}

}  // namespace

std::string clock_tag(const ClockSetting& setting) {
    return short_number(setting.time) + (setting.increment > 0 ? '+' + short_number(setting.increment) : "");
}

std::optional<ClockSetting> read_clock(std::string_view text) {
    for (const Preset& preset : presets)
        if (preset.name == text) return preset.setting;
    return setting_in(text, 60);
}

std::optional<ClockSetting> read_clock_tag(std::string_view text) { return setting_in(text, 1); }

std::string clock_comment(const TimesLeft& left, rules::Side to_move) {
    const bool white = to_move == rules::Side::white;
    return (white ? "[%clock W" : "[%clock w") + hours_text(left.white) + (white ? " b" : " B") +
           hours_text(left.black) + ']';
}

std::optional<TimesLeft> read_clock_comment(std::string_view comment) {
    for (const std::string_view command : {"[%clock ", "[%clk "}) {
        const std::size_t begin = comment.find(command);
        if (begin == std::string_view::npos) continue;
        std::string_view rest = comment.substr(begin + command.size());
        rest = rest.substr(0, rest.find(']'));
        std::optional<double> white, black;
        for (const auto part : rest | std::views::split(' ')) {
            const std::string_view word(part.begin(), part.end());
            if (word.starts_with('W') || word.starts_with('w')) white = seconds_in(word.substr(1));
            if (word.starts_with('B') || word.starts_with('b')) black = seconds_in(word.substr(1));
        }
        if (white && black) return TimesLeft{*white, *black};
    }
    return {};
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
