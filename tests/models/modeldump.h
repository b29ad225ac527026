// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QJsonArray>
#include <QJsonObject>

namespace Carrel::Test
{

/** Every row of @p model under @p parent with the roles named in @p roles; children under "rows". For comparing whole
 * models. */
inline QJsonArray dump(const QAbstractItemModel &model, const QList<QByteArray> &roles, const QModelIndex &parent = {})
{
    const QHash<int, QByteArray> names = model.roleNames();
    QJsonArray rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QJsonObject object;
        for (const QByteArray &role : roles) {
            const QVariant value = model.data(index, names.key(role, -1));
            if (value.isValid()) {
                object.insert(QString::fromUtf8(role), QJsonValue::fromVariant(value));
            }
        }
        if (model.hasChildren(index)) {
            object.insert(QStringLiteral("rows"), dump(model, roles, index));
        }
        rows.append(object);
    }
    return rows;
}

} // namespace Carrel::Test
