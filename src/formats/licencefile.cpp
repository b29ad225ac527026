// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/licencefile.h"

#include "formats/licences.h"

#include <QDir>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The SPDX word of a licence text; empty when it is none of the known ones. */
QString licenceWord(const QString &text)
{
    const auto has = [&text](const QString &words) { return text.contains(words, Qt::CaseInsensitive); };
    if (has(u"Apache License"_s) && has(u"Version 2.0"_s)) {
        return u"Apache-2.0"_s;
    }
    if (has(u"CC0 1.0 Universal"_s)) {
        return u"CC0-1.0"_s;
    }
    for (const QString &version : {u"4.0"_s, u"3.0"_s}) {
        const auto is = [&](const QString &kind) { return has(kind + u' ' + version); };
        if (is(u"Attribution-NonCommercial-ShareAlike"_s)) {
            return u"CC-BY-NC-SA-"_s + version;
        }
        if (is(u"Attribution-NonCommercial"_s)) {
            return u"CC-BY-NC-"_s + version;
        }
        if (is(u"Attribution-ShareAlike"_s)) {
            return u"CC-BY-SA-"_s + version;
        }
        if (is(u"Attribution"_s)) {
            return u"CC-BY-"_s + version;
        }
    }
    if (has(u"GNU Free Documentation License"_s)) {
        return u"GFDL-1.3-or-later"_s;
    }
    if (has(u"GNU GENERAL PUBLIC LICENSE"_s) && has(u"Version 3"_s)) {
        return u"GPL-3.0-or-later"_s;
    }
    return has(u"Permission is hereby granted, free of charge"_s) ? u"MIT"_s : QString();
}

QString licenceTextIn(const QString &folder)
{
    static const QStringList names{u"LICENSE"_s,     u"LICENCE"_s,     u"LICENSE.md"_s, u"LICENCE.md"_s,
                                   u"LICENSE.txt"_s, u"LICENCE.txt"_s, u"COPYING"_s};
    constexpr qint64 enough = 64LL * 1024;
    for (const QString &name : names) {
        QFile file(folder + u'/' + name);
        if (QFileInfo(file).isFile() && !QFileInfo(file).isSymLink() && file.open(QIODevice::ReadOnly)) {
            return QString::fromUtf8(file.read(enough));
        }
    }
    return {};
}

} // namespace

Licence licenceOfFolder(const QString &folder, const QString &top)
{
    const QString highest = QDir::cleanPath(top);
    for (QString at = QDir::cleanPath(folder); at.startsWith(highest); at = QDir::cleanPath(at + "/.."_L1)) {
        const QString text = licenceTextIn(at);
        if (!text.isEmpty()) {
            const QString word = licenceWord(text);
            return word.isEmpty() ? Licence() : licenceNamed(word);
        }
        if (at == highest) {
            break;
        }
    }
    return {};
}

} // namespace Carrel
