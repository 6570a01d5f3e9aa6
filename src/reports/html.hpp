// SPDX-License-Identifier: MIT
// A match as one HTML page that needs nothing else: no scripts, no fonts, no pictures from elsewhere. It follows the
// reader's light or dark setting, fits a phone and prints.
#pragma once

#include <string>

#include "reports/words.hpp"

namespace damas::reports {

/// The page about a match. The same match and options give the same bytes.
std::string html_report(const Match& match, const ReportOptions& options);

}  // namespace damas::reports
