// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/learnermenu.h"

#include "base/foreigntext.h"
#include "study/studyrecord.h"
#include "widgets/shared/plainquestion.h"
#include "widgets/shared/whenkept.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

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

LearnerMenu::LearnerMenu(StudyRecord &record, QMenu *menu, QMenu *join, QAction *add, std::function<bool()> mayLeave)
    : QObject(menu)
    , m_record(record)
    , m_menu(menu)
    , m_join(join)
    , m_add(add)
    , m_mayLeave(std::move(mayLeave))
{
    connect(menu, &QMenu::aboutToShow, this, &LearnerMenu::fill);
    connect(add, &QAction::triggered, this, &LearnerMenu::addLearner);
}

void LearnerMenu::fill()
{
    const QList<QAction *> before = m_menu->actions();
    for (QAction *const action : before) {
        if (action != m_add && action != m_join->menuAction()) {
            m_menu->removeAction(action);
            action->deleteLater();
        }
    }
    QAction *const end = m_join->menuAction();
    const std::vector<LearnerInfo> learners = m_record.learners();
    for (const LearnerInfo &learner : learners) {
        auto *const action = new QAction(buttonText(nameOf(learner)), m_menu);
        action->setCheckable(true);
        action->setChecked(learner.id == m_record.learner());
        connect(action, &QAction::triggered, this, [this, id = learner.id] { switchTo(id); });
        m_menu->insertAction(end, action);
    }
    m_menu->insertSeparator(end);
    fillJoin();
}

void LearnerMenu::switchTo(const LearnerId &learner)
{
    if (learner == m_record.learner() || !m_mayLeave()) {
        return;
    }
    if (const Result<void> done = m_record.switchLearner(learner); !done) {
        Q_EMIT failed(done.error());
    }
}

void LearnerMenu::fillJoin()
{
    m_join->clear();
    const std::vector<LearnerInfo> learners = m_record.learners();
    for (const LearnerInfo &other : learners) {
        if (other.id != m_record.learner() && !m_record.state().aliases().contains(other.id)) {
            connect(m_join->addAction(buttonText(nameOf(other))), &QAction::triggered, this,
                    [this, other] { askToJoin(other); });
        }
    }
    m_join->setEnabled(!m_join->isEmpty() && !m_record.learner().isEmpty());
}

QString LearnerMenu::nameOf(const LearnerInfo &learner) const
{
    const QString name = learner.displayName.isEmpty() ? tr("Without a name") : learner.displayName;
    return isAmbiguous(learner, m_record.learners())
               ? tr("%1 (%2)", "name of a learner, beginning of the name of their folder")
                     .arg(name, learner.id.toString().left(someDigits))
               : name;
}

void LearnerMenu::askToJoin(const LearnerInfo &other)
{
    const std::vector<LearnerInfo> learners = m_record.learners();
    const auto me = std::ranges::find(learners, m_record.learner(), &LearnerInfo::id);
    const QString mine = nameOf(me == learners.end() ? LearnerInfo{m_record.learner(), {}} : *me);
    const QString theirs = nameOf(other);
    auto *const question = new PlainQuestion(
        QMessageBox::Question, tr("Join two learners"), tr("Are “%1” and “%2” both you?").arg(mine, theirs),
        tr("If so, what “%2” answered counts for “%1” from now on, and what is due follows "
           "from both. The files of “%2” stay as they are, and Edit, Undo takes this back.")
            .arg(mine, theirs),
        m_menu->parentWidget());
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto *const join = question->addButton(tr("&Join"), QMessageBox::AcceptRole);
    question->setDefaultButton(question->addButton(tr("&Keep apart"), QMessageBox::RejectRole));
    connect(join, &QPushButton::clicked, this, [this, other, theirs] {
        whenKept(m_record, m_record.append(AliasEvent{other.id}), this,
                 [this, theirs] { Q_EMIT told(tr("What “%1” answered counts as yours now.").arg(theirs)); });
    });
    question->open();
}

void LearnerMenu::addLearner()
{
    const QString name =
        QInputDialog::getText(m_menu->parentWidget(), tr("Add a learner"),
                              tr("Name of the learner, seen by everyone who can read the study folder:"))
            .simplified();
    if (name.isEmpty() || !m_mayLeave()) {
        return;
    }
    if (const Result<LearnerId> added = m_record.addLearner(name); !added) {
        Q_EMIT failed(added.error());
    }
}

} // namespace Carrel
