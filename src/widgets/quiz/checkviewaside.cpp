// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How CheckView lays a check aside, and what it offers for one that is not known again and again.
#include "course/passage.h"
#include "quiz/ui_checkview.h"
#include "study/duewords.h"
#include "study/studyrecord.h"
#include "widgets/quiz/asidemenu.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/reopening.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/whenkept.h"

#include <QAction>

#include <algorithm>

namespace Carrel
{

void CheckView::connectAside()
{
    m_ui->aside->showKeyOf(m_actions->retire);
    m_ui->retire->showKeyOf(m_actions->retire);
    m_ui->another->showKeyOf(m_actions->another);
    m_ui->writeNote->showKeyOf(m_actions->note);
    auto *ways = new FlowLayout(m_ui->leechWays, FlowLayout::Rows::Filled);
    ways->addWidget(m_ui->another);
    ways->addWidget(m_ui->writeNote);
    for (ActionButton *button : {m_ui->aside, m_ui->retire}) {
        connect(button, &QPushButton::clicked, this, &CheckView::chooseAside);
    }
    connect(m_asideMenu, &AsideMenu::restChosen, this, &CheckView::rest);
    connect(m_asideMenu, &AsideMenu::retirementChosen, this, &CheckView::retire);
    connect(m_ui->another, &QPushButton::clicked, this, [this] { Q_EMIT anotherRequested(m_asked.key()); });
    connect(m_ui->writeNote, &QPushButton::clicked, this, [this] {
        Q_EMIT noteRequested(m_asked.place.ref(),
                             passageOf(*m_asked.place.lesson, *m_asked.find()).value_or(BlockId()));
    });
}

bool CheckView::canRest() const
{
    const CheckState *state = m_record.state().check(m_asked.key());
    return m_phase == CheckPhase::Asking && m_asked.occasion == Occasion::Review && state != nullptr &&
           state->scheduled && !state->isResting(m_record.today());
}

bool CheckView::canRetire() const
{
    const CheckState *state = m_record.state().check(m_asked.key());
    const bool shown = m_phase == CheckPhase::Asking || m_phase == CheckPhase::Verdict || m_phase == CheckPhase::Folded;
    return shown && state != nullptr && state->scheduled && state->memory.has_value();
}

bool CheckView::rest()
{
    if (!canRest()) {
        return false;
    }
    const StudyMoment now = m_record.moment();
    whenKept(m_record, m_record.append(RestEvent{m_asked.key(), 1}), this, [this, now] {
        Q_EMIT told(tr("It rests. %1 {undo} takes it back.", "%1: when it comes back")
                        .arg(DueWords::comesBack(now.today.plusDays(1), now, locale())));
    });
    return true;
}

bool CheckView::chooseAside()
{
    if (!canRetire()) {
        return false;
    }
    const QWidget *const buttons[] = {m_ui->aside, m_ui->retire, m_ui->goOn};
    const auto *const seen = std::ranges::find_if(buttons, &QWidget::isVisible);
    m_asideMenu->openAt(seen == std::end(buttons) ? *static_cast<const QWidget *>(this) : **seen, canRest());
    return true;
}

void CheckView::retire(RetireReason reason)
{
    if (canRetire()) {
        whenKept(m_record, m_record.append(RetireEvent{m_asked.key(), reason}), this,
                 [this] { Q_EMIT told(tr("Retired: it does not come back. {undo} takes that back.")); });
    }
}

void CheckView::drawAside(const Verdict &verdict)
{
    const bool canRetire = this->canRetire();
    m_ui->aside->setVisible(canRetire && m_phase == CheckPhase::Asking);
    m_ui->aside->setText(canRest() ? tr("Rest or retire…") : tr("Retire…"));
    m_ui->retire->setVisible(canRetire && m_phase != CheckPhase::Asking && !isOneLine());
    m_ui->leech->setVisible(verdict.leechLapses > 0);
    m_ui->leech->setText(tr("Not known at %n review(s) by now. Asking it once more may not help; the passage, another "
                            "check or a note in your own words might.",
                            nullptr, verdict.leechLapses));
    m_ui->leechWays->setVisible(verdict.leechLapses > 0);
    m_ui->another->setVisible(verdict.leechLapses > 0 &&
                              anotherCheck(*m_asked.place.lesson, m_asked.key(), m_record.state()).has_value());
}

} // namespace Carrel
