// SPDX-License-Identifier: MIT
// Plain recursion over (row, column) tiles. Quotations are from rules.md; "000 rule 22" and the like name its sources.
// Invariant: row 0 is the top of the picture with White at the bottom, so White's men always go to smaller rows.
#include "slow_rules.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

namespace damas::slow {
namespace {

struct Direction {
    int rows;
    int columns;
};

int square_on(const Board& board, Tile tile) { return board.facts->square_on(tile); }

Piece piece_on(const Board& board, int square) { return board.pieces[static_cast<std::size_t>(square)]; }
void put(Board& board, int square, Piece piece) { board.pieces[static_cast<std::size_t>(square)] = piece; }

bool is_white(Piece piece) { return piece == Piece::white_man || piece == Piece::white_king; }
bool is_black(Piece piece) { return piece == Piece::black_man || piece == Piece::black_king; }
bool is_man(Piece piece) { return piece == Piece::white_man || piece == Piece::black_man; }
bool is_king(Piece piece) { return piece == Piece::white_king || piece == Piece::black_king; }
bool are_enemies(Piece a, Piece b) { return (is_white(a) && is_black(b)) || (is_black(a) && is_white(b)); }

Tile step(Tile tile, Direction direction) { return {tile.row + direction.rows, tile.column + direction.columns}; }

bool is_empty(const Board& board, Tile tile) {
    const int square = square_on(board, tile);
    return square != 0 && piece_on(board, square) == Piece::none;
}

bool holds_enemy_of(const Board& board, Tile tile, Piece mover) {
    const int square = square_on(board, tile);
    return square != 0 && are_enemies(piece_on(board, square), mover);
}

std::vector<Direction> forward(Piece piece) {
    const int ahead = is_white(piece) ? -1 : 1;
    return {{ahead, -1}, {ahead, 1}};
}

std::vector<Direction> all_directions() { return {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}; }

/// Men move one square forward (000 rule 8); kings move any number of free squares, both ways (000 rule 12).
void add_quiet_moves(const Board& board, Tile origin, std::vector<Move>& found) {
    const int from = square_on(board, origin);
    const Piece mover = piece_on(board, from);
    for (const Direction direction : is_king(mover) ? all_directions() : forward(mover)) {
        for (Tile to = step(origin, direction); is_empty(board, to); to = step(to, direction)) {
            found.push_back({from, square_on(board, to), {}});
            if (is_man(mover)) break;
        }
    }
}

/// The capture of one piece under way: from `from`, with `mover` in the hand and so absent from `board`.
struct Capture {
    Board board;  // "the square the mover left counts as empty"; captured pieces stay: "until then they block"
    int from;
    Piece mover;
    std::set<std::pair<int, std::set<int>>> visited;  // (square, captured) already explored: the rest depends on these
};

/// "men capture": forward only, or forward and backward; kings capture both ways (000 rule 16).
std::vector<Direction> capture_directions(const Capture& capture) {
    const bool both_ways = is_king(capture.mover) || capture.board.facts->men_capture_backward;
    return both_ways ? all_directions() : forward(capture.mover);
}

/// Adds every complete capture that reaches `here` with `captured`: "a capture goes on as long as it can".
void continue_capture(Capture& capture, Tile here, const std::set<int>& captured, std::vector<Move>& found) {
    const Board& board = capture.board;
    if (!capture.visited.emplace(square_on(board, here), captured).second) return;
    bool goes_on = false;
    for (const Direction direction : capture_directions(capture)) {
        Tile victim = step(here, direction);
        while (is_king(capture.mover) && is_empty(board, victim)) victim = step(victim, direction);
        if (!holds_enemy_of(board, victim, capture.mover)) continue;
        if (captured.contains(square_on(board, victim))) continue;  // "no piece may be jumped twice"
        std::set<int> more = captured;
        more.insert(square_on(board, victim));
        // A man lands right behind; kings "may land on any free square behind the captured piece".
        for (Tile landing = step(victim, direction); is_empty(board, landing); landing = step(landing, direction)) {
            goes_on = true;
            continue_capture(capture, landing, more, found);
            if (is_man(capture.mover)) break;
        }
    }
    if (!goes_on && !captured.empty()) {
        found.push_back({capture.from, square_on(board, here), std::vector<int>(captured.begin(), captured.end())});
    }
}

void add_captures(const Board& board, Tile origin, std::vector<Move>& found) {
    const int from = square_on(board, origin);
    Capture capture{board, from, piece_on(board, from), {}};
    put(capture.board, from, Piece::none);
    continue_capture(capture, origin, {}, found);
}

int kings_among(const Board& board, const std::vector<int>& squares) {
    return static_cast<int>(
        std::count_if(squares.begin(), squares.end(), [&](int square) { return is_king(piece_on(board, square)); }));
}

/// Keeps the captures for which `worth` is highest.
template <class Worth>
void keep_best(std::vector<Move>& captures, Worth worth) {
    int best = 0;
    for (const Move& capture : captures) best = std::max(best, worth(capture));
    std::erase_if(captures, [&](const Move& capture) { return worth(capture) < best; });
}

/// "precedence of captures", one law after the other in the order of the variant.
void apply_precedence(const Board& board, std::vector<Move>& captures) {
    const auto dama = [&](const Move& capture) { return is_king(piece_on(board, capture.from)) ? 1 : 0; };
    const auto cantidad = [](const Move& capture) { return static_cast<int>(capture.captured.size()); };
    const auto calidad = [&](const Move& capture) { return kings_among(board, capture.captured); };
    for (const std::string& law : board.facts->laws) {
        if (law == "king") keep_best(captures, dama);          // "has no condition about numbers (001)"
        if (law == "quantity") keep_best(captures, cantidad);  // 000 rule 22, 004 rule 4, FMJD
        if (law == "quality") keep_best(captures, calidad);    // 000 rule 23, 004 rule 5
    }
}

/// The far row: "White moves up" to the top, Black to the bottom.
bool is_crowning_square(const Board& board, Piece man, int square) {
    const int row = board.facts->tiles[static_cast<std::size_t>(square)].row;
    return row == (is_white(man) ? 0 : board.facts->size - 1);
}

/// The squares of one side's pieces, ascending.
std::vector<int> squares_of(const Board& board, bool white) {
    std::vector<int> squares;
    for (int square = 1; square <= board.facts->squares(); ++square) {
        const Piece piece = piece_on(board, square);
        if (white ? is_white(piece) : is_black(piece)) squares.push_back(square);
    }
    return squares;
}

/// Plies since each count began; no value while it does not run.
struct Counts {
    int quiet_king_plies = 0;
    std::optional<int> forzosa, sixteen, five;
};

/// "exactly three kings against exactly one king and a king of the three on the main diagonal, whoever is to move".
bool is_forzosa(const Board& board, bool strong_is_white) {
    const std::vector<int> strong = squares_of(board, strong_is_white);
    const std::vector<int> weak = squares_of(board, !strong_is_white);
    if (strong.size() != 3 || kings_among(board, strong) != 3) return false;
    if (weak.size() != 1 || kings_among(board, weak) != 1) return false;
    return std::any_of(strong.begin(), strong.end(), [&](int square) { return board.facts->on_main_diagonal(square); });
}

/// The size of a side that has a king and faces exactly "one king", or 0 when the strong side is not such a side.
int pieces_against_lone_king(const Board& board, bool strong_is_white) {
    const std::vector<int> strong = squares_of(board, strong_is_white);
    const std::vector<int> weak = squares_of(board, !strong_is_white);
    const bool lone_king = weak.size() == 1 && kings_among(board, weak) == 1;
    return lone_king && kings_among(board, strong) > 0 ? static_cast<int>(strong.size()) : 0;
}

/// "two kings against two kings, or against a king and a man".
bool is_two_v_two(const Board& board) {
    const std::vector<int> white = squares_of(board, true), black = squares_of(board, false);
    const int white_kings = kings_among(board, white), black_kings = kings_among(board, black);
    return white.size() == 2 && black.size() == 2 && white_kings > 0 && black_kings > 0 &&
           white_kings + black_kings > 2;
}

/// Starts and clears the counts of the special endings at a position that has just arisen.
void look_for_endings(const Board& board, Counts& counts) {
    const Facts& facts = *board.facts;
    if (facts.forzosa_plies != 0) {  // "Once begun it never stops or resets"
        if (!counts.forzosa && (is_forzosa(board, true) || is_forzosa(board, false))) counts.forzosa = 0;
    }
    const int strong = std::max(pieces_against_lone_king(board, true), pieces_against_lone_king(board, false));
    const bool even = facts.two_v_two && is_two_v_two(board);
    if (facts.one_v_three_plies != 0 && strong == 3 && !counts.sixteen) counts.sixteen = 0;
    // "a capture that turns the first ending into the second leaves the first count running and starts the second"
    if (facts.one_v_two_plies != 0 && (strong == 1 || strong == 2 || even) && !counts.five) counts.five = 0;
    // "both are cleared when the stronger side has lost its last king": nothing else undoes an ending in live play.
    if (strong == 0 && !even) counts.sixteen = counts.five = std::nullopt;
}

/// "once each side has at most 4 pieces and both have a king": some rules count from then only.
bool passivity_applies(const Board& board) {
    const std::vector<int> white = squares_of(board, true), black = squares_of(board, false);
    const int most = static_cast<int>(std::max(white.size(), black.size()));
    const bool kings = kings_among(board, white) > 0 && kings_among(board, black) > 0;
    return most <= board.facts->passivity_pieces && (kings || !board.facts->passivity_kings);
}

/// Counts one ply; "a promoting move is a man's move", a capture or a man's move is progress.
void count_ply(const Board& before, const Move& move, Counts& counts) {
    const bool progress = !move.captured.empty() || is_man(piece_on(before, move.from));
    counts.quiet_king_plies = progress || !passivity_applies(before) ? 0 : counts.quiet_king_plies + 1;
    for (std::optional<int>* count : {&counts.forzosa, &counts.sixteen, &counts.five}) {
        if (*count) ++**count;
    }
}

/// Whether a count has reached the number of plies that the rules give it.
bool is_full(std::optional<int> count, int plies) { return plies != 0 && count && *count >= plies; }

/// "Order: first the loss of the side to move (no pieces, no moves), then draws", as {result, reason}.
std::pair<std::string, std::string> verdict(const Board& board, const Counts& counts, std::ptrdiff_t occurrences) {
    const Facts& facts = *board.facts;
    const std::string opponent = board.white_to_move ? "black" : "white";
    if (squares_of(board, board.white_to_move).empty()) return {opponent, "no_pieces"};
    if (legal_moves(board).empty()) return {opponent, "no_moves"};
    if (occurrences >= facts.repetitions) return {"draw", "threefold"};
    if (is_full(counts.forzosa, facts.forzosa_plies)) return {"draw", "forzosa"};
    if (is_full(counts.sixteen, facts.one_v_three_plies)) return {"draw", "sixteen_moves"};
    if (is_full(counts.five, facts.one_v_two_plies)) return {"draw", "five_moves"};
    // Forzosa begun: "Passivity is then no longer looked at; repetition still is."
    if (!counts.forzosa && is_full(counts.quiet_king_plies, facts.passivity_plies)) return {"draw", "passivity"};
    return {"none", "none"};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find(separator); at != text.npos; at = text.find(separator)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

/// A square of this board in digits, or 0.
int read_square(const Board& board, std::string_view text) {
    unsigned value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    const bool good = error == std::errc{} && stopped == end && value <= static_cast<unsigned>(board.facts->squares());
    return good ? static_cast<int>(value) : 0;
}

/// Puts "12", "K12", "5-12" or "K5-12" on the board; false when it is badly written or the FEN decision refuses it.
bool place(Board& board, bool white, std::string_view item) {
    const bool king = item.starts_with('K');
    if (king) item.remove_prefix(1);
    const std::vector<std::string_view> ends = split(item, '-');
    const int first = read_square(board, ends.front());
    const int last = read_square(board, ends.back());
    if (ends.size() > 2 || first == 0 || last < first) return false;
    const Piece man = white ? Piece::white_man : Piece::black_man;
    for (int square = first; square <= last; ++square) {
        if (piece_on(board, square) != Piece::none) return false;           // "two pieces on one square"
        if (!king && is_crowning_square(board, man, square)) return false;  // "a man on the row where it promotes"
        put(board, square, !king ? man : white ? Piece::white_king : Piece::black_king);
    }
    return true;
}

std::string list_of(const Board& board, bool white) {
    std::string list;
    for (const int square : squares_of(board, white)) {
        if (!list.empty()) list += ',';
        if (is_king(piece_on(board, square))) list += 'K';
        list += std::to_string(square);
    }
    return list;
}

Board empty_board(const Facts& facts) {
    Board board{&facts, true, {}};
    board.pieces.assign(static_cast<std::size_t>(facts.squares() + 1), Piece::none);
    return board;
}

}  // namespace

Board start(std::string_view variant) {
    const Facts* facts = facts_of(variant);
    assert(facts != nullptr);
    Board board = empty_board(*facts);  // "White begins"
    for (int square = 1; square <= facts->squares(); ++square) {
        const int row = facts->tiles[static_cast<std::size_t>(square)].row;
        if (row < facts->rows_of_men) put(board, square, Piece::black_man);
        if (row >= facts->size - facts->rows_of_men) put(board, square, Piece::white_man);
    }
    return board;
}

std::vector<Move> legal_moves(const Board& board) {
    std::vector<Move> quiet, captures;
    for (int row = 0; row < board.facts->size; ++row) {
        for (int column = 0; column < board.facts->size; ++column) {
            const int square = square_on(board, {row, column});
            const Piece piece = square == 0 ? Piece::none : piece_on(board, square);
            if (board.white_to_move ? !is_white(piece) : !is_black(piece)) continue;
            add_quiet_moves(board, {row, column}, quiet);
            add_captures(board, {row, column}, captures);
        }
    }
    apply_precedence(board, captures);
    std::vector<Move> moves = captures.empty() ? quiet : captures;  // "Capture is compulsory" (000 rule 20)
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return moves;
}

Board after(const Board& board, const Move& move) {
    Board next = board;
    Piece piece = piece_on(board, move.from);
    // "A man that ends its move on the far row becomes a king"; one that only passes it stays a man.
    if (is_man(piece) && is_crowning_square(board, piece, move.to)) {
        piece = is_white(piece) ? Piece::white_king : Piece::black_king;
    }
    put(next, move.from, Piece::none);
    for (const int square : move.captured) put(next, square, Piece::none);
    put(next, move.to, piece);  // last, because a capture may end where it began
    next.white_to_move = !board.white_to_move;
    return next;
}

Outcome judge(const Board& initial, std::span<const Move> moves) {
    Board board = initial;
    Counts counts;            // "Counters and repetition start at the FEN position."
    std::vector<Board> seen;  // equal boards have the same side to move: "3rd occurrence, same side to move"
    for (int ply = 0;; ++ply) {
        seen.push_back(board);
        look_for_endings(board, counts);
        const auto [result, reason] = verdict(board, counts, std::count(seen.begin(), seen.end(), board));
        if (result != "none" || ply == std::ssize(moves)) return {result, reason, ply, board};
        const Move& move = moves[static_cast<std::size_t>(ply)];
        count_ply(board, move, counts);
        board = after(board, move);
    }
}

std::uint64_t perft(const Board& board, int depth) {
    if (depth == 0) return 1;
    const std::vector<Move> moves = legal_moves(board);
    if (depth == 1) return moves.size();
    std::uint64_t total = 0;
    for (const Move& move : moves) total += perft(after(board, move), depth - 1);
    return total;
}

std::string fen(const Board& board) {
    return (board.white_to_move ? "W:W" : "B:W") + list_of(board, true) + ":B" + list_of(board, false);
}

std::optional<Board> read_fen(std::string_view variant, std::string_view text) {
    const Facts* facts = facts_of(variant);
    if (facts == nullptr) return std::nullopt;
    if (text.ends_with('.')) text.remove_suffix(1);
    const std::vector<std::string_view> parts = split(text, ':');
    if (parts.size() != 3 || (parts[0] != "W" && parts[0] != "B")) return std::nullopt;
    const bool white_first = parts[1].starts_with('W') && parts[2].starts_with('B');
    const bool black_first = parts[1].starts_with('B') && parts[2].starts_with('W');
    if (!white_first && !black_first) return std::nullopt;
    Board board = empty_board(*facts);
    board.white_to_move = parts[0] == "W";
    for (const std::string_view part : {parts[1], parts[2]}) {
        if (part.size() == 1) continue;  // "an empty side is legal"
        for (const std::string_view item : split(part.substr(1), ',')) {
            if (!place(board, part[0] == 'W', item)) return std::nullopt;
        }
    }
    return board;
}

}  // namespace damas::slow
