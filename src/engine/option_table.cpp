// SPDX-License-Identifier: MIT
#include "engine/option_table.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <utility>

#include "book/book.hpp"
#include "words/expected.hpp"
#include "words/options.hpp"

namespace damas::engine {

namespace {

namespace tb = search::textbook;
using Type = Option::Type;
using Use = Option::Use;

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t most_tuning = 10'000;
constexpr std::int64_t longest_time = 86'400;
constexpr std::array<std::string_view, 2> search_names{"champion", "textbook"};
constexpr std::array<std::string_view, 3> evaluation_names{"network", "hand", "patterns"};

/// What a path of members leads to.
template <auto First, auto... Rest>
constexpr auto& at(auto& object) {
    if constexpr (sizeof...(Rest) == 0)
        return object.*First;
    else
        return at<Rest...>(object.*First);
}

/// What every row has.
struct Row {
    std::string_view name;
    Use use;
    Asker asker;
    words::Text means;
};

/// Which searches heed options of a use: the champion, the textbook's.
constexpr std::array<bool, 2> heeded(Use use) {
    if (use == Use::weight) return {true, true};
    return use == Use::settings ? std::array{false, true} : std::array{true, false};
}

constexpr Option row(const Row& r, Type type) {
    return {.name = r.name, .type = type, .use = r.use, .asker = r.asker, .means = r.means, .heeded = heeded(r.use)};
}

/// One that either search heeds.
constexpr Option of_both(Option option) {
    option.heeded = {true, true};
    return option;
}

template <auto... Path>
constexpr Option kept_at(Option option) {
    option.number = [](const PlayerOptions& o) { return static_cast<std::int64_t>(at<Path...>(o)); };
    option.set_number = [](PlayerOptions& o, std::int64_t value) {
        auto& member = at<Path...>(o);
        member = static_cast<std::remove_reference_t<decltype(member)>>(value);
    };
    return option;
}

template <auto... Path>
constexpr Option integer(const Row& r, std::int64_t low, std::int64_t high) {
    Option option = kept_at<Path...>(row(r, Type::integer));
    option.low = low;
    option.high = high;
    return option;
}

template <auto... Path>
constexpr Option boolean(const Row& r) {
    return kept_at<Path...>(row(r, Type::boolean));
}

template <auto... Path>
constexpr Option choice(const Row& r, std::span<const std::string_view> names) {
    Option option = kept_at<Path...>(row(r, Type::choice));
    option.names = names;
    return option;
}

constexpr Option text(const Row& r, std::string PlayerOptions::* member) {
    Option option = row(r, Type::text);
    option.text = member;
    return option;
}

constexpr Option seconds(const Row& r, std::int64_t high, double PlayerOptions::* member) {
    Option option = row(r, Type::seconds);
    option.high = high;
    option.seconds = member;
    return option;
}

using P = PlayerOptions;
using S = tb::Settings;
constexpr Asker anybody = Asker::client, person = Asker::person;

constexpr auto named = std::to_array<Option>({
    of_both(choice<&P::kind>({"search",
                              Use::player,
                              anybody,
                              {"qué búsqueda: la campeona, o alfa-beta como se enseña",
                               "which search: the champion's, or alpha-beta as it is taught"}},
                             search_names)),
    integer<&P::level>({"level", Use::player, anybody, {"la fuerza de la campeona", "how strong the champion is"}}, 1,
                       top_level),
    integer<&P::threads>({"threads", Use::player, person, {"los hilos que piensan", "threads that think"}}, 1, 256),
    integer<&P::hash_megabytes>({"hash",
                                 Use::player,
                                 person,
                                 {"megabytes de la tabla de transposiciones", "megabytes of the transposition table"}},
                                1, 1 << 20),
    choice<&P::evaluation>({"evaluation",
                            Use::player,
                            person,
                            {"cómo valora la campeona: por lo aprendido, o con los pesos",
                             "how the champion values positions: by what was learned, or by the weights"}},
                           evaluation_names),
    text({"network",
          Use::player,
          person,
          {"el fichero de una red; vacío: la del programa", "the file of a network; empty: the program's own"}},
         &P::network),
    text({"patterns",
          Use::player,
          person,
          {"un fichero de patrones, que entonces valoran", "a file of patterns, which then value positions"}},
         &P::patterns),
    boolean<&P::book>(
        {"book",
         Use::player,
         anybody,
         {"si abre con el libro; los niveles flojos nunca", "whether it opens by the book; weak levels never do"}}),
    text({"book_file",
          Use::player,
          person,
          {"el fichero de un libro; vacío: el del programa", "the file of a book; empty: the program's own"}},
         &P::book_file),
    integer<&P::book_margin>({"book_margin",
                              Use::player,
                              person,
                              {"centésimas de peón que puede costar la variedad; -1: lo que diga el libro",
                               "hundredths of a man that variety may cost; -1: as the book says"}},
                             -1, book::largest_margin),
    boolean<&P::tables>({"tables",
                         Use::player,
                         person,
                         {"si usa tablas de finales; los niveles flojos nunca",
                          "whether it uses endgame tables; weak levels never do"}}),
    text({"table_directory",
          Use::player,
          person,
          {"tablas además de las del programa", "tables beyond those of the program"}},
         &P::table_directory),
    integer<&P::textbook, &S::depth>(
        {"depth", Use::settings, anybody, {"las medias jugadas que mira por delante", "plies that it looks ahead"}}, 1,
        tb::max_depth),
    boolean<&P::textbook, &S::pruning>({"pruning",
                                        Use::settings,
                                        anybody,
                                        {"alfa-beta, o minimax puro si no", "alpha-beta, or plain minimax if not"}}),
    choice<&P::textbook, &S::order>(
        {"order", Use::settings, anybody, {"el orden de las jugadas", "the order of moves"}}, tb::order_names),
    choice<&P::textbook, &S::tie_break>(
        {"tie_break", Use::settings, anybody, {"cuál de las jugadas igual de buenas", "which of equally good moves"}},
        tb::tie_break_names),
    of_both(integer<&P::seed>({"seed",
                               Use::settings,
                               anybody,
                               {"la semilla de lo que se elige al azar: errores de un nivel, libro, desempates",
                                "the seed of what is left to chance: a level's errors, the book, ties"}},
                              0, most)),
    integer<&P::textbook, &S::max_nodes>(
        {"nodes",
         Use::settings,
         anybody,
         {"para tras unos tantos nodos; 0: sin límite", "stops after about so many nodes; 0: no limit"}},
        0, most),
    seconds({"time",
             Use::settings,
             anybody,
             {"para tras tantos segundos; 0: sin límite", "stops after so many seconds; 0: no limit"}},
            longest_time, &P::textbook_seconds),
    boolean<&P::textbook, &S::leaves_only>(
        {"leaves_only",
         Use::settings,
         anybody,
         {"no evalúa más que los nodos terminales; excluye el orden by_evaluation",
          "evaluates nothing but terminal nodes; excludes the order by_evaluation"}}),
});

template <std::size_t I>
constexpr Option weight() {
    constexpr const eval::TermInfo& term = eval::term_infos[I];
    Option option = row({term.name, Use::weight, anybody, {term.es, term.en}}, Type::integer);
    option.low = -tb::max_weight;
    option.high = tb::max_weight;
    option.number = [](const PlayerOptions& o) { return std::int64_t{o.textbook.weights.values[I]}; };
    option.set_number = [](PlayerOptions& o, std::int64_t value) {
        o.textbook.weights.values[I] = static_cast<int>(value);
    };
    return option;
}

template <std::size_t I>
constexpr Option tuning() {
    constexpr const search::TuningField& field = search::tuning_fields[I];
    Option option = row({field.name, Use::tuning, Asker::tuner, {field.es, field.en}}, Type::integer);
    option.low = -most_tuning;
    option.high = most_tuning;
    option.number = [](const PlayerOptions& o) { return std::int64_t{o.tuning.*search::tuning_fields[I].number}; };
    option.set_number = [](PlayerOptions& o, std::int64_t value) {
        o.tuning.*search::tuning_fields[I].number = static_cast<int>(value);
    };
    return option;
}

constexpr auto table = [] {
    return []<std::size_t... N, std::size_t... W, std::size_t... T>(
               std::index_sequence<N...>, std::index_sequence<W...>, std::index_sequence<T...>) {
        return std::array{named[N]..., weight<W>()..., tuning<T>()...};
    }(std::make_index_sequence<named.size()>(), std::make_index_sequence<eval::term_count>(),
           std::make_index_sequence<search::tuning_fields.size()>());
}();

}  // namespace

std::span<const Option> option_table() { return table; }

const Option* find_option(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Option::name);
    return found == table.end() ? nullptr : &*found;
}

std::string value_of(const Option& option, const PlayerOptions& options) {
    switch (option.type) {
        case Type::boolean: return option.number(options) != 0 ? "true" : "false";
        case Type::integer: return std::to_string(option.number(options));
        case Type::choice: return std::string(option.names[static_cast<std::size_t>(option.number(options))]);
        case Type::text: return options.*option.text;
        case Type::seconds: break;
    }
    char written[40];
    std::snprintf(written, sizeof written, "%.3f", options.*option.seconds);
    return written;
}

std::string flag_of(const Option& option) {
    std::string flag = "--" + std::string(option.name);
    std::ranges::replace(flag, '_', '-');
    return flag;
}

words::Message expected(const Option& option) {
    std::string names;
    switch (option.type) {
        case Type::boolean: return words::expected::boolean;
        case Type::integer: return {words::expected::whole_number, option.low, option.high};
        case Type::seconds: return {words::options::expected_seconds, option.low, option.high};
        case Type::text: return words::expected::text;
        case Type::choice: break;
    }
    for (const std::string_view name : option.names) (names += names.empty() ? "" : ", ") += name;
    return {words::options::expected_choice, names};
}

}  // namespace damas::engine
