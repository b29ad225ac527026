// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/bundledfonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

void useBundledFont(const QString &family)
{
    static QSet<QString> known; // as long as the program: so are the fonts of its database
    if (known.contains(family)) {
        return;
    }
    known.insert(family);
    const QDir fonts(u":/fonts"_s);
    const QStringList files = fonts.entryList({QString(family).remove(u' ') + u"-*"_s}, QDir::Files);
    for (const QString &file : files) {
        QFontDatabase::addApplicationFont(fonts.filePath(file));
    }
}

} // namespace Carrel
