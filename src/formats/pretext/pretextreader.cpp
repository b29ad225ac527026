// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/pretextreader.h"

#include "formats/coursebuilder.h"
#include "formats/licences.h"
#include "formats/pretext/ptxblocks.h"
#include "formats/pretext/ptxproject.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

CourseInfo infoOf(const Ptx::Book &book, const Ptx::Project &project)
{
    CourseInfo info;
    info.title = book.title();
    if (info.title.isEmpty()) {
        info.title = QFileInfo(project.folder).fileName();
    }
    info.authorship = book.authors();
    info.language = book.language();
    if (const QString licence = book.licence(); !licence.isEmpty()) {
        info.licence = licenceNamed(licence);
    }
    info.importer = u"carrel-pretext"_s;
    info.origin = QFileInfo(project.folder).fileName();
    return info;
}

std::optional<Course> readBook(const Ptx::Book &book, const Ptx::Project &project, Diagnostics &diagnostics,
                               const Limits &limits, JobControl &control)
{
    PictureFolder pictures(project.folder, limits);
    CourseBuilder builder(infoOf(book, project), diagnostics);
    QString module;
    bool isFirst = true;
    for (const Ptx::PlannedLesson &planned : book.lessons()) {
        if (control.isCancelled()) {
            return std::nullopt;
        }
        control.report(builder.lessonCount(), int(book.lessons().size()), planned.title);
        if (std::exchange(isFirst, false) || planned.module != module) {
            module = planned.module;
            builder.beginModule(module, planned.moduleSlug);
        }
        const QString file = book.tree().placeOf(planned.parts.front()).file;
        SkippedParts skipped;
        LessonDraft draft;
        Ptx::Reading reading{book, pictures, project.pictures, diagnostics, skipped, &draft, planned.slug};
        Ptx::BlockReader blocks(reading);
        // A section's own title is the lesson's; its content is not one level down.
        Blocks read =
            planned.parts.size() == 1 ? blocks.blocksIn(planned.parts.front()) : blocks.blocksOf(planned.parts);
        draft.add(std::move(read));
        skipped.tell(file, diagnostics);
        if (!draft.isEmpty()) {
            builder.add(std::move(draft).finish(planned.title, planned.slug, file, diagnostics), file);
        }
    }
    return std::move(builder).finish(pictures.assets());
}

} // namespace

ReadOutcome readPreTeXt(const SourcePlace &place, const Limits &limits, JobControl &control)
{
    ReadOutcome outcome;
    const std::optional<Ptx::Project> project = Ptx::findProject(place, outcome.diagnostics, limits);
    if (project) {
        const auto tree = XmlTree::read(project->folder, project->main, outcome.diagnostics, limits, control);
        std::optional<Course> course;
        if (tree && !control.isCancelled()) {
            course = readBook(Ptx::Book(**tree), *project, outcome.diagnostics, limits, control);
        }
        if (course) {
            outcome.courses.push_back(std::move(*course));
        } else if (tree && !control.isCancelled()) {
            outcome.diagnostics.push_back({.severity = Severity::Error,
                                           .code = u"course-empty"_s,
                                           .file = project->main,
                                           .message = Words::tr("There is no chapter and no section in this book.")});
        }
    }
    const QString folder = place.isFolder ? place.path : QFileInfo(place.path).path();
    for (Diagnostic &row : outcome.diagnostics) {
        row.file = folder + u'/' + row.file;
    }
    return outcome;
}

} // namespace Carrel
