// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/wholecombobox.h"

#include <QStyleOptionComboBox>

#include <algorithm>

namespace Carrel
{

WholeComboBox::WholeComboBox(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

QSize WholeComboBox::sizeHint() const
{
    return widened(QComboBox::sizeHint());
}

QSize WholeComboBox::minimumSizeHint() const
{
    return widened(QComboBox::minimumSizeHint());
}

int WholeComboBox::roomForWords(int width) const
{
    constexpr int besides = 2; // the style leaves a pixel on either side
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(0, 0, width, height());
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - besides;
}

int WholeComboBox::widthOfWords() const
{
    int widest = 0;
    for (int i = 0; i < count(); ++i) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    }
    return widest;
}

QSize WholeComboBox::widened(QSize size) const
{
    const int missing = widthOfWords() + 1 - roomForWords(size.width()); // widths are rounded
    return size + QSize(std::max(0, missing), 0);
}

} // namespace Carrel
