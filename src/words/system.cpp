// SPDX-License-Identifier: MIT
#include "words/system.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace damas::words {

namespace {

inline constexpr Text as_it_is{"{1}", "{1}"};

inline constexpr Text does_not_exist{"no existe", "No such file or directory"};
inline constexpr Text no_permission{"falta el permiso", "Permission denied"};
inline constexpr Text not_permitted{"falta el permiso", "Operation not permitted"};
inline constexpr Text is_directory{"es una carpeta", "Is a directory"};
inline constexpr Text not_a_directory{"no es una carpeta", "Not a directory"};
inline constexpr Text exists{"ya existe", "File exists"};
inline constexpr Text name_too_long{"el nombre es demasiado largo", "File name too long"};
inline constexpr Text no_space{"no queda espacio", "No space left on device"};
inline constexpr Text read_only{"el disco es de solo lectura", "Read-only file system"};
inline constexpr Text disk_fails{"falla el disco", "Input/output error"};
inline constexpr Text too_many_files{"hay demasiados ficheros abiertos", "Too many open files"};
inline constexpr Text no_memory{"no hay memoria suficiente", "Cannot allocate memory"};
inline constexpr Text no_program{"no es un programa", "Exec format error"};
inline constexpr Text address_in_use{"la dirección está ocupada", "Address already in use"};
inline constexpr Text foreign_address{"esa dirección no es de este ordenador", "Cannot assign requested address"};
inline constexpr Text refused{"conexión rechazada", "Connection refused"};
inline constexpr Text reset{"el otro lado ha cortado la conexión", "Connection reset by peer"};
inline constexpr Text timed_out{"no contesta a tiempo", "Connection timed out"};
inline constexpr Text network_unreachable{"no se llega a esa red", "Network is unreachable"};
inline constexpr Text no_route{"no se llega a ese ordenador", "No route to host"};
inline constexpr Text broken_pipe{"nadie lee lo que se escribe", "Broken pipe"};

constexpr auto known = std::to_array<std::pair<int, const Text*>>({
    {ENOENT, &does_not_exist},
    {EACCES, &no_permission},
    {EPERM, &not_permitted},
    {EISDIR, &is_directory},
    {ENOTDIR, &not_a_directory},
    {EEXIST, &exists},
    {ENAMETOOLONG, &name_too_long},
    {ENOSPC, &no_space},
    {EROFS, &read_only},
    {EIO, &disk_fails},
    {EMFILE, &too_many_files},
    {ENOMEM, &no_memory},
    {ENOEXEC, &no_program},
    {EADDRINUSE, &address_in_use},
    {EADDRNOTAVAIL, &foreign_address},
    {ECONNREFUSED, &refused},
    {ECONNRESET, &reset},
    {ETIMEDOUT, &timed_out},
    {ENETUNREACH, &network_unreachable},
    {EHOSTUNREACH, &no_route},
    {EPIPE, &broken_pipe},
});

}  // namespace

Message verbatim(std::string_view text) { return {as_it_is, text}; }

Message system_error(int code) {
    for (const auto& [number, text] : known)
        if (number == code) return *text;
    return verbatim(std::strerror(code));
}

}  // namespace damas::words
