// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsonrecords.h"

namespace Carrel
{

namespace
{

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

qsizetype skipBlanks(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isBlank(text[at])) {
        ++at;
    }
    return at;
}

/** The end of the value that begins at @p at: behind its closing bracket, or before a comma or bracket of its parent.
 */
qsizetype endOfValue(QByteArrayView text, qsizetype at)
{
    int depth = 0;
    bool inString = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            at += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) {
                return at;
            }
            if (--depth == 0) {
                return at + 1;
            }
        } else if (depth == 0 && c == ',') {
            return at;
        }
    }
    return text.size();
}

/** Collects records while it follows line and column, so that the text is walked once. */
class Cutter
{
public:
    Cutter(QByteArrayView text, const QString &file)
        : m_text(text)
        , m_here{.file = file}
    {
    }

    void cut(qsizetype from, qsizetype to, const QString &pointer)
    {
        m_here = placeAt(m_here, m_text.sliced(m_at), from - m_at);
        m_at = from;
        JsonPlace place = m_here;
        place.pointer = pointer;
        m_records.push_back({m_text.sliced(from, to - from).toByteArray(), place});
    }

    [[nodiscard]] std::vector<JsonRecord> records() && { return std::move(m_records); }

private:
    QByteArrayView m_text;
    JsonPlace m_here;
    qsizetype m_at = 0;
    std::vector<JsonRecord> m_records;
};

void cutArray(QByteArrayView text, qsizetype at, Cutter &cutter)
{
    int index = 0;
    while (at < text.size()) {
        at = skipBlanks(text, at + 1);
        if (at >= text.size() || text[at] == ']') {
            return;
        }
        const qsizetype end = endOfValue(text, at);
        cutter.cut(at, end, u'/' + QString::number(index++));
        at = skipBlanks(text, end);
        if (at < text.size() && text[at] != ',') {
            return;
        }
    }
}

void cutLines(QByteArrayView text, Cutter &cutter)
{
    for (qsizetype at = skipBlanks(text, 0); at < text.size(); at = skipBlanks(text, at)) {
        const qsizetype end = text.indexOf('\n', at);
        cutter.cut(at, end < 0 ? text.size() : end, {});
        at = end < 0 ? text.size() : end;
    }
}

void cutSequence(QByteArrayView text, Cutter &cutter)
{
    for (qsizetype at = skipBlanks(text, 0); at < text.size(); at = skipBlanks(text, at)) {
        const qsizetype end = std::max(endOfValue(text, at), at + 1);
        cutter.cut(at, end, {});
        at = end;
    }
}

} // namespace

std::vector<JsonRecord> recordsOf(const QByteArray &text, const QString &file)
{
    Cutter cutter(text, file);
    const qsizetype start = skipBlanks(text, 0);
    if (start < text.size() && text[start] == '[') {
        cutArray(text, start, cutter);
        return std::move(cutter).records();
    }
    const qsizetype end = endOfValue(text, start);
    const bool single = skipBlanks(text, end) >= text.size();
    if (!single && !QByteArrayView(text).sliced(start, end - start).contains('\n')) {
        cutLines(text, cutter);
    } else {
        cutSequence(text, cutter);
    }
    return std::move(cutter).records();
}

} // namespace Carrel
