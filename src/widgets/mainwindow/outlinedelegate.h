// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Carrel
{

/** Draws the rows of the outline: a quiet module title, a lesson with its sign, its title and its minutes, or a
 * heading of the lesson on screen. */
class OutlineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit OutlineDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Carrel
