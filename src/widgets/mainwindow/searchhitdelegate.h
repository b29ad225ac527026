// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Carrel
{

/** Draws one found place: the lesson, quietly its course, and the text around with the found words marked. */
class SearchHitDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SearchHitDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Carrel
