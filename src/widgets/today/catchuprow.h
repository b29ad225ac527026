// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/nextstep.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

namespace Ui
{
class CatchUpRow;
}

/** What Today says of a backlog: that it can be spread over days, or that it is. Hidden while there is none. */
class CatchUpRow final : public QWidget
{
    Q_OBJECT

public:
    explicit CatchUpRow(QWidget *parent = nullptr);
    ~CatchUpRow() override;

    void showPlan(const TodayPlan &plan, const StudyMoment &now);

Q_SIGNALS:
    void spreadRequested(int checks, int days);
    void stopRequested();

private:
    void offer(const Backlog &backlog);
    void tell(const CatchUp &plan, int left, const StudyMoment &now);

    const std::unique_ptr<Ui::CatchUpRow> m_ui;
    int m_checks = 0; ///< of the backlog
};

} // namespace Carrel
