// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/commoncartridge/cartridgereader.h"
#include "formats/scorm/scormformat.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <tuple>

using namespace Carrel;

namespace
{

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(bytes);
    }
}

} // namespace

/** Any manifest, beside a page and a quiz that it may name: every lesson has its slug, nothing outside is read. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QTemporaryDir folder;
    static const bool isMade = [] {
        write(folder.filePath(QStringLiteral("page.html")), "<p>Text</p>");
        write(folder.filePath(QStringLiteral("quiz.xml")), "<questestinterop><assessment/></questestinterop>");
        return true;
    }();
    std::ignore = isMade;
    write(folder.filePath(QStringLiteral("imsmanifest.xml")),
          QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    const Limits limits;
    JobControl control;
    const ReadOutcome outcome = readCartridge(folder.path(), limits, control);
    for (const Course &course : outcome.courses) {
        for (const LessonEntry *entry : course.outline.lessons()) {
            if (entry->slug.isEmpty()) {
                __builtin_trap();
            }
        }
    }
    std::ignore = ScormFormat().read({.path = folder.path(), .isFolder = true}, limits, control);
    return 0;
}
