// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/formulacolours.h"

#include <QColor>
#include <QRegularExpression>
#include <QString>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

/** The token of tokens.css nearest to @p name, a word or #rgb or #rrggbb as KaTeX lets pass. */
QString tokenFor(const QString &name)
{
    const QColor colour = QColor::fromString(name);
    if (!colour.isValid()) {
        return u"--ink"_s;
    }
    constexpr int pale = 40; // of 255
    if (colour.hsvSaturation() < pale) {
        const bool grey = colour.lightness() > 60 && colour.lightness() < 200;
        return grey ? u"--ink2"_s : u"--ink"_s;
    }
    struct Arc {
        int end; ///< degrees
        QLatin1StringView token;
    };
    static constexpr Arc arcs[] = {
        {20, "--bad"_L1},        {70, "--code-string"_L1},   {165, "--good"_L1},          {200, "--accent"_L1},
        {255, "--code-type"_L1}, {310, "--code-keyword"_L1}, {340, "--code-directive"_L1}};
    for (const Arc &arc : arcs) {
        if (colour.hsvHue() < arc.end) {
            return arc.token;
        }
    }
    return u"--bad"_s;
}

} // namespace

QByteArray inThemeColours(const QByteArray &html)
{
    if (!html.contains("color:")) {
        return html;
    }
    // KaTeX writes styles of its own only, one after another, so no text of a course looks like one.
    static const QRegularExpression coloured(uR"re(((?:background-|border-)?color):(#?[A-Za-z0-9]+);)re"_s);
    static const QRegularExpression styles(uR"re( style="[^"]*")re"_s);
    const QString text = QString::fromUtf8(html);
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &style : styles.globalMatch(text)) {
        result += QStringView(text).sliced(done, style.capturedStart() - done);
        done = style.capturedStart();
        for (const QRegularExpressionMatch &match : coloured.globalMatch(style.captured())) {
            const qsizetype at = style.capturedStart() + match.capturedStart();
            const QString token =
                match.capturedView(1) == "background-color"_L1 ? u"--panel"_s : tokenFor(match.captured(2));
            result += QStringView(text).sliced(done, at - done);
            result += u"%1:var(%2);"_s.arg(match.captured(1), token);
            done = at + match.capturedLength();
        }
    }
    result += QStringView(text).sliced(done);
    return result.toUtf8();
}

} // namespace Carrel
