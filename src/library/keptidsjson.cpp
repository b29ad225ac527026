// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/keptidsjson.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

template<typename Id> QJsonObject object(const std::map<Id, Id> &names)
{
    QJsonObject json;
    for (const auto &[from, to] : names) {
        json.insert(from.toString(), to.toString());
    }
    return json;
}

template<typename Id> std::map<Id, Id> names(const QJsonObject &json)
{
    std::map<Id, Id> read;
    for (auto name = json.begin(); name != json.end(); ++name) {
        read.emplace(Id(name.key()), Id(name.value().toString()));
    }
    return read;
}

} // namespace

QString keptIdsText(const KeptIds &kept)
{
    if (kept.isEmpty()) {
        return u""_s;
    }
    const QJsonObject json{{u"checks"_s, object(kept.checks)}, {u"blocks"_s, object(kept.blocks)}};
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

KeptIds keptIdsFrom(const QString &text)
{
    if (text.isEmpty()) {
        return {};
    }
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    return {names<CheckId>(json["checks"_L1].toObject()), names<BlockId>(json["blocks"_L1].toObject())};
}

} // namespace Carrel
