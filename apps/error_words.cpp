// SPDX-License-Identifier: MIT
#include "error_words.hpp"

#include <vector>

#include "error_phrases.hpp"

namespace damas::apps {

namespace {

using Holes = std::vector<std::string_view>;

/// Whether a text is what a phrase says; fills in what stands for each '@'. A hole is as short as it can be.
bool matches(std::string_view phrase, std::string_view text, Holes& holes) {
    const std::size_t hole = phrase.find('@');
    if (hole == std::string_view::npos) return phrase == text;
    if (!text.starts_with(phrase.substr(0, hole))) return false;
    text.remove_prefix(hole);
    phrase.remove_prefix(hole + 1);
    if (phrase.empty()) return holes.push_back(text), !text.empty();
    const std::string_view next = phrase.substr(0, phrase.find('@'));
    for (std::size_t at = text.find(next); at != std::string_view::npos; at = text.find(next, at + 1)) {
        const std::size_t before = holes.size();
        holes.push_back(text.substr(0, at));
        if (matches(phrase, text.substr(at), holes)) return true;
        holes.resize(before);
    }
    return false;
}

std::string spanish(std::string_view text);

/// The Spanish of a phrase, "@1" replaced by its first hole and so on; what stands there may be a sentence too.
std::string filled(std::string_view phrase, const Holes& holes) {
    std::string result;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        if (phrase[i] == '@')
            result += spanish(holes[static_cast<std::size_t>(phrase[++i] - '1')]);
        else
            result += phrase[i];
    }
    return result;
}

/// One sentence without what stands before it; nothing if it is not known.
std::string whole(std::string_view text) {
    for (const ErrorPhrase& phrase : error_phrases)
        if (Holes holes; matches(phrase.en, text, holes)) return filled(phrase.es, holes);
    return {};
}

/// "games.pdn: line 3: no game": names, and sentences after them.
std::string spanish(std::string_view text) {
    constexpr std::string_view colon = ": ";
    if (std::string known = whole(text); !known.empty()) return known;
    const std::size_t at = text.find(colon);
    if (at == std::string_view::npos) return std::string(text);
    const std::string head = whole(text.substr(0, at));
    return (head.empty() ? std::string(text.substr(0, at)) : head) + ": " + spanish(text.substr(at + colon.size()));
}

}  // namespace

std::string error_words(std::string_view english, words::Language language) {
    return language == words::Language::spanish ? spanish(english) : std::string(english);
}

}  // namespace damas::apps
