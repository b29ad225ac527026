// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/annotation.h"

#include <QFrame>

namespace Carrel
{

class ColourRow;

/** What can be done with selected words, beside them: highlight in a colour, or write a note. Over the page. */
class SelectionBar final : public QFrame
{
    Q_OBJECT

public:
    explicit SelectionBar(QWidget *reader);

    void showAt(const QRect &selection); ///< in the reader; stands above it, or below where there is no room
    void takeFocus(MarkColour colour);   ///< to choose a colour by keys

Q_SIGNALS:
    void highlightRequested(Carrel::MarkColour colour);
    void noteRequested();
    void left(); ///< by Escape: the focus goes back to the text

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    ColourRow *m_colours;
};

/** Puts @p card beside @p what, both in the widget it lies over: above, below, or over it where there is no room. */
void placeBeside(QWidget *card, const QRect &what);

} // namespace Carrel
