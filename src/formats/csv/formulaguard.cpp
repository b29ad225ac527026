// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/formulaguard.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString withGuard(const QString &cell)
{
    static const QRegularExpression formula(u"^'*[=+@\\t\\r-]"_s);
    return formula.match(cell).hasMatch() ? u'\'' + cell : cell;
}

QString withoutGuard(const QString &cell)
{
    static const QRegularExpression guarded(u"^'+[=+@\\t\\r-]"_s);
    return guarded.match(cell).hasMatch() ? cell.sliced(1) : cell;
}

} // namespace Carrel
