// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftchunks.h"

#include "formats/gift/giftescapes.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Gift
{

namespace
{

void readComment(const QString &comment, Chunk &chunk)
{
    static const QRegularExpression word(uR"(\[(id|tag):((?:\\.|[^\]\\])+)\])"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    for (auto found = word.globalMatch(comment); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString value = match.captured(2).replace("\\]"_L1, "]"_L1).trimmed();
        if (match.captured(1).toLower() == "id"_L1) {
            chunk.id = value;
        } else {
            chunk.tags << value;
        }
    }
}

/** How many more braces a text opens than it closes. */
qsizetype openBraces(const QString &text)
{
    const QString bare = withoutEscapes(text);
    return bare.count(u'{') - bare.count(u'}');
}

/** True for a chunk that can only be the rest of answers: it begins like one and closes the brace. */
bool continuesAnswers(const Chunk &chunk)
{
    const QString text = chunk.text.trimmed();
    const bool beginsSo =
        text.startsWith(u'=') || text.startsWith(u'~') || text.startsWith(u'}') || text.startsWith("####"_L1);
    return beginsSo && withoutEscapes(text).contains(u'}');
}

std::vector<Chunk> cutAtBlankLines(const QString &text, int firstLine)
{
    std::vector<Chunk> chunks(1);
    int line = firstLine - 1;
    for (const QString &written : text.split(u'\n')) {
        ++line;
        const QString trimmed = written.trimmed();
        if (trimmed.startsWith("//"_L1)) {
            readComment(trimmed, chunks.back());
            continue;
        }
        const bool isCategory = trimmed.startsWith("$CATEGORY:"_L1);
        if ((trimmed.isEmpty() || isCategory) && !chunks.back().text.isEmpty()) {
            chunks.emplace_back();
        }
        if (trimmed.isEmpty()) {
            chunks.back() = {}; // what a comment says counts for the question right behind it
            continue;
        }
        Chunk &chunk = chunks.back();
        chunk.line = chunk.text.isEmpty() ? line : chunk.line;
        chunk.text += chunk.text.isEmpty() ? written : u'\n' + written;
        if (isCategory) {
            chunks.emplace_back();
        }
    }
    std::erase_if(chunks, [](const Chunk &chunk) { return chunk.text.isEmpty(); });
    return chunks;
}

} // namespace

std::vector<Chunk> chunksOf(const QString &text, int firstLine)
{
    std::vector<Chunk> joined;
    qsizetype open = 0; // at the end of the last one
    for (Chunk &chunk : cutAtBlankLines(text, firstLine)) {
        const qsizetype opened = openBraces(chunk.text);
        if (open > 0 && continuesAnswers(chunk)) {
            Chunk &before = joined.back();
            before.text += u'\n' + chunk.text;
            before.isJoined = true;
            open += opened;
        } else {
            joined.push_back(std::move(chunk));
            open = opened;
        }
    }
    return joined;
}

} // namespace Carrel::Gift
