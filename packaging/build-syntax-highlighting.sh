#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds KSyntaxHighlighting where no package has it (Windows, macOS) and installs it under the folder given.
# Needs git, CMake, Ninja, Perl and Qt 6.8 on the path.
set -euo pipefail
prefix=${1:?usage: build-syntax-highlighting.sh FOLDER}
version=v6.13.0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for part in extra-cmake-modules syntax-highlighting; do
    git clone --depth 1 --branch "$version" "https://invent.kde.org/frameworks/$part.git" "$work/$part"
    cmake -S "$work/$part" -B "$work/$part/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
        -DBUILD_QCH=OFF -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_PREFIX_PATH="$prefix"
    cmake --build "$work/$part/build" --target install
done
