#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package from the release build and checks its parts. Run by "./dev package", where Carrel is built.
set -euo pipefail
cd "$(dirname "$0")/../.."
umask 022

rm -rf build/package
cmake --preset release -DCMAKE_INSTALL_PREFIX=/usr
cmake --build --preset release
(cd build/release && cpack -G DEB)
rm -rf build/package/_CPack_Packages

desktop-file-validate packaging/linux/io.github.carrel.Carrel.desktop
appstreamcli validate --no-net packaging/linux/io.github.carrel.Carrel.metainfo.xml
lintian --fail-on error --suppress-tags no-manual-page build/package/*.deb
dpkg-deb --info build/package/*.deb
