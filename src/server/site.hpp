// SPDX-License-Identifier: MIT
// The page as it lies in the program: files with their types, digests and compressed forms. web/build.mjs packs them.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/files.hpp"

namespace damas::server {

struct SiteFile {
    std::string name, type, digest;
    std::string_view plain, gzip;
};

/// The files of a pack, which must outlive them; an error if it is damaged.
std::expected<std::vector<SiteFile>, words::Message> read_pack(std::string_view pack);

/// The pack that is part of the program; empty if it was built without the page.
std::string_view embedded_pack();

/// Writes the page with its endgame tables into a directory, for any static host; says what is wrong, or nothing.
std::optional<core::FileError> write_site(const std::vector<SiteFile>& files, const std::string& directory);

}  // namespace damas::server
