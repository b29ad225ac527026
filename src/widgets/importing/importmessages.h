// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/importing/courseimporter.h"

#include <QObject>

namespace Carrel
{

class MessageBar;

/**
 * Leads a person through an import: says in the message bar how it goes, asks in the import window what is to be asked,
 * and says what came of it. Used by the main window.
 */
class ImportMessages final : public QObject
{
    Q_OBJECT

public:
    /** @p window carries the import window. */
    ImportMessages(CourseImporter &importer, MessageBar &bar, QWidget &window);

Q_SIGNALS:
    void lessonAdded(const Carrel::LessonRef &lesson);  ///< of an import with a part of one course: to be opened
    void courseAdded(const Carrel::CourseId &course);   ///< the only one of its import, and whole: to be opened
    void openRequested(const Carrel::CourseId &course); ///< chosen in the message
    void told(const QString &sentence);                 ///< nothing to decide: for the status line

private:
    void sayLooking(const QStringList &paths);
    void ask(const QStringList &paths, const std::shared_ptr<const ImportPlan> &plan);
    void sayApplying(const QStringList &paths);
    void sayWorking(const QString &sentence);
    void openWhatCameIn(const ImportReport &report);
    void sayFinished(const QStringList &paths, const ImportReport &report, bool cancelled);
    void sayUndone(const Result<void> &result);
    void showReport(const Diagnostics &diagnostics);

    CourseImporter &m_importer;
    MessageBar &m_bar;
    QWidget &m_window;
};

} // namespace Carrel
