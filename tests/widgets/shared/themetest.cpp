// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/theme.h"

#include <QApplication>
#include <QStyleHints>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ThemeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChoiceChangesPaletteAndTellsThePage()
    {
        Theme theme;
        QSignalSpy changed(&theme, &Theme::changed);
        theme.choose(ThemeChoice::Dark);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(theme.name(), ThemeName::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Base), themeTokens(ThemeName::Dark).paper);
        theme.choose(ThemeChoice::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Base), themeTokens(ThemeName::Light).paper);
    }

    void itFollowsTheSystemUntilAThemeIsChosen()
    {
        Theme theme;
        QSignalSpy changed(&theme, &Theme::changed);
        // What the system says when a person switches it; no desktop does so for a test.
        const auto switchSystem = [](Qt::ColorScheme scheme) {
            Q_EMIT QGuiApplication::styleHints()->colorSchemeChanged(scheme);
        };
        switchSystem(Qt::ColorScheme::Dark);
        QCOMPARE(theme.name(), ThemeName::Dark);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(QApplication::palette().color(QPalette::Base), themeTokens(ThemeName::Dark).paper);
        switchSystem(Qt::ColorScheme::Light);
        QCOMPARE(theme.name(), ThemeName::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Base), themeTokens(ThemeName::Light).paper);
        theme.choose(ThemeChoice::Light);
        switchSystem(Qt::ColorScheme::Dark);
        QCOMPARE(theme.name(), ThemeName::Light);
        theme.choose(ThemeChoice::System);
        QCOMPARE(theme.name(), ThemeName::Dark);
    }

    void theStyleSheetHasNoNameLeftOver_data()
    {
        QTest::addColumn<ThemeName>("name");
        QTest::newRow("light") << ThemeName::Light;
        QTest::newRow("dark") << ThemeName::Dark;
    }

    void theStyleSheetHasNoNameLeftOver()
    {
        QFETCH(ThemeName, name);
        QString sheet = styleSheetFrom(themeTokens(name));
        sheet.remove(u"\"@name\""_s);
        QVERIFY(sheet.contains(themeTokens(name).accentSoft.name()));
        QVERIFY2(!sheet.contains(u'@'), qPrintable(sheet.mid(sheet.indexOf(u'@'), 20)));
    }

    void highContrastWins()
    {
        QPalette black;
        black.setColor(QPalette::Window, Qt::black);
        black.setColor(QPalette::Base, Qt::black);
        black.setColor(QPalette::WindowText, Qt::white);
        black.setColor(QPalette::Text, Qt::white);
        black.setColor(QPalette::Link, Qt::yellow);
        QVERIFY(wantsHighContrast(black));
        QVERIFY(!wantsHighContrast(paletteFrom(themeTokens(ThemeName::Light))));
        QVERIFY(!wantsHighContrast(QPalette()));
        const ThemeTokens tokens = tokensFrom(black);
        QCOMPARE(tokens.paper, QColor(Qt::black));
        QCOMPARE(tokens.ink2, QColor(Qt::white));
        QCOMPARE(tokens.accent, QColor(Qt::yellow));
    }

    void wordsOfTheSettingAreRead_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << u"light"_s << ThemeChoice::Light;
        QTest::newRow("dark") << u"dark"_s << ThemeChoice::Dark;
        QTest::newRow("system") << u"system"_s << ThemeChoice::System;
        QTest::newRow("nonsense") << u"sepia"_s << ThemeChoice::System;
    }

    void wordsOfTheSettingAreRead()
    {
        QFETCH(QString, word);
        QTEST(themeChoice(word), "choice");
    }
};

QTEST_MAIN(ThemeTest)
#include "themetest.moc"
