// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace Carrel
{

/** The rows of a report: how bad, what was found, where. Shown by the import window. */
class DiagnosticsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, MessageColumn, PlaceColumn, ColumnCount };

    explicit DiagnosticsModel(Diagnostics diagnostics, QObject *parent = nullptr);

    [[nodiscard]] const Diagnostic *at(const QModelIndex &index) const;
    [[nodiscard]] int count(Severity severity) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Diagnostics m_diagnostics;
};

/** Only the rows of one severity, or all of them. */
class DiagnosticsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit DiagnosticsFilter(DiagnosticsModel &model, QObject *parent = nullptr);

    void show(std::optional<Severity> severity); ///< nothing: all
    [[nodiscard]] const Diagnostic *at(const QModelIndex &index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    const DiagnosticsModel &m_model;
    std::optional<Severity> m_severity;
};

/** "Error", "Warning", "Note". */
[[nodiscard]] QString severityWord(Severity severity);
/** "lessons.txt, line 12": the file's name and the place in it; empty when there is none. */
[[nodiscard]] QString placeWords(const Diagnostic &diagnostic);

} // namespace Carrel
