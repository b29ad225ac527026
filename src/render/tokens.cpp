// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/tokens.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

/** Name and value of every token in the block of tokens.css that @p selector opens. */
QHash<QString, QColor> tokensOf(const QString &css, const QString &selector)
{
    const qsizetype start = css.indexOf(selector + u" {"_s);
    const QString block = css.sliced(start, css.indexOf(u'}', start) - start);
    static const QRegularExpression token(uR"(--([a-z0-9-]+):\s*(#[0-9a-f]{6});)"_s);
    QHash<QString, QColor> tokens;
    for (const QRegularExpressionMatch &match : token.globalMatch(block)) {
        tokens.insert(match.captured(1), QColor(match.capturedView(2)));
    }
    return tokens;
}

QString tokensCss()
{
    QFile file(u":/styles/tokens.css"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "tokens", "tokens.css is compiled in");
    return opened ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

namespace Carrel
{

QString themeWord(ThemeName theme)
{
    switch (theme) {
    case ThemeName::Light:
        break;
    case ThemeName::Sepia:
        return u"sepia"_s;
    case ThemeName::Dark:
        return u"dark"_s;
    case ThemeName::Black:
        return u"black"_s;
    case ThemeName::Contrast:
        return u"contrast"_s;
    case ThemeName::ContrastDark:
        return u"contrast-dark"_s;
    }
    return u"light"_s;
}

std::optional<ThemeName> themeNamed(QStringView word)
{
    const auto found = std::ranges::find_if(allThemes, [word](ThemeName theme) { return themeWord(theme) == word; });
    return found == allThemes.end() ? std::nullopt : std::optional(*found);
}

bool isDark(ThemeName theme)
{
    return theme == ThemeName::Dark || theme == ThemeName::Black || theme == ThemeName::ContrastDark;
}

ThemeTokens themeTokens(ThemeName theme)
{
    const QString selector =
        theme == ThemeName::Light ? u":root"_s : u":root[data-theme=\"%1\"]"_s.arg(themeWord(theme));
    const QHash<QString, QColor> all = tokensOf(tokensCss(), selector);
    return {
        .paper = all.value(u"paper"_s),
        .ink = all.value(u"ink"_s),
        .ink2 = all.value(u"ink2"_s),
        .line = all.value(u"line"_s),
        .panel = all.value(u"panel"_s),
        .accent = all.value(u"accent"_s),
        .accentSoft = all.value(u"accent-soft"_s),
        .good = all.value(u"good"_s),
        .goodSoft = all.value(u"good-soft"_s),
        .bad = all.value(u"bad"_s),
        .badSoft = all.value(u"bad-soft"_s),
        .mark = all.value(u"mark"_s),
        .code = all.value(u"code"_s),
        .codeMark = all.value(u"code-mark"_s),
        .codeKeyword = all.value(u"code-keyword"_s),
        .codeFunction = all.value(u"code-function"_s),
        .codeType = all.value(u"code-type"_s),
        .codeString = all.value(u"code-string"_s),
        .codeNumber = all.value(u"code-number"_s),
        .codeDirective = all.value(u"code-directive"_s),
        .codeComment = all.value(u"code-comment"_s),
    };
}

} // namespace Carrel
