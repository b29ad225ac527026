// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Carrel
{

/** Draws the notes of a learner: colour or sign, own words, the quote, kind and day; and the headings above them. */
class NotesDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit NotesDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Carrel
