// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/learnermenu.h"

#include "study/studyrecord.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr qsizetype someDigits = 6;

/** Two computers that had not met may have given one name to two learners. */
bool isAmbiguous(const LearnerInfo &learner, const std::vector<LearnerInfo> &learners)
{
    return std::ranges::count_if(learners, [&learner](const LearnerInfo &other) {
               return isSameName(learner.displayName, other.displayName) ||
                      (learner.displayName.isEmpty() && other.displayName.isEmpty());
           }) > 1;
}

} // namespace

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
        const QString name = learner.displayName.isEmpty() ? tr("Without a name") : learner.displayName;
        auto *const action = new QAction(isAmbiguous(learner, learners)
                                             ? tr("%1 (%2)", "name of a learner, beginning of the name of their folder")
                                                   .arg(name, learner.id.toString().left(someDigits))
                                             : name,
                                         m_menu);
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
    const QString name =
        QInputDialog::getText(m_menu->parentWidget(), tr("Add a learner"),
                              tr("Name of the learner, seen by everyone who can read the study folder:"))
            .simplified();
    if (name.isEmpty()) {
        return;
    }
    if (const Result<LearnerId> added = m_record.addLearner(name); !added) {
        Q_EMIT failed(added.error());
    }
}

} // namespace Carrel
