// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/callout.h"

#include "formats/markdown/document.h"
#include "formats/markdown/inlinereader.h"

#include <QRegularExpression>
#include <cmark-gfm.h>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

std::optional<NoteKind> noteKind(const QString &word)
{
    static const std::array<std::pair<QLatin1StringView, NoteKind>, 5> known{{{"note"_L1, NoteKind::Note},
                                                                              {"tip"_L1, NoteKind::Tip},
                                                                              {"important"_L1, NoteKind::Important},
                                                                              {"warning"_L1, NoteKind::Warning},
                                                                              {"caution"_L1, NoteKind::Caution}}};
    for (const auto &[name, kind] : known) {
        if (word.compare(name, Qt::CaseInsensitive) == 0) {
            return kind;
        }
    }
    return std::nullopt;
}

/** The text nodes at the start of the first paragraph, up to the end of its first line. */
QString firstWords(cmark_node *quote)
{
    cmark_node *paragraph = cmark_node_first_child(quote);
    if (!paragraph || kindOf(paragraph) != NodeKind::Paragraph) {
        return {};
    }
    QString words;
    for (cmark_node *node = cmark_node_first_child(paragraph); node && kindOf(node) == NodeKind::Text;
         node = cmark_node_next(node)) {
        words += literalOf(node);
    }
    return words;
}

QRegularExpressionMatch matchMark(cmark_node *quote)
{
    static const QRegularExpression mark(u"^\\[!([A-Za-z]+)\\]\\s*"_s);
    return mark.match(firstWords(quote));
}

} // namespace

bool isCallout(cmark_node *quote)
{
    return kindOf(quote) == NodeKind::BlockQuote && noteKind(matchMark(quote).captured(1)).has_value();
}

std::optional<Callout> readCallout(cmark_node *quote, Reading &reading)
{
    const QRegularExpressionMatch mark = matchMark(quote);
    if (!mark.hasMatch()) {
        return std::nullopt;
    }
    const std::optional<NoteKind> kind = noteKind(mark.captured(1));
    if (!kind) {
        reading.report(Severity::Note, u"unknown-callout"_s, quote,
                       Reading::tr("There is no callout \"%1\"; it is shown as a quotation.").arg(mark.captured(1)),
                       Reading::tr("Write NOTE, TIP, IMPORTANT, WARNING or CAUTION."));
        return std::nullopt;
    }
    InlineReader title(reading);
    InlineReader rest(reading);
    bool isFirstLine = true;
    for (cmark_node *node = cmark_node_first_child(cmark_node_first_child(quote)); node; node = cmark_node_next(node)) {
        const NodeKind kindOfNode = kindOf(node);
        if (isFirstLine && (kindOfNode == NodeKind::SoftBreak || kindOfNode == NodeKind::LineBreak)) {
            isFirstLine = false;
        } else {
            (isFirstLine ? title : rest).add(node);
        }
    }
    Callout callout{*kind, title.takeRuns(), rest.takeRuns()};
    // The mark is the beginning of the first run: its text nodes were joined.
    callout.title.front().text.remove(0, mark.capturedLength());
    if (callout.title.front().text.isEmpty()) {
        callout.title.erase(callout.title.begin());
    }
    return callout;
}

} // namespace Carrel::Markdown
