// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Carrel
{

/** Draws a check that is laid aside: its question, quietly below it why and where it is from; and the headings. */
class AsideDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit AsideDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Carrel
