// SPDX-License-Identifier: MIT
#include <filesystem>

#include "assets/books.hpp"
#include "assets/open_tables.hpp"
#include "core/files.hpp"
#include "core/memory.hpp"
#include "engine/learned.hpp"
#include "engine/levels.hpp"
#include "rules/variants/all.hpp"
#include "words/files.hpp"
#include "words/options.hpp"

namespace damas::engine {

std::optional<words::Message> hash_error(std::size_t megabytes) {
    const std::uint64_t there = core::available_memory() >> 20;
    if (there == 0 || megabytes <= there) return {};
    return words::Message(words::files::does_not_fit, megabytes, there);
}

std::optional<words::Message> wrong_table_directory(const std::string& directory) {
    std::error_code ignored;
    if (directory.empty() || directory == default_table_directory() ||
        std::filesystem::is_directory(directory, ignored))
        return {};
    return core::FileError{.path = directory, .problem = core::FileError::Problem::not_a_directory}.message();
}

std::optional<words::Message> refused_tables(const std::string& directory, std::string_view rules) {
    std::optional<words::Message> error;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() {
        const auto open = assets::open_tables<V>(directory);
        const std::vector<words::Message>& refused = open->refused();
        if (!refused.empty()) error = refused.front();
        if (refused.size() > 1) error = words::Message(words::options::refused_tables, refused.front(), refused.size());
    });
    return error;
}

std::optional<words::Message> options_error(const PlayerOptions& options, std::string_view rules) {
    if (const auto wrong = hash_error(options.hash_megabytes)) return words::about("hash", *wrong);
    std::optional<words::Message> error = contradiction(options);
    if (!error) error = wrong_table_directory(options.table_directory);
    if (error) return error;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() {
        if (options.evaluation == Evaluation::network && !options.network.empty())
            if (const auto read = assets::read_network_file(options.network, V::id, rules::Geometry<V>::squares); !read)
                error = read.error();
        if (options.evaluation == Evaluation::patterns)
            if (const auto read = assets::read_pattern_file(options.patterns, V::id, eval::PatternFeatures<V>::count);
                !read)
                error = read.error();
        if (options.book)
            if (const auto read = assets::read_book<V>(options.book_file); !read) error = read.error();
        if (!error && options.kind == SearchKind::champion && options.tables && level(options.level).knows)
            error = refused_tables(options.table_directory, rules);
    });
    return error;
}

}  // namespace damas::engine
