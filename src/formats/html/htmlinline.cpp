// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/absentpicture.h"
#include "formats/address.h"
#include "formats/html/htmlblocks.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Html
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Html)
};

/** @p style as @p tag changes it; false: the tag is none that changes a style. */
bool applyStyle(GumboTag tag, Run &style)
{
    switch (tag) {
    case GUMBO_TAG_B:
    case GUMBO_TAG_STRONG:
        return style.bold = true;
    case GUMBO_TAG_I:
    case GUMBO_TAG_EM:
    case GUMBO_TAG_CITE:
    case GUMBO_TAG_DFN:
    case GUMBO_TAG_VAR:
        return style.italic = true;
    case GUMBO_TAG_CODE:
    case GUMBO_TAG_TT:
    case GUMBO_TAG_SAMP:
        return style.code = true;
    case GUMBO_TAG_KBD:
        return style.keyboard = true;
    case GUMBO_TAG_S:
    case GUMBO_TAG_STRIKE:
    case GUMBO_TAG_DEL:
        return style.strike = true;
    case GUMBO_TAG_SUB:
        return style.subscript = true;
    case GUMBO_TAG_SUP:
        return style.superscript = true;
    default:
        return false;
    }
}

std::optional<QSize> sizeOf(const GumboNode *image)
{
    constexpr int largest = 20'000;
    const int width = attributeOf(image, "width").value_or(QString()).toInt();
    const int height = attributeOf(image, "height").value_or(QString()).toInt();
    const bool isSize = width > 0 && height > 0 && width <= largest && height <= largest;
    return isSize ? std::optional(QSize(width, height)) : std::nullopt;
}

/** The formula that an editor drew as a picture, or nothing. */
QString formulaOf(const GumboNode *image)
{
    constexpr QLatin1StringView mark("LaTeX:");
    if (const std::optional<QString> tex = attributeOf(image, "data-equation-content")) {
        return *tex;
    }
    const bool isEquation = attributeOf(image, "class").value_or(QString()).contains("equation_image"_L1);
    const QString words = attributeOf(image, "alt").value_or(QString()).trimmed();
    return isEquation && words.startsWith(mark) ? words.sliced(mark.size()).trimmed() : QString();
}

} // namespace

bool BlockWalker::walkInline(const GumboNode *node, Flow &flow, const Run &style)
{
    Run inside = style;
    if (applyStyle(tagOf(node), inside)) {
        walkChildren(node, flow, inside);
        return true;
    }
    switch (tagOf(node)) {
    case GUMBO_TAG_BR:
        flow.runs.addBreak();
        return true;
    case GUMBO_TAG_Q:
        flow.runs.addText(u"“"_s, style);
        walkChildren(node, flow, style);
        flow.runs.addText(u"”"_s, style);
        return true;
    case GUMBO_TAG_IMG:
        addPicture(node, flow, style);
        return true;
    case GUMBO_TAG_A:
        addLink(node, flow, style);
        return true;
    case GUMBO_TAG_IFRAME:
    case GUMBO_TAG_FRAME:
    case GUMBO_TAG_EMBED:
    case GUMBO_TAG_OBJECT:
    case GUMBO_TAG_VIDEO:
    case GUMBO_TAG_AUDIO:
        addEmbedded(node, flow);
        return true;
    default:
        break;
    }
    if (nameOf(node) == "math") {
        addFormula(node, flow, style);
        return true;
    }
    return false;
}

bool BlockWalker::walkLeftOut(const GumboNode *node, Flow &flow)
{
    switch (tagOf(node)) {
    case GUMBO_TAG_HEAD: // only its title is of use; styles and scripts there are told of
        for (const GumboNode *child : childrenOf(node)) {
            static_cast<void>(walkLeftOut(child, flow));
        }
        return true;
    case GUMBO_TAG_TITLE:
    case GUMBO_TAG_META:
    case GUMBO_TAG_LINK:
    case GUMBO_TAG_BASE:
    case GUMBO_TAG_TEMPLATE:
    case GUMBO_TAG_SOURCE:
    case GUMBO_TAG_TRACK:
    case GUMBO_TAG_PARAM:
    case GUMBO_TAG_COL:
    case GUMBO_TAG_COLGROUP:
        return true;
    case GUMBO_TAG_SCRIPT:
        if (const QString type = attributeOf(node, "type").value_or(QString()); type.startsWith("math/tex"_L1)) {
            flow.runs.addFormula(textOf(node), type.contains("display"_L1), {});
        } else {
            leaveOut(node, u"script"_s, Words::tr("scripts, which are never run"));
        }
        return true;
    case GUMBO_TAG_STYLE:
        leaveOut(node, u"style"_s, Words::tr("style sheets"), Severity::Note);
        return true;
    case GUMBO_TAG_INPUT:
    case GUMBO_TAG_SELECT:
    case GUMBO_TAG_TEXTAREA:
    case GUMBO_TAG_BUTTON:
        leaveOut(node, u"form-field"_s, Words::tr("form fields and buttons"));
        return true;
    case GUMBO_TAG_CANVAS:
    case GUMBO_TAG_APPLET:
        leaveOut(node, u"program"_s, Words::tr("programs inside a page"));
        return true;
    default:
        break;
    }
    if (nameOf(node) == "svg") {
        leaveOut(node, u"drawing"_s, Words::tr("drawings written into a page"));
        return true;
    }
    return false;
}

void BlockWalker::addPicture(const GumboNode *node, Flow &flow, const Run &style)
{
    if (const QString tex = formulaOf(node); !tex.isEmpty()) {
        flow.runs.addFormula(tex, false, style);
        return;
    }
    const QString address = attributeOf(node, "src").value_or(QString()).trimmed();
    Image image;
    image.alternative = attributeOf(node, "alt").value_or(QString()).simplified();
    image.size = sizeOf(node);
    const FoundPicture found =
        m_context.picture && !address.isEmpty() ? m_context.picture(address) : std::unexpected(PictureFault::Missing);
    image.source = found.value_or(QString());
    if (!found) {
        constexpr qsizetype longest = 500;
        image.origin = address.startsWith("data:"_L1) ? QString() : address.left(longest);
        m_context.diagnostics.push_back(absentPicture(address, found.error(), m_context.file, lineIn(node)));
    }
    flow.runs.addPicture(image, style);
}

void BlockWalker::addLink(const GumboNode *node, Flow &flow, const Run &style)
{
    Run inside = style;
    const QString address = attributeOf(node, "href").value_or(QString()).trimmed();
    if (runsSomething(address) || address.startsWith("file:"_L1, Qt::CaseInsensitive)) {
        m_skipped.add(u"link-target"_s, Words::tr("addresses of links that run something or name a file here"),
                      lineIn(node));
    } else if (!address.isEmpty()) {
        inside.href = m_context.link ? m_context.link(address) : address;
    }
    if (m_keepIds && m_waitingId.isEmpty() && address.isEmpty()) {
        m_waitingId = attributeOf(node, "name").value_or(QString()).trimmed();
    }
    walkChildren(node, flow, inside);
}

void BlockWalker::addEmbedded(const GumboNode *node, Flow &flow)
{
    QString address = attributeOf(node, tagOf(node) == GUMBO_TAG_OBJECT ? "data" : "src").value_or(QString());
    if (const GumboNode *source = address.isEmpty() ? firstBelow(node, "source") : nullptr) {
        address = attributeOf(source, "src").value_or(QString());
    }
    address = address.trimmed();
    const QString target = address.startsWith("//"_L1) ? "https:"_L1 + address : address;
    if (!target.startsWith("http"_L1, Qt::CaseInsensitive) || !leadsElsewhere(target)) {
        leaveOut(node, u"embedded"_s, Words::tr("films, sounds and frames inside a page"));
        return;
    }
    endParagraph(flow);
    const QString title = attributeOf(node, "title").value_or(QString()).simplified();
    const bool isPage = tagOf(node) == GUMBO_TAG_IFRAME || tagOf(node) == GUMBO_TAG_FRAME;
    const bool isFilm = !isPage || target.contains("youtu"_L1) || target.contains("vimeo"_L1);
    push(flow, LinkBlock{isFilm ? u"video"_s : u"page"_s, m_context.link ? m_context.link(target) : target, title});
}

void BlockWalker::addFormula(const GumboNode *node, Flow &flow, const Run &style)
{
    const bool display = attributeOf(node, "display").value_or(QString()) == "block"_L1;
    const GumboNode *annotation = firstBelow(node, "annotation");
    const QString alternative = attributeOf(node, "alttext").value_or(QString());
    if (annotation && attributeOf(annotation, "encoding").value_or(QString()).contains("tex"_L1, Qt::CaseInsensitive)) {
        flow.runs.addFormula(textOf(annotation), display, style);
    } else if (!alternative.isEmpty()) {
        flow.runs.addFormula(alternative, display, style);
    } else {
        flow.runs.addText(textOf(node).simplified(), style);
        m_skipped.add(u"formula-layout"_s, Words::tr("formulas of which only the letters are shown"), lineIn(node));
    }
}

} // namespace Carrel::Html
