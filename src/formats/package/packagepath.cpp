// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/packagepath.h"

#include <QString>
#include <QStringList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isReservedOnWindows(QStringView name)
{
    static const QStringList reserved{u"con"_s, u"prn"_s, u"aux"_s, u"nul"_s, u"conin$"_s, u"conout$"_s};
    const qsizetype dot = name.indexOf(u'.');
    const QString stem = (dot < 0 ? name : name.first(dot)).trimmed().toString().toLower();
    const bool port = stem.size() == 4 && (stem.startsWith("com"_L1) || stem.startsWith("lpt"_L1)) && stem[3].isDigit();
    return port || reserved.contains(stem);
}

bool isSafeName(QStringView name)
{
    return !name.isEmpty() && name != u"."_s && name != u".."_s && !name.endsWith(u'.') && !name.endsWith(u' ') &&
           !isReservedOnWindows(name);
}

bool isForbidden(QChar c)
{
    return c.category() == QChar::Other_Control || QStringView(u"\\:*?\"<>|").contains(c);
}

} // namespace

bool isSafePath(QStringView path)
{
    constexpr qsizetype longest = 240;
    if (path.isEmpty() || path.size() > longest || std::ranges::any_of(path, isForbidden) || !path.isValidUtf16()) {
        return false;
    }
    if (path.toString().normalized(QString::NormalizationForm_C) != path) {
        return false;
    }
    const auto names = path.split(u'/');
    return std::ranges::all_of(names, isSafeName);
}

bool PathSet::insert(const QString &path)
{
    return m_folded.insert(path.toCaseFolded()).second;
}

} // namespace Carrel
