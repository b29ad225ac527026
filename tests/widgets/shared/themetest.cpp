// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/theme.h"

#include "render/contrast.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QStyleHints>
#include <QVBoxLayout>
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
        theme.choose(ThemeName::Dark);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(theme.name(), ThemeName::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Base), themeTokens(ThemeName::Dark).paper);
        theme.choose(ThemeName::Light);
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
        theme.choose(ThemeName::Light);
        switchSystem(Qt::ColorScheme::Dark);
        QCOMPARE(theme.name(), ThemeName::Light);
        theme.choose({});
        QCOMPARE(theme.name(), ThemeName::Dark);
    }

    void theStyleSheetHasNoNameLeftOver_data()
    {
        QTest::addColumn<ThemeName>("name");
        for (const ThemeName theme : allThemes) {
            QTest::newRow(qPrintable(themeWord(theme))) << theme;
        }
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
        QCOMPARE(tokensFrom(paletteFrom(themeTokens(ThemeName::Contrast))).bad, themeTokens(ThemeName::Contrast).bad);
        const ThemeTokens tokens = tokensFrom(black);
        QCOMPARE(tokens.paper, QColor(Qt::black));
        QCOMPARE(tokens.ink2, QColor(Qt::white));
        QCOMPARE(tokens.accent, QColor(Qt::yellow));
    }

    void aSystemOfHighContrastIsFollowed_data()
    {
        QTest::addColumn<QColor>("paper");
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<ThemeName>("theme");
        QTest::newRow("white on black") << QColor(Qt::black) << QColor(Qt::white) << ThemeName::ContrastDark;
        QTest::newRow("black on white") << QColor(Qt::white) << QColor(Qt::black) << ThemeName::Contrast;
    }

    void aSystemOfHighContrastIsFollowed()
    {
        QFETCH(QColor, paper);
        QFETCH(QColor, ink);
        QFETCH(ThemeName, theme);
        const QPalette before = QGuiApplication::palette();
        const auto restore = qScopeGuard([&before] { QApplication::setPalette(before); });
        QPalette system;
        for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button}) {
            system.setColor(role, paper);
        }
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            system.setColor(role, ink);
        }
        QApplication::setPalette(system);
        Theme followed;
        followed.choose({});
        QCOMPARE(followed.name(), theme);
        QCOMPARE(followed.tokens().paper, paper);
        QCOMPARE(followed.tokens().ink, ink);
        followed.choose(ThemeName::Sepia); // whoever needs high contrast needs it everywhere
        QCOMPARE(followed.name(), theme);
    }

    void hintsInAFieldCanBeReadUnderTheStyleSheet_data() { theStyleSheetHasNoNameLeftOver_data(); }

    void hintsInAFieldCanBeReadUnderTheStyleSheet()
    {
        QFETCH(ThemeName, name);
        Theme theme;
        theme.choose(name);
        QLineEdit field;
        field.ensurePolished();
        // The next theme takes the palette that it finds for the system's.
        const auto restore = qScopeGuard([&theme] { theme.choose(ThemeName::Light); });
        QCOMPARE(field.palette().color(QPalette::PlaceholderText), themeTokens(name).ink2);
    }

    void aListThatIsAWindowHasAGround_data() { theStyleSheetHasNoNameLeftOver_data(); }

    void aListThatIsAWindowHasAGround()
    {
        QFETCH(ThemeName, name);
        Theme theme;
        theme.choose(name);
        const auto restore = qScopeGuard([&theme] { theme.choose(ThemeName::Light); });
        QLineEdit field;
        QCompleter completer(QStringList{u"/one"_s, u"/other"_s});
        field.setCompleter(&completer);
        field.show();
        completer.setCompletionPrefix(u"/o"_s);
        completer.complete();
        QWidget *const list = completer.popup();
        QVERIFY(list->isVisible());
        const QColor ground = list->grab().toImage().pixelColor(list->width() - 4, list->height() / 2);
        QCOMPARE(ground.alpha(), 255);
        QVERIFY2(contrastOf(list->palette().color(QPalette::Text), ground) > 7, qPrintable(ground.name()));
    }

    void aButtonWithTheFocusHasOneBox()
    {
        Theme theme;
        theme.choose(ThemeName::Light);
        QWidget window;
        QVBoxLayout column(&window);
        QPushButton first(u"Restore…"_s);
        QPushButton second(u"Restore…"_s);
        column.addWidget(&first);
        column.addWidget(&second);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto inside = [&first] {
            constexpr int border = 3;
            constexpr int corner = 9; // its arc reaches further in than the edges do
            return first.grab().toImage().copy(first.rect().adjusted(corner, border, -corner, -border));
        };
        second.setFocus(Qt::TabFocusReason);
        const QImage without = inside();
        first.setFocus(Qt::TabFocusReason);
        QVERIFY(first.hasFocus());
        QCOMPARE(inside(), without);
    }

    void everyThemeIsOffered()
    {
        const std::vector<ThemeOffer> offers = themeOffers();
        QCOMPARE(offers.size(), allThemes.size() + 1);
        QCOMPARE(offers.front().word, u"system"_s);
        QSet<QChar> keys;
        for (const ThemeOffer &offer : offers) {
            QVERIFY2(offer.word == u"system" || themeNamed(offer.word).has_value(), qPrintable(offer.word));
            keys.insert(offer.title.at(offer.title.indexOf(u'&') + 1).toLower());
        }
        QCOMPARE(keys.size(), qsizetype(offers.size()));
    }

    void wordsOfWidgetsCanBeRead_data()
    {
        QTest::addColumn<ThemeName>("name");
        QTest::addColumn<QPalette::ColorRole>("text");
        QTest::addColumn<QPalette::ColorRole>("ground");
        const std::tuple<const char *, QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
            {"words on a window", QPalette::WindowText, QPalette::Window},
            {"words in a field", QPalette::Text, QPalette::Base},
            {"words in every other row", QPalette::Text, QPalette::AlternateBase},
            {"hints in a field", QPalette::PlaceholderText, QPalette::Base},
            {"words on a button", QPalette::ButtonText, QPalette::Button},
            {"selected words", QPalette::HighlightedText, QPalette::Highlight},
            {"words of a tip", QPalette::ToolTipText, QPalette::ToolTipBase},
            {"bright words", QPalette::BrightText, QPalette::Window},
            {"a link", QPalette::Link, QPalette::Base},
            {"a link that was followed", QPalette::LinkVisited, QPalette::Window}};
        for (const ThemeName theme : allThemes) {
            for (const auto &[name, text, ground] : pairs) {
                QTest::addRow("%s: %s", qPrintable(themeWord(theme)), name) << theme << text << ground;
            }
        }
    }

    void wordsOfWidgetsCanBeRead()
    {
        QFETCH(ThemeName, name);
        QFETCH(QPalette::ColorRole, text);
        QFETCH(QPalette::ColorRole, ground);
        const double least = name == ThemeName::Contrast || name == ThemeName::ContrastDark ? 7.0 : 4.5;
        const QPalette palette = paletteFrom(themeTokens(name));
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            const double contrast = contrastOf(palette.color(group, text), palette.color(group, ground));
            QVERIFY2(contrast >= least, qPrintable(u"%1 in group %2"_s.arg(contrast).arg(group)));
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "themetest.moc"
