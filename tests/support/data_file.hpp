// SPDX-License-Identifier: MIT
// Reads tests/data: lines of fields separated by " | "; '#' begins a comment line. Plain C files, so WASI can do it
// too.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace damas::testing {

inline std::vector<std::string> split(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        if (end > begin) parts.emplace_back(text.substr(begin, end - begin));
        begin = end + separator.size();
    }
    return parts;
}

inline std::string read_whole(const std::string& path) {
    std::string text;
    if (std::FILE* file = std::fopen(path.c_str(), "rb")) {
        char buffer[4096];
        for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
        std::fclose(file);
    }
    return text;
}

/// The rows of a data file; empty if it is missing.
inline std::vector<std::vector<std::string>> data_rows(const std::string& name) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& line : split(read_whole(DAMAS_TEST_DATA "/" + name), "\n"))
        if (!line.starts_with('#')) rows.push_back(split(line, " | "));
    return rows;
}

}  // namespace damas::testing
