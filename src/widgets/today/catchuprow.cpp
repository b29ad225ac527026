// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/today/catchuprow.h"

#include "study/duewords.h"
#include "today/ui_catchuprow.h"
#include "widgets/shared/look.h"

#include <utility>

namespace Carrel
{

namespace
{

constexpr int mostDays = 90;

} // namespace

CatchUpRow::CatchUpRow(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::CatchUpRow>())
{
    m_ui->setupUi(this);
    Look::alignToInterface(m_ui->words);
    m_ui->days->setRange(2, mostDays);
    m_ui->days->setSuffix(tr(" days", "after a number"));
    connect(m_ui->spread, &QPushButton::clicked, this,
            [this] { Q_EMIT spreadRequested(m_checks, m_ui->days->value()); });
    connect(m_ui->stop, &QPushButton::clicked, this, &CatchUpRow::stopRequested);
}

CatchUpRow::~CatchUpRow() = default;

void CatchUpRow::showPlan(const TodayPlan &plan, const StudyMoment &now)
{
    if (plan.catchUp) {
        tell(*plan.catchUp, plan.beyond, now);
    } else if (plan.backlog) {
        offer(*plan.backlog);
    }
    m_ui->spread->setVisible(!plan.catchUp);
    m_ui->days->setVisible(!plan.catchUp);
    m_ui->stop->setVisible(plan.catchUp.has_value());
    setVisible(plan.catchUp || plan.backlog);
}

void CatchUpRow::offer(const Backlog &backlog)
{
    m_ui->words->setText(tr("%n check(s) are overdue, about %1 minutes in all.", nullptr, backlog.checks)
                             .arg(QLocale().toString(backlog.minutes)));
    if (std::exchange(m_checks, backlog.checks) != backlog.checks) { // what was chosen for this backlog stays
        m_ui->days->setValue(backlog.days);
    }
}

void CatchUpRow::tell(const CatchUp &plan, int left, const StudyMoment &now)
{
    m_ui->words->setText(
        left == 0 ? tr("Catching up: this is the last part.")
                  : tr("Catching up until %1: %n overdue check(s) are planned for the days to come.", nullptr, left)
                        .arg(DueWords::dayName(plan.last, now, QLocale())));
}

} // namespace Carrel
