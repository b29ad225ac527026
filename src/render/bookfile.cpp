// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/bookfile.h"

#include "render/htmlwriter.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

QByteArray resource(const QString &path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "bookFile", qPrintable(path));
    return opened ? file.readAll() : QByteArray();
}

QByteArray dataUrl(const QByteArray &type, const QByteArray &bytes)
{
    return "url(data:" + type + ";base64," + bytes.toBase64() + ')';
}

/** @p css with every @font-face replaced by what @p replace makes of the name of its first file. */
template<typename Replace> QByteArray replaceFonts(const QByteArray &css, Replace replace)
{
    static const QRegularExpression face(uR"re(@font-face\s*\{[^}]*?url\("?/?fonts/([A-Za-z0-9_.-]+)"?\)[^}]*\})re"_s);
    const QString text = QString::fromUtf8(css);
    QByteArray result;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : face.globalMatch(text)) {
        result += text.sliced(from, match.capturedStart() - from).toUtf8();
        result += replace(match.captured(0), match.captured(1));
        from = match.capturedEnd();
    }
    return result + text.sliced(from).toUtf8();
}

/** The letters of text and code; those of the program's own page are three megabytes and stay there. */
QByteArray withTextFonts(const QByteArray &css, bool hasCode)
{
    return replaceFonts(css, [hasCode](QString rule, const QString &name) {
        const bool isCode = name.startsWith("JetBrainsMono"_L1) && !name.contains("Italic"_L1);
        if (!name.startsWith("Atkinson"_L1) && !(isCode && hasCode)) {
            return QByteArray();
        }
        static const QRegularExpression source(uR"(url\([^)]*\))"_s);
        const QByteArray url = dataUrl(isCode ? "font/ttf" : "font/otf", resource(u":/fonts/"_s + name));
        return rule.replace(source, QString::fromLatin1(url)).toUtf8();
    });
}

/** Only the families that the formulas of @p html name. */
QByteArray withFormulaFonts(const QByteArray &css, const QByteArray &html)
{
    // A family, and what stands in the class of everything that is drawn in it; the others are in nearly every formula.
    static const std::pair<QLatin1StringView, QByteArrayList> families[] = {
        {"KaTeX_Caligraphic"_L1, {"mathcal"}},
        {"KaTeX_Fraktur"_L1, {"mathfrak", "textfrak", "mathboldfrak", "textboldfrak"}},
        {"KaTeX_SansSerif"_L1, {"mathsf", "textsf", "mathboldsf", "textboldsf", "mathsfit", "mathitsf", "textitsf"}},
        {"KaTeX_Script"_L1, {"mathscr", "textscr"}},
        {"KaTeX_Typewriter"_L1, {"mathtt", "texttt"}},
        {"KaTeX_AMS"_L1, {"mathbb", "textbb", "amsrm"}},
        {"KaTeX_Math-BoldItalic"_L1, {"boldsymbol"}}};
    return replaceFonts(css, [&html](const QString &rule, const QString &name) {
        for (const auto &[family, words] : families) {
            const auto isUsed = [&html](const QByteArray &word) { return html.contains(word); };
            if (name.startsWith(family) && std::ranges::none_of(words, isUsed)) {
                return QByteArray();
            }
        }
        const qsizetype source = rule.indexOf("src:"_L1);
        const qsizetype end = rule.indexOf(u';', source);
        const QByteArray url = dataUrl("font/woff2", resource(u":/katex/fonts/"_s + name));
        return (rule.first(source + 4) + QString::fromLatin1(url) + rule.sliced(end)).toUtf8();
    });
}

QByteArray styles(const QByteArray &body)
{
    QByteArray css = resource(u":/styles/tokens.css"_s);
    if (body.contains("class=\"katex")) {
        css += withFormulaFonts(resource(u":/katex/katex.min.css"_s), body);
    }
    return css + withTextFonts(resource(u":/styles/lesson.css"_s), body.contains("<code") || body.contains("<kbd")) +
           resource(u":/styles/book.css"_s);
}

} // namespace

QByteArray bookBody(const Book &book)
{
    QByteArray body;
    for (const BookPage &page : book.pages) {
        body += page.html;
    }
    return body;
}

QByteArray bookFile(const Book &book)
{
    const QByteArray body = bookBody(book);
    HtmlWriter html;
    html.trustedHtml("<!doctype html>\n");
    html.open("html"_L1, {{"lang"_L1, book.course.language.isEmpty() ? QString() : book.course.language},
                          {"dir"_L1, book.direction.isEmpty() ? QString() : book.direction},
                          {"data-theme"_L1, u"light"_s},
                          {"data-medium"_L1, u"file"_s}});
    html.open("head"_L1).emptyElement("meta"_L1, {{"charset"_L1, u"utf-8"_s}});
    html.emptyElement("meta"_L1, {{"http-equiv"_L1, u"Content-Security-Policy"_s},
                                  {"content"_L1, u"default-src 'none'; img-src data:; font-src data:; style-src "
                                                 "'unsafe-inline'; base-uri 'none'; form-action 'none'"_s}});
    html.emptyElement("meta"_L1,
                      {{"name"_L1, u"viewport"_s}, {"content"_L1, u"width=device-width, initial-scale=1"_s}});
    html.emptyElement("meta"_L1, {{"name"_L1, u"generator"_s}, {"content"_L1, u"Carrel " CARREL_VERSION ""_s}});
    html.element("title"_L1, {}, book.title).lineBreak();
    html.open("style"_L1).trustedHtml(styles(body)).close().close().lineBreak();
    html.open("body"_L1).open("main"_L1).lineBreak().trustedHtml(body).close().close().close().lineBreak();
    return html.take();
}

} // namespace Carrel
