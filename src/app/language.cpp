// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto pseudoLanguage = "qps"_L1; // for tests and pictures: long, accented, right to left

} // namespace

void installLanguage(const QString &language)
{
    const bool pseudo = language == pseudoLanguage;
    if (!language.isEmpty() && !pseudo) {
        QLocale::setDefault(QLocale(language));
    }
    auto *const qtsOwn = new QTranslator(qApp);
    if (qtsOwn->load(QLocale(), u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qtsOwn);
    }
    auto *const ours = new QTranslator(qApp);
    const bool loaded =
        pseudo ? ours->load(u"carrel_qps"_s, u":/i18n"_s) : ours->load(QLocale(), u"carrel"_s, u"_"_s, u":/i18n"_s);
    if (loaded) {
        QCoreApplication::installTranslator(ours);
    }
    if (pseudo) {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
}

} // namespace Carrel
