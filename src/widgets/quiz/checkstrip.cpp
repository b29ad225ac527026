// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkstrip.h"

#include "base/foreigntext.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/look.h"

#include <QPainter>

namespace Carrel
{

namespace
{

QColor inkOf(CheckMark mark, const ThemeTokens &tokens)
{
    switch (mark) {
    case CheckMark::Right:
        return tokens.good;
    case CheckMark::Wrong:
    case CheckMark::Refused:
        return tokens.bad;
    case CheckMark::Due:
        return tokens.accent;
    case CheckMark::ByLuck:
    case CheckMark::NotAnswered:
        break;
    }
    return tokens.ink2;
}

} // namespace

CheckStrip::CheckStrip(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new FlowLayout(this);
    layout->setSpacing(Look::step);
    // Not fixed: then one row would be all it gets, since a layout's hint knows no width.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Checks of this lesson"));
}

void CheckStrip::setMarks(const std::vector<CheckMark> &marks, int current)
{
    QList<CheckChip *> chips = findChildren<CheckChip *>(Qt::FindDirectChildrenOnly);
    while (chips.size() > qsizetype(marks.size())) {
        delete chips.takeLast();
    }
    while (chips.size() < qsizetype(marks.size())) {
        auto *chip = new CheckChip(this);
        connect(chip, &CheckChip::clicked, this, [this, index = int(chips.size())] { Q_EMIT chosen(index); });
        layout()->addWidget(chip);
        chips.append(chip);
    }
    for (int index = 0; index < int(chips.size()); ++index) {
        chips[index]->setCheck(index + 1, int(marks.size()), marks[size_t(index)], index == current);
    }
}

CheckChip::CheckChip(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void CheckChip::setCheck(int number, int of, CheckMark mark, bool current)
{
    m_mark = mark;
    const QString word = CheckMarkWords::brief(mark);
    setText(word.isEmpty() ? QString::number(number)
                           : tr("%1 %2", "number and state of a check").arg(number).arg(word));
    setChecked(current);
    setAccessibleName(CheckMarkWords::full(mark, number, of));
    setToolTip(plainTip(accessibleName()));
    updateGeometry();
    update();
}

QSize CheckChip::sizeHint() const
{
    const QFontMetrics metrics(Look::small(font()));
    return {qMax(7 * Look::step, metrics.horizontalAdvance(text()) + 4 * Look::step),
            metrics.height() + 2 * Look::step};
}

void CheckChip::paintEvent(QPaintEvent *)
{
    const ThemeTokens tokens = Look::colours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = isChecked() || underMouse() || hasFocus();
    painter.setPen(QPen(marked ? tokens.accent : tokens.line, hasFocus() ? 2 * Look::line : Look::line));
    painter.setBrush(isChecked() ? tokens.accentSoft : tokens.paper);
    const qreal inset = hasFocus() ? 1.0 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), Look::radius, Look::radius);
    painter.setPen(inkOf(m_mark, tokens));
    QFont words = Look::small(font());
    words.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
    painter.setFont(words);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace Carrel
