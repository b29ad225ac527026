// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pdfdictionary.h"

#include <QStringEncoder>

#include <algorithm>

namespace Carrel
{
namespace
{

constexpr int deepest = 64;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

bool isDelimiter(char c)
{
    return QByteArrayView("()<>[]{}/%").contains(c);
}

/** Walks over the values of a PDF without making anything of them. */
class Walker
{
public:
    Walker(const QByteArray &bytes, qsizetype at)
        : m_bytes(bytes)
        , m_at(at)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] bool startsWith(const char *text) const
    {
        return QByteArrayView(m_bytes).sliced(m_at).startsWith(text);
    }
    void skip(qsizetype count) { m_at = std::min(m_at + count, m_bytes.size()); }

    void skipSpace()
    {
        while (!atEnd() && isSpace(m_bytes[m_at])) {
            ++m_at;
        }
    }

    /** Takes one value; empty at the end, or where brackets do not fit. */
    QByteArray value(int depth = 0)
    {
        skipSpace();
        const qsizetype start = m_at;
        if (atEnd() || depth > deepest) {
            return {};
        }
        bool whole = true;
        if (startsWith("<<")) {
            whole = nest("<<", ">>", depth);
        } else if (m_bytes[m_at] == '[') {
            whole = nest("[", "]", depth);
        } else if (m_bytes[m_at] == '(') {
            whole = text();
        } else if (m_bytes[m_at] == '<') {
            const qsizetype end = m_bytes.indexOf('>', m_at);
            whole = end >= 0;
            m_at = end + 1;
        } else {
            word();
            reference(start);
        }
        return whole && m_at > start ? m_bytes.sliced(start, m_at - start) : QByteArray();
    }

private:
    bool nest(const char *opening, const char *closing, int depth)
    {
        skip(qsizetype(qstrlen(opening)));
        while (true) {
            skipSpace();
            if (startsWith(closing)) {
                skip(qsizetype(qstrlen(closing)));
                return true;
            }
            if (value(depth + 1).isEmpty()) {
                return false;
            }
        }
    }

    bool text()
    {
        int open = 0;
        for (; !atEnd(); ++m_at) {
            const char c = m_bytes[m_at];
            if (c == '\\') {
                ++m_at;
            } else if (c == '(') {
                ++open;
            } else if (c == ')' && --open == 0) {
                ++m_at;
                return true;
            }
        }
        return false;
    }

    void word()
    {
        ++m_at; // a name's slash, too
        while (!atEnd() && !isSpace(m_bytes[m_at]) && !isDelimiter(m_bytes[m_at])) {
            ++m_at;
        }
    }

    /** "12 0 R" is one value. */
    void reference(qsizetype start)
    {
        const QByteArrayView rest =
            QByteArrayView(m_bytes).sliced(start, std::min<qsizetype>(32, m_bytes.size() - start));
        qsizetype i = 0;
        const auto digits = [&] {
            const qsizetype from = i;
            while (i < rest.size() && rest[i] >= '0' && rest[i] <= '9') {
                ++i;
            }
            return i > from;
        };
        const auto space = [&] {
            const bool found = i < rest.size() && rest[i] == ' ';
            i += found ? 1 : 0;
            return found;
        };
        if (digits() && space() && digits() && rest.sliced(i).startsWith(" R")) {
            m_at = start + i + 2;
        }
    }

    const QByteArray &m_bytes;
    qsizetype m_at;
};

} // namespace

std::optional<PdfDictionary> PdfDictionary::read(const QByteArray &bytes, qsizetype from)
{
    Walker walker(bytes, from);
    walker.skipSpace();
    if (walker.atEnd() || !walker.startsWith("<<")) {
        return std::nullopt;
    }
    walker.skip(2);
    PdfDictionary dictionary;
    while (true) {
        walker.skipSpace();
        if (walker.atEnd()) {
            return std::nullopt;
        }
        if (walker.startsWith(">>")) {
            return dictionary;
        }
        const QByteArray key = walker.value();
        const QByteArray value = walker.value();
        if (!key.startsWith('/') || value.isEmpty()) {
            return std::nullopt;
        }
        dictionary.m_entries.emplace_back(key, value);
    }
}

QByteArray PdfDictionary::value(const QByteArray &key) const
{
    const auto found = std::ranges::find(m_entries, key, &std::pair<QByteArray, QByteArray>::first);
    return found == m_entries.end() ? QByteArray() : found->second;
}

int PdfDictionary::reference(const QByteArray &key) const
{
    return pdfReference(value(key));
}

void PdfDictionary::set(const QByteArray &key, const QByteArray &value)
{
    const auto found = std::ranges::find(m_entries, key, &std::pair<QByteArray, QByteArray>::first);
    if (found == m_entries.end()) {
        m_entries.emplace_back(key, value);
    } else {
        found->second = value;
    }
}

QByteArray PdfDictionary::toBytes() const
{
    QByteArray bytes = "<<";
    for (const auto &[key, value] : m_entries) {
        bytes += key + ' ' + value + '\n';
    }
    return bytes + ">>";
}

int pdfReference(const QByteArray &value)
{
    return value.endsWith(" R") ? value.first(value.indexOf(' ')).toInt() : 0;
}

std::vector<QByteArray> pdfArray(const QByteArray &value)
{
    std::vector<QByteArray> values;
    if (!value.startsWith('[')) {
        return values;
    }
    Walker walker(value, 1);
    walker.skipSpace();
    while (!walker.atEnd() && !walker.startsWith("]")) {
        const QByteArray one = walker.value();
        if (one.isEmpty()) {
            return {};
        }
        values.push_back(one);
        walker.skipSpace();
    }
    return values;
}

QByteArray pdfText(const QString &text)
{
    QStringEncoder encode(QStringEncoder::Utf16BE);
    const QByteArray bytes = encode(text);
    return "<FEFF" + bytes.toHex().toUpper() + '>';
}

} // namespace Carrel
