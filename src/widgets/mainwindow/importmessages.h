// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mainwindow/courseimporter.h"

#include <QObject>

namespace Carrel
{

class MessageBar;

/** Says in the message bar how an import goes and what came of it. Used by the main window. */
class ImportMessages final : public QObject
{
    Q_OBJECT

public:
    ImportMessages(CourseImporter &importer, MessageBar &bar, QObject *parent = nullptr);

Q_SIGNALS:
    void lessonAdded(const Carrel::LessonRef &lesson);  ///< of an import with a part of one course: to be opened
    void courseAdded(const Carrel::CourseId &course);   ///< the only one of its import, and whole: to be opened
    void openRequested(const Carrel::CourseId &course); ///< chosen in the message
    void told(const QString &sentence);                 ///< nothing to decide: for the status line
    void reportRequested(const QString &details);

private:
    void sayStarted(const QStringList &paths);
    void openWhatCameIn(const ImportReport &report);
    void sayFinished(const QStringList &paths, const ImportReport &report, bool cancelled);

    CourseImporter &m_importer;
    MessageBar &m_bar;
};

} // namespace Carrel
