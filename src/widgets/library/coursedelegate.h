// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Carrel
{

/** Draws one course: title, progress as words and as a bar, what is due, or why it cannot be opened. */
class CourseDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CourseDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Carrel
