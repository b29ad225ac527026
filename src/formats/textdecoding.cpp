// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/textdecoding.h"

#include "formats/filebytes.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <uchardet.h>

#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::TextDecoding)
};

QString decoded(const QByteArray &bytes, const QString &encoding, bool &hasDamage)
{
    QStringDecoder decoder(encoding.toLatin1().constData());
    if (!decoder.isValid()) {
        decoder = QStringDecoder(QStringConverter::Latin1);
        hasDamage = true;
    }
    QString text = decoder.decode(bytes);
    hasDamage = hasDamage || decoder.hasError();
    return text;
}

QString likeliestEncoding(const QByteArray &bytes)
{
    constexpr qsizetype enough = 1 << 20;
    const std::unique_ptr<struct uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
    uchardet_handle_data(detector.get(), bytes.constData(), size_t(std::min(bytes.size(), enough)));
    uchardet_data_end(detector.get());
    const QString name = QString::fromLatin1(uchardet_get_charset(detector.get()));
    // Of encodings that give a short text the same letters the most common one is meant; Latin-1 is nearly always what
    // Windows calls 1252, which has quotation marks besides.
    const QString western = u"windows-1252"_s;
    bool hasDamage = false;
    const bool isWestern = name.isEmpty() || name == "ISO-8859-1"_L1 || name == "ISO-8859-15"_L1 ||
                           decoded(bytes, name, hasDamage) == decoded(bytes, western, hasDamage);
    return isWestern ? western : name;
}

QString tidied(QString text)
{
    text.remove(QChar(u'\0')).replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    if (text.startsWith(QChar(QChar::ByteOrderMark))) {
        text.remove(0, 1);
    }
    return text;
}

} // namespace

DecodedText decodeText(const QByteArray &bytes, const QString &encoding)
{
    DecodedText result;
    QString text;
    if (!encoding.isEmpty()) {
        result.encoding = encoding;
        text = decoded(bytes, encoding, result.hasDamage);
    } else if (const auto marked = QStringConverter::encodingForData(bytes)) {
        result.encoding = QString::fromLatin1(QStringConverter::nameForEncoding(*marked));
        text = decoded(bytes, result.encoding, result.hasDamage);
    } else if (QStringDecoder utf8(QStringConverter::Utf8); bytes.isValidUtf8()) {
        result.encoding = u"UTF-8"_s;
        text = utf8.decode(bytes);
    } else {
        result.isGuessed = true;
        result.encoding = likeliestEncoding(bytes);
        text = decoded(bytes, result.encoding, result.hasDamage);
    }
    result.text = tidied(std::move(text));
    return result;
}

QStringList commonEncodings()
{
    return {u"UTF-8"_s,        u"UTF-16LE"_s,     u"UTF-16BE"_s,     u"windows-1252"_s, u"windows-1250"_s,
            u"windows-1251"_s, u"windows-1253"_s, u"windows-1254"_s, u"windows-1255"_s, u"windows-1256"_s,
            u"ISO-8859-2"_s,   u"Shift_JIS"_s,    u"GB18030"_s,      u"Big5"_s,         u"EUC-KR"_s};
}

QString beginningText(const QByteArray &beginning)
{
    QStringDecoder decoder(QStringConverter::encodingForData(beginning).value_or(QStringConverter::Utf8));
    return tidied(decoder.decode(beginning));
}

Result<QString> readDecodedFile(const QString &path, const Limits &limits, Diagnostics &diagnostics)
{
    const Result<QByteArray> bytes = readFileBytes(path, limits.fileBytes, limits);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    DecodedText read = decodeText(*bytes);
    if (read.isGuessed) {
        diagnostics.push_back({.severity = Severity::Note,
                               .code = u"encoding-guessed"_s,
                               .file = path,
                               .message = Words::tr("The file is not UTF-8; it was read as %1.").arg(read.encoding),
                               .hint = Words::tr("If letters look wrong, save the file as UTF-8 and open it again.")});
    }
    if (read.hasDamage) {
        diagnostics.push_back({.code = u"bytes-replaced"_s,
                               .file = path,
                               .message = Words::tr("Some bytes of this file are no text and were replaced."),
                               .hint = Words::tr("Save the file as UTF-8.")});
    }
    return std::move(read.text);
}

} // namespace Carrel
