// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/recordexport.h"

#include "base/filewriting.h"
#include "library/library.h"
#include "study/recordsegments.h"

#include <QCoreApplication>

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::RecordExport)
};

} // namespace

LessonTitle titlesOf(const Library &library)
{
    return [&library](const LessonRef &ref) {
        const auto outline = library.outline(ref.course);
        const LessonEntry *const entry = outline ? outline->find(ref.lesson) : nullptr;
        return Words::tr("%1, %2", "course and lesson")
            .arg(outline ? outline->info.title : ref.course.toString(), entry ? entry->title : ref.lesson.toString());
    };
}

Result<qsizetype> exportRecord(const StudyPaths &paths, const LearnerInfo &learner, const QString &path,
                               RecordFormat format, const LessonTitle &titleOf)
{
    const auto segments = readRecord(paths, learner.id);
    if (!segments) {
        return std::unexpected(segments.error());
    }
    const QByteArray bytes = writeRecord(learner, *segments, format, titleOf);
    return writeInPlace(path, bytes).transform([&] { return lineCount(missingFrom({}, *segments)); });
}

} // namespace Carrel
