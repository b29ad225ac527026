# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The two functions every folder uses, and the one place for compiler flags.

find_program(CARREL_CCACHE ccache)
if(CARREL_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CARREL_CCACHE})
endif()
find_program(CARREL_MOLD mold)
if(CARREL_MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(-fuse-ld=mold)
endif()
if(CARREL_SANITIZE)
    # These note every access, for a program three times as large (27 GB of tests); AddressSanitizer finds what null and
    # object-size would.
    add_compile_options(-fsanitize=${CARREL_SANITIZE} -fno-sanitize=null,alignment,object-size -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${CARREL_SANITIZE})
endif()

add_library(carrel_options INTERFACE)
add_library(Carrel::options ALIAS carrel_options)
target_include_directories(carrel_options INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_definitions(carrel_options INTERFACE
    CARREL_VERSION="${PROJECT_VERSION}"
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_UP_TO=0x060800)
if(MSVC)
    target_compile_options(carrel_options INTERFACE /W4 /utf-8 /permissive- /Zc:__cplusplus)
else()
    target_compile_options(carrel_options INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
        -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
endif()
if(CARREL_QUICK_DEBUG AND NOT MSVC)
    set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1")
endif()
if(CARREL_DEVELOPER)
    set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()

# What nearly every file includes is compiled once; Qt Test brings all of Qt Core into every test. The presets without
# it show that each file includes what it needs.
set(carrel_common_headers <algorithm> <expected> <functional> <map> <memory> <optional> <ranges> <set> <span> <variant> <vector>)
set(carrel_qt_headers <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QFile> <QFileInfo> <QHash> <QJsonArray> <QJsonDocument>
    <QJsonObject> <QObject> <QRegularExpression> <QSaveFile> <QString> <QStringList> <QTemporaryDir> <QVariant>)
set(carrel_ccache_pch $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>) # without it ccache passes precompiled headers by

function(carrel_precompile target)
    file(WRITE ${CMAKE_BINARY_DIR}/${target}.cpp "")
    add_library(${target} STATIC ${CMAKE_BINARY_DIR}/${target}.cpp)
    target_link_libraries(${target} PRIVATE Carrel::options Qt6::Core)
    target_compile_options(${target} PRIVATE ${carrel_ccache_pch})
    target_precompile_headers(${target} PRIVATE ${carrel_common_headers} ${ARGN})
endfunction()

function(carrel_use_precompiled target from)
    if(CARREL_PRECOMPILED)
        target_compile_options(${target} PRIVATE ${carrel_ccache_pch})
        target_precompile_headers(${target} REUSE_FROM ${from})
    endif()
endfunction()

if(CARREL_PRECOMPILED)
    carrel_precompile(carrel_precompiled ${carrel_qt_headers})
    if(CARREL_TESTS)
        carrel_precompile(carrel_precompiled_tests <QtCore>)
    endif()
endif()

# carrel_library(NAME base SOURCES a.h a.cpp … LINKS Qt6::Core … PRIVATE_LINKS …)
# Declares src/NAME as the static library Carrel::NAME. Headers compile alone in the developer build.
function(carrel_library)
    cmake_parse_arguments(arg "" "NAME" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
    set(target carrel_${arg_NAME})
    set(headers ${arg_SOURCES})
    list(FILTER headers INCLUDE REGEX "\\.h$")
    add_library(${target} STATIC ${arg_SOURCES})
    add_library(Carrel::${arg_NAME} ALIAS ${target})
    target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR}/src FILES ${headers})
    target_link_libraries(${target} PUBLIC Carrel::options ${arg_LINKS} PRIVATE ${arg_PRIVATE_LINKS})
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON AUTOUIC ON AUTORCC ON
        AUTOUIC_SEARCH_PATHS "${CMAKE_SOURCE_DIR}/ui;${CMAKE_SOURCE_DIR}/ui/${arg_NAME}"
        VERIFY_INTERFACE_HEADER_SETS ${CARREL_DEVELOPER})
    carrel_use_precompiled(${target} carrel_precompiled)
endfunction()

# WebEngine's own sandbox cannot start as root, as which containers build.
set(carrel_test_sandbox)
if(UNIX)
    execute_process(COMMAND id -u OUTPUT_VARIABLE carrel_user OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(carrel_user STREQUAL "0")
        set(carrel_test_sandbox "QTWEBENGINE_DISABLE_SANDBOX=1")
    endif()
endif()

# carrel_test(NAME base/studydaytest LIBS base … [WEBENGINE])
# One Qt Test program from NAME.cpp; its ctest name is NAME. It runs offscreen, in UTC, without a home folder.
# WEBENGINE: the test opens a real page and is left out of the asan preset.
function(carrel_test)
    cmake_parse_arguments(arg "WEBENGINE" "NAME" "LIBS;SOURCES;LINKS" ${ARGN})
    if(arg_WEBENGINE AND NOT CARREL_WEBENGINE_TESTS)
        return()
    endif()
    string(REPLACE "/" "_" target ${arg_NAME})
    add_executable(${target} ${CMAKE_SOURCE_DIR}/tests/${arg_NAME}.cpp ${arg_SOURCES})
    list(TRANSFORM arg_LIBS PREPEND Carrel::)
    target_link_libraries(${target} PRIVATE Carrel::testsupport ${arg_LIBS} ${arg_LINKS} Qt6::Test)
    target_compile_definitions(${target} PRIVATE
        CARREL_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data" CARREL_SOURCE="${CMAKE_SOURCE_DIR}"
        CARREL_PROGRAMS="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
    carrel_use_precompiled(${target} carrel_precompiled_tests)
    # Loading the headers takes two seconds, and this file of a test is empty.
    set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp
        PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    add_test(NAME ${arg_NAME} COMMAND ${target})
    set(environment
        "QT_QPA_PLATFORM=offscreen" "TZ=UTC" "LC_ALL=C.UTF-8" "QT_QUICK_BACKEND=software"
        "HOME=${CMAKE_BINARY_DIR}/tests/home" "XDG_RUNTIME_DIR=${CMAKE_BINARY_DIR}/tests/run"
        "ASAN_OPTIONS=detect_leaks=0" ${carrel_test_sandbox})
    # Where nothing but the first and the last step of a program passed, nothing was tested, and ctest says so.
    set_tests_properties(${arg_NAME} PROPERTIES ENVIRONMENT "${environment}"
        SKIP_REGULAR_EXPRESSION "Totals: [12] passed, 0 failed, [1-9][0-9]* skipped")
endfunction()
