// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/ids.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QString;

namespace Carrel
{

struct Error;
struct LearnerInfo;
class StudyRecord;

/**
 * The learners of this computer in a menu, to switch between them, to join two that are one person, and to add one.
 * Used by the main window.
 */
class LearnerMenu final : public QObject
{
    Q_OBJECT

public:
    /** @p join lists the others of @p menu, in which it lies. @p mayLeave is asked before the learner changes. */
    LearnerMenu(StudyRecord &record, QMenu *menu, QMenu *join, QAction *add, std::function<bool()> mayLeave);

Q_SIGNALS:
    void told(const QString &sentence);
    void failed(const Carrel::Error &error);

private:
    void fill();
    void fillJoin();
    void switchTo(const LearnerId &learner);
    void addLearner();
    void askToJoin(const LearnerInfo &other);
    [[nodiscard]] QString nameOf(const LearnerInfo &learner) const;

    StudyRecord &m_record;
    QMenu *m_menu;
    QMenu *m_join;
    QAction *m_add;
    std::function<bool()> m_mayLeave;
};

} // namespace Carrel
