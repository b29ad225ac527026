// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/ptxblocks.h"

#include <cstdint>

using namespace Carrel;

/** A book of one file: every lesson it is planned to have can be read, and its checks have ids. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const Limits limits;
    const QString file = QStringLiteral("main.ptx");
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto tree = XmlTree::parse(bytes, file, diagnostics, limits);
    if (!tree) {
        return 0;
    }
    const Ptx::Book book(**tree);
    PictureFolder pictures(QStringLiteral("/nowhere"), limits);
    for (const Ptx::PlannedLesson &planned : book.lessons()) {
        SkippedParts skipped;
        LessonDraft draft;
        Ptx::Reading reading{book, pictures, {}, diagnostics, skipped, &draft, planned.slug};
        draft.add(Ptx::BlockReader(reading).blocksOf(planned.parts));
        const Lesson lesson = std::move(draft).finish(planned.title, planned.slug, file, diagnostics);
        for (const Check &check : lesson.checks) {
            if (check.id.isEmpty()) {
                __builtin_trap();
            }
        }
    }
    return 0;
}
