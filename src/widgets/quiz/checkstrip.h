// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quiz/checkmark.h"

#include <QAbstractButton>

namespace Carrel
{

/** The lesson's checks as a row of small buttons: number and state in a word. Used by QuizPanel. */
class CheckStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckStrip(QWidget *parent = nullptr);

    void setMarks(const std::vector<CheckMark> &marks, int current); ///< @p current: index, -1 for none

Q_SIGNALS:
    void chosen(int index);
};

/** One of them. */
class CheckChip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CheckChip(QWidget *parent = nullptr);

    void setCheck(int number, int of, CheckMark mark, bool current);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CheckMark m_mark = CheckMark::NotAnswered;
};

} // namespace Carrel
