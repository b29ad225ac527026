// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include "base/translation.h"

#include <QGuiApplication>
#include <QLocale>

namespace Carrel
{

void installLanguage(const QString &language)
{
    const bool pseudo = language == pseudoLanguage;
    if (!language.isEmpty() && !pseudo) {
        QLocale::setDefault(QLocale(language));
    }
    installTranslations(language);
    if (pseudo) {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
}

} // namespace Carrel
