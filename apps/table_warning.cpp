// SPDX-License-Identifier: MIT
#include "table_warning.hpp"

#include "engine/options.hpp"
#include "protocol/line_writer.hpp"

namespace damas::apps {

void warn_about_tables(const std::string& directory, std::string_view rules, words::Language language) {
    if (const auto wrong = engine::refused_tables(directory, rules))
        protocol::standard_error().line(
            (language == words::Language::spanish ? "damas: tabla no usada: " : "damas: table not used: ") + *wrong);
}

}  // namespace damas::apps
