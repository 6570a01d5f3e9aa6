// SPDX-License-Identifier: MIT
#include "table_warning.hpp"

#include "engine/options.hpp"
#include "language.hpp"
#include "protocol/line_writer.hpp"
#include "words/commands/program.hpp"

namespace damas::apps {

void warn_about_tables(const std::string& directory, std::string_view rules) {
    if (const auto wrong = engine::refused_tables(directory, rules))
        protocol::standard_error().line(text({words::commands::program::table_not_used, *wrong}));
}

}  // namespace damas::apps
