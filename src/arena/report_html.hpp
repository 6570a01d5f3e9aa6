// SPDX-License-Identifier: MIT
// A match as one HTML page that needs nothing else: no scripts, no fonts, no pictures from elsewhere. It follows the
// reader's light or dark setting, fits a phone and prints.
#pragma once

#include <string>

#include "arena/report_words.hpp"

namespace damas::arena {

/// The page about a match. The same match and options give the same bytes.
std::string html_report(const Match& match, const ReportOptions& options);

}  // namespace damas::arena
