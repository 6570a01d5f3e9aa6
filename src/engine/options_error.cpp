// SPDX-License-Identifier: MIT
#include "engine/book_store.hpp"
#include "engine/evaluation_store.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

std::optional<std::string> options_error(const PlayerOptions& options, std::string_view rules) {
    std::optional<std::string> error = search::textbook::contradiction(options.textbook);
    if (error) return error;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() {
        if (options.evaluation == Evaluation::network && !options.network.empty())
            if (const auto read = read_network_file(options.network, V::id, rules::Geometry<V>::squares); !read)
                error = read.error();
        if (options.evaluation == Evaluation::patterns)
            if (const auto read = read_pattern_file(options.patterns, V::id, eval::PatternFeatures<V>::count); !read)
                error = read.error();
        if (options.book)
            if (const auto read = read_book(book::rules_of<V>, options.book_file); !read) error = read.error();
    });
    return error;
}

}  // namespace damas::engine
