// SPDX-License-Identifier: MIT
#include "server/site.hpp"

#include <charconv>
#include <filesystem>

#include "assets/assets.hpp"
#include "engine/rulebook.hpp"
#include "words/serving.hpp"

namespace damas::server {

namespace {

/// The text up to a separator, taken off the front.
std::string_view take(std::string_view& text, char separator) {
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

std::optional<std::size_t> number(std::string_view text) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

}  // namespace

std::expected<std::vector<SiteFile>, words::Message> read_pack(std::string_view pack) {
    const std::size_t end = pack.find("\n\n");
    if (end == std::string_view::npos) return std::unexpected(words::Message(words::serving::no_list));
    std::string_view list = pack.substr(0, end + 1), bytes = pack.substr(end + 2);
    std::vector<SiteFile> files;
    while (!list.empty()) {
        std::string_view line = take(list, '\n');
        SiteFile file;
        file.name = take(line, '\t');
        file.type = take(line, '\t');
        file.digest = take(line, '\t');
        const auto plain = number(take(line, '\t')), gzip = number(line);
        if (!plain || !gzip || *plain > bytes.size() || *gzip > bytes.size() - *plain)
            return std::unexpected(words::Message(words::serving::wrong_size, file.name));
        file.plain = bytes.substr(0, *plain);
        file.gzip = bytes.substr(*plain, *gzip);
        bytes.remove_prefix(*plain + *gzip);
        files.push_back(std::move(file));
    }
    if (!bytes.empty()) return std::unexpected(words::Message(words::serving::nobodys_bytes));
    return files;
}

#ifdef DAMAS_SITE
extern "C" {
extern const char damas_site_begin[], damas_site_end[];
}
std::string_view embedded_pack() { return {damas_site_begin, damas_site_end}; }
#else
std::string_view embedded_pack() { return {}; }
#endif

std::optional<core::FileError> write_site(const std::vector<SiteFile>& files, const std::string& directory) {
    namespace fs = std::filesystem;
    const fs::path root(directory);
    if (auto wrong = core::make_directory(directory)) return wrong;
    const auto put = [&](const fs::path& path, auto bytes) {
        auto wrong = core::make_directory(path.parent_path().string());
        return wrong ? wrong : core::write_file(path.string(), bytes);
    };
    for (const SiteFile& file : files)
        if (auto wrong = put(root / file.name, std::string_view(file.plain))) return wrong;
    for (const engine::Rulebook* book : engine::rulebooks())
        if (const auto bytes = assets::tables_of(book->id()); !bytes.empty())
            if (auto wrong = put(root / assets::tables_name(book->id()), bytes)) return wrong;
    return {};
}

}  // namespace damas::server
