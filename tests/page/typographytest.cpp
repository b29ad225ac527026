// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "pagetest.h"
#include "support/brightness.h"

#include <QTemporaryDir>
#include <QtTest>

#include <numeric>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Letters in each full line of the paragraphs: every line but the last of its paragraph. */
const QString lettersInLines = uR"((() => {
    const counts = [];
    for (const p of document.querySelectorAll('.part > p')) {
        const text = p.firstChild, range = document.createRange();
        let top = null, count = 0, lines = [];
        for (let i = 0; i < text.length; ++i) {
            range.setStart(text, i);
            range.setEnd(text, i + 1);
            const box = range.getBoundingClientRect();
            if (box.height === 0 || (top !== null && Math.abs(box.top - top) < 4)) {
                count += 1;
                continue;
            }
            lines.push(count);
            top = box.top;
            count = 1;
        }
        counts.push(...lines.slice(1));
    }
    return counts;
})())"_s;

Lesson prose()
{
    Lesson lesson;
    lesson.title = u"Prose"_s;
    for (int i = 0; i < 6; ++i) {
        lesson.blocks.push_back(block(
            u"p-%1"_s.arg(i),
            Paragraph{words(u"Pick one card, the pivot. Put every smaller card to its left and every larger one to its "
                            "right. The pivot now stands where it will stand in the end, and nothing on the left will "
                            "ever have to meet anything on the right. With a lucky pivot each level halves the piles, "
                            "so that a thousand cards need about ten levels. Each level looks at every card once, "
                            "which makes some ten thousand looks in all. "_s.sliced(i * 7))}));
    }
    return lesson;
}

} // namespace

/** The letters, lines and spaces of the page, and what a reader changes of them. */
class TypographyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreAsLongAsTheyShouldBe_data()
    {
        QTest::addColumn<TextLooks>("looks");
        QTest::addColumn<int>("shortest");
        QTest::addColumn<int>("longest");
        QTest::newRow("as Carrel sets it") << TextLooks{} << 60 << 75;
        QTest::newRow("the other family") << TextLooks{.family = u"Atkinson Hyperlegible"_s} << 60 << 75;
        QTest::newRow("small") << TextLooks{.size = 12} << 60 << 75;
        QTest::newRow("zoomed") << TextLooks{.zoom = 150} << 60 << 75;
        QTest::newRow("with spaces") << TextLooks{.letterSpacing = 8, .wordSpacing = 30} << 60 << 75;
        QTest::newRow("narrow") << TextLooks{.lineWidth = 40} << 34 << 45;
        QTest::newRow("wide") << TextLooks{.size = 14, .lineWidth = 100} << 90 << 110;
    }

    void linesAreAsLongAsTheyShouldBe()
    {
        QFETCH(TextLooks, looks);
        QFETCH(int, shortest);
        QFETCH(int, longest);
        PageUnderTest test({1600, 900});
        test.view->setLooks(looks);
        QVERIFY(test.show(prose()));
        const QVariantList counts = test.evaluate(lettersInLines).toList();
        QVERIFY(counts.size() > 12);
        const double mean = std::accumulate(counts.begin(), counts.end(), 0.0,
                                            [](double sum, const QVariant &count) { return sum + count.toDouble(); }) /
                            double(counts.size());
        QVERIFY2(mean >= shortest && mean <= longest, qPrintable(u"%1 letters in a line"_s.arg(mean)));
    }

    void lettersAreOfTheFamilyThatWasChosen_data()
    {
        QTest::addColumn<QString>("family");
        for (const TextFamily &family : textFamilies()) {
            QTest::newRow(qPrintable(family.name)) << family.name;
        }
    }

    void lettersAreOfTheFamilyThatWasChosen()
    {
        QFETCH(QString, family);
        PageUnderTest test;
        test.view->setLooks({.family = family});
        QVERIFY(test.show(everyKind()));
        const QString used = u"Array.from(document.fonts).filter(f => f.status === 'loaded').map(f => "
                             "f.family.replaceAll('\"', ''))"_s;
        const QStringList loaded = test.evaluate(used).toStringList();
        QVERIFY2(loaded.contains(family), qPrintable(loaded.join(u' ')));
        QVERIFY(loaded.contains(u"JetBrains Mono"_s));
        for (const TextFamily &other : textFamilies()) {
            QVERIFY(other.name == family || !loaded.contains(other.name));
        }
    }

    void whatAReaderSetsIsDrawn()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        test.view->setLooks({.size = 20, .lineHeight = 200, .letterSpacing = 10, .wordSpacing = 40});
        const auto style = [&](const QString &element, const QString &name) {
            return test.evaluate(u"getComputedStyle(document.querySelector('%1')).%2"_s.arg(element, name)).toString();
        };
        QTRY_COMPARE(style(u"[data-block=p-bad]"_s, u"fontSize"_s), u"20px"_s);
        QCOMPARE(style(u"[data-block=p-bad]"_s, u"lineHeight"_s), u"40px"_s);
        QCOMPARE(style(u"[data-block=p-bad]"_s, u"letterSpacing"_s), u"2px"_s);
        QCOMPARE(style(u"[data-block=p-bad]"_s, u"wordSpacing"_s), u"8px"_s);
        // Columns of code and the parts of formulas keep their places.
        for (const QString &apart : {u"[data-block=code] pre"_s, u"[data-block=p-runs] code"_s, u".katex"_s}) {
            QVERIFY2(QStringList({u"0px"_s, u"normal"_s}).contains(style(apart, u"letterSpacing"_s)),
                     qPrintable(apart));
            QCOMPARE(style(apart, u"wordSpacing"_s), u"0px"_s);
        }
    }

    void zoomMakesEverythingLarger()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        QCOMPARE(test.evaluate(u"devicePixelRatio"_s).toDouble(), 1.0);
        for (const int zoom : {300, 50, 100}) {
            test.view->setLooks({.zoom = zoom});
            QTRY_COMPARE(test.evaluate(u"devicePixelRatio"_s).toDouble(), zoom / 100.0);
            test.waitFrames();
            QVERIFY(!test.evaluate(u"document.documentElement.scrollWidth > innerWidth"_s).toBool());
            test.keepPicture(u"zoom-%1"_s.arg(zoom));
        }
    }

    void zoomIsTheSameForEveryLessonAndAfterTheEndOfThePage()
    {
        PageUnderTest test;
        test.view->setLooks({.zoom = 150});
        QVERIFY(test.show(everyKind()));
        QCOMPARE(test.evaluate(u"devicePixelRatio"_s).toDouble(), 1.5);
        QVERIFY(test.show(prose()));
        QCOMPARE(test.evaluate(u"devicePixelRatio"_s).toDouble(), 1.5);
    }

    void longLinesOfCodeReachIntoTheMargin()
    {
        PageUnderTest test({1280, 800});
        Lesson lesson = prose();
        lesson.blocks.push_back(block(u"short"_s, Code{u"python"_s, {}, u"x = 1"_s}));
        lesson.blocks.push_back(block(u"long"_s, Code{u"python"_s, {}, u"x"_s.repeated(78)}));
        lesson.blocks.push_back(block(u"longer"_s, Code{u"python"_s, {}, u"x"_s.repeated(300)}));
        QVERIFY(test.show(lesson));
        const auto number = [&](const QString &script) { return test.evaluate(script).toDouble(); };
        const double text = number(u"document.querySelector('[data-block=p-0]').offsetWidth"_s);
        QCOMPARE(number(u"document.querySelector('[data-block=short]').offsetWidth"_s), text);
        QVERIFY(number(u"document.querySelector('[data-block=long]').offsetWidth"_s) > text + 40);
        QVERIFY(
            !test.evaluate(u"(e => e.scrollWidth > e.clientWidth)(document.querySelector('[data-block=long] pre'))"_s)
                 .toBool());
        QVERIFY(
            test.evaluate(u"(e => e.scrollWidth > e.clientWidth)(document.querySelector('[data-block=longer] pre'))"_s)
                .toBool());
        test.view->resize(500, 800);
        test.waitFrames();
        QVERIFY(!test.evaluate(u"document.documentElement.scrollWidth > innerWidth"_s).toBool());
        QVERIFY(number(u"document.querySelector('[data-block=longer]').getBoundingClientRect().right"_s) <=
                number(u"innerWidth"_s));
    }

    /** One character of all four that each draws in its own way, as every reader of one of them sees at once. */
    void hanCharactersAreDrawnAsTheirLanguageDraws()
    {
        PageUnderTest test;
        Lesson lesson;
        lesson.title = u"Han"_s;
        for (const QString &language : {u"ja"_s, u"ko"_s, u"zh-Hans"_s, u"zh-Hant"_s}) {
            Run run;
            run.text = u"\u8aa4\u9aa8\u76f4"_s;
            run.language = language;
            lesson.blocks.push_back(block(language, Paragraph{{run}}));
        }
        for (const TextFamily &family : textFamilies()) {
            test.view->setLooks({.family = family.name, .size = 40});
            QVERIFY(test.show(lesson));
            test.keepPicture(u"han-"_s + family.name);
            const QImage page = test.view->grab().toImage();
            QSet<QByteArray> drawn;
            for (const Block &each : lesson.blocks) {
                const QString id = each.id.toString();
                const QString element = u"document.querySelector('[data-block=\"%1\"]')"_s.arg(id);
                QVERIFY(test.evaluate(element + u".lang"_s).toString() == id);
                QVERIFY2(test.evaluate(u"getComputedStyle(%1).fontFamily"_s.arg(element))
                             .toString()
                             .contains(family.serif ? u"Noto Serif CJK"_s : u"Noto Sans CJK"_s),
                         qPrintable(id));
                const QVariantList box =
                    test.evaluate(u"(b => [b.left, b.top])(%1.getBoundingClientRect())"_s.arg(element)).toList();
                const QImage glyphs = page.copy(qRound(box[0].toDouble()), qRound(box[1].toDouble()), 130, 60);
                drawn.insert(QByteArray(reinterpret_cast<const char *>(glyphs.constBits()), glyphs.sizeInBytes()));
            }
            QCOMPARE(drawn.size(), 4);
        }
    }

    void aPageFromTheRightIsMirrored()
    {
        PageUnderTest test;
        Lesson lesson = rightToLeft();
        lesson.blocks.push_back(
            block(u"note"_s, Note{NoteKind::Tip, {}, {block(u"in"_s, Paragraph{words(lesson.title)})}}));
        lesson.blocks.push_back(block(u"quote"_s, Quote{{block(u"said"_s, Paragraph{words(lesson.title)})}}));
        QVERIFY(test.show(lesson));
        test.keepPicture(u"mirrored"_s);
        const auto edge = [&](const QString &selector, const QString &side) {
            return test.evaluate(u"document.querySelector('%1').getBoundingClientRect().%2"_s.arg(selector, side))
                .toDouble();
        };
        const auto style = [&](const QString &selector, const QString &name) {
            return test.evaluate(u"getComputedStyle(document.querySelector('%1')).%2"_s.arg(selector, name)).toString();
        };
        QCOMPARE(style(u"[data-block=note]"_s, u"borderRightWidth"_s), u"4px"_s);
        QCOMPARE(style(u"[data-block=note]"_s, u"borderLeftWidth"_s), u"0px"_s);
        QCOMPARE(style(u"[data-block=quote]"_s, u"borderRightWidth"_s), u"1px"_s);
        QCOMPARE(style(u".key"_s, u"borderRightWidth"_s), u"3px"_s);
        QCOMPARE(style(u"ol"_s, u"direction"_s), u"rtl"_s);
        QVERIFY(edge(u"ol li"_s, u"right"_s) < edge(u"ol"_s, u"right"_s)); // its number stands there
        QVERIFY(edge(u"th:first-child"_s, u"left"_s) > edge(u"th:last-child"_s, u"left"_s));
        for (const QString &words : {u".direction"_s, u".neighbour-title"_s, u".neighbour-minutes"_s}) {
            QCOMPARE(style(words, u"textAlign"_s), u"right"_s);
        }
        QVERIFY(edge(u".code .label"_s, u"left"_s) < edge(u".code button"_s, u"left"_s)); // code stays as it is
    }

    void aWhitePictureDoesNotBlindInTheDark_data()
    {
        QTest::addColumn<ThemeName>("theme");
        for (const ThemeName theme : allThemes) {
            if (isDark(theme)) {
                QTest::newRow(qPrintable(themeWord(theme))) << theme;
            }
        }
    }

    void aWhitePictureDoesNotBlindInTheDark()
    {
        QFETCH(ThemeName, theme);
        QTemporaryDir folder;
        const QString file = folder.filePath(u"white.png"_s);
        QImage white(1600, 1400, QImage::Format_RGB32);
        white.fill(Qt::white);
        QVERIFY(white.save(file));
        PageUnderTest test({700, 500}, theme, [file](const AssetHash &) -> Result<QString> { return file; });
        Lesson lesson;
        lesson.title = u"A sheet of paper"_s;
        lesson.blocks = {block(u"picture"_s, Image{u"pictures/levels.png"_s, u"White"_s, {}, {}, {}})};
        QVERIFY(test.show(lesson, {BlockId(u"picture"_s), 0}));
        QTRY_COMPARE(test.evaluate(u"document.querySelector('img').naturalWidth"_s).toInt(), 1600);
        test.waitFrames();
        const QImage frame = test.view->grab().toImage();
        QVERIFY2(frame.pixelColor(350, 250).lightness() > 150, "the picture is there");
        QVERIFY2(nearWhiteShare(frame) < 0.3, qPrintable(QString::number(nearWhiteShare(frame))));
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<TypographyTest>(); });
}

#include "typographytest.moc"
