// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/boxwriter.h"

#include "course/plaintext.h"
#include "render/blockwriter.h"
#include "render/direction.h"
#include "render/documentmeans.h"
#include "render/ownwords.h"
#include "render/runwriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

const QString autoDirection = u"auto"_s;
constexpr int longestName = 100; // of a picture, where its description would be a paragraph

QString noteClass(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        break;
    case NoteKind::Tip:
        return u"note tip"_s;
    case NoteKind::Important:
        return u"note important"_s;
    case NoteKind::Warning:
        return u"note warning"_s;
    case NoteKind::Caution:
        return u"note caution"_s;
    }
    return u"note"_s;
}

QString noteWord(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        break;
    case NoteKind::Tip:
        return QCoreApplication::translate("Page", "Tip");
    case NoteKind::Important:
        return QCoreApplication::translate("Page", "Important");
    case NoteKind::Warning:
        return QCoreApplication::translate("Page", "Warning");
    case NoteKind::Caution:
        return QCoreApplication::translate("Page", "Caution");
    }
    return QCoreApplication::translate("Page", "Note");
}

QString pointerWord(const QString &kind)
{
    if (kind == "video"_L1) {
        return QCoreApplication::translate("Page", "Video");
    }
    if (kind == "demo"_L1) {
        return QCoreApplication::translate("Page", "Demonstration");
    }
    if (kind == "file"_L1) {
        return QCoreApplication::translate("Page", "File");
    }
    return QCoreApplication::translate("Page", "Page");
}

/** A box that says quietly why something is not shown. */
void writeQuietBox(RenderContext &context, const QString &id, const QString &title, const QString &sentence)
{
    context.html.open("div"_L1, {{"class"_L1, u"quiet"_s}, {"data-block"_L1, id}, {"lang"_L1, ownLanguage(context)}});
    context.html.element("p"_L1, {{"class"_L1, u"quiet-title"_s}, {"dir"_L1, autoDirection}}, title);
    context.html.element("p"_L1, {{"dir"_L1, autoDirection}}, sentence);
    context.html.close();
}

QString whyMissing(const Image &image)
{
    if (!image.source.isEmpty()) {
        return QCoreApplication::translate("Page", "The course names a file that it does not bring: %1")
            .arg(image.source);
    }
    return image.origin.isEmpty()
               ? QCoreApplication::translate("Page", "The course does not bring it.")
               : QCoreApplication::translate("Page", "The course does not bring it, only its address.");
}

void writeMissingPicture(RenderContext &context, const Image &image)
{
    HtmlWriter &html = context.html;
    html.open("div"_L1, {{"class"_L1, u"missing"_s}});
    writeOwnWords(context, "p"_L1, u"missing-word"_s, QCoreApplication::translate("Page", "Picture not here"));
    if (!image.alternative.isEmpty()) {
        writeText(context, {.tag = "p"_L1}, image.alternative);
    }
    writeOwnWords(context, "p"_L1, u"missing-reason"_s, whyMissing(image));
    if (!image.origin.isEmpty() && openLink(context, image.origin)) {
        writeOwnWords(context, "span"_L1, {}, QCoreApplication::translate("Page", "Where it came from"));
        html.close();
    }
    html.close();
}

void writePictureButtons(RenderContext &context, const Image &image)
{
    HtmlWriter &html = context.html;
    const QString shown = image.alternative.simplified().left(longestName);
    openOwnWords(context, "div"_L1, u"tools"_s);
    html.element("button"_L1,
                 {{"type"_L1, u"button"_s},
                  {"data-do"_L1, u"enlarge"_s},
                  {"aria-label"_L1, shown.isEmpty()
                                        ? QCoreApplication::translate("Page", "Enlarge the picture")
                                        : QCoreApplication::translate("Page", "Enlarge the picture: %1").arg(shown)}},
                 QCoreApplication::translate("Page", "Enlarge"));
    if (!shown.isEmpty()) {
        html.text(u" ").element("button"_L1,
                                {{"type"_L1, u"button"_s},
                                 {"data-do"_L1, u"describe"_s},
                                 {"aria-expanded"_L1, u"false"_s},
                                 {"aria-label"_L1, QCoreApplication::translate("Page", "Description of the picture")}},
                                QCoreApplication::translate("Page", "Description"));
    }
    html.close();
}

std::optional<QSize> sizeOf(const RenderContext &context, const Image &image)
{
    if (image.size) {
        return image.size;
    }
    const Asset *asset = context.asset(image.source);
    return asset ? asset->size : std::nullopt;
}

} // namespace

void writeNote(RenderContext &context, const QString &id, const Note &note)
{
    context.html.open("aside"_L1, {{"class"_L1, noteClass(note.kind)},
                                   {"data-block"_L1, id},
                                   {"role"_L1, u"note"_s},
                                   {"dir"_L1, directionOf(note.blocks)}});
    context.html.open("p"_L1, {{"class"_L1, u"note-head"_s}, {"dir"_L1, autoDirection}});
    writeOwnWords(context, "span"_L1, u"note-word"_s, noteWord(note.kind));
    if (!note.title.empty()) {
        context.html.text(u" ").open("span"_L1, {{"class"_L1, u"note-title"_s}});
        writeRuns(context, note.title);
        context.html.close();
    }
    context.html.close();
    writeBlocks(context, note.blocks);
    context.html.close();
}

void writePictureFrame(RenderContext &context, const Image &image)
{
    HtmlWriter &html = context.html;
    const QString url = context.assetUrl(image.source);
    if (url.isNull()) {
        writeMissingPicture(context, image);
    } else {
        // Width and height keep the room free, so that the text does not jump when the picture comes.
        const std::optional<QSize> size = sizeOf(context, image);
        html.emptyElement("img"_L1, {{"src"_L1, url},
                                     {"alt"_L1, image.alternative + u""_s},
                                     {"width"_L1, size ? QString::number(size->width()) : QString()},
                                     {"height"_L1, size ? QString::number(size->height()) : QString()},
                                     {"decoding"_L1, context.isDocument() ? QString() : u"async"_s}});
    }
    if (!image.caption.empty()) {
        writeText(context, {.tag = "figcaption"_L1, .role = context.captionRole()}, image.caption);
    }
    if (!url.isNull() && !context.isDocument()) {
        writePictureButtons(context, image);
    }
}

void writeImage(RenderContext &context, const QString &id, const Image &image)
{
    context.html.open("figure"_L1, {{"class"_L1, u"picture"_s}, {"data-block"_L1, id}});
    writePictureFrame(context, image);
    context.html.close();
}

void writeLink(RenderContext &context, const QString &id, const LinkBlock &link)
{
    HtmlWriter &html = context.html;
    html.open("p"_L1, {{"class"_L1, u"pointer"_s}, {"data-block"_L1, id}, {"dir"_L1, autoDirection}});
    writeOwnWords(context, "span"_L1, u"pointer-kind"_s, pointerWord(link.kind));
    html.text(u" ");
    const bool open = openLink(context, link.href);
    html.element("bdi"_L1, {}, link.title.isEmpty() ? link.href : link.title);
    if (open) {
        html.close();
    }
    if (!link.title.isEmpty()) {
        html.text(u" ").element("span"_L1, {{"class"_L1, u"address"_s}, {"dir"_L1, u"ltr"_s}}, link.href);
    }
    html.close();
}

void writeCheckPlace(RenderContext &context, const QString &id, const CheckPlace &place)
{
    const std::vector<Check> &checks = context.lesson.checks;
    const auto found = std::ranges::find(checks, place.check, &Check::id);
    if (found == checks.end() || !found->isUsable()) {
        const QString sentence = found == checks.end()
                                     ? QCoreApplication::translate("Page", "The lesson does not bring this check.")
                                     : found->needsLook;
        writeQuietBox(context, id, QCoreApplication::translate("Page", "Check"), sentence);
        return;
    }
    const qsizetype number = found - checks.begin() + 1;
    const QString label = QCoreApplication::translate("Page", "Check %1 of %2").arg(number).arg(checks.size());
    HtmlWriter &html = context.html;
    if (context.isDocument()) {
        html.open("p"_L1, {{"class"_L1, u"check-place"_s}, {"data-block"_L1, id}});
        html.element("a"_L1, {{"class"_L1, u"link"_s}, {"href"_L1, context.context.document->checkUrl(place.check)}},
                     label);
        html.close();
        return;
    }
    html.open("button"_L1, {{"type"_L1, u"button"_s},
                            {"class"_L1, u"check"_s},
                            {"data-block"_L1, id},
                            {"data-do"_L1, u"check"_s},
                            {"data-check"_L1, place.check.toString()}});
    writeOwnWords(context, "span"_L1, u"check-number"_s, label);
    html.text(u" ");
    html.element("span"_L1, {{"class"_L1, u"check-words"_s}, {"dir"_L1, autoDirection}},
                 plainText(found->question).simplified().left(200));
    html.text(u" ").element(
        "span"_L1, {{"class"_L1, u"check-state"_s}, {"lang"_L1, ownLanguage(context)}, {"dir"_L1, autoDirection}}, u"");
    html.close();
}

void writeLab(RenderContext &context, const QString &id, const Lab &lab)
{
    writeQuietBox(context, id, QCoreApplication::translate("Page", "Simulation: %1").arg(lab.name),
                  QCoreApplication::translate("Page", "This version of Carrel does not have it yet."));
}

void writeUnknown(RenderContext &context, const QString &id, const Unknown &unknown)
{
    if (unknown.shown.empty()) {
        writeQuietBox(context, id, QCoreApplication::translate("Page", "Not shown: %1").arg(unknown.kind),
                      QCoreApplication::translate("Page", "This part needs a newer version of Carrel."));
        return;
    }
    context.html.open("div"_L1, {{"class"_L1, u"unknown"_s}, {"data-block"_L1, id}});
    writeBlocks(context, unknown.shown);
    context.html.close();
}

} // namespace Carrel
