// SPDX-License-Identifier: MIT
// The settings of a textbook search as flags and as a JSON file. A flag wins over the file, the file over the default.
#pragma once

#include <map>

#include "common.hpp"
#include "engine/textbook.hpp"

namespace damas::apps {

using engine::TextbookRequest;

/// What a command does with the search.
enum class Algorithm : std::uint8_t {
    chosen,    ///< People choose everything.
    all,       ///< It tries pruning and every order itself.
    opponent,  ///< It plays against it, and has its own --seed and --nodes.
};

class TextbookFlags {
public:
    /// Adds the flags to a command; this must outlive its parsing.
    void add_to(CLI::App& command, int default_depth, Algorithm algorithm);

    /// Flags over file over defaults; the error is one line that names the file and the key.
    std::expected<TextbookRequest, words::Message> read() const;

    /// The settings file that was named; empty if there is none.
    const std::string& file() const { return file_; }
    /// Whether any of the flags was given.
    bool used() const;
    bool wants_list() const { return list_; }
    /// Prints each weight's name, default and meaning.
    static void print_list();

private:
    int default_depth_ = 0;
    Algorithm algorithm_ = Algorithm::chosen;
    std::string file_;
    std::map<std::string_view, std::string> given_;  ///< What the flags say, by the names of the options.
    std::vector<std::string> weights_;
    bool list_ = false;
};

}  // namespace damas::apps
