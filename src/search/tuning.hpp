// SPDX-License-Identifier: MIT
// The champion's numbers, named, in one place. docs/measuring.md has the matches that set them.
#pragma once

#include <array>
#include <string_view>

#include "search/score.hpp"

namespace damas::search {

struct Tuning {
    int hash_table = 1;  ///< 0: nothing is remembered from one place of the tree to another …
    int history = 1;     ///< … nor which moves were good elsewhere.

    int table_pieces = 8;  ///< Endgame tables are asked up to so many pieces.

    int aspiration_depth = 4;     ///< From here on iterations start with a narrow window …
    Score aspiration_width = 10;  ///< … of this width on each side, doubled on each failure.

    int probcut_depth = 4;             ///< Least depth for the verification search.
    int probcut_percent = 40;          ///< Its depth, in percent.
    Score probcut_margin_per_ply = 8;  ///< Its margin.

    int lmr_depth = 2;      ///< Least depth for reductions.
    int lmr_first = 1;      ///< Moves searched in full before the first reduction …
    int lmr_first_pv = 3;   ///< … in the principal variation.
    int lmr_base = 100;     ///< Hundredths of a ply …
    int lmr_scale = 75;     ///< … and so many more times the logarithms of depth and of the move's place …
    int lmr_pv_less = 100;  ///< … and so many less in the principal variation.

    int singular_depth = 8;  ///< Least depth for singular extensions.
    Score singular_margin = 40;

    int extend_one_reply = 1;  ///< 1: a forced reply costs no depth.
    int threat_ply = 1;        ///< 1: one more ply at a leaf whose side to move is threatened.
    int shots = 1;             ///< 1: at a leaf, men are offered where they must be taken …
    Score shot_margin = 100;   ///< … if so much more would help.
};

/// A number by its name, so that a match can try another value without a new build.
struct TuningField {
    std::string_view name;
    int Tuning::* number;
    std::string_view es, en;  ///< What it is.
};
inline constexpr std::array<TuningField, 20> tuning_fields{{
    {"hash_table", &Tuning::hash_table, "0: nada se recuerda de un sitio del árbol a otro",
     "0: nothing is remembered from one place of the tree to another"},
    {"history", &Tuning::history, "0: ni qué jugadas fueron buenas en otra parte",
     "0: nor which moves were good elsewhere"},
    {"table_pieces", &Tuning::table_pieces, "hasta cuántas piezas se pregunta a las tablas de finales",
     "up to how many pieces endgame tables are asked"},
    {"aspiration_depth", &Tuning::aspiration_depth, "desde esta profundidad se empieza con una ventana estrecha",
     "from this depth on iterations begin with a narrow window"},
    {"aspiration_width", &Tuning::aspiration_width, "su anchura a cada lado", "its width on each side"},
    {"probcut_depth", &Tuning::probcut_depth, "profundidad mínima de la búsqueda de comprobación",
     "least depth of the verification search"},
    {"probcut_percent", &Tuning::probcut_percent, "su profundidad, en tanto por ciento", "its depth, in percent"},
    {"probcut_margin_per_ply", &Tuning::probcut_margin_per_ply, "su margen por media jugada", "its margin a ply"},
    {"lmr_depth", &Tuning::lmr_depth, "profundidad mínima para reducir", "least depth for reductions"},
    {"lmr_first", &Tuning::lmr_first, "jugadas enteras antes de la primera reducción",
     "moves in full before the first reduction"},
    {"lmr_first_pv", &Tuning::lmr_first_pv, "las mismas en la variante principal",
     "the same in the principal variation"},
    {"singular_depth", &Tuning::singular_depth, "profundidad mínima de las extensiones singulares",
     "least depth of singular extensions"},
    {"singular_margin", &Tuning::singular_margin, "su margen", "their margin"},
    {"extend_one_reply", &Tuning::extend_one_reply, "1: una respuesta forzada no gasta profundidad",
     "1: a forced reply costs no depth"},
    {"threat_ply", &Tuning::threat_ply, "1: una media jugada más si quien mueve está amenazado",
     "1: one more ply where the side to move is threatened"},
    {"lmr_scale", &Tuning::lmr_scale, "centésimas por los logaritmos de profundidad y lugar",
     "hundredths times the logarithms of depth and place"},
    {"lmr_base", &Tuning::lmr_base, "centésimas de media jugada que se reducen",
     "hundredths of a ply of every reduction"},
    {"lmr_pv_less", &Tuning::lmr_pv_less, "centésimas menos en la variante principal",
     "hundredths less in the principal variation"},
    {"shots", &Tuning::shots, "1: en una hoja se ofrecen peones donde hay que tomarlos",
     "1: at a leaf men are offered where they must be taken"},
    {"shot_margin", &Tuning::shot_margin, "si tanto más serviría", "if so much more would help"},
}};

}  // namespace damas::search
