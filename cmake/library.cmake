# SPDX-License-Identifier: MIT
# damas::damas, what other projects link: the library and every module that it uses as one archive, with the headers of
# include/damas and no others. The same name in this build, in a project that adds this one, and installed.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(modules)
set(wanted damas_library)
while(wanted)
  list(POP_FRONT wanted module)
  if(NOT module IN_LIST modules)
    list(APPEND modules ${module})
    string(REGEX REPLACE "^damas_" "" name ${module})
    list(APPEND wanted ${damas_uses_${name}})
  endif()
endwhile()

set(excluded EXCLUDE_FROM_ALL)
if(DAMAS_LIBRARY)
  set(excluded)
endif()
add_library(damas_archive STATIC ${excluded})
add_library(damas::damas ALIAS damas_archive)
foreach(module ${modules})
  get_target_property(type ${module} TYPE)
  if(type STREQUAL STATIC_LIBRARY)
    target_sources(damas_archive PRIVATE $<TARGET_OBJECTS:${module}>)
  endif()
endforeach()
set_target_properties(damas_archive PROPERTIES OUTPUT_NAME damas EXPORT_NAME damas LINKER_LANGUAGE CXX)
target_compile_features(damas_archive INTERFACE cxx_std_23)
target_link_libraries(damas_archive PUBLIC Threads::Threads PRIVATE $<BUILD_INTERFACE:damas_flags>)

set(made ${PROJECT_BINARY_DIR}/include)
configure_file(include/damas/version.hpp.in ${made}/damas/version.hpp @ONLY)
file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/damas/*.hpp)
target_sources(damas_archive PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/include ${made}
  FILES ${headers} ${made}/damas/version.hpp)

if(DAMAS_LIBRARY)
  set(package ${CMAKE_INSTALL_LIBDIR}/cmake/damas)
  install(TARGETS damas_archive EXPORT damas ARCHIVE FILE_SET HEADERS)
  install(EXPORT damas NAMESPACE damas:: FILE damasTargets.cmake DESTINATION ${package})
  file(CONFIGURE OUTPUT damasConfig.cmake @ONLY CONTENT "include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(\${CMAKE_CURRENT_LIST_DIR}/damasTargets.cmake)
")
  # Before 1.0 a new minor version may break what uses the one before.
  write_basic_package_version_file(damasConfigVersion.cmake COMPATIBILITY SameMinorVersion)
  file(RELATIVE_PATH prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
  file(CONFIGURE OUTPUT damas.pc @ONLY CONTENT "prefix=\${pcfiledir}/${prefix}
Name: damas
Description: ${PROJECT_DESCRIPTION}
Version: ${PROJECT_VERSION}
Cflags: -I\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}
Libs: -L\${prefix}/${CMAKE_INSTALL_LIBDIR} -ldamas -pthread
")
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/damasConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/damasConfigVersion.cmake DESTINATION ${package})
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/damas.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
