// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizbank.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QStringList categoryPath(const QString &written)
{
    static const QRegularExpression place(u"^\\$[\\w]+\\$$"_s);
    constexpr QChar slash(0xFDD8); // a doubled slash is one that belongs to a name
    QString text = written.simplified();
    text.remove(slash).replace("//"_L1, slash);
    QStringList path;
    for (const QString &part : text.split(u'/')) {
        QString name = part.trimmed().replace(slash, u'/');
        const bool isFirst = path.isEmpty();
        if (!name.isEmpty() && !(isFirst && (place.match(name).hasMatch() || name == "top"_L1))) {
            path << name;
        }
    }
    return path;
}

} // namespace Carrel
