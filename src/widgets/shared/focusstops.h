// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QObject;
class QWidget;

namespace Carrel
{

/**
 * What Tab comes to in @p area, as one reads it: in the order of its layouts. Qt's own order is that in which widgets
 * were made, and options, pages and panes are made late.
 */
[[nodiscard]] QList<QWidget *> focusStops(const QWidget &area);

/** Moves the focus to the stop after (or before) the one that has it, round and round; false when none of them has. */
bool goToNextStop(const QList<QWidget *> &stops, bool next);

/** From now on whatever gets the focus by keys comes into sight, also from outside of what scrolls. */
void keepFocusInSight(QObject *owner);

} // namespace Carrel
