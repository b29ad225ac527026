// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a check is drawn with, seen on light and dark ground.
#include "widgets/shared/richtextdocument.h"

#include "support/testpaths.h"
#include "widgets/shared/look.h"
#include "widgets/shared/theme.h"

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QWidget>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int width = 300;

/** @p text as it is drawn in the dark on @p ground. */
/** The part of @p image that is not @p paper. */
QImage inkOf(const QImage &image, const QColor &paper)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) != paper) {
                ink |= QRect(x, y, 1, 1);
            }
        }
    }
    return image.copy(ink);
}

QImage drawn(const RichText &text, const ThemeTokens &tokens, const QColor &ground, const QString &language = {})
{
    QWidget owner;
    const QPalette palette = paletteFrom(tokens);
    RichTextDocument document(&owner);
    document.setText(
        text,
        {nullptr,
         [](const QString &path) { return QDir(Test::dataPath(u"courses/growth/images"_s)).absoluteFilePath(path); },
         nullptr, language},
        owner.font(), palette);
    QImage image(width, document.layOut(width), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    document.paint(painter, {}, palette);
    painter.end();
    const QString pictures = qEnvironmentVariable("CARREL_PICTURES");
    if (!pictures.isEmpty()) {
        image.save(pictures + u"/richtext-%1.png"_s.arg(QLatin1StringView(QTest::currentTestFunction())));
    }
    return image;
}

Runs runsOf(const QString &words, bool Run::*style = nullptr)
{
    Run run;
    run.text = words;
    if (style) {
        run.*style = true;
    }
    return {run};
}

/** How many of the rows of @p image have one colour other than @p ground from one side to the other of the first half.
 */
int linesIn(const QImage &image, const QColor &ground, int length)
{
    int lines = 0;
    for (int y = 0; y < image.height(); ++y) {
        const QRgb first = image.pixel(2, y);
        bool isLine = first != ground.rgb();
        for (int x = 2; isLine && x < length; ++x) {
            isLine = image.pixel(x, y) == first;
        }
        lines += isLine ? 1 : 0;
    }
    return lines;
}

} // namespace

class RichTextDocumentTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDrawingForLightPaperIsSeenInTheDark()
    {
        const ThemeTokens dark = themeTokens(ThemeName::Dark);
        Run picture;
        picture.picture = u"line.svg"_s;
        const QImage image = drawn({Runs{picture}}, dark, dark.paper);
        QCOMPARE(image.pixelColor(20, 20).name(), dark.ink.name()); // the plate, where the drawing has nothing
        const ThemeTokens light = themeTokens(ThemeName::Light);
        const QImage onPaper = drawn({Runs{picture}}, light, light.paper);
        QCOMPARE(onPaper.pixelColor(20, 20).name(), light.paper.name());
    }

    void aDrawingIsShownOnlyAfterCleaning()
    {
        QTemporaryDir folder;
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(folder.filePath(u"other.png"_s)));
        QFile drawing(folder.filePath(u"reaches-out.svg"_s));
        QVERIFY(drawing.open(QIODevice::WriteOnly));
        drawing.write("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='40' "
                      "height='40'><image width='40' height='40' xlink:href='" +
                      folder.filePath(u"other.png"_s).toUtf8() + "'/></svg>");
        drawing.close();
        Run picture;
        picture.picture = drawing.fileName();
        const ThemeTokens light = themeTokens(ThemeName::Light);
        const QImage image = drawn({Runs{picture}}, light, light.paper);
        QCOMPARE(image.pixelColor(20, 20).name(), light.paper.name());
    }

    void rowsOfATableHaveLines()
    {
        const ThemeTokens dark = themeTokens(ThemeName::Dark);
        Blocks blocks(1);
        blocks[0].content =
            Table{{},
                  {runsOf(u"Way to sort"_s), runsOf(u"Comparisons"_s)},
                  {{runsOf(u"Insertion"_s), runsOf(u"many"_s)}, {runsOf(u"Merging"_s), runsOf(u"few"_s)}},
                  {}};
        const QImage image = drawn({blocks}, dark, dark.badSoft);
        QCOMPARE(linesIn(image, dark.badSoft, 60), 3);
    }

    /** One character of all four that each draws in its own way. */
    void hanCharactersAreDrawnAsTheirLanguageDraws()
    {
        const ThemeTokens light = themeTokens(ThemeName::Light);
        const RichText text{runsOf(u"\u8aa4\u9aa8\u76f4"_s)};
        std::vector<QImage> all;
        for (const QString &language : {u"ja"_s, u"ko"_s, u"zh-Hans"_s, u"zh-Hant"_s}) {
            const QImage image = drawn(text, light, light.paper, language);
            QVERIFY2(!std::ranges::contains(all, image), qPrintable(language));
            all.push_back(image);
        }
        // Kana tell Japanese, whatever the course is in.
        const RichText kana{runsOf(u"\u8aa4\u9aa8\u76f4\u3092\u76f4\u3059"_s)};
        QCOMPARE(drawn(kana, light, light.paper, u"zh-Hans"_s), drawn(kana, light, light.paper, u"ja"_s));
        // Letters of other languages stay those of the font.
        const RichText latin{runsOf(u"quicksort"_s)};
        QCOMPARE(inkOf(drawn(latin, light, light.paper, u"ja"_s), light.paper),
                 inkOf(drawn(latin, light, light.paper), light.paper));
    }

    void codeInALineIsNoDarkBoxOnACard()
    {
        const ThemeTokens dark = themeTokens(ThemeName::Dark);
        const QImage image = drawn({runsOf(u"mmmm"_s, &Run::code)}, dark, dark.goodSoft);
        int darker = 0;
        for (int y = 0; y < image.height(); ++y) {
            darker += image.pixelColor(3, y).lightness() < dark.goodSoft.lightness() ? 1 : 0;
        }
        QCOMPARE(darker, 0);
    }
};

QTEST_MAIN(RichTextDocumentTest)
#include "richtextdocumenttest.moc"
