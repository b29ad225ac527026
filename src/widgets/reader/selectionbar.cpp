// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/selectionbar.h"

#include "base/foreigntext.h"
#include "widgets/reader/colourrow.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int gap = 8; ///< to the words and to the edges

} // namespace

SelectionBar::SelectionBar(QWidget *reader)
    : QFrame(reader)
    , m_colours(new ColourRow(this, ColourRow::Kind::Act))
{
    setObjectName("selectionBar"_L1);
    setAccessibleName(tr("Selected words"));
    setAutoFillBackground(true);
    auto *const note = new QToolButton(this);
    note->setObjectName("selectionNote"_L1);
    note->setProperty("quiet", true);
    note->setText(tr("Note"));
    note->setAccessibleName(tr("Highlight and write a note"));
    note->setToolTip(plainTip(note->accessibleName()));
    note->setFocusPolicy(Qt::TabFocus);
    auto *const row = new QHBoxLayout(this);
    row->setContentsMargins(4, 3, 4, 3);
    row->setSpacing(2);
    row->addWidget(m_colours);
    row->addWidget(note);
    connect(m_colours, &ColourRow::pressed, this, &SelectionBar::highlightRequested);
    connect(note, &QToolButton::clicked, this, &SelectionBar::noteRequested);
    hide();
}

void SelectionBar::showAt(const QRect &selection)
{
    adjustSize();
    placeBeside(this, selection);
    show();
    raise();
}

void SelectionBar::takeFocus(MarkColour colour)
{
    m_colours->setChosen(colour);
    m_colours->focusChosen(Qt::ShortcutFocusReason);
}

void SelectionBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void placeBeside(QWidget *card, const QRect &what)
{
    const QRect room = card->parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
    const QSize size = card->size().boundedTo(room.size());
    const int above = what.top() - gap - size.height();
    const int below = what.bottom() + gap;
    const int fallback = room.bottom() + 1 - size.height();
    const int top = above >= room.top() ? above : below + size.height() <= room.bottom() + 1 ? below : fallback;
    const int left = qBound(room.left(), what.center().x() - size.width() / 2, room.right() + 1 - size.width());
    card->setGeometry(QRect(QPoint(left, qBound(room.top(), top, fallback)), size));
}

} // namespace Carrel
