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
    void courseAdded(const Carrel::CourseId &course);   ///< the only one of its import: to be opened
    void openRequested(const Carrel::CourseId &course); ///< chosen in the message
    void reportRequested(const QString &details);

private:
    void sayStarted(const QStringList &paths);
    void sayFinished(const QStringList &paths, const ImportReport &report, bool cancelled);

    CourseImporter &m_importer;
    MessageBar &m_bar;
};

} // namespace Carrel
