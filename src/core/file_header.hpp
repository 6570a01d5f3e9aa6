// SPDX-License-Identifier: MIT
// How each binary file of ours begins: seven letters that say what it is, a digit for the version of its format, the
// name of its rules. What is wrong with a beginning is a FileFault; each format has its own words for it.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/checksum.hpp"
#include "words/file_kind.hpp"
#include "words/message.hpp"

namespace damas::core {

enum class FileFault : std::uint8_t {
    too_short,      ///< Shorter than its header.
    other_kind,     ///< Not such a file at all.
    other_version,  ///< Of the format.
    other_rules,
    other_shape,  ///< Sizes in the header that are not ours.
    not_whole,    ///< Longer or shorter than the header says.
    damaged,      ///< The content does not give its checksum, or a number makes no sense.
};

/// What is said of a file of some kind with a fault.
inline words::Message refusal(FileFault fault, const words::FileKind& kind) {
    switch (fault) {
        case FileFault::too_short: return kind.too_short;
        case FileFault::other_kind: return kind.other_kind;
        case FileFault::other_version: return kind.other_version;
        case FileFault::other_rules: return kind.other_rules;
        case FileFault::other_shape: return kind.other_shape;
        case FileFault::not_whole: return kind.not_whole;
        case FileFault::damaged: break;
    }
    return kind.damaged;
}

/// The first field of a header; numbers that follow are little-endian.
struct FileMark {
    std::array<char, 8> magic{};   ///< "damasnn1".
    std::array<char, 16> rules{};  ///< Filled with zeros, at least one.
};
static_assert(sizeof(FileMark) == 24);

inline FileMark file_mark(std::string_view magic, std::string_view rules) {
    FileMark mark;
    magic.copy(mark.magic.data(), mark.magic.size());
    rules.copy(mark.rules.data(), mark.rules.size() - 1);
    return mark;
}

/// The name of the rules as a header holds it.
inline std::string_view rules_of(const FileMark& mark) {
    const std::string_view field(mark.rules.data(), mark.rules.size());
    return field.substr(0, field.find('\0'));
}

/// The digit after the letters of a kind of file; nothing if the bytes begin otherwise.
inline std::optional<char> version_in(std::span<const std::uint8_t> bytes, std::string_view letters) {
    if (bytes.size() <= letters.size() || std::memcmp(bytes.data(), letters.data(), letters.size()) != 0) return {};
    return static_cast<char>(bytes[letters.size()]);
}

/// Takes a value off the front of bytes, which are long enough.
template <class T>
void take(std::span<const std::uint8_t>& bytes, T& value) {
    std::memcpy(&value, bytes.data(), sizeof value);
    bytes = bytes.subspan(sizeof value);
}

/// Takes the header off the front of a file of this kind and version; its first field is a FileMark called `mark`.
template <class Header>
std::expected<Header, FileFault> take_header(std::span<const std::uint8_t>& bytes, std::string_view magic) {
    Header header;
    if (bytes.size() < sizeof header) return std::unexpected(FileFault::too_short);
    const auto version = version_in(bytes, magic.substr(0, magic.size() - 1));
    if (!version) return std::unexpected(FileFault::other_kind);
    if (*version != magic.back()) return std::unexpected(FileFault::other_version);
    take(bytes, header);
    return header;
}

/// The same for a file of these rules.
template <class Header>
std::expected<Header, FileFault> take_header(std::span<const std::uint8_t>& bytes, std::string_view magic,
                                             std::string_view rules) {
    auto header = take_header<Header>(bytes, magic);
    if (header && header->mark.rules != file_mark(magic, rules).rules) return std::unexpected(FileFault::other_rules);
    return header;
}

/// What is wrong with the bytes after a header that says how many they are and what their checksum is.
inline std::optional<FileFault> body_fault(std::span<const std::uint8_t> body, std::size_t size, std::uint64_t digest) {
    if (body.size() != size) return FileFault::not_whole;
    if (checksum(body) != digest) return FileFault::damaged;
    return {};
}

/// A header and what follows it.
template <class Header>
std::string whole_file(const Header& header, std::span<const std::uint8_t> body) {
    std::string bytes(reinterpret_cast<const char*>(&header), sizeof header);
    return bytes.append(reinterpret_cast<const char*>(body.data()), body.size());
}

}  // namespace damas::core
