// SPDX-License-Identifier: MIT
// The files in the program.
#include "assets/assets.hpp"

// One entry a file, the last one empty; cmake/assets.cmake writes them.
struct DamasAsset {
    const char* name;
    const std::uint8_t *begin, *end;
};
extern "C" const DamasAsset damas_assets[];

namespace damas::assets {

Bytes find(std::string_view name) {
    for (const DamasAsset* asset = damas_assets; asset->name != nullptr; ++asset)
        if (name == asset->name) return {asset->begin, asset->end};
    return {};
}

}  // namespace damas::assets
