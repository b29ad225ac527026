// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/asidechecks.h"

#include <QStandardItemModel>

namespace Carrel
{

/** The checks that are laid aside, under a heading for each kind. Shown by AsideDialog. */
class AsideModel final : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role {
        BelowRole = Qt::UserRole, ///< why, then lesson and course; of a heading nothing
    };

    explicit AsideModel(QObject *parent = nullptr);

    void setChecks(std::vector<AsideCheck> checks); ///< the same ones change nothing
    void setFilter(const QString &words);           ///< all of them are in what is shown; accents do not count

    [[nodiscard]] bool isEmpty() const { return m_checks.empty(); }          ///< without the filter
    [[nodiscard]] const AsideCheck *checkAt(const QModelIndex &index) const; ///< nullptr for a heading
    [[nodiscard]] QModelIndex indexOf(const CheckKey &check) const;
    /** The check at @p row of all that are shown, else the last one; invalid: none is. */
    [[nodiscard]] QModelIndex checkNear(int row) const;
    [[nodiscard]] int rowOf(const QModelIndex &index) const; ///< among all that are shown; -1 for a heading

private:
    void arrange();
    [[nodiscard]] std::vector<QModelIndex> shown() const;

    std::vector<AsideCheck> m_checks;
    QStringList m_filter; ///< plain words
};

} // namespace Carrel
