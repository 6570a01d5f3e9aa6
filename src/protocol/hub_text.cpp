// SPDX-License-Identifier: MIT
#include "protocol/hub_text.hpp"

#include <algorithm>

#include "words/connections.hpp"

namespace damas::protocol {

using rules::Side;

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }

/// Reads a value at `i`: quoted, or up to the next blank.
std::optional<std::string> read_value(std::string_view text, std::size_t& i) {
    std::string value;
    if (i < text.size() && text[i] == '"') {
        const std::size_t end = text.find('"', i + 1);
        if (end == std::string_view::npos) return {};
        value = text.substr(i + 1, end - i - 1);
        i = end + 1;
        return value;
    }
    while (i < text.size() && !is_blank(text[i])) value += text[i++];
    return value;
}

}  // namespace

std::optional<std::string_view> HubLine::get(std::string_view name) const {
    for (const auto& [key, value] : arguments)
        if (key == name) return value;
    return {};
}

std::expected<HubLine, words::Message> read_hub_line(std::string_view text) {
    HubLine line;
    for (std::size_t i = 0; i < text.size();) {
        if (is_blank(text[i])) {
            ++i;
            continue;
        }
        std::string word;
        while (i < text.size() && !is_blank(text[i]) && text[i] != '=') word += text[i++];
        std::string value;
        if (i < text.size() && text[i] == '=') {
            auto read = read_value(text, ++i);
            if (!read) return std::unexpected(words::Message(words::connections::unclosed_quotation));
            value = std::move(*read);
        }
        if (line.command.empty())
            line.command = std::move(word);
        else
            line.arguments.emplace_back(std::move(word), std::move(value));
    }
    return line;
}

std::string hub_value(std::string_view value) {
    std::string text(value);
    std::ranges::replace(text, '"', '\'');
    const bool plain = !text.empty() && text.find_first_of(" \t=") == std::string::npos;
    return plain ? text : '"' + text + '"';
}

std::expected<rules::Setup, words::Message> read_hub_position(std::string_view position, int squares) {
    if (position.size() != static_cast<std::size_t>(squares) + 1)
        return std::unexpected(words::Message(words::connections::position_length, position.size(), squares + 1));
    if (position[0] != 'W' && position[0] != 'B')
        return std::unexpected(words::Message(words::connections::expected_side));
    rules::Setup setup{.turn = position[0] == 'W' ? Side::white : Side::black};
    for (int number = 1; number <= squares; ++number) {
        const char c = position[static_cast<std::size_t>(number)];
        if (c == 'e') continue;
        if (c != 'w' && c != 'W' && c != 'b' && c != 'B')
            return std::unexpected(words::Message(words::connections::expected_letter, number));
        setup.pieces.push_back(
            {c == 'w' || c == 'W' ? Side::white : Side::black, c == 'W' || c == 'B', rules::Square(number)});
    }
    return setup;
}

std::string write_hub_position(const rules::Setup& setup, int squares) {
    std::string position(static_cast<std::size_t>(squares) + 1, 'e');
    position[0] = setup.turn == Side::white ? 'W' : 'B';
    for (const rules::Setup::Piece& piece : setup.pieces) {
        const bool white = piece.side == Side::white;
        position[static_cast<std::size_t>(piece.square.number())] =
            piece.king ? (white ? 'W' : 'B') : (white ? 'w' : 'b');
    }
    return position;
}

}  // namespace damas::protocol
