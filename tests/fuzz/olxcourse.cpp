// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/openedxreader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>

using namespace Carrel;

/** Any course.xml, with its units in place or pointing nowhere: every lesson has its slug. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("course.xml")));
    if (!file.open(QIODevice::WriteOnly)) {
        return 0;
    }
    file.write(reinterpret_cast<const char *>(data), qint64(size));
    file.close();
    const Limits limits;
    JobControl control;
    const ReadOutcome outcome = readOpenEdx(folder.path(), limits, control);
    for (const Course &course : outcome.courses) {
        for (const LessonEntry *entry : course.outline.lessons()) {
            if (entry->slug.isEmpty()) {
                __builtin_trap();
            }
        }
    }
    return 0;
}
