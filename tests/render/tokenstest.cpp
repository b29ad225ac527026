// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/tokens.h"

#include "render/contrast.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

struct Named {
    const char *name;
    QColor ThemeTokens::*token;
};

constexpr Named backgrounds[] = {{"paper", &ThemeTokens::paper}, {"panel", &ThemeTokens::panel}};
constexpr Named texts[] = {{"ink", &ThemeTokens::ink},
                           {"ink2", &ThemeTokens::ink2},
                           {"accent", &ThemeTokens::accent},
                           {"good", &ThemeTokens::good},
                           {"bad", &ThemeTokens::bad}};
constexpr Named codeTexts[] = {{"ink", &ThemeTokens::ink},
                               {"ink2", &ThemeTokens::ink2},
                               {"bad", &ThemeTokens::bad},
                               {"codeKeyword", &ThemeTokens::codeKeyword},
                               {"codeFunction", &ThemeTokens::codeFunction},
                               {"codeType", &ThemeTokens::codeType},
                               {"codeString", &ThemeTokens::codeString},
                               {"codeNumber", &ThemeTokens::codeNumber},
                               {"codeDirective", &ThemeTokens::codeDirective},
                               {"codeComment", &ThemeTokens::codeComment}};
constexpr std::pair<Named, Named> others[] = {
    {{"ink", &ThemeTokens::ink}, {"mark", &ThemeTokens::mark}},
    {{"ink", &ThemeTokens::ink}, {"accentSoft", &ThemeTokens::accentSoft}},
    {{"ink2", &ThemeTokens::ink2}, {"accentSoft", &ThemeTokens::accentSoft}},
    {{"accent", &ThemeTokens::accent}, {"accentSoft", &ThemeTokens::accentSoft}},
    {{"ink", &ThemeTokens::ink}, {"goodSoft", &ThemeTokens::goodSoft}},
    {{"good", &ThemeTokens::good}, {"goodSoft", &ThemeTokens::goodSoft}},
    {{"ink", &ThemeTokens::ink}, {"badSoft", &ThemeTokens::badSoft}},
    {{"bad", &ThemeTokens::bad}, {"badSoft", &ThemeTokens::badSoft}},
    {{"ink2", &ThemeTokens::ink2}, {"goodSoft", &ThemeTokens::goodSoft}},
    {{"ink2", &ThemeTokens::ink2}, {"badSoft", &ThemeTokens::badSoft}},
    {{"paper", &ThemeTokens::paper}, {"accent", &ThemeTokens::accent}},
};

} // namespace

class TokensTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCanBeRead_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("background");
        QTest::addColumn<double>("least");
        for (const ThemeName theme : allThemes) {
            const ThemeTokens tokens = themeTokens(theme);
            const auto row = [&](const Named &text, const Named &background) {
                QTest::addRow("%s: %s on %s", qPrintable(themeWord(theme)), text.name, background.name)
                    << tokens.*text.token << tokens.*background.token
                    << (theme == ThemeName::Contrast || theme == ThemeName::ContrastDark ? 7.0 : 4.5);
            };
            for (const Named &text : texts) {
                for (const Named &background : backgrounds) {
                    row(text, background);
                }
            }
            for (const Named &text : codeTexts) {
                row(text, {"code", &ThemeTokens::code});
                row(text, {"codeMark", &ThemeTokens::codeMark});
            }
            for (const auto &[text, background] : others) {
                row(text, background);
            }
        }
    }

    void textCanBeRead()
    {
        QFETCH(QColor, text);
        QFETCH(QColor, background);
        QFETCH(double, least);
        QVERIFY(text.isValid() && background.isValid());
        QVERIFY2(contrastOf(text, background) >= least, qPrintable(QString::number(contrastOf(text, background))));
    }

    void everyThemeIsFoundByItsWord()
    {
        for (const ThemeName theme : allThemes) {
            QCOMPARE(themeNamed(themeWord(theme)), theme);
            QCOMPARE(isDark(theme), themeTokens(theme).ink.lightness() > themeTokens(theme).paper.lightness());
        }
        QVERIFY(!themeNamed(u"system").has_value());
    }

    void contrastIsCountedAsTheRecommendationDoes()
    {
        QVERIFY(std::abs(contrastOf(Qt::black, Qt::white) - 21) < 0.01);
        QVERIFY(std::abs(contrastOf(QColor(u"#777777"_s), Qt::white) - 4.48) < 0.01);
    }
};

QTEST_GUILESS_MAIN(TokensTest)
#include "tokenstest.moc"
