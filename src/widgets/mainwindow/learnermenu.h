// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace Carrel
{

struct Error;
class StudyRecord;

/** The learners of this computer in a menu, to switch between them and to add one. Used by the main window. */
class LearnerMenu final : public QObject
{
    Q_OBJECT

public:
    LearnerMenu(StudyRecord &record, QMenu *menu, QAction *add);

Q_SIGNALS:
    void failed(const Carrel::Error &error);

private:
    void fill();
    void addLearner();

    StudyRecord &m_record;
    QMenu *m_menu;
    QAction *m_add;
};

} // namespace Carrel
