// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/importmessages.h"

#include "widgets/mainwindow/importwords.h"
#include "widgets/shared/messagebar.h"

namespace Carrel
{

ImportMessages::ImportMessages(CourseImporter &importer, MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_importer(importer)
    , m_bar(bar)
{
    connect(&importer, &CourseImporter::started, this, &ImportMessages::sayStarted);
    connect(&importer, &CourseImporter::finished, this, &ImportMessages::sayFinished);
    connect(&importer, &CourseImporter::progressed, this,
            [this](const JobProgress &progress) { m_bar.setProgress(progress.done, progress.total, progress.what); });
}

void ImportMessages::sayStarted(const QStringList &paths)
{
    m_bar.say(
        {MessageKind::Working, tr("Adding %1…").arg(namesOf(paths)), {{tr("&Stop"), [this] { m_importer.cancel(); }}}});
}

void ImportMessages::sayFinished(const QStringList &paths, const ImportReport &report, bool cancelled)
{
    Message message;
    message.text = importSummary(paths, report, cancelled);
    const Severity worst = worstSeverity(report.diagnostics).value_or(Severity::Note);
    if (report.courses.empty() && !cancelled) {
        message.kind = MessageKind::Problem;
    } else if (worst != Severity::Note) {
        message.text = tr("%1 Some of it needs a look.").arg(message.text);
    }
    if (report.courses.size() > 1) {
        const CourseId first = report.courses.front().info.id;
        message.actions.push_back({tr("&Open the first"), [this, first] { Q_EMIT openRequested(first); }});
    }
    if (!report.diagnostics.empty()) {
        const QString details = importDetails(report.diagnostics);
        message.actions.push_back({tr("Show the &report"), [this, details] { Q_EMIT reportRequested(details); }});
    }
    if (message.actions.empty() && message.kind == MessageKind::News && !report.lessons.empty()) {
        // What came in is opened, which says it all; the text keeps the room.
        m_bar.close();
        Q_EMIT told(message.text);
    } else {
        m_bar.say(message);
    }
    openWhatCameIn(report);
}

void ImportMessages::openWhatCameIn(const ImportReport &report)
{
    if (report.courses.size() != 1) {
        return;
    }
    const CourseSummary &course = report.courses.front();
    if (!report.lessons.empty() && (report.lessons.size() == 1 || int(report.lessons.size()) < course.lessonsHere)) {
        Q_EMIT lessonAdded(report.lessons.front());
    } else {
        Q_EMIT courseAdded(course.info.id);
    }
}

} // namespace Carrel
