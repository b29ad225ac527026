// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/figure.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace Carrel
{

/** The table of a figure, with numbers and days as people write them. */
class FigureTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit FigureTableModel(QObject *parent = nullptr);

    void show(QStringList head, std::vector<FigureRow> rows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_head;
    std::vector<FigureRow> m_rows;
    QLocale m_locale;
};

} // namespace Carrel
