// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/codefence.h"

#include "formats/codelabel.h"
#include "formats/markedlines.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** What stands behind a fence, taken apart. */
struct FenceWords {
    QString language;
    QString title;
    QString marked; ///< as it is written
    int firstLine = 1;
};

/** Takes "key=value" out of @p rest. */
void readKey(const QString &key, QString value, FenceWords &words)
{
    static const QSet<QString> titles{u"title"_s, u"filename"_s, u"file"_s, u"caption"_s};
    static const QSet<QString> marks{u"hl_lines"_s, u"emphasize-lines"_s, u"highlight"_s, u"data-line"_s, u"mark"_s};
    static const QSet<QString> starts{u"linenums"_s, u"linenostart"_s, u"lineno-start"_s, u"startfrom"_s,
                                      u"data-start"_s};
    if (titles.contains(key)) {
        words.title = value.simplified();
    } else if (marks.contains(key)) {
        words.marked = value;
    } else if (starts.contains(key)) {
        words.firstLine = std::max(1, value.remove(u'"').toInt());
    }
}

FenceWords wordsOf(const QString &info)
{
    static const QRegularExpression pair(
        uR"re(([A-Za-z_][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\[([^\]]*)\]|\{([^}]*)\}|([^\s,}]+)))re"_s);
    static const QRegularExpression lines(uR"(\{(\s*\d[\d\s,-]*)\})"_s);
    static const QRegularExpression first(uR"(^\{?\s*\.?([^\s{},]+))"_s);
    FenceWords words;
    QString rest = info.trimmed();
    for (const QRegularExpressionMatch &match : pair.globalMatch(rest)) {
        readKey(match.captured(1).toLower(), match.captured(match.lastCapturedIndex()), words);
    }
    rest.remove(pair);
    if (const QRegularExpressionMatch match = lines.match(rest); match.hasMatch()) {
        words.marked = match.captured(1);
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    // A name in a program that runs chunks: "{r setup, echo=FALSE}".
    words.language = first.match(rest).captured(1);
    return words;
}

} // namespace

FencedCode readFencedCode(const QString &info, const QString &text)
{
    const FenceWords words = wordsOf(info);
    FencedCode fenced{codeOf(words.language, text)};
    Code &code = fenced.code;
    std::vector<int> marked = takeMarkingComments(code.text);
    const MarkedLines named = readMarkedLines(words.marked, lineCount(code.text));
    marked.insert(marked.end(), named.lines.begin(), named.lines.end());
    std::ranges::sort(marked);
    const auto repeated = std::ranges::unique(marked);
    marked.erase(repeated.begin(), repeated.end());
    code.marked = std::move(marked);
    code.title = words.title;
    code.firstLine = words.firstLine;
    fenced.marksBeyond = named.isBeyond;
    return fenced;
}

QString fenceInfo(const Code &code)
{
    QStringList words;
    words << code.language;
    if (!code.marked.empty()) {
        words << u'{' + writeMarkedLines(code.marked) + u'}';
    }
    if (!code.title.isEmpty()) {
        words << u"title=\""_s + code.title + u'"';
    }
    if (code.firstLine != 1) {
        words << u"linenums=\"%1\""_s.arg(code.firstLine);
    }
    words.removeAll(QString());
    return words.join(u' ');
}

Code codeOf(const QString &language, const QString &text)
{
    return {language, codeLabel(language), text, codeRole(language)};
}

int lineCount(const QString &text)
{
    return int(text.count(u'\n')) + 1;
}

} // namespace Carrel
