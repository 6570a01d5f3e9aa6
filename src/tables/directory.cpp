// SPDX-License-Identifier: MIT
#include "tables/directory.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tables/counts.hpp"

namespace damas::tables {

std::string table_path(const std::string& directory, std::string_view rules, const Material& material, Kind kind) {
    return directory + '/' + std::string(rules) + '/' + material.name() + (kind == Kind::wdl ? ".wdl" : ".dtw");
}

std::expected<void, std::string> write_whole(const std::string& path, std::span<const std::uint8_t> bytes) {
    std::error_code wrong;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), wrong);
    const std::string unfinished = path + ".tmp";
    const auto refuse = [&](int error) {
        std::remove(unfinished.c_str());
        return std::unexpected(path + ": " + std::strerror(error));
    };
    const int file = ::open(unfinished.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return refuse(errno);
    for (std::size_t at = 0; at < bytes.size();) {
        const ssize_t written = ::write(file, bytes.data() + at, bytes.size() - at);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) {
            const int error = errno;
            ::close(file);
            return refuse(error);
        }
        at += static_cast<std::size_t>(written);
    }
    const bool safe = ::fsync(file) == 0;
    const int error = errno;
    if (::close(file) != 0 || !safe) return refuse(error);
    if (std::rename(unfinished.c_str(), path.c_str()) != 0) return refuse(errno);
    return {};
}

namespace {
std::string counts_path(const std::string& directory, std::string_view rules, const Material& material) {
    return directory + '/' + std::string(rules) + '/' + material.name() + ".counts";
}
}  // namespace

std::expected<void, std::string> write_counts(const std::string& directory, std::string_view rules,
                                              const Material& material, const Counts& c) {
    std::string text;
    for (const std::uint64_t number : {c.positions, c.win, c.draw, c.loss}) text += std::to_string(number) + ' ';
    text += std::to_string(c.longest_win) + ' ' + std::to_string(c.longest_number) + '\n';
    return write_whole(counts_path(directory, rules, material),
                       {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::optional<Counts> read_counts(const std::string& directory, std::string_view rules, const Material& material) {
    std::ifstream file(counts_path(directory, rules, material));
    Counts c;
    file >> c.positions >> c.win >> c.draw >> c.loss >> c.longest_win >> c.longest_number;
    if (!file || c.win + c.draw + c.loss != c.positions || c.longest_number >= c.positions) return {};
    return c;
}

}  // namespace damas::tables
