// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/bookfront.h"

#include "course/coursesource.h"
#include "render/direction.h"
#include "render/htmlwriter.h"
#include "render/linktarget.h"
#include "render/ownwords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

const QString autoDirection = u"auto"_s;

HtmlWriter writerFor(const BookFront &front)
{
    return HtmlWriter(front.medium == Medium::Epub ? HtmlWriter::Syntax::Xml : HtmlWriter::Syntax::Html);
}

/** The language of words that are Carrel's and not the course's; null: the same. */
QString ownIn(const BookFront &front)
{
    return ownLanguage(front.course.outline.info.language);
}

QString licenceName(const Licence &licence)
{
    if (!licence.name.isEmpty()) {
        return licence.name;
    }
    return licence.spdx.isEmpty() ? licence.url : licence.spdx;
}

/** The address of a page of the web, encoded; empty when @p url is none. */
QString webAddress(const QString &url)
{
    const LinkTarget target = linkTarget(url, Lesson());
    const auto *const outside = std::get_if<OutsideTarget>(&target);
    return outside && outside->url.startsWith("http"_L1) ? outside->url : QString();
}

/** A word and what it stands for; nothing when there is nothing to say. Only a file or a book has links outside. */
void writeRow(HtmlWriter &html, const BookFront &front, const QString &word, const QString &text,
              const QString &url = {})
{
    if (text.isEmpty()) {
        return;
    }
    html.element("dt"_L1, {{"lang"_L1, ownIn(front)}}, word).open("dd"_L1, {{"dir"_L1, autoDirection}});
    const QString address = webAddress(url);
    if (!address.isEmpty() && front.medium != Medium::Paper) {
        html.element("a"_L1, {{"class"_L1, u"link"_s}, {"href"_L1, address}}, text);
    } else {
        html.text(text);
        if (!address.isEmpty() && url != text) {
            html.text(u" ").element("span"_L1, {{"class"_L1, u"address"_s}, {"dir"_L1, u"ltr"_s}}, url);
        }
    }
    html.close().lineBreak();
}

void writePictureCredits(HtmlWriter &html, const BookFront &front, const std::set<AssetHash> &pictures)
{
    for (const auto &[path, asset] : front.course.assets) {
        QStringList words{asset.credit, licenceName(asset.licence), asset.licence.attribution};
        words.removeAll(QString());
        if (pictures.contains(asset.hash) && !words.isEmpty()) {
            writeRow(html, front, QCoreApplication::translate("Page", "Picture %1").arg(path.section(u'/', -1)),
                     words.join(u", "_s), asset.licence.url);
        }
    }
}

QStringList titlesNotHere(const BookFront &front)
{
    QStringList titles;
    for (const LessonEntry *entry : front.course.outline.lessons()) {
        const bool chosen = front.choice.lessons.empty() || std::ranges::contains(front.choice.lessons, entry->slug);
        if (chosen && !front.course.lesson(entry->slug)) {
            titles << (entry->title.isEmpty() ? entry->slug.toString() : entry->title);
        }
    }
    return titles;
}

} // namespace

QByteArray titlePage(const BookFront &front)
{
    const CourseInfo &info = front.course.outline.info;
    HtmlWriter html = writerFor(front);
    html.open("section"_L1, {{"class"_L1, u"title-page"_s}, {"id"_L1, u"title"_s}}).lineBreak();
    if (front.title != info.title) {
        html.element("p"_L1, {{"class"_L1, u"part-of"_s}, {"dir"_L1, autoDirection}}, info.title).lineBreak();
    }
    html.element("h1"_L1, {{"dir"_L1, autoDirection}}, front.title).lineBreak();
    if (!info.authorship.isEmpty()) {
        html.element("p"_L1, {{"class"_L1, u"by"_s}, {"dir"_L1, autoDirection}}, info.authorship).lineBreak();
    }
    if (!info.summary.isEmpty()) {
        html.element("p"_L1, {{"class"_L1, u"summary"_s}, {"dir"_L1, autoDirection}}, info.summary).lineBreak();
    }
    html.element("p"_L1, {{"class"_L1, u"size"_s}, {"lang"_L1, ownIn(front)}},
                 QCoreApplication::translate("Page", "%n lesson(s)", nullptr, int(front.places.lessons().size())));
    html.lineBreak();
    const QString licence = licenceName(info.licence);
    if (!licence.isEmpty()) {
        html.element("p"_L1, {{"class"_L1, u"licence"_s}, {"dir"_L1, autoDirection}}, licence).lineBreak();
    }
    html.close().lineBreak();
    return html.take();
}

QByteArray contentsPage(const BookFront &front, const std::vector<BookPage> &pages)
{
    HtmlWriter html = writerFor(front);
    html.open("section"_L1, {{"class"_L1, u"contents"_s}, {"id"_L1, u"contents"_s}}).lineBreak();
    html.element("h1"_L1, {{"lang"_L1, ownIn(front)}}, QCoreApplication::translate("Page", "Contents"))
        .open("ol"_L1)
        .lineBreak();
    for (const BookPage &page : pages) {
        if (page.entries.empty()) {
            continue;
        }
        const BookEntry &entry = page.entries.front();
        html.open("li"_L1, {{"class"_L1, u"level-%1"_s.arg(entry.level)}});
        html.open("a"_L1, {{"href"_L1, front.places.url(page.anchor, entry.anchor)}});
        html.element("span"_L1, {{"class"_L1, u"entry"_s}, {"dir"_L1, autoDirection}}, entry.title);
        if (front.medium == Medium::Paper) {
            html.element("span"_L1, {{"class"_L1, u"dots"_s}}, u"")
                .element("span"_L1, {{"class"_L1, u"page-of"_s}, {"data-page-of"_L1, entry.anchor}}, u"");
        }
        html.close().close().lineBreak();
    }
    html.close().close().lineBreak();
    return html.take();
}

QByteArray modulePage(const BookFront &front, const Module &module, const QString &anchor, int number)
{
    HtmlWriter html = writerFor(front);
    html.open("section"_L1, {{"class"_L1, u"module-page"_s}, {"id"_L1, anchor}}).lineBreak();
    html.element("p"_L1, {{"class"_L1, u"module-number"_s}, {"lang"_L1, ownIn(front)}},
                 QCoreApplication::translate("Page", "Module %1").arg(number));
    html.element("h1"_L1, {{"dir"_L1, autoDirection}}, module.title).close().lineBreak();
    return html.take();
}

QByteArray rightsPage(const BookFront &front, const std::set<AssetHash> &pictures)
{
    const CourseInfo &info = front.course.outline.info;
    HtmlWriter html = writerFor(front);
    html.open("section"_L1, {{"class"_L1, u"rights"_s}, {"id"_L1, u"rights"_s}}).lineBreak();
    html.element("h1"_L1, {{"lang"_L1, ownIn(front)}}, QCoreApplication::translate("Page", "Sources and licence"));
    html.open("dl"_L1, {{"class"_L1, u"about"_s}}).lineBreak();
    const auto row = [&](const QString &word, const QString &text, const QString &url = {}) {
        writeRow(html, front, word, text, url);
    };
    row(QCoreApplication::translate("Page", "Course"), info.title);
    row(QCoreApplication::translate("Page", "Written by"), info.authorship);
    row(QCoreApplication::translate("Page", "Review"), info.reviewStatus);
    row(QCoreApplication::translate("Page", "Licence"),
        licenceName(info.licence).isEmpty() ? QCoreApplication::translate("Page", "None was given; ask its author.")
                                            : licenceName(info.licence),
        info.licence.url);
    row(QCoreApplication::translate("Page", "Attribution"), info.licence.attribution);
    row(QCoreApplication::translate("Page", "Source"), sourceOf(info), info.url);
    row(QCoreApplication::translate("Page", "Revision"), info.revision);
    writePictureCredits(html, front, pictures);
    row(QCoreApplication::translate("Page", "Not in this document"), titlesNotHere(front).join(u"; "_s));
    if (front.medium == Medium::File) {
        row(QCoreApplication::translate("Page", "Letters"),
            u"Atkinson Hyperlegible, JetBrains Mono (SIL Open Font License 1.1), KaTeX (MIT)"_s);
    }
    row(QCoreApplication::translate("Page", "Made with"), u"Carrel " CARREL_VERSION ""_s);
    html.close().close().lineBreak();
    return html.take();
}

} // namespace Carrel
