// SPDX-License-Identifier: MIT
#include "protocol/dxp_text.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "protocol/hub_text.hpp"
#include "words/connections.hpp"

namespace damas::protocol::dxp {

namespace {

namespace field = words::connections;
using words::Text;

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

    std::string_view take(std::size_t size, const Text& name) {
        if (rest_.size() < size) fail(name, field::is_missing);
        if (error_) return {};
        const std::string_view field = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return field;
    }
    int number(std::size_t digits, int low, int high, const Text& name) {
        const std::string_view field = take(digits, name);
        int value = 0;
        for (const char c : field) {
            if (c < '0' || c > '9') fail(name, field::is_not_a_number);
            value = 10 * value + (c - '0');
        }
        if (value < low || value > high) fail(name, field::is_out_of_range);
        return std::clamp(value, low, high);
    }
    std::string name() { return printable(trim(take(name_size, field::name))); }
    rules::Side side(const Text& name) {
        const std::string_view field = take(1, name);
        if (field != "W" && field != "Z") fail(name, field::is_neither_w_nor_z);
        return field == "Z" ? rules::Side::black : rules::Side::white;
    }
    std::string_view rest() { return std::exchange(rest_, {}); }

    void fail(const Text& name, const Text& what) {
        if (!error_) error_ = words::Message(what, words::Message(name));
    }
    /// The message, unless a field was wrong or something is left over.
    std::expected<Message, words::Message> finish(Message message) {
        if (!rest_.empty() && !error_) error_ = words::Message(field::long_message);
        if (error_) return std::unexpected(std::move(*error_));
        return message;
    }

private:
    std::string_view rest_;
    std::optional<words::Message> error_;
};

std::expected<Message, words::Message> read_request(Fields& f) {
    GameRequest m;
    m.version = f.number(2, 0, 99, field::version);
    m.name = f.name();
    m.follower = f.side(field::colour);
    m.minutes = f.number(3, 0, 999, field::thinking_time);
    m.moves = f.number(3, 0, 999, field::number_of_moves);
    const std::string_view start = f.take(1, field::starting_position);
    if (start != "A" && start != "B") f.fail(field::starting_position, field::is_neither_a_nor_b);
    if (start == "B") {
        if (auto position = read_position(f.take(1 + squares, field::position)))
            m.position = std::move(*position);
        else
            f.fail(field::position, field::has_wrong_letter);
    }
    return f.finish(std::move(m));
}

std::expected<Message, words::Message> read_move(Fields& f) {
    Move m;
    m.seconds = f.number(4, 0, 9999, field::time);
    m.from = rules::Square(f.number(2, 1, squares, field::from_field));
    m.to = rules::Square(f.number(2, 1, squares, field::to_field));
    const int count = f.number(2, 0, most_captured, field::number_captured);
    for (int i = 0; i < count; ++i) {
        m.captured.emplace_back(f.number(2, 1, squares, field::captured_piece));
        if (std::find(m.captured.begin(), m.captured.end() - 1, m.captured.back()) != m.captured.end() - 1)
            f.fail(field::captured_piece, field::is_named_twice);
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
    std::string text = 'M' + digits(m.seconds, 4) + digits(m.from.number(), 2) + digits(m.to.number(), 2) +
                       digits(static_cast<int>(m.captured.size()), 2);
    for (const rules::Square square : m.captured) text += digits(square.number(), 2);
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

std::expected<Message, words::Message> read(std::string_view text) {
    if (text.empty()) return std::unexpected(words::Message(field::empty_message));
    if (text.size() > longest_message) return std::unexpected(words::Message(field::long_message));
    Fields f(text.substr(1));
    switch (text.front()) {
        case 'R': return read_request(f);
        case 'A': {
            GameAcceptance m;
            m.name = f.name();
            m.code = static_cast<Acceptance>(f.number(1, 0, 3, field::acceptance_code));
            return f.finish(std::move(m));
        }
        case 'M': return read_move(f);
        case 'E': {
            const auto reason = static_cast<EndReason>(f.number(1, 0, 3, field::reason));
            return f.finish(GameEnd{reason, f.number(1, 0, 1, field::stop_code) == 1});
        }
        case 'C': {
            if (text.size() == 1) f.fail(field::chat, field::is_empty);
            return f.finish(Chat{printable(f.rest())});
        }
        case 'B': {
            const int number = f.number(3, 0, 999, field::move_number);
            return f.finish(BackRequest{number, f.side(field::colour)});
        }
        case 'K': return f.finish(BackAcceptance{static_cast<BackCode>(f.number(1, 0, 2, field::acceptance_code))});
        default: return std::unexpected(words::Message(field::unknown_kind));
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

std::expected<rules::Setup, words::Message> read_position(std::string_view position) {
    if (position.find_first_of("bB") != std::string_view::npos) return std::unexpected(words::Message(field::letter_b));
    std::string letters(position);
    std::ranges::replace(letters, 'z', 'b');
    std::ranges::replace(letters, 'Z', 'B');
    return read_hub_position(letters, squares);
}

}  // namespace damas::protocol::dxp
