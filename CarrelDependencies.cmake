# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything Carrel is built on, found once; each layer links what it needs.

find_package(Qt6 6.8 REQUIRED COMPONENTS
    Core Gui Widgets PrintSupport Sql Qml Svg Network WebEngineCore WebEngineWidgets WebChannel Charts LinguistTools
    OPTIONAL_COMPONENTS TextToSpeech) # without it nothing is read aloud
if(CARREL_TESTS OR CARREL_TOOLS)
    find_package(Qt6 6.8 REQUIRED COMPONENTS Test)
endif()

find_package(KF6SyntaxHighlighting QUIET)
if(NOT KF6SyntaxHighlighting_FOUND)
    message(FATAL_ERROR
        "Carrel needs KSyntaxHighlighting of KDE Frameworks 6.\n"
        "Debian 13, Ubuntu 25.04 or newer: apt install libkf6syntaxhighlighting-dev. "
        "Fedora: dnf install kf6-syntax-highlighting-devel. Arch: pacman -S syntax-highlighting. "
        "openSUSE: zypper install kf6-syntax-highlighting-devel.\n"
        "Debian 12, Ubuntu 24.04, Windows and macOS have no package: "
        "packaging/build-syntax-highlighting.sh FOLDER builds it; then pass -DCMAKE_PREFIX_PATH=FOLDER. "
        "On Debian and Ubuntu ./dev needs neither.")
endif()

find_package(nlohmann_json 3.11 REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(LibArchive REQUIRED)

# cmark-gfm ships a CMake package on few systems and a pkg-config file on most.
find_path(CMARK_GFM_INCLUDE_DIR cmark-gfm.h)
find_library(CMARK_GFM_LIBRARY cmark-gfm)
find_library(CMARK_GFM_EXTENSIONS_LIBRARY cmark-gfm-extensions)
if(NOT CMARK_GFM_INCLUDE_DIR OR NOT CMARK_GFM_LIBRARY OR NOT CMARK_GFM_EXTENSIONS_LIBRARY)
    message(FATAL_ERROR
        "Carrel needs cmark-gfm and its extensions.\n"
        "Debian and Ubuntu: apt install libcmark-gfm-dev libcmark-gfm-extensions-dev. "
        "Fedora: dnf install cmark-gfm-devel. Arch: pacman -S cmark-gfm. openSUSE: zypper install cmark-gfm-devel. "
        "macOS: brew install cmark-gfm. Windows: vcpkg install cmark-gfm.\n"
        "Where no package has it, build github.com/github/cmark-gfm with CMake and pass "
        "-DCMAKE_PREFIX_PATH=<where it was installed>.")
endif()
add_library(carrel_cmark INTERFACE)
target_include_directories(carrel_cmark SYSTEM INTERFACE ${CMARK_GFM_INCLUDE_DIR})
target_link_libraries(carrel_cmark INTERFACE ${CMARK_GFM_EXTENSIONS_LIBRARY} ${CMARK_GFM_LIBRARY})

# toml++ is a header; no system's package of it has both kinds of CMake and pkg-config files.
find_path(TOMLPLUSPLUS_INCLUDE_DIR toml++/toml.h REQUIRED)
add_library(carrel_toml INTERFACE)
target_include_directories(carrel_toml SYSTEM INTERFACE ${TOMLPLUSPLUS_INCLUDE_DIR})

# gumbo never has a CMake package, pugixml not everywhere.
find_path(GUMBO_INCLUDE_DIR gumbo.h REQUIRED)
find_library(GUMBO_LIBRARY gumbo REQUIRED)
add_library(carrel_gumbo INTERFACE)
target_include_directories(carrel_gumbo SYSTEM INTERFACE ${GUMBO_INCLUDE_DIR})
target_link_libraries(carrel_gumbo INTERFACE ${GUMBO_LIBRARY})

find_package(pugixml QUIET)
if(NOT TARGET pugixml::pugixml)
    find_path(PUGIXML_INCLUDE_DIR pugixml.hpp PATH_SUFFIXES pugixml REQUIRED)
    find_library(PUGIXML_LIBRARY pugixml REQUIRED)
    add_library(pugixml::pugixml INTERFACE IMPORTED)
    target_include_directories(pugixml::pugixml SYSTEM INTERFACE ${PUGIXML_INCLUDE_DIR})
    target_link_libraries(pugixml::pugixml INTERFACE ${PUGIXML_LIBRARY})
endif()

# uchardet has a CMake package of a late version only.
find_path(UCHARDET_INCLUDE_DIR uchardet.h PATH_SUFFIXES uchardet REQUIRED)
find_library(UCHARDET_LIBRARY uchardet REQUIRED)
add_library(carrel_uchardet INTERFACE)
target_include_directories(carrel_uchardet SYSTEM INTERFACE ${UCHARDET_INCLUDE_DIR})
target_link_libraries(carrel_uchardet INTERFACE ${UCHARDET_LIBRARY})
