// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <QRect>
#include <QString>

namespace Carrel
{

/** The words a reader has selected in the text of a lesson, counted as ReadingText counts them. */
struct SelectedWords {
    BlockId block;  ///< the innermost one they begin in
    int offset = 0; ///< of the first of them in the block, UTF-16 units
    QString quote;  ///< empty: nothing is selected
    QString prefix; ///< up to 32 units before them
    QString suffix; ///< the same behind them
    QRect box;      ///< around them, in the view

    bool operator==(const SelectedWords &) const = default;
    [[nodiscard]] bool isEmpty() const { return quote.isEmpty(); }
};

} // namespace Carrel
