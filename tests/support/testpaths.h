// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Carrel::Test
{

/** A file or folder of tests/data. */
[[nodiscard]] QString dataPath(const QString &relative);

/**
 * The folder of shared inputs that lie beside the project (CARREL_SHARED, else ../shared/data's parent), or empty.
 * A test that needs it calls CARREL_NEED_SHARED first, or for a row CARREL_NEED_SHARED_ROW.
 */
[[nodiscard]] QString sharedPath(const QString &relative);

/** The bytes of a file; fails the test when it cannot be read. */
[[nodiscard]] QByteArray readFile(const QString &path);

} // namespace Carrel::Test

/** Skips, with a message that .ci/run looks for, when the shared inputs are not here. */
#define CARREL_NEED_SHARED(relative)                                                                                   \
    do {                                                                                                               \
        if (Carrel::Test::sharedPath(QStringLiteral(relative)).isEmpty()) {                                            \
            QSKIP("shared inputs are not here: " relative);                                                            \
        }                                                                                                              \
    } while (false)

/** The same for the row of a test whose @p input comes from there: it is empty when the shared inputs are not here. */
#define CARREL_NEED_SHARED_ROW(input)                                                                                  \
    do {                                                                                                               \
        if ((input).isEmpty()) {                                                                                       \
            QSKIP(QByteArray("shared inputs are not here: ").append(QTest::currentDataTag()).constData());             \
        }                                                                                                              \
    } while (false)
