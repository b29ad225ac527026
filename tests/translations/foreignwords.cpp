// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/foreignwords.h"

#include "endtoend/windowdriver.h"
#include "translations/ownwords.h"
#include "translations/shownwords.h"

#include <QAction>
#include <QApplication>
#include <QLocale>
#include <QPointer>
#include <QSysInfo>
#include <QTimer>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

/** Names that are the same in every language: of days here, systems, versions, languages, keys, letters, files. */
void addNames(OwnWords &words, WindowDriver &driver)
{
    const QLocale locale;
    for (int day = 1; day <= 7; ++day) {
        words.add(locale.dayName(day));
        words.add(locale.dayName(day, QLocale::ShortFormat));
    }
    for (int month = 1; month <= 12; ++month) {
        words.add(locale.monthName(month));
        words.add(locale.monthName(month, QLocale::ShortFormat));
    }
    for (const QString &name :
         {QSysInfo::prettyProductName(), QString::fromLatin1(qVersion()), u"px"_s,
          QLocale(QLocale::German).nativeLanguageName(), QLocale(QLocale::English).nativeLanguageName(), u"English"_s,
          u"Carrel"_s, u"Charis SIL"_s, u"Atkinson Hyperlegible"_s, WindowDriver::graphics, locale.amText(),
          locale.pmText(), u"bytes"_s, u"kB"_s, u"KiB"_s}) { // of sizes, which Qt writes
        words.add(name);
    }
    const QList<QAction *> actions = driver.window().findChildren<QAction *>();
    for (const QAction *const action : actions) {
        for (const QKeySequence &keys : action->shortcuts()) {
            words.add(keys.toString(QKeySequence::NativeText));
        }
    }
}

} // namespace

ForeignWords::ForeignWords(QString dataFolder)
    : m_dataFolder(std::move(dataFolder))
{
    allow({m_dataFolder + u"/study"_s, m_dataFolder + u'/'});
}

void ForeignWords::read(const QString &view, QWidget &shown, WindowDriver &driver)
{
    OwnWords words;
    addNames(words, driver);
    words.addStore(m_dataFolder);
    words.addStore(QStringLiteral(CARREL_PROGRAMS "/../share/carrel/courses"));
    for (const QString &name : std::as_const(m_names)) {
        words.add(name);
    }
    QStringList texts = shownWords(shown) + wordsOfPage(shown);
    if (texts.isEmpty()) {
        m_found << view + u": there is nothing to read"_s;
    }
    texts.removeDuplicates();
    for (const QString &text : std::as_const(texts)) {
        if (const QString foreign = words.foreignPart(text); !foreign.isEmpty()) {
            m_found << view + u": "_s + foreign;
        } else if (OwnWords::isJoined(text)) {
            m_found << view + u": joined: "_s + text;
        }
    }
}

bool ForeignWords::readQuestion(const QString &view, WindowDriver &driver, const std::function<void()> &ask)
{
    bool isRead = false;
    QTimer looking;
    looking.setInterval(10);
    QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
        if (const QPointer<QWidget> question(QApplication::activeModalWidget()); question) {
            looking.stop();
            read(view, *question, driver);
            isRead = true;
            if (question) {
                question->close();
            }
        }
    });
    looking.start();
    ask();
    return WindowDriver::wait([&] { return isRead && !QApplication::activeModalWidget(); });
}

} // namespace Carrel::Test
