// SPDX-License-Identifier: MIT
// The rule sets that the library knows. A RuleSet is a small value and always one of them.
#pragma once

#include <damas/text.hpp>
#include <optional>
#include <string_view>
#include <vector>

namespace damas {

class RuleSet {
public:
    /// Its name in programs and files, which never changes: "spanish".
    std::string_view id() const { return id_; }
    /// Its name for people.
    const Text& name() const { return *name_; }
    int width() const { return width_; }
    int height() const { return height_; }
    /// How many squares are played on; they are numbered from 1 to this.
    int squares() const { return width_ * height_ / 2; }

    bool operator==(const RuleSet& other) const { return id_ == other.id_; }

private:
    friend const std::vector<RuleSet>& rule_sets();
    RuleSet(std::string_view id, const Text& name, int width, int height)
        : id_(id), name_(&name), width_(width), height_(height) {}

    std::string_view id_;
    const Text* name_;
    int width_, height_;
};

/// All of them, in the order of menus.
const std::vector<RuleSet>& rule_sets();

/// The one with this id.
std::optional<RuleSet> find_rule_set(std::string_view id);

}  // namespace damas
