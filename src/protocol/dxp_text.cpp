// SPDX-License-Identifier: MIT
#include "protocol/dxp_text.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "protocol/hub_text.hpp"

namespace damas::protocol::dxp {

namespace {

constexpr int squares = 50, most_captured = 20;
constexpr std::size_t name_size = 32;

std::string printable(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c < ' ' || c > '~') c = '?';
    return result;
}

std::string_view trim(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

/// Takes fields off the front of a message. After the first field that is wrong the others mean nothing.
class Fields {
public:
    explicit Fields(std::string_view text) : rest_(text) {}

    std::string_view take(std::size_t size, const char* name) {
        if (rest_.size() < size) fail(name, "is missing");
        if (!error_.empty()) return {};
        const std::string_view field = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return field;
    }
    int number(std::size_t digits, int low, int high, const char* name) {
        const std::string_view field = take(digits, name);
        int value = 0;
        for (const char c : field) {
            if (c < '0' || c > '9') fail(name, "is not a number");
            value = 10 * value + (c - '0');
        }
        if (value < low || value > high) fail(name, "is out of range");
        return std::clamp(value, low, high);
    }
    std::string name() { return printable(trim(take(name_size, "name"))); }
    rules::Side side(const char* name) {
        const std::string_view field = take(1, name);
        if (field != "W" && field != "Z") fail(name, "is neither W nor Z");
        return field == "Z" ? rules::Side::black : rules::Side::white;
    }
    std::string_view rest() { return std::exchange(rest_, {}); }

    void fail(const char* name, const char* what) {
        if (error_.empty()) error_ = std::string(name) + ' ' + what;
    }
    /// The message, unless a field was wrong or something is left over.
    std::expected<Message, std::string> finish(Message message) {
        if (!rest_.empty()) fail("message", "is too long");
        if (!error_.empty()) return std::unexpected(std::move(error_));
        return message;
    }

private:
    std::string_view rest_;
    std::string error_;
};

std::expected<Message, std::string> read_request(Fields& f) {
    GameRequest m;
    m.version = f.number(2, 0, 99, "version");
    m.name = f.name();
    m.follower = f.side("colour");
    m.minutes = f.number(3, 0, 999, "thinking time");
    m.moves = f.number(3, 0, 999, "number of moves");
    const std::string_view start = f.take(1, "starting position");
    if (start != "A" && start != "B") f.fail("starting position", "is neither A nor B");
    if (start == "B") {
        if (auto position = read_position(f.take(1 + squares, "position")))
            m.position = std::move(*position);
        else
            f.fail("position", "has a wrong letter");
    }
    return f.finish(std::move(m));
}

std::expected<Message, std::string> read_move(Fields& f) {
    Move m;
    m.seconds = f.number(4, 0, 9999, "time");
    m.from = f.number(2, 1, squares, "from field");
    m.to = f.number(2, 1, squares, "to field");
    const int count = f.number(2, 0, most_captured, "number captured");
    for (int i = 0; i < count; ++i) {
        m.captured.push_back(f.number(2, 1, squares, "captured piece"));
        if (std::find(m.captured.begin(), m.captured.end() - 1, m.captured.back()) != m.captured.end() - 1)
            f.fail("captured piece", "is named twice");
    }
    return f.finish(std::move(m));
}

std::string digits(int value, std::size_t size) {
    std::string text = std::to_string(value);
    assert(value >= 0 && text.size() <= size);
    return std::string(size - std::min(size, text.size()), '0') + text;
}

std::string padded_name(std::string_view name) {
    std::string text = printable(trim(name)).substr(0, name_size);
    text.resize(name_size, ' ');
    return text;
}

char letter(rules::Side side) { return side == rules::Side::white ? 'W' : 'Z'; }

template <class Code>
char code_letter(Code code) {
    return static_cast<char>('0' + static_cast<int>(code));
}

std::string text_of(const GameRequest& m) {
    const std::string start = m.position ? 'B' + write_position(*m.position) : "A";
    return 'R' + digits(m.version, 2) + padded_name(m.name) + letter(m.follower) + digits(m.minutes, 3) +
           digits(m.moves, 3) + start;
}

std::string text_of(const GameAcceptance& m) { return 'A' + padded_name(m.name) + code_letter(m.code); }

std::string text_of(const Move& m) {
    std::string text = 'M' + digits(m.seconds, 4) + digits(m.from, 2) + digits(m.to, 2) +
                       digits(static_cast<int>(m.captured.size()), 2);
    for (const int square : m.captured) text += digits(square, 2);
    return text;
}

std::string text_of(const GameEnd& m) { return {'E', code_letter(m.reason), m.stop ? '1' : '0'}; }

std::string text_of(const Chat& m) {
    const std::string text = printable(m.text).substr(0, longest_message - 1);
    return 'C' + (text.empty() ? " " : text);
}

std::string text_of(const BackRequest& m) { return 'B' + digits(m.move_number, 3) + letter(m.turn); }

std::string text_of(const BackAcceptance& m) { return {'K', code_letter(m.code)}; }

}  // namespace

std::expected<Message, std::string> read(std::string_view text) {
    if (text.empty()) return std::unexpected("message is empty");
    if (text.size() > longest_message) return std::unexpected("message is too long");
    Fields f(text.substr(1));
    switch (text.front()) {
        case 'R': return read_request(f);
        case 'A': {
            GameAcceptance m;
            m.name = f.name();
            m.code = static_cast<Acceptance>(f.number(1, 0, 3, "acceptance code"));
            return f.finish(std::move(m));
        }
        case 'M': return read_move(f);
        case 'E': {
            const auto reason = static_cast<EndReason>(f.number(1, 0, 3, "reason"));
            return f.finish(GameEnd{reason, f.number(1, 0, 1, "stop code") == 1});
        }
        case 'C': {
            if (text.size() == 1) f.fail("chat", "is empty");
            return f.finish(Chat{printable(f.rest())});
        }
        case 'B': {
            const int number = f.number(3, 0, 999, "move number");
            return f.finish(BackRequest{number, f.side("colour")});
        }
        case 'K': return f.finish(BackAcceptance{static_cast<BackCode>(f.number(1, 0, 2, "acceptance code"))});
        default: return std::unexpected("message of an unknown kind");
    }
}

std::string write(const Message& message) {
    return std::visit([](const auto& m) { return text_of(m); }, message);
}

std::string write_position(const rules::Setup& setup) {
    std::string position = write_hub_position(setup, squares);
    std::ranges::replace(position, 'b', 'z');
    std::ranges::replace(position, 'B', 'Z');
    return position;
}

std::expected<rules::Setup, std::string> read_position(std::string_view position) {
    if (position.find_first_of("bB") != std::string_view::npos) return std::unexpected("letter b in a position");
    std::string letters(position);
    std::ranges::replace(letters, 'z', 'b');
    std::ranges::replace(letters, 'Z', 'B');
    return read_hub_position(letters, squares);
}

}  // namespace damas::protocol::dxp
