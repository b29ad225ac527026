// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/translation.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

const QString ours = u":/i18n"_s;

/** The application owns what is installed: it has to live as long as texts are asked for. */
void install(std::unique_ptr<QTranslator> translator, bool loaded)
{
    if (loaded) {
        translator->setParent(QCoreApplication::instance());
        QCoreApplication::installTranslator(translator.release());
    }
}

} // namespace

void installTranslations(const QString &language)
{
    const bool pseudo = language == pseudoLanguage;
    const QLocale locale = language.isEmpty() || pseudo ? QLocale() : QLocale(language);
    const QString qts = QLibraryInfo::path(QLibraryInfo::TranslationsPath);

    auto plurals = std::make_unique<QTranslator>();
    const bool hasPlurals = plurals->load(u"carrel_en"_s, ours);
    install(std::move(plurals), hasPlurals);
    auto qtsOwn = std::make_unique<QTranslator>();
    const bool hasQts = qtsOwn->load(locale, u"qtbase"_s, u"_"_s, qts);
    install(std::move(qtsOwn), hasQts);
    auto texts = std::make_unique<QTranslator>();
    const bool hasTexts = pseudo ? texts->load(u"carrel_qps"_s, ours) : texts->load(locale, u"carrel"_s, u"_"_s, ours);
    install(std::move(texts), hasTexts);
}

QString languageOfTexts()
{
    const QCoreApplication *const application = QCoreApplication::instance();
    const QList<QTranslator *> installed =
        application == nullptr ? QList<QTranslator *>() : application->findChildren<QTranslator *>();
    // The one installed last is asked first.
    const auto texts = std::find_if(installed.rbegin(), installed.rend(), [](const QTranslator *translator) {
        return translator->filePath().startsWith(ours);
    });
    return texts == installed.rend() ? u"en"_s
                                     : QFileInfo((*texts)->filePath()).baseName().section(u'_', 1).replace(u'_', u'-');
}

} // namespace Carrel
