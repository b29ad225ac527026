// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/epubpackage.h"

#include "course/coursesource.h"
#include "render/bookplaces.h"
#include "render/htmlwriter.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(EpubPackage)
};

QString languageOf(const Book &book)
{
    return book.course.language.isEmpty() ? u"und"_s : book.course.language;
}

/** The same for the same part of the same course, whatever its revision. */
QString identifierOf(const Book &book)
{
    const QUuid ours(u"7f0c9f2e-5b0a-5d1c-8a7e-3c1d2b4f6a90"_s);
    const QString name = book.course.id.toString() + u'\n' + book.title;
    return u"urn:uuid:"_s + QUuid::createUuidV5(ours, name).toString(QUuid::WithoutBraces);
}

HtmlWriter beginXhtml(const Book &book, const QString &title)
{
    HtmlWriter html(HtmlWriter::Syntax::Xml);
    html.trustedHtml("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE html>\n");
    html.open("html"_L1, {{"xmlns"_L1, u"http://www.w3.org/1999/xhtml"_s},
                          {"xmlns:epub"_L1, u"http://www.idpf.org/2007/ops"_s},
                          {"lang"_L1, languageOf(book)},
                          {"xml:lang"_L1, languageOf(book)},
                          {"dir"_L1, book.direction.isEmpty() ? QString() : book.direction}});
    html.open("head"_L1).emptyElement("meta"_L1, {{"charset"_L1, u"utf-8"_s}}).element("title"_L1, {}, title);
    html.emptyElement("link"_L1, {{"rel"_L1, u"stylesheet"_s}, {"type"_L1, u"text/css"_s}, {"href"_L1, u"book.css"_s}});
    html.close().lineBreak();
    return html;
}

QString typeOf(BookPage::Part part)
{
    switch (part) {
    case BookPage::Part::Title:
        return u"titlepage"_s;
    case BookPage::Part::Contents:
        break;
    case BookPage::Part::Module:
        return u"part"_s;
    case BookPage::Part::Lesson:
        return u"chapter"_s;
    case BookPage::Part::Answers:
        return u"answers"_s;
    case BookPage::Part::Rights:
        return u"copyright-page"_s;
    }
    return u"bodymatter"_s;
}

/** Entries from @p from on that lie at @p level or deeper, as a list in a list. Returns where it ended. */
size_t writeEntries(HtmlWriter &html, const std::vector<std::pair<BookEntry, QString>> &entries, size_t from, int level)
{
    html.open("ol"_L1).lineBreak();
    while (from < entries.size() && entries[from].first.level >= level) {
        const auto &[entry, page] = entries[from];
        html.open("li"_L1);
        html.element("a"_L1, {{"href"_L1, epubFileName(page) + u'#' + entry.anchor}},
                     entry.title.trimmed().isEmpty() ? u"–"_s : entry.title);
        ++from;
        if (from < entries.size() && entries[from].first.level > level) {
            from = writeEntries(html, entries, from, entries[from].first.level);
        }
        html.close().lineBreak();
    }
    html.close();
    return from;
}

bool hasFormulas(const BookPage &page)
{
    return page.html.contains("<math");
}

void writeMetadata(HtmlWriter &xml, const Book &book)
{
    const CourseInfo &info = book.course;
    const auto say = [&xml](QLatin1StringView tag, const QString &text) {
        if (!text.trimmed().isEmpty()) {
            xml.element(tag, {}, text.simplified()).lineBreak();
        }
    };
    const auto meta = [&xml](const QString &property, const QString &text) {
        xml.element("meta"_L1, {{"property"_L1, property}}, text).lineBreak();
    };
    xml.open("metadata"_L1, {{"xmlns:dc"_L1, u"http://purl.org/dc/elements/1.1/"_s}}).lineBreak();
    xml.element("dc:identifier"_L1, {{"id"_L1, u"id"_s}}, identifierOf(book)).lineBreak();
    xml.element("dc:title"_L1, {}, book.title.trimmed().isEmpty() ? u"–"_s : book.title).lineBreak();
    xml.element("dc:language"_L1, {}, languageOf(book)).lineBreak();
    say("dc:creator"_L1, info.authorship);
    say("dc:description"_L1, info.summary);
    QStringList rights{info.licence.name.isEmpty() ? info.licence.spdx : info.licence.name, info.licence.url,
                       info.licence.attribution};
    rights.removeAll(QString());
    say("dc:rights"_L1, rights.join(u". "_s));
    say("dc:source"_L1, sourceOf(info));
    if (info.title != book.title && !info.title.isEmpty()) {
        xml.element("meta"_L1, {{"property"_L1, u"belongs-to-collection"_s}}, info.title).lineBreak();
    }
    // No clock: the same course makes the same book, and the entries of a zip know no earlier day.
    meta(u"dcterms:modified"_s, u"1980-01-01T00:00:00Z"_s);
    meta(u"schema:accessMode"_s, u"textual"_s);
    if (!book.assets.empty()) {
        meta(u"schema:accessMode"_s, u"visual"_s);
    }
    QStringList features{u"tableOfContents"_s, u"readingOrder"_s, u"structuralNavigation"_s};
    if (std::ranges::any_of(book.pages, &hasFormulas)) {
        features << u"MathML"_s;
    }
    for (const QString &feature : std::as_const(features)) {
        meta(u"schema:accessibilityFeature"_s, feature);
    }
    meta(u"schema:accessibilityHazard"_s, u"none"_s);
    xml.close().lineBreak();
}

} // namespace

QByteArray epubPage(const Book &book, const BookPage &page)
{
    HtmlWriter html = beginXhtml(book, page.title);
    html.open("body"_L1, {{"epub:type"_L1, typeOf(page.part)}}).lineBreak();
    html.trustedHtml(page.html).close().close().lineBreak();
    return html.take();
}

QByteArray epubNavigation(const Book &book)
{
    const QString title = Context::tr("Contents");
    std::vector<std::pair<BookEntry, QString>> entries;
    for (const BookPage &page : book.pages) {
        for (const BookEntry &entry : page.entries) {
            entries.emplace_back(entry, page.anchor);
        }
    }
    HtmlWriter html = beginXhtml(book, title);
    html.open("body"_L1).open("nav"_L1, {{"epub:type"_L1, u"toc"_s}, {"id"_L1, u"toc"_s}, {"role"_L1, u"doc-toc"_s}});
    html.element("h1"_L1, {}, title).lineBreak();
    writeEntries(html, entries, 0, 1);
    html.close().close().close().lineBreak();
    return html.take();
}

QByteArray epubPackage(const Book &book, const std::map<QString, DocumentPictures::Picture> &pictures)
{
    HtmlWriter xml(HtmlWriter::Syntax::Xml);
    xml.trustedHtml("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    xml.open("package"_L1, {{"xmlns"_L1, u"http://www.idpf.org/2007/opf"_s},
                            {"version"_L1, u"3.0"_s},
                            {"unique-identifier"_L1, u"id"_s},
                            {"xml:lang"_L1, languageOf(book)}});
    writeMetadata(xml.lineBreak(), book);
    const auto item = [&xml](const QString &id, const QString &file, const QString &type, const QString &properties) {
        xml.emptyElement("item"_L1,
                         {{"id"_L1, id}, {"href"_L1, file}, {"media-type"_L1, type}, {"properties"_L1, properties}});
        xml.lineBreak();
    };
    const QString xhtml = u"application/xhtml+xml"_s;
    xml.open("manifest"_L1).lineBreak();
    item(u"nav"_s, u"nav.xhtml"_s, xhtml, u"nav"_s);
    item(u"css"_s, u"book.css"_s, u"text/css"_s, {});
    for (const BookPage &page : book.pages) {
        if (page.part != BookPage::Part::Contents) {
            item(page.anchor, epubFileName(page.anchor), xhtml, hasFormulas(page) ? u"mathml"_s : QString());
        }
    }
    int number = 0;
    for (const auto &[name, picture] : pictures) {
        item(u"picture%1"_s.arg(++number), name, QString::fromLatin1(picture.type), {});
    }
    xml.close().lineBreak().open(
        "spine"_L1, {{"page-progression-direction"_L1, book.direction == "rtl"_L1 ? u"rtl"_s : QString()}});
    xml.lineBreak();
    for (const BookPage &page : book.pages) {
        const bool contents = page.part == BookPage::Part::Contents;
        xml.emptyElement("itemref"_L1, {{"idref"_L1, contents ? u"nav"_s : page.anchor}}).lineBreak();
    }
    xml.close().close().lineBreak();
    return xml.take();
}

} // namespace Carrel
