// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/importmessages.h"

#include "widgets/importing/importdialog.h"
#include "widgets/importing/importwords.h"
#include "widgets/importing/reportdialog.h"
#include "widgets/shared/messagebar.h"

namespace Carrel
{

ImportMessages::ImportMessages(CourseImporter &importer, MessageBar &bar, QWidget &window)
    : QObject(&window)
    , m_importer(importer)
    , m_bar(bar)
    , m_window(window)
{
    connect(&importer, &CourseImporter::started, this, &ImportMessages::sayLooking);
    connect(&importer, &CourseImporter::asked, this, &ImportMessages::ask);
    connect(&importer, &CourseImporter::applying, this, &ImportMessages::sayApplying);
    connect(&importer, &CourseImporter::finished, this, &ImportMessages::sayFinished);
    connect(&importer, &CourseImporter::undone, this, &ImportMessages::sayUndone);
    connect(&importer, &CourseImporter::progressed, this,
            [this](const JobProgress &progress) { m_bar.setProgress(progress.done, progress.total, progress.what); });
}

void ImportMessages::sayLooking(const QStringList &paths)
{
    sayWorking(tr("Looking into %1…").arg(namesOf(paths)));
}

void ImportMessages::sayApplying(const QStringList &paths)
{
    sayWorking(tr("Adding %1…").arg(namesOf(paths)));
}

void ImportMessages::sayWorking(const QString &sentence)
{
    m_bar.say({MessageKind::Working, sentence, {{tr("S&top"), [this] { m_importer.cancel(); }}}});
}

void ImportMessages::ask(const QStringList &paths, const std::shared_ptr<const ImportPlan> &plan)
{
    m_bar.close();
    auto *const dialog = new ImportDialog(paths, plan, &m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_importer.take(dialog->choices()); });
    connect(dialog, &QDialog::rejected, this, [this] { m_importer.decline(); });
    connect(dialog, &ImportDialog::readAgain, &m_importer, &CourseImporter::readAgain);
    connect(&m_importer, &CourseImporter::readDifferently, dialog, &ImportDialog::showPlan);
    dialog->open();
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
        message.actions.push_back({tr("Open the f&irst"), [this, first] { Q_EMIT openRequested(first); }});
    }
    if (!report.diagnostics.empty()) {
        message.actions.push_back({tr("Show &the report"), [this, rows = report.diagnostics] { showReport(rows); }});
    }
    if (message.actions.empty() && message.kind == MessageKind::News && !report.lessons.empty()) {
        // What came in is opened, which says it all; the text keeps the room.
        m_bar.close();
        Q_EMIT told(message.text);
    } else {
        if (report.isNew) {
            message.actions.push_back({tr("Un&do"), [this] { m_importer.undo(); }});
        }
        message.passing = message.kind == MessageKind::News && message.actions.empty(); // nothing came of it
        m_bar.say(message);
    }
    openWhatCameIn(report);
}

void ImportMessages::sayUndone(const Result<void> &result)
{
    if (result) {
        m_bar.close();
        Q_EMIT told(tr("The last import was undone. What you answered is kept."));
    } else {
        m_bar.say({MessageKind::Problem, result.error().sentence, {}});
    }
}

void ImportMessages::showReport(const Diagnostics &diagnostics)
{
    (new ReportDialog(diagnostics, &m_window))->open();
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
