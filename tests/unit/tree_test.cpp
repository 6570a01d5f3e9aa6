// SPDX-License-Identifier: MIT
// The pictures of a tree are well-formed in every format, and say what they leave out; the JSON writer escapes.
#include "protocol/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "engine/rulebook.hpp"
#include "notation/json_writer.hpp"

namespace damas::protocol {

namespace tb = search::textbook;
using words::Language;

/// Reads JSON only to see that it is JSON.
class JsonReader {
public:
    explicit JsonReader(std::string_view text) : rest_(text) {}
    bool whole() { return value() && (skip(), rest_.empty()); }

private:
    void skip() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }
    bool take(std::string_view token) {
        skip();
        if (!rest_.starts_with(token)) return false;
        rest_.remove_prefix(token.size());
        return true;
    }
    bool string() {
        if (!take("\"")) return false;
        for (std::size_t i = 0; i < rest_.size(); ++i) {
            if (static_cast<unsigned char>(rest_[i]) < 0x20) return false;
            if (rest_[i] == '"') return rest_.remove_prefix(i + 1), true;
            if (rest_[i] == '\\') ++i;
        }
        return false;
    }
    bool number() {
        skip();
        const std::size_t length = std::min(rest_.find_first_not_of("-+.0123456789eE"), rest_.size());
        rest_.remove_prefix(length);
        return length > 0;
    }
    bool list(std::string_view closer, bool keys) {
        if (take(closer)) return true;
        do {
            if (keys && !(string() && take(":"))) return false;
            if (!value()) return false;
        } while (take(","));
        return take(closer);
    }
    bool value() {
        if (take("{")) return list("}", true);
        if (take("[")) return list("]", false);
        if (take("true") || take("false") || take("null")) return true;
        skip();
        return rest_.starts_with('"') ? string() : number();
    }

    std::string_view rest_;
};

/// Whether every tag is closed in its turn and no ampersand stands alone.
bool is_xml(std::string_view text) {
    std::vector<std::string_view> open;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '&' && text.find(';', i) > i + 6) return false;
        if (text[i] == '>') return false;
        if (text[i] != '<') continue;
        const std::size_t end = text.find('>', i);
        if (end == std::string_view::npos) return false;
        const std::string_view tag = text.substr(i + 1, end - i - 1);
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != tag.substr(1)) return false;
            open.pop_back();
        } else if (!tag.ends_with('/')) {
            open.push_back(tag.substr(0, tag.find(' ')));
        }
        i = end;
    }
    return open.empty();
}

/// Whether braces and brackets outside quoted text match.
bool is_balanced(std::string_view text) {
    std::string open;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') {
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && (c == '{' || c == '[')) {
            open += c == '{' ? '}' : ']';
        } else if (!quoted && (c == '}' || c == ']')) {
            if (open.empty() || open.back() != c) return false;
            open.pop_back();
        }
    }
    return open.empty() && !quoted;
}

engine::TextbookReport report(const tb::Settings& settings, engine::TreeLimits limits,
                              std::string_view fen = "W:W1-12:B21-32") {
    return (*engine::find_rulebook("spanish")->read_game(fen))->textbook(settings, limits);
}

TEST(JsonWriter, SeparatesAndEscapes) {
    notation::JsonWriter json;
    json.object().field("a", 1).field("b", true).key("c").list(std::vector<int>{1, 2});
    json.field("d", "q\" b\\ n\n t\t \x01").field("e", 0.5).key("f").null().key("g").object().end().end();
    EXPECT_EQ(json.text(), R"({"a":1,"b":true,"c":[1,2],"d":"q\" b\\ n\n t\u0009 \u0001","e":0.5,"f":null,"g":{}})");
    EXPECT_TRUE(JsonReader(json.text()).whole());
    EXPECT_EQ(notation::JsonWriter()
                  .array()
                  .value("ñ")
                  .value(std::string("x"))
                  .value(-3)
                  .value(std::numeric_limits<double>::infinity())
                  .end()
                  .text(),
              R"(["ñ","x",-3,null])");
    EXPECT_EQ(notation::JsonWriter().array().array().end().array().end().end().text(), "[[],[]]");
}

TEST(Tree, IsWellFormedInEveryFormat) {
    for (const std::string_view fen : {"W:W1-12:B21-32", "W:W22:B25,26", "B:W9:B", "W:WK1,K10,K16:B17,K28"})
        for (const engine::TreeLimits limits : {engine::TreeLimits{}, {1, 9}, {7, 9}, {5000, 1}, {5000, 9}})
            for (const tb::Settings& settings :
                 {tb::Settings{.depth = 3}, {.depth = 3, .pruning = false}, {.depth = 3, .max_nodes = 9}})
                for (const Language language : {Language::spanish, Language::english}) {
                    const engine::TextbookReport found = report(settings, limits, fen);
                    const TreeView view{found, settings, "a <\"rule\"> & 'set'", language};
                    EXPECT_TRUE(JsonReader(tree_json(view)).whole()) << tree_json(view);
                    EXPECT_TRUE(is_balanced(tree_dot(view))) << tree_dot(view);
                    EXPECT_TRUE(is_xml(tree_svg(view))) << tree_svg(view);
                    EXPECT_NE(tree_svg(view).find("<title>"), std::string::npos);
                    EXPECT_FALSE(tree_text(view).empty());
                }
}

TEST(Tree, NeedsNothingFromOutside) {
    const tb::Settings settings{.depth = 2};
    const engine::TextbookReport found = report(settings, {1000});
    const std::string svg = tree_svg({found, settings, "spanish"});
    EXPECT_EQ(svg.find("http"), svg.rfind("http")) << "only the name space";
    for (const char* word : {"href", "<script", "<style", "<image", "url("})
        EXPECT_EQ(svg.find(word), std::string::npos) << word;
}

TEST(Tree, SaysWhatItLeavesOut) {
    const tb::Settings settings{.depth = 4};
    const engine::TextbookReport found = report(settings, {20, 1});
    ASSERT_TRUE(found.truncated);
    const std::string shown = std::to_string(found.tree.size()), all = std::to_string(found.nodes);
    const TreeView es{found, settings, "spanish", Language::spanish}, en{found, settings, "spanish", Language::english};
    for (const auto draw : {tree_text, tree_dot, tree_svg}) {
        EXPECT_NE(draw(en).find("Shown are " + shown + " of " + all + " nodes"), std::string::npos) << draw(en);
        EXPECT_NE(draw(es).find("Se muestran " + shown + " nodos de " + all), std::string::npos);
        EXPECT_NE(draw(en).find(", searched but not shown"), std::string::npos);
        EXPECT_NE(draw(es).find("sin mostrar"), std::string::npos);
    }
    EXPECT_NE(tree_json(en).find("\"truncated\":true"), std::string::npos);
    const engine::TextbookReport stopped = report({.depth = 4, .max_nodes = 9}, {100});
    for (const auto draw : {tree_text, tree_dot, tree_svg})
        EXPECT_NE(draw({stopped, settings, "spanish", Language::english}).find("A limit ended"), std::string::npos);
}

TEST(Tree, GivesTheReasonOfACut) {
    const tb::Settings settings{.depth = 4};
    const engine::TextbookReport found = report(settings, {1000}, "W:W22:B25,26");
    const std::string en = tree_text({found, settings, "spanish", Language::english});
    EXPECT_NE(en.find("cut: 188 <= alpha 223; MAX already has 223; left out: 21-18\n"), std::string::npos) << en;
    EXPECT_NE(en.find("├─ 29-19  MIN [179, +∞] = 223  *\n"), std::string::npos) << en;
    EXPECT_NE(tree_text({found, settings, "spanish"}).find("MAX ya tiene 223; sin mirar: 21-18"), std::string::npos);
    const std::string ascii = tree_text({found, settings, "spanish", Language::english, 0, false});
    EXPECT_TRUE(std::ranges::all_of(ascii, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) << ascii;
    EXPECT_NE(tree_dot({found, settings, "spanish"}).find("style=dashed"), std::string::npos);
    EXPECT_NE(tree_json({found, settings, "spanish"}).find(R"("cut":true,"reason":"poda: )"), std::string::npos);
    EXPECT_NE(tree_json({found, settings, "spanish"}).find(R"("alpha":null,"beta":null)"), std::string::npos);
}

TEST(Tree, FitsWholePlies) {
    EXPECT_EQ(limits_that_fit({1, 7, 49, 300}, 400).max_ply, 3);
    EXPECT_EQ(limits_that_fit({1, 7, 49, 300}, 356).max_ply, 2);
    EXPECT_EQ(limits_that_fit({1, 7, 49, 300}, 57).max_ply, 2);
    EXPECT_EQ(limits_that_fit({1, 7, 49, 300}, 8).max_ply, 1);
    EXPECT_EQ(limits_that_fit({1, 7, 49, 300}, 1).max_ply, 1);
    EXPECT_EQ(limits_that_fit({1, 7, 49, 300}, 1).max_nodes, 1u);
    EXPECT_EQ(limits_that_fit({}, 9).max_ply, 1);
}

}  // namespace damas::protocol
