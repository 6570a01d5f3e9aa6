// SPDX-License-Identifier: MIT
// What `damas serve` and `damas site` say.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::serve {

inline constexpr Text no_page{
    "este programa se compiló sin la página: «./run» lo compila todo y la abre; o «. scripts/setup.sh && build_page» y "
    "compilar otra vez (README.es.md)",
    "this program was built without its page: './run' builds everything and opens it; or '. scripts/setup.sh && "
    "build_page' and build again (README.md)"};

namespace help {

inline constexpr Text command{"Sirve la página y el motor que tiene detrás", "Serve the page and the engine behind it"};
inline constexpr Text address{"Dónde escucha; 0.0.0.0 queda abierto a la red",
                              "Where to listen; 0.0.0.0 is open to the network"};
inline constexpr Text port{"Si no se dice, 8080, o uno libre si está ocupado; 0 toma uno libre",
                           "By default 8080, or a free one if that is taken; 0 takes a free one"};
inline constexpr Text host{
    "Un nombre con el que también se llama a este ordenador, p. ej. aula.local; se puede repetir",
    "A name by which this machine is called, too, e.g. class.local; may be repeated"};
inline constexpr Text threads{"Hilos de cada motor", "Of each engine"};
inline constexpr Text hash{"Megabytes de cada motor", "Megabytes of each engine"};
inline constexpr Text engines{"Páginas que pueden usar el motor a la vez", "Pages that may use the engine at one time"};
inline constexpr Text footer{"Escribe la dirección que hay que abrir y sirve hasta que se interrumpe.",
                             "Prints the address to open and serves until it is interrupted."};
inline constexpr Text site{"Escribe la página en ficheros, para cualquier servidor",
                           "Write the page as files for any static host"};
inline constexpr Text site_directory{"La carpeta; se crea si no existe", "The directory; made if it is not there"};

}  // namespace help

}  // namespace damas::words::commands::serve
