// SPDX-License-Identifier: MIT
#include "tables/directory.hpp"

#include <filesystem>
#include <sstream>

#include "core/checksum.hpp"
#include "core/files.hpp"
#include "tables/counts.hpp"

namespace damas::tables {

std::string table_path(const std::string& directory, std::string_view rules, const Material& material, Kind kind) {
    return directory + '/' + std::string(rules) + '/' + material.name() + (kind == Kind::wdl ? ".wdl" : ".dtw");
}

std::expected<void, words::Message> write_whole(const std::string& path, std::span<const std::uint8_t> bytes) {
    if (const auto error = core::make_directory(std::filesystem::path(path).parent_path().string()))
        return std::unexpected(error->message());
    if (const auto error = core::write_file(path, bytes)) return std::unexpected(error->message());
    return {};
}

namespace {
std::string counts_path(const std::string& directory, std::string_view rules, const Material& material) {
    return directory + '/' + std::string(rules) + '/' + material.name() + ".counts";
}

constexpr std::uint64_t longest_counts = 1'000;

std::uint64_t sum_of(std::string_view text) { return core::checksum(core::bytes_of(text)); }
}  // namespace

std::expected<void, words::Message> write_counts(const std::string& directory, std::string_view rules,
                                                 const Material& material, const Counts& c) {
    std::string text;
    for (const std::uint64_t number : {c.positions, c.win, c.draw, c.loss}) text += std::to_string(number) + ' ';
    text += std::to_string(c.longest_win) + ' ' + std::to_string(c.longest_number) + '\n';
    text += std::to_string(sum_of(text)) + '\n';
    return write_whole(counts_path(directory, rules, material), core::bytes_of(text));
}

std::optional<Counts> read_counts(const std::string& directory, std::string_view rules, const Material& material) {
    const auto text = core::read_regular_file(counts_path(directory, rules, material), longest_counts);
    if (!text) return {};
    const std::size_t line = text->find('\n') + 1;
    std::istringstream in(*text);
    Counts c;
    std::uint64_t sum = 0;
    in >> c.positions >> c.win >> c.draw >> c.loss >> c.longest_win >> c.longest_number >> sum;
    if (!in || sum != sum_of(std::string_view(*text).substr(0, line))) return {};
    if (c.win + c.draw + c.loss != c.positions || c.longest_number >= c.positions) return {};
    return c;
}

}  // namespace damas::tables
