// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/coursesummary.h"
#include "widgets/exporting/courseexporter.h"

namespace Carrel
{

class MessageBar;

/**
 * Leads a person through an export: asks where to, says in the message bar how it goes and what came of it. Used by the
 * main window.
 */
class ExportMessages final : public QObject
{
    Q_OBJECT

public:
    /** @p window carries the question where to. */
    ExportMessages(Library &library, const Clock &clock, MessageBar &bar, QWidget &window);

    /** @p lineNumbers: whether documents have them beside code, as lessons on screen do. */
    void ask(const CourseSummary &course, ExportFormat format, bool lineNumbers = false);

Q_SIGNALS:
    void told(const QString &sentence); ///< nothing to decide: for the status line

private:
    void askForFile(const CourseSummary &course, ExportFormat format, bool lineNumbers);
    void askForFolder(const CourseSummary &course, ExportFormat format);
    void sayStarted(const CourseExport &what);
    void sayProgress(const JobProgress &progress);
    void sayFinished(const CourseExport &what, const Result<Diagnostics> &result);
    void sayWritten(const CourseExport &what, const Diagnostics &leftOut);

    MessageBar &m_bar;
    QWidget &m_window;
    CourseExporter m_exporter;
    QString m_folder; ///< where the last one went
    QString m_said;   ///< in the bar, while an export goes on
};

} // namespace Carrel
