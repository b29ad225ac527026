// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/learnermenu.h"

#include "study/studyrecord.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>

namespace Carrel
{

LearnerMenu::LearnerMenu(StudyRecord &record, QMenu *menu, QAction *add)
    : QObject(menu)
    , m_record(record)
    , m_menu(menu)
    , m_add(add)
{
    connect(menu, &QMenu::aboutToShow, this, &LearnerMenu::fill);
    connect(add, &QAction::triggered, this, &LearnerMenu::addLearner);
}

void LearnerMenu::fill()
{
    const QList<QAction *> before = m_menu->actions();
    for (QAction *const action : before) {
        if (action != m_add) {
            m_menu->removeAction(action);
            action->deleteLater();
        }
    }
    const std::vector<LearnerInfo> learners = m_record.learners();
    for (const LearnerInfo &learner : learners) {
        auto *const action =
            new QAction(learner.displayName.isEmpty() ? tr("Without a name") : learner.displayName, m_menu);
        action->setCheckable(true);
        action->setChecked(learner.id == m_record.learner());
        connect(action, &QAction::triggered, this, [this, id = learner.id] {
            if (const Result<void> done = m_record.switchLearner(id); !done) {
                Q_EMIT failed(done.error());
            }
        });
        m_menu->insertAction(m_add, action);
    }
    m_menu->insertSeparator(m_add);
}

void LearnerMenu::addLearner()
{
    const QString name = QInputDialog::getText(m_menu->parentWidget(), tr("Add a learner"),
                                               tr("Name of the learner, seen on this computer only:"))
                             .simplified();
    if (name.isEmpty()) {
        return;
    }
    if (const Result<LearnerId> added = m_record.addLearner(name); !added) {
        Q_EMIT failed(added.error());
    }
}

} // namespace Carrel
