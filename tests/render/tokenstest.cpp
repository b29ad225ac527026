// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/tokens.h"

#include <QtTest>

#include <cmath>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

double luminance(const QColor &colour)
{
    const auto channel = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

/** As WCAG 2 counts it: 1 to 21. */
double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

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
        for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark}) {
            const ThemeTokens tokens = themeTokens(theme);
            const auto row = [&](const Named &text, const Named &background) {
                QTest::addRow("%s: %s on %s", qPrintable(themeWord(theme)), text.name, background.name)
                    << tokens.*text.token << tokens.*background.token;
            };
            for (const Named &text : texts) {
                for (const Named &background : backgrounds) {
                    row(text, background);
                }
            }
            for (const Named &text : codeTexts) {
                row(text, {"code", &ThemeTokens::code});
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
        QVERIFY(text.isValid() && background.isValid());
        QVERIFY2(contrast(text, background) >= 4.5, qPrintable(QString::number(contrast(text, background))));
    }

    void contrastIsCountedAsTheRecommendationDoes()
    {
        QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21) < 0.01);
        QVERIFY(std::abs(contrast(QColor(u"#777777"_s), Qt::white) - 4.48) < 0.01);
    }
};

QTEST_GUILESS_MAIN(TokensTest)
#include "tokenstest.moc"
