// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/plainletters.h"

namespace Carrel
{

PlainLetters PlainLetters::of(QStringView text)
{
    PlainLetters plain;
    plain.text.reserve(text.size());
    plain.places.reserve(size_t(text.size()));
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar sign = text.at(i);
        if (sign.unicode() < 0x80) { // the most of most texts
            plain.text += sign.toLower();
            plain.places.push_back(i);
            continue;
        }
        const QString parts = QString(sign).normalized(QString::NormalizationForm_D);
        for (const QChar part : parts) {
            if (!part.isMark()) {
                plain.text += part.toLower();
                plain.places.push_back(i);
            }
        }
    }
    return plain;
}

} // namespace Carrel
