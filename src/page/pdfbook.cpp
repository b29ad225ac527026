// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pdfbook.h"

#include "page/pdffile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

constexpr double numberSize = 9.5; // points
constexpr double digitWidth = 0.5; // of the size, in Times
constexpr double aboveEdge = 36;   // points

QByteArray reference(int number)
{
    return QByteArray::number(number) + " 0 R";
}

/** The place of an entry's title in @p file; empty when the engine did not mark it. */
QByteArray placeOf(const PdfFile &file, const BookEntry &entry)
{
    const auto found = file.destinations().find(entry.anchor.toLatin1());
    return found == file.destinations().end() ? QByteArray() : found->second;
}

/** Draws @p number in the middle of the lower margin, whatever the page did to the coordinates before. */
QByteArray numberDrawing(const PdfDictionary &page, int number)
{
    const std::vector<QByteArray> box = pdfArray(page.value("/MediaBox"));
    const double width = box.size() == 4 ? box[2].toDouble() - box[0].toDouble() : 595;
    const QByteArray digits = QByteArray::number(number);
    const double left = (width - double(digits.size()) * digitWidth * numberSize) / 2;
    return "\nQ q BT 0.33 g /CarrelNumbers " + QByteArray::number(numberSize) + " Tf " +
           QByteArray::number(left, 'f', 2) + ' ' + QByteArray::number(aboveEdge) + " Td (" + digits + ") Tj ET Q";
}

/** The resources of a page with the letters of the numbers; empty when they lie where they are not looked for. */
QByteArray withNumberFont(const PdfDictionary &page, int font)
{
    const auto resources = PdfDictionary::read(page.value("/Resources"));
    const QByteArray known = resources ? resources->value("/Font") : QByteArray();
    auto fonts = known.isEmpty() ? PdfDictionary() : PdfDictionary::read(known);
    if (!resources || !fonts) {
        return {};
    }
    fonts->set("/CarrelNumbers", reference(font));
    PdfDictionary changed = *resources;
    changed.set("/Font", fonts->toBytes());
    return changed.toBytes();
}

void addNumbers(PdfFile &file, bool hasTitlePage)
{
    const int font = file.add("<</Type /Font /Subtype /Type1 /BaseFont /Times-Roman>>");
    const int before = file.addStream("q");
    for (size_t i = hasTitlePage ? 1 : 0; i < file.pages().size(); ++i) {
        const int number = file.pages()[i];
        std::optional<PdfDictionary> page = file.object(number);
        if (!page) {
            continue;
        }
        const QByteArray resources = withNumberFont(*page, font);
        const QByteArray contents = page->value("/Contents");
        if (resources.isEmpty() || contents.isEmpty()) {
            continue;
        }
        const QByteArray drawn = contents.startsWith('[') ? contents.sliced(1).chopped(1) : contents;
        const int digits = file.addStream(numberDrawing(*page, int(i) + 1));
        page->set("/Contents", '[' + reference(before) + ' ' + drawn + ' ' + reference(digits) + ']');
        page->set("/Resources", resources);
        file.replace(number, page->toBytes());
    }
}

/** An entry of the outline while its neighbours are still being found. */
struct Item {
    PdfDictionary dictionary;
    int level = 1;
    int parent = -1; ///< index of an item; -1: the outline itself
    std::vector<int> children;
};

std::vector<Item> itemsOf(const PdfFile &file, const std::vector<BookEntry> &entries)
{
    std::vector<Item> items;
    std::vector<int> path;
    for (const BookEntry &entry : entries) {
        const QByteArray place = placeOf(file, entry);
        if (place.isEmpty()) {
            continue;
        }
        Item item;
        item.level = entry.level;
        item.dictionary.set("/Title", pdfText(entry.title));
        item.dictionary.set("/Dest", place);
        while (!path.empty() && items[size_t(path.back())].level >= entry.level) {
            path.pop_back();
        }
        item.parent = path.empty() ? -1 : path.back();
        path.push_back(int(items.size()));
        items.push_back(std::move(item));
    }
    return items;
}

/** Chains @p children, whose objects are numbered from @p first on, below @p parent. */
void chain(std::vector<Item> &items, const std::vector<int> &children, PdfDictionary &parent, int parentObject,
           int first)
{
    for (size_t i = 0; i < children.size(); ++i) {
        PdfDictionary &item = items[size_t(children[i])].dictionary;
        item.set("/Parent", reference(parentObject));
        if (i > 0) {
            item.set("/Prev", reference(first + children[i - 1]));
        }
        if (i + 1 < children.size()) {
            item.set("/Next", reference(first + children[i + 1]));
        }
    }
    if (!children.empty()) {
        parent.set("/First", reference(first + children.front()));
        parent.set("/Last", reference(first + children.back()));
    }
}

/** The number of the outline's object; 0 when there is nothing to list. Deeper levels are folded. */
int addOutline(PdfFile &file, const std::vector<BookEntry> &entries)
{
    std::vector<Item> items = itemsOf(file, entries);
    if (items.empty()) {
        return 0;
    }
    const int outline = file.add({});
    const int first = outline + 1;
    std::vector<int> top;
    for (size_t i = 0; i < items.size(); ++i) {
        file.add({});
        (items[i].parent < 0 ? top : items[size_t(items[i].parent)].children).push_back(int(i));
    }
    PdfDictionary root;
    root.set("/Type", "/Outlines");
    root.set("/Count", QByteArray::number(top.size()));
    chain(items, top, root, outline, first);
    for (size_t i = 0; i < items.size(); ++i) {
        const std::vector<int> children = items[i].children;
        chain(items, children, items[i].dictionary, first + int(i), first);
        if (!children.empty()) {
            items[i].dictionary.set("/Count", QByteArray::number(-int(children.size())));
        }
    }
    for (size_t i = 0; i < items.size(); ++i) {
        file.replace(first + int(i), items[i].dictionary.toBytes());
    }
    file.replace(outline, root.toBytes());
    return outline;
}

} // namespace

std::map<QString, int> pagesOfAnchors(const QByteArray &pdf)
{
    std::map<QString, int> pages;
    const auto file = PdfFile::read(pdf);
    if (!file) {
        return pages;
    }
    for (const auto &[name, place] : file->destinations()) {
        const std::vector<QByteArray> parts = pdfArray(place);
        const auto page =
            parts.empty() ? file->pages().end() : std::ranges::find(file->pages(), pdfReference(parts[0]));
        if (page != file->pages().end()) {
            pages.emplace(QString::fromLatin1(name), int(page - file->pages().begin()) + 1);
        }
    }
    return pages;
}

QByteArray finishedPdf(const QByteArray &pdf, const Book &book)
{
    auto file = PdfFile::read(pdf);
    auto catalog = file ? file->object(file->catalog()) : std::nullopt;
    if (!catalog) {
        return pdf;
    }
    const bool hasTitlePage = !book.pages.empty() && book.pages.front().part == BookPage::Part::Title;
    addNumbers(*file, hasTitlePage);
    if (const int outline = addOutline(*file, book.entries()); outline > 0) {
        catalog->set("/Outlines", reference(outline));
        catalog->set("/PageMode", "/UseOutlines");
    }
    if (!book.course.language.isEmpty()) {
        catalog->set("/Lang", pdfText(book.course.language));
    }
    catalog->set("/ViewerPreferences", "<</DisplayDocTitle true>>");
    file->replace(file->catalog(), catalog->toBytes());
    PdfDictionary info;
    info.set("/Title", pdfText(book.title));
    if (!book.course.authorship.isEmpty()) {
        info.set("/Author", pdfText(book.course.authorship));
    }
    info.set("/Creator", pdfText(u"Carrel " CARREL_VERSION ""_s));
    file->setInfo(info);
    return file->toBytes();
}

} // namespace Carrel
