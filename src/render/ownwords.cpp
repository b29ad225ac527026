// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/ownwords.h"

#include "base/translation.h"
#include "render/direction.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace Carrel
{

QString ownLanguage(const QString &around)
{
    const QString own = languageOfTexts();
    const bool same = around.section(u'-', 0, 0) == own.section(u'-', 0, 0);
    return same ? QString() : own;
}

QString ownLanguage(const RenderContext &context)
{
    return ownLanguage(context.language);
}

QString languageAgain(const RenderContext &context)
{
    // An empty one says that it is not known, which a null one leaves out.
    return ownLanguage(context).isNull() ? QString() : context.language + u""_s;
}

void openOwnWords(RenderContext &context, QLatin1StringView tag, const QString &style)
{
    const QString language = ownLanguage(context);
    const bool isRightToLeft = QLocale(language).textDirection() == Qt::RightToLeft;
    context.html.open(tag, {{"class"_L1, style},
                            {"lang"_L1, language},
                            {"dir"_L1, language.isNull() ? QString()
                                       : isRightToLeft   ? u"rtl"_s
                                                         : u"ltr"_s}});
}

void writeOwnWords(RenderContext &context, QLatin1StringView tag, const QString &style, const QString &words)
{
    const QString language = ownLanguage(context);
    context.html.element(tag,
                         {{"class"_L1, style.isEmpty() ? QString() : style},
                          {"lang"_L1, language},
                          {"dir"_L1, language.isNull() ? QString() : directionOf(words)}},
                         words);
}

} // namespace Carrel
