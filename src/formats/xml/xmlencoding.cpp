// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/xml/xmlencoding.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Xml)
};

/** UTF-16 and UTF-32 by their mark or by how "<" looks in them. */
std::optional<QStringConverter::Encoding> wideEncoding(const QByteArray &bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes)) {
        return marked;
    }
    if (bytes.startsWith(QByteArrayView("<\0", 2))) {
        return QStringConverter::Utf16LE;
    }
    return bytes.startsWith(QByteArrayView("\0<", 2)) ? std::optional(QStringConverter::Utf16BE) : std::nullopt;
}

/** The encoding that the XML declaration names, empty when it names none. */
QByteArray declaredEncoding(const QByteArray &bytes)
{
    static const QRegularExpression form(u"^\\s*<\\?xml[^>]*\\bencoding\\s*=\\s*[\"']([\\w.:-]+)[\"']"_s);
    constexpr qsizetype enough = 200;
    const QRegularExpressionMatch match = form.match(QString::fromLatin1(bytes.first(qMin(enough, bytes.size()))));
    return match.captured(1).toLatin1();
}

QByteArray decoded(QStringDecoder decoder, const QByteArray &bytes, bool &failed)
{
    const QString text = decoder.decode(bytes);
    failed = decoder.hasError();
    return text.toUtf8();
}

void warn(const QString &code, const QString &file, const QString &message, Diagnostics &diagnostics)
{
    diagnostics.push_back({.code = code, .file = file, .line = 1, .message = message});
}

} // namespace

QByteArray xmlInUtf8(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics)
{
    bool failed = false;
    QByteArray utf8;
    const QByteArray declared = declaredEncoding(bytes);
    if (const auto wide = wideEncoding(bytes)) {
        utf8 = decoded(QStringDecoder(*wide), bytes, failed);
    } else if (QStringDecoder named(declared.constData()); !declared.isEmpty() && named.isValid()) {
        utf8 = decoded(std::move(named), bytes, failed);
    } else {
        utf8 = decoded(QStringDecoder(QStringDecoder::Utf8), bytes, failed);
    }
    if (failed) {
        utf8 = QString::fromLatin1(bytes).toUtf8();
        warn(u"encoding-guessed"_s, file,
             Words::tr("Some bytes of the file are not in the encoding it names; it was read as Latin-1."),
             diagnostics);
    }
    if (utf8.contains('\0')) {
        utf8.replace(QByteArrayView("\0", 1), QByteArrayView());
        warn(u"nul-removed"_s, file, Words::tr("NUL characters were taken out."), diagnostics);
    }
    return utf8;
}

} // namespace Carrel
