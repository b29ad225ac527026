// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsontext.h"

#include "formats/json/jsonplace.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonText)
};

constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";

std::optional<QStringConverter::Encoding> encodingOf(QByteArrayView bytes)
{
    if (const auto byObject = QStringConverter::encodingForData(bytes, u'{')) {
        return byObject;
    }
    return QStringConverter::encodingForData(bytes, u'[');
}

/** Offset of the first byte that is not UTF-8, or nothing. */
std::optional<qsizetype> firstBadByte(QByteArrayView bytes)
{
    if (bytes.isValidUtf8()) {
        return std::nullopt;
    }
    for (qsizetype i = 0; i < bytes.size();) {
        const auto lead = static_cast<unsigned char>(bytes[i]);
        const qsizetype length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (!bytes.sliced(i, std::min(length, bytes.size() - i)).isValidUtf8()) {
            return i;
        }
        i += length;
    }
    return bytes.size();
}

/** The value of the four hex digits after "\u" at @p at, or nothing. */
std::optional<uint> escapeAt(const QByteArray &text, qsizetype at)
{
    if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u') {
        return std::nullopt;
    }
    bool good = false;
    const uint value = text.sliced(at + 2, 4).toUInt(&good, 16);
    return good ? std::optional(value) : std::nullopt;
}

/** Replaces halves of surrogate pairs in place, so that every position stays true. Returns how many there were. */
int mendSurrogates(QByteArray &text)
{
    int mended = 0;
    for (qsizetype at = text.indexOf('\\'); at >= 0 && at + 1 < text.size(); at = text.indexOf('\\', at)) {
        const auto value = escapeAt(text, at);
        if (!value || !QChar::isSurrogate(*value)) {
            at += 2;
            continue;
        }
        const auto low = escapeAt(text, at + 6);
        if (QChar::isHighSurrogate(*value) && low && QChar::isLowSurrogate(*low)) {
            at += 12;
            continue;
        }
        text.replace(at, 6, "\\ufffd");
        ++mended;
        at += 6;
    }
    return mended;
}

QByteArray fromUtf16(const QByteArray &bytes, QStringConverter::Encoding encoding)
{
    QStringDecoder decoder(encoding);
    const QString text = decoder(bytes);
    return text.toUtf8();
}

std::unexpected<Error> refuse(const QByteArray &bytes, qsizetype offset, const QString &file, Diagnostics &diagnostics)
{
    const JsonPlace place = placeAt({.file = file}, bytes, offset);
    Diagnostic row{.severity = Severity::Error,
                   .code = u"invalid-utf8"_s,
                   .file = file,
                   .line = place.line,
                   .column = place.column};
    row.message = Words::tr("This is not text in UTF-8: byte %1 fits no character.").arg(offset);
    row.hint = Words::tr("Save the file as UTF-8.");
    diagnostics.push_back(row);
    return fail(ErrorCode::Malformed, row.message, file);
}

/** A list of lists may be a table of TOML, and "[markdown]" begins a question in GIFT: what is in it tells. */
bool beginsLikeJson(QStringView text)
{
    const auto inside = std::ranges::find_if(text, [](QChar c) { return c != u'[' && !c.isSpace(); });
    const bool isList = text.startsWith(u'[');
    return text.startsWith(u'{') ||
           (isList && (inside == text.end() || QStringView(u"{]\"-0123456789tfn").contains(*inside)));
}

} // namespace

bool looksLikeJson(QByteArrayView bytes)
{
    constexpr qsizetype enough = 4096;
    if (bytes.startsWith(byteOrderMark)) {
        bytes = bytes.sliced(byteOrderMark.size());
    } else if (const auto encoding = encodingOf(bytes); encoding && *encoding != QStringConverter::Utf8) {
        const QString start =
            QString(QStringDecoder(*encoding)(bytes.first(bytes.size() - bytes.size() % 4).left(enough))).trimmed();
        return beginsLikeJson(start);
    }
    return beginsLikeJson(QString::fromUtf8(bytes.trimmed().first(std::min(enough, bytes.trimmed().size()))));
}

Result<QByteArray> jsonTextOf(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics)
{
    QByteArray text = bytes;
    const auto encoding = encodingOf(bytes);
    if (encoding && *encoding != QStringConverter::Utf8) {
        text = fromUtf16(bytes, *encoding);
    } else if (text.startsWith(byteOrderMark)) {
        text.remove(0, byteOrderMark.size());
    }
    if (const auto bad = firstBadByte(text)) {
        return refuse(text, *bad, file, diagnostics);
    }
    const qsizetype before = text.size();
    if (text.removeIf([](char c) { return c == '\0'; }).size() != before) {
        diagnostics.push_back(
            {.code = u"nul-removed"_s,
             .file = file,
             .message = Words::tr("%n NUL byte(s) were taken out.", nullptr, int(before - text.size()))});
    }
    if (const int mended = mendSurrogates(text); mended > 0) {
        diagnostics.push_back(
            {.code = u"lone-surrogate"_s,
             .file = file,
             .message = Words::tr("%n half character(s) were replaced by a placeholder.", nullptr, mended)});
    }
    return text;
}

} // namespace Carrel
