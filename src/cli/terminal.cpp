// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal.h"

#include <cstdio>

namespace Carrel
{

QString printable(const QString &text)
{
    QString safe = text;
    for (QChar &c : safe) {
        const bool layout = c == u'\n' || c == u'\t';
        if (!layout && c.category() == QChar::Other_Control) {
            c = QChar::ReplacementCharacter;
        }
    }
    return safe;
}

void writeOut(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

void writeOut(const QString &text)
{
    writeOut(text.toUtf8());
}

void writeMessage(const QString &text)
{
    const QByteArray bytes = printable(text).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
}

} // namespace Carrel
