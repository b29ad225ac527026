// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/datanode.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

const DataNode &DataNode::operator[](QStringView key) const
{
    static const DataNode missing;
    for (qsizetype i = keys.size(); i-- > 0;) {
        if (keys[i] == key) {
            return items[size_t(i)];
        }
    }
    return missing;
}

bool DataNode::isTrue() const
{
    const QString word = text.trimmed().toLower();
    return isScalar() && (word == "true"_L1 || word == "yes"_L1 || word == "on"_L1);
}

QStringList DataNode::texts() const
{
    if (isScalar()) {
        return {text};
    }
    QStringList all;
    for (const DataNode &item : items) {
        if (isList() && item.isScalar()) {
            all << item.text;
        }
    }
    return all;
}

} // namespace Carrel
