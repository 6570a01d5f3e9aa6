// SPDX-License-Identifier: MIT
// What a server says to those who ask it for something that it does not give, and why it cannot serve.
#pragma once

#include <string>

#include "words/message.hpp"

namespace damas::words::serving {

// The pack of the page.
inline constexpr Text damaged_page{"la página está dañada: {1}", "the page is damaged: {1}"};
inline constexpr Text no_list{"no hay lista de ficheros", "no list of files"};
inline constexpr Text wrong_size{"un tamaño que no es: {1}", "a wrong size: {1}"};
inline constexpr Text nobodys_bytes{"bytes que no son de ningún fichero", "bytes that belong to no file"};

// Where to listen.
inline constexpr Text no_address{"«{1}» no es una dirección", "'{1}' is not an address"};
inline constexpr Text cannot_listen{"{1}:{2}: {3}", "{1}:{2}: {3}"};

// Requests.
inline constexpr Text long_header{"la cabecera es demasiado larga", "the header is too long"};
inline constexpr Text no_body{"aquí ninguna petición lleva cuerpo", "no request has a body here"};
inline constexpr Text no_http{"esto no es HTTP", "this is not HTTP"};
inline constexpr Text no_host{"falta el campo Host", "the field Host is missing"};
inline constexpr Text two_hosts{"el campo Host o el campo Origin está dos veces",
                                "the field Host or Origin is there twice"};
inline constexpr Text other_name{"este servidor no se llama así (damas serve --host NOMBRE)",
                                 "this server is not called so (damas serve --host NAME)"};
inline constexpr Text other_origin{"una página de otro sitio no tiene nada que pedir aquí",
                                   "a page of another site has nothing to ask here"};
inline constexpr Text other_method{"solo GET y HEAD", "only GET and HEAD"};
inline constexpr Text nothing_here{"aquí no hay nada", "there is nothing here"};
inline constexpr Text no_response{"el programa no ha podido contestar", "the program could not answer"};

// Sessions.
inline constexpr Text no_session{"el programa no ha podido abrir una sesión", "the program could not open a session"};
inline constexpr Text engines_taken{"todos los motores están ocupados: {1} (damas serve --engines)",
                                    "all engines are taken: {1} (damas serve --engines)"};
inline constexpr Text too_many_waiting{"esperan demasiadas peticiones", "too many requests are waiting"};
inline constexpr Text long_answer{"la respuesta sería demasiado larga", "the answer would be too long"};
inline constexpr Text no_memory{"no hay memoria suficiente para esto", "there is not enough memory for this"};
inline constexpr Text no_answer{"no se ha podido contestar a esta petición", "this request could not be answered"};

/// A line in each language, for whoever reads it may be either.
inline std::string in_both(const Text& text) { return std::string(text.es) + '\n' + std::string(text.en) + '\n'; }
/// The same in one line, for what shows no others.
inline std::string side_by_side(const Message& what) {
    return say(what, Language::spanish) + " / " + say(what, Language::english);
}

}  // namespace damas::words::serving
