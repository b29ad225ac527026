// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codelines.h"

#include "render/session.h"

#include <QList>
#include <QStringView>

#include <algorithm>

namespace Carrel
{
namespace
{

/** What is coloured as one text: a program, or what was typed in a session, with its lines. */
struct Source {
    QString text;
    QString language;
    std::vector<size_t> lines; ///< by their place among all
};

Source sourceOf(const Code &code, const Session &session, const std::vector<CodeLine> &lines)
{
    Source source;
    source.language = session.lines.empty() ? code.language : session.language;
    for (size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].voice != CodeLine::Voice::Said) {
            source.text += source.lines.empty() ? QString() : QStringLiteral("\n");
            source.text += lines[i].pieces.front().words;
            source.lines.push_back(i);
        }
    }
    return source;
}

/** Cuts each line of @p source where @p spans change their kind. */
void colour(std::vector<CodeLine> &lines, const Source &source, const std::vector<CodeSpan> &spans)
{
    size_t span = 0;
    qsizetype start = 0; // of the line in the source
    for (const size_t index : source.lines) {
        const QStringView words = lines[index].pieces.front().words;
        const qsizetype end = start + words.size();
        std::vector<CodePiece> pieces;
        for (; span < spans.size() && spans[span].offset < end; ++span) {
            const qsizetype from = std::max(spans[span].offset, start);
            const qsizetype to = std::min(spans[span].offset + spans[span].length, end);
            if (from < to) {
                pieces.push_back({words.sliced(from - start, to - from), spans[span].kind});
            }
            if (spans[span].offset + spans[span].length > end) {
                break; // it goes on in the next line
            }
        }
        if (!pieces.empty()) {
            lines[index].pieces = std::move(pieces);
        }
        start = end + 1;
    }
}

qsizetype colouredPieces(const std::vector<CodeLine> &lines)
{
    qsizetype count = 0;
    for (const CodeLine &line : lines) {
        count +=
            std::ranges::count_if(line.pieces, [](const CodePiece &piece) { return piece.kind != CodeKind::Plain; });
    }
    return count;
}

/** The lines of @p code without colours. */
std::vector<CodeLine> plainLines(const Code &code, const Session &session)
{
    std::vector<CodeLine> lines;
    for (const QStringView words : QStringView(code.text).split(u'\n')) {
        CodeLine line;
        line.pieces.push_back({words});
        if (!session.lines.empty()) {
            const SessionLine &said = session.lines[lines.size()];
            line.voice = said.typed ? CodeLine::Voice::Typed : CodeLine::Voice::Said;
            line.prompt = words.first(said.prompt);
            line.pieces.front().words = words.sliced(said.prompt);
        }
        lines.push_back(std::move(line));
    }
    for (const int marked : code.marked) {
        if (marked >= 1 && size_t(marked) <= lines.size()) {
            lines[size_t(marked) - 1].marked = true;
        }
    }
    return lines;
}

} // namespace

std::vector<CodeLine> codeLines(const Code &code, const CodeHighlighter *highlighter)
{
    if (code.text.count(u'\n') >= CodeHighlighter::maximumSpans) {
        return {};
    }
    const Session session = sessionOf(code);
    std::vector<CodeLine> lines = plainLines(code, session);
    if (!highlighter || code.role == CodeRole::Output) {
        return lines;
    }
    const Source source = sourceOf(code, session, lines);
    colour(lines, source, highlighter->spans(source.text, source.language));
    return qsizetype(lines.size()) + colouredPieces(lines) <= CodeHighlighter::maximumSpans ? lines
                                                                                            : plainLines(code, session);
}

} // namespace Carrel
