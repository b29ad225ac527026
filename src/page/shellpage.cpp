// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/shellpage.h"

#include "render/htmlwriter.h"

#include <QCoreApplication>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

struct LargeButton {
    QString action; ///< as largescript.js knows it
    QString words;
    QString name;
    QString key;
};

void writeButton(HtmlWriter &html, const LargeButton &button)
{
    html.element(
        "button"_L1,
        {{"type"_L1, u"button"_s},
         {"data-large"_L1, button.action},
         {"aria-label"_L1, button.name},
         {"aria-expanded"_L1, button.action == "describe"_L1 ? u"false"_s : QString()},
         {"title"_L1,
          QCoreApplication::translate("Page", "%1 (%2)", "what a button does, its key").arg(button.name, button.key)}},
        button.words);
}

/** Filled by largescript.js when a picture is enlarged. */
void writeLargePicture(HtmlWriter &html)
{
    const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    html.open("dialog"_L1, {{"class"_L1, u"large"_s},
                            {"dir"_L1, mirrored ? u"rtl"_s : u"ltr"_s},
                            {"aria-label"_L1, QCoreApplication::translate("Page", "Picture, large")}});
    html.open("div"_L1, {{"class"_L1, u"large-bar"_s}});
    writeButton(html, {u"out"_s, u"\u2212"_s, QCoreApplication::translate("Page", "Smaller"), u"\u2212"_s});
    html.element("output"_L1, {{"class"_L1, u"large-size"_s}, {"dir"_L1, u"ltr"_s}}, u"");
    writeButton(html, {u"in"_s, u"+"_s, QCoreApplication::translate("Page", "Larger"), u"+"_s});
    writeButton(html, {u"fit"_s, QCoreApplication::translate("Page", "Fit"),
                       QCoreApplication::translate("Page", "Fit into the window"), u"0"_s});
    writeButton(html, {u"describe"_s, QCoreApplication::translate("Page", "Description"),
                       QCoreApplication::translate("Page", "Description of the picture"), u"D"_s});
    writeButton(html, {u"close"_s, QCoreApplication::translate("Page", "Close"),
                       QCoreApplication::translate("Page", "Close the picture"),
                       QCoreApplication::translate("Page", "Esc", "a key")});
    html.close();
    html.open("div"_L1, {{"class"_L1, u"large-stage"_s},
                         {"tabindex"_L1, u"0"_s},
                         {"role"_L1, u"group"_s},
                         {"aria-label"_L1, QCoreApplication::translate(
                                               "Page", "Arrow keys move the picture, + and − change its size, 0 fits "
                                                       "it into the window")}});
    html.emptyElement("img"_L1, {{"alt"_L1, u""_s}});
    html.close();
    html.open("div"_L1, {{"class"_L1, u"large-words"_s},
                         {"tabindex"_L1, u"0"_s},
                         {"role"_L1, u"group"_s},
                         {"aria-label"_L1, QCoreApplication::translate("Page", "Words about the picture")}});
    html.element("div"_L1, {{"class"_L1, u"large-caption"_s}}, u"");
    html.element("p"_L1, {{"class"_L1, u"large-description"_s}, {"dir"_L1, u"auto"_s}}, u"");
    html.close();
    html.close();
}

} // namespace

QByteArray shellPage(ThemeName theme)
{
    HtmlWriter html;
    html.trustedHtml("<!doctype html>");
    html.open("html"_L1, {{"data-theme"_L1, themeWord(theme)}});
    html.open("head"_L1).emptyElement("meta"_L1, {{"charset"_L1, u"utf-8"_s}}).element("title"_L1, {}, u"Carrel");
    for (const QString &sheet : {u"/styles/tokens.css"_s, u"/katex/katex.min.css"_s, u"/styles/lesson.css"_s,
                                 u"/styles/marks.css"_s, u"/styles/figures.css"_s}) {
        html.emptyElement("link"_L1, {{"rel"_L1, u"stylesheet"_s}, {"href"_L1, sheet}});
    }
    html.close();
    html.open("body"_L1).element("main"_L1, {}, u"");
    writeLargePicture(html);
    html.close().close();
    return html.take();
}

} // namespace Carrel
