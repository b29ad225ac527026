// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exporting/exportmessages.h"

#include "base/shorttext.h"
#include "course/identity.h"
#include "widgets/importing/reportdialog.h"
#include "widgets/shared/messagebar.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Fit for every file system, whatever the course calls itself. */
QString nameFor(const CourseSummary &course)
{
    const QString name = slugOf(course.info.slug);
    return name.isEmpty() ? u"course"_s : name;
}

/** A name in @p folder that nothing has yet: what is there already is left alone. */
QString freePath(const QString &folder, const QString &name)
{
    QString path = QDir(folder).filePath(name);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = QDir(folder).filePath(u"%1-%2"_s.arg(name, QString::number(number)));
    }
    return path;
}

QString filterFor(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Package:
        return ExportMessages::tr("Courses of Carrel (%1)").arg(u"*.carrel"_s);
    case ExportFormat::Anki:
        return ExportMessages::tr("Decks of Anki (%1)").arg(u"*.apkg"_s);
    case ExportFormat::Csv:
        return ExportMessages::tr("Tables (%1)").arg(u"*.csv"_s);
    case ExportFormat::Html:
        return ExportMessages::tr("Web pages (%1)").arg(u"*.html"_s);
    case ExportFormat::Epub:
        return ExportMessages::tr("Books (%1)").arg(u"*.epub"_s);
    case ExportFormat::PackageFolder:
    case ExportFormat::Markdown:
        return {};
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

ExportMessages::ExportMessages(Library &library, const Clock &clock, MessageBar &bar, QWidget &window)
    : QObject(&window)
    , m_bar(bar)
    , m_window(window)
    , m_exporter(library, clock)
    , m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
    connect(&m_exporter, &CourseExporter::started, this, &ExportMessages::sayStarted);
    connect(&m_exporter, &CourseExporter::progressed, this, &ExportMessages::sayProgress);
    connect(&m_exporter, &CourseExporter::finished, this, &ExportMessages::sayFinished);
}

void ExportMessages::ask(const CourseSummary &course, ExportFormat format, bool lineNumbers)
{
    if (exportEnding(format).isEmpty()) {
        askForFolder(course, format);
    } else {
        askForFile(course, format, lineNumbers);
    }
}

void ExportMessages::askForFile(const CourseSummary &course, ExportFormat format, bool lineNumbers)
{
    const QString ending = exportEnding(format);
    auto *const dialog =
        new QFileDialog(&m_window, tr("Export “%1”").arg(titleText(course.info.title)), m_folder, filterFor(format));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before it lets a file be replaced
    dialog->setDefaultSuffix(ending.mid(1));
    dialog->selectFile(nameFor(course) + ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this, course, format, lineNumbers](const QString &path) {
        m_folder = QFileInfo(path).path();
        m_exporter.start({course.info.id, course.info.title, format, path, lineNumbers});
    });
    dialog->open();
}

void ExportMessages::askForFolder(const CourseSummary &course, ExportFormat format)
{
    auto *const dialog = new QFileDialog(
        &m_window, tr("Export “%1” into a new folder in this one").arg(titleText(course.info.title)), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this, course, format](const QString &folder) {
        m_folder = folder;
        m_exporter.start({course.info.id, course.info.title, format, freePath(folder, nameFor(course))});
    });
    dialog->open();
}

void ExportMessages::sayStarted(const CourseExport &what)
{
    m_said = tr("Exporting “%1”…").arg(titleText(what.title));
    m_bar.say({MessageKind::Working, m_said, {{tr("S&top"), [this] { m_exporter.cancel(); }}}});
}

void ExportMessages::sayProgress(const JobProgress &progress)
{
    // Another message may have taken its place.
    if (m_bar.text() == m_said) {
        m_bar.setProgress(progress.done, progress.total, {});
    }
}

void ExportMessages::sayFinished(const CourseExport &what, const Result<Diagnostics> &result)
{
    if (result) {
        sayWritten(what, *result);
    } else if (result.error().code == ErrorCode::Cancelled) {
        if (m_bar.text() == m_said) {
            m_bar.close();
        }
        Q_EMIT told(tr("Stopped. “%1” was not exported.").arg(titleText(what.title)));
    } else {
        m_bar.say({MessageKind::Problem,
                   tr("“%1” could not be exported to %2. %3", "a course, a place, why")
                       .arg(titleText(what.title), QDir::toNativeSeparators(what.path), result.error().sentence),
                   {}});
    }
}

void ExportMessages::sayWritten(const CourseExport &what, const Diagnostics &leftOut)
{
    Message message;
    message.text = tr("“%1” was exported to %2.").arg(titleText(what.title), QDir::toNativeSeparators(what.path));
    if (!leftOut.empty()) {
        message.text = tr("%1 Some of it could not be taken along.").arg(message.text);
        message.actions.push_back(
            {tr("Sho&w the report"), [this, leftOut] { (new ReportDialog(leftOut, &m_window))->open(); }});
    }
    const bool isFolder = exportEnding(what.format).isEmpty();
    const QString folder = isFolder ? what.path : QFileInfo(what.path).path();
    message.actions.push_back(
        {tr("Show the fol&der"), [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }});
    m_bar.say(message);
}

} // namespace Carrel
