// SPDX-License-Identifier: MIT
// The files of a page: it fetches them when it needs them.
#include <map>

#include "assets/assets.hpp"

namespace damas::assets {

namespace {

std::map<std::string, std::vector<std::uint8_t>, std::less<>>& fetched() {
    static std::map<std::string, std::vector<std::uint8_t>, std::less<>> files;
    return files;
}

}  // namespace

Bytes find(std::string_view name) {
    const auto found = fetched().find(name);
    return found == fetched().end() ? Bytes() : Bytes(found->second);
}

void provide(std::string_view name, std::vector<std::uint8_t> bytes) {
    fetched().insert_or_assign(std::string(name), std::move(bytes));
}

}  // namespace damas::assets
