// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal.h"

#include <cerrno>
#include <cstdio>

namespace Carrel
{

namespace
{

int firstFault = 0; ///< of standard output, as errno

/** Signs that order the text around them anew, so that a line can be made to look like another one. */
bool turnsText(QChar c)
{
    return (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

bool breaksLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

bool drivesTerminal(QChar c)
{
    return c.category() == QChar::Other_Control || turnsText(c);
}

} // namespace

QString printable(const QString &text)
{
    QString safe = text;
    for (QChar &c : safe) {
        const bool layout = c == u'\n' || c == u'\t';
        if (!layout && drivesTerminal(c)) {
            c = QChar::ReplacementCharacter;
        }
    }
    return safe;
}

QString printableLine(const QString &text, qsizetype most)
{
    constexpr QChar newline(0x2424); // SYMBOL FOR NEWLINE
    QString safe = shortText(text, most);
    for (QChar &c : safe) {
        if (breaksLine(c)) {
            c = newline;
        } else if (drivesTerminal(c)) {
            c = QChar::ReplacementCharacter;
        }
    }
    return safe;
}

QByteArray printableJson(const QByteArray &json)
{
    QString safe;
    const QString text = QString::fromUtf8(json);
    safe.reserve(text.size());
    for (const QChar c : text) {
        if (c != u'\n' && (drivesTerminal(c) || breaksLine(c))) {
            safe += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0')); // JSON has them only in strings
        } else {
            safe += c;
        }
    }
    return safe.toUtf8();
}

void writeOut(const QByteArray &bytes)
{
    const bool isOut = std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout) == size_t(bytes.size());
    if ((!isOut || std::fflush(stdout) != 0) && firstFault == 0) {
        firstFault = errno;
    }
}

void writeOut(const QString &text)
{
    writeOut(text.toUtf8());
}

QString outputFault()
{
    return firstFault == 0 || firstFault == EPIPE ? QString() : qt_error_string(firstFault);
}

void writeMessage(const QString &text)
{
    const QByteArray bytes = printableLine(text, longestLine).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
}

} // namespace Carrel
