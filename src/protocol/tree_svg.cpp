// SPDX-License-Identifier: MIT
// The tree as an SVG document that needs nothing else. It grows to the right, a column a ply. MAX has square corners,
// MIN round ones; two strokes across a dashed branch are a cut-off; the principal variation is drawn thick. Every box
// tells its whole story in a <title>.
#include <algorithm>

#include "notation/fill.hpp"
#include "notation/text.hpp"
#include "protocol/tree_words.hpp"

namespace damas::protocol {

namespace {

using engine::TreeNode;
using search::textbook::NodeKind;
using Text = std::string_view;
namespace text = words::trees;

// In pixels.
constexpr int margin = 24, column = 220, box_width = 166, gap = 8;
constexpr int inner_height = 36, leaf_height = 20, cut_height = 30, more_height = 18;
constexpr int line_height = 18, letter = 7;  // `letter` is wide enough for the mean character of what is written.
constexpr std::size_t longest_move = 13, most_left_out = 6;
constexpr std::size_t short_move = 6;  // Leaves room for words in a low box.

struct Look {
    Text fill, stroke;
};
constexpr Look max_look{"#e0ecff", "#1d4ed8"}, min_look{"#fff0dd", "#c2570c"}, leaf_look{"#ffffff", "#6b7280"},
    end_look{"#e6f6e6", "#15803d"};
constexpr Text ink = "#111827", faint = "#4b5563", cut_ink = "#b91c1c";

std::string number(int n) { return std::to_string(n); }
int letters_in(Text words) { return static_cast<int>(notation::text_width(words)); }

using notation::escaped;
using notation::put;

class SvgTree {
public:
    explicit SvgTree(const TreeView& view)
        : view_(view), shape_(view.report), heights_(nodes().size()), middles_(nodes().size()) {}

    std::string draw() {
        const std::vector<std::string> lines = summary(view_);
        int y = margin + line_height / 2;
        for (std::size_t i = 0; i < lines.size(); ++i, y += line_height)
            put_text(margin, y, lines[i], i == 0 ? " font-weight='bold'" : "", ink);
        put_legend(y);
        y += 2 * line_height;
        put_headings(y);
        y += line_height;
        if (!nodes().empty()) {
            measure();
            place(0, y);
            for (std::size_t i = 0; i < nodes().size(); ++i) put_branches(i);
            for (std::size_t i = 0; i < nodes().size(); ++i) put_box(i);
            y += heights_[0];
        }
        std::string out;
        const std::string width = number(right_ + margin), height = number(y + margin);
        put(out,
            "<svg xmlns='http://www.w3.org/2000/svg' role='img' width='@' height='@' viewBox='0 0 @ @'"
            " font-family='system-ui, sans-serif' font-size='12'>\n<title>",
            {width, height, width, height});
        for (const std::string& line : lines) out += escaped(line) + ". ";
        put(out, "</title>\n<rect width='@' height='@' fill='#ffffff'/>\n", {width, height});
        return out + body_ + "</svg>\n";
    }

private:
    const std::vector<TreeNode>& nodes() const { return view_.report.tree; }
    static int own_height(const TreeNode& node) {
        return node.kind == NodeKind::leaf || node.kind == NodeKind::game_over ? leaf_height : inner_height;
    }
    static int left(const TreeNode& node) { return margin + node.ply * column; }

    /// The height of what hangs on a node: its children, then what is missing.
    int below(std::size_t i) const {
        int height = 0;
        for (const std::size_t child : shape_.children[i]) height += heights_[child];
        return height + (shape_.hidden(view_.report, i) > 0 ? more_height + gap : 0) +
               (is_cut(nodes()[i]) ? cut_height + gap : 0);
    }

    /// Children have higher indices than their parents, so going backwards sees them first.
    void measure() {
        for (std::size_t i = nodes().size(); i-- > 0;) heights_[i] = std::max(own_height(nodes()[i]) + gap, below(i));
    }

    void place(std::size_t i, int top) {
        middles_[i] = top + heights_[i] / 2;
        int y = first_child_top(i);
        for (const std::size_t child : shape_.children[i]) {
            place(child, y);
            y += heights_[child];
        }
    }
    int first_child_top(std::size_t i) const { return middles_[i] - below(i) / 2; }

    void put_text(int x, int y, Text words, Text attributes, Text color) {
        put(body_, "<text x='@' y='@' fill='@'@>@</text>\n", {number(x), number(y), color, attributes, escaped(words)});
        const bool from_the_end = attributes.contains("end") || attributes.contains("middle");
        if (!from_the_end) right_ = std::max(right_, x + letters_in(words) * letter);
    }

    void put_branch(std::size_t i, int y, Text attributes) {
        const int from = left(nodes()[i]) + box_width, to = left(nodes()[i]) + column, bend = (from + to) / 2;
        put(body_, "<path d='M@ @C@ @ @ @ @ @' fill='none' @/>\n",
            {number(from), number(middles_[i]), number(bend), number(middles_[i]), number(bend), number(y), number(to),
             number(y), attributes});
    }

    void put_branches(std::size_t i) {
        const TreeNode& node = nodes()[i];
        int y = first_child_top(i);
        for (const std::size_t child : shape_.children[i]) {
            put_branch(i, middles_[child],
                       shape_.on_line[child] ? "stroke='#111827' stroke-width='3'" : "stroke='#9ca3af'");
            y += heights_[child];
        }
        const int x = left(node) + column;
        if (const int hidden = shape_.hidden(view_.report, i); hidden > 0) {
            y += gap / 2;
            put_branch(i, y + more_height / 2, "stroke='#9ca3af' stroke-dasharray='1 4'");
            put_text(x + 4, y + more_height / 2 + 4, not_shown(view_, hidden), " font-size='11'", faint);
            y += more_height + gap / 2;
        }
        if (!is_cut(node)) return;
        y += gap / 2;
        put_branch(i, y + cut_height / 2, "stroke='#b91c1c' stroke-dasharray='5 4'");
        put(body_, "<path d='M@ @l6 -12m4 0l-6 12' stroke='@' stroke-width='2' fill='none'/>\n",
            {number(x - 14), number(y + cut_height / 2 + 6), cut_ink});
        put_text(x + 4, y + 12, cut_reason(view_, node), " font-size='11'", cut_ink);
        put_text(x + 4, y + 26, left_out(view_, node, most_left_out), " font-size='11'", faint);
    }

    void put_frame(int x, int y, int width, int height, const Look& look, bool round, Text extra) {
        put(body_, "<rect x='@' y='@' width='@' height='@' rx='@' fill='@' stroke='@'@/>\n",
            {number(x), number(y), number(width), number(height), number(round ? height / 2 : 2), look.fill,
             look.stroke, extra});
    }

    void put_box(std::size_t i) {
        const TreeNode& node = nodes()[i];
        const bool leaf = own_height(node) == leaf_height;
        const int x = left(node), y = middles_[i] - own_height(node) / 2, indent = leaf || node.maximizing ? 8 : 14;
        const std::string move = node.move ? move_text(node) : said(view_, text::root);
        const std::string words = ending(view_, node);
        body_ += "<g><title>" + escaped(story(node, move)) + "</title>\n";
        const Look& look = node.kind == NodeKind::leaf        ? leaf_look
                           : node.kind == NodeKind::game_over ? end_look
                           : node.maximizing                  ? max_look
                                                              : min_look;
        put_frame(x, y, box_width, own_height(node), look, !leaf && !node.maximizing,
                  node.kind == NodeKind::stopped ? Text(" stroke-dasharray='2 3'")
                  : shape_.on_line[i]            ? Text(" stroke-width='3'")
                                                 : Text());
        const int baseline = y + (leaf ? 14 : 15);
        put_text(x + indent, baseline, move.size() > longest_move ? move.substr(0, longest_move - 1) + "…" : move,
                 leaf ? "" : " font-weight='bold'", ink);
        put_text(x + box_width - indent, baseline, number(node.value), " font-weight='bold' text-anchor='end'", ink);
        if (leaf && !words.empty() && move.size() <= short_move)
            put_text(x + box_width / 2 - 6, baseline, words, " font-size='10' text-anchor='middle'", look.stroke);
        if (!leaf)
            put_text(x + indent, y + 30,
                     std::string(player(node)) + ' ' + window(node, true) +
                         (node.kind == NodeKind::stopped ? " · " + said(view_, text::stopped_briefly) : ""),
                     " font-size='11'", faint);
        body_ += "</g>\n";
        right_ = std::max(right_, x + box_width);
    }

    std::string story(const TreeNode& node, const std::string& move) const {
        std::string text =
            move + ": " + std::string(player(node)) + ' ' + window(node, true) + " = " + number(node.value);
        if (const std::string words = ending(view_, node); !words.empty()) text += "; " + words;
        if (is_cut(node)) text += "; " + cut_reason(view_, node) + "; " + left_out(view_, node, node.pruned.size());
        return text;
    }

    /// A line of samples, each with its meaning.
    void put_legend(int y) {
        int x = margin;
        const auto say = [&](const words::Message& meaning, int letters) {
            put_text(x, y + 4, said(view_, meaning), " font-size='11'", faint);
            x += letters * letter + 16;
        };
        const auto box = [&](const Look& look, bool round) {
            put_frame(x, y - 7, 26, 14, look, round, "");
            x += 32;
        };
        box(max_look, false), say(text::max, 4);
        box(min_look, true), say(text::min, 4);
        box(leaf_look, false), say(text::evaluated, 9);
        box(end_look, false), say(text::game_over, 13);
        put(body_, "<path d='M@ @h30' stroke='@' stroke-width='3'/>\n", {number(x), number(y), ink});
        x += 36, say(text::best_line, std::min(letters_in(said(view_, text::best_line)), 16));
        put(body_, "<path d='M@ @h30' stroke='@' stroke-dasharray='5 4'/>\n", {number(x), number(y), cut_ink});
        put(body_, "<path d='M@ @l6 -12m4 0l-6 12' stroke='@' stroke-width='2' fill='none'/>\n",
            {number(x + 10), number(y + 6), cut_ink});
        x += 36, say(text::cut, 7);
    }

    void put_headings(int y) {
        int plies = -1;
        for (const TreeNode& node : nodes()) plies = std::max(plies, node.ply);
        for (int ply = 0; ply <= plies; ++ply)
            put_text(margin + ply * column, y, said(view_, {text::ply, ply}) + (ply % 2 == 0 ? " · MAX" : " · MIN"),
                     " font-weight='bold'", faint);
    }

    const TreeView& view_;
    TreeShape shape_;
    std::vector<int> heights_, middles_;
    std::string body_;
    int right_ = 0;
};

}  // namespace

std::string tree_svg(const TreeView& view) { return SvgTree(view).draw(); }

}  // namespace damas::protocol
