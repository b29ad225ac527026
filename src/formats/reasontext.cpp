// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/reasontext.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString withoutVerdict(const QString &reason)
{
    static const QRegularExpression verdict(
        u"^(?:That(?:\u2019|')s )?(?:correct|incorrect|right|wrong|true|false)[.!](?:\\s+|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString text = reason.trimmed();
    return text.remove(verdict);
}

} // namespace Carrel
