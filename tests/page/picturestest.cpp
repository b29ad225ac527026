// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "page/pagefigures.h"
#include "pagetest.h"
#include "render/contrast.h"
#include "support/brightness.h"

#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWebEngineView>
#include <QWheelEvent>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

const QString levels = u"pictures/levels.png"_s;

Image sampleImage()
{
    return {levels, u"Ten levels of halved piles"_s, words(u"Each level halves the piles."_s), QSize(560, 180), {}};
}

/** Text, a picture, text, another, text: tall enough to be somewhere in. */
Lesson lessonOfPictures()
{
    Lesson lesson;
    lesson.title = u"Pictures"_s;
    for (int i = 0; i < 40; ++i) {
        if (i == 10 || i == 30) {
            lesson.blocks.push_back(block(u"picture%1"_s.arg(i), sampleImage()));
        }
        lesson.blocks.push_back(block(u"p%1"_s.arg(i), Paragraph{words(u"One more line of the text."_s)}));
    }
    return lesson;
}

} // namespace

class PicturesTest final : public QObject
{
    Q_OBJECT

private:
    static QWidget *receiver(PageUnderTest &test) { return test.view->findChild<QWebEngineView *>()->focusProxy(); }
    static void press(PageUnderTest &test, Qt::Key key) { QTest::keyClick(receiver(test), key); }

    static double number(PageUnderTest &test, const QString &script) { return test.evaluate(script).toDouble(); }
    static double width(PageUnderTest &test)
    {
        return number(test, u"document.querySelector('.large-stage img').getBoundingClientRect().width"_s);
    }
    static double left(PageUnderTest &test)
    {
        return number(test, u"document.querySelector('.large-stage img').getBoundingClientRect().left"_s);
    }
    static bool isOpen(PageUnderTest &test)
    {
        return test.evaluate(u"document.querySelector('dialog.large').open"_s).toBool();
    }
    static QPoint centreOf(PageUnderTest &test, const QString &selector)
    {
        const QVariantList at =
            test.evaluate(u"(() => { const b = document.querySelector('%1').getBoundingClientRect();"
                          " return [b.left + b.width / 2, b.top + b.height / 2]; })()"_s.arg(selector))
                .toList();
        return QPointF(at.value(0).toDouble(), at.value(1).toDouble()).toPoint();
    }

    /** Shows the picture that is drawn at the top of the page. */
    static bool openFirst(PageUnderTest &test)
    {
        test.view->figures().enlarge();
        return QTest::qWaitFor([&] { return test.view->figures().isEnlarged(); }, 20'000);
    }

private Q_SLOTS:
    void aPictureOpensByKeysAndEscLeadsBackToPlaceAndFocus()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"p27"_s), 0.5}));
        const QString button = u"document.querySelector('[data-block=picture30] [data-do=enlarge]')"_s;
        test.view->focusPage();
        (void)test.evaluate(u"%1.focus({ preventScroll: true }); 0"_s.arg(button));
        const double place = number(test, u"scrollY"_s);
        QVERIFY(place > 100);
        const double wide = number(test, u"document.querySelector('main').offsetWidth"_s);
        press(test, Qt::Key_Return);
        QTRY_VERIFY(test.view->figures().isEnlarged());
        QVERIFY(isOpen(test));
        QCOMPARE(number(test, u"document.querySelector('main').offsetWidth"_s), wide);
        QCOMPARE(test.evaluate(u"document.activeElement.className"_s).toString(), u"large-stage"_s);
        QCOMPARE(test.evaluate(u"document.querySelector('.large-stage img').alt"_s).toString(),
                 u"Ten levels of halved piles"_s);
        test.waitFrames();
        test.keepPicture(u"picture-large"_s);

        const double fitted = width(test);
        QVERIFY2(fitted > 1000, qPrintable(QString::number(fitted)));
        for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Plus}) {
            press(test, key);
        }
        QTRY_VERIFY(width(test) > fitted * 1.9);
        const double before = left(test);
        press(test, Qt::Key_Right);
        QTRY_VERIFY(left(test) < before - 20);
        press(test, Qt::Key_Left);
        press(test, Qt::Key_Left);
        QTRY_VERIFY(left(test) > before + 20);
        press(test, Qt::Key_Minus);
        QTRY_VERIFY(width(test) < fitted * 1.7);
        press(test, Qt::Key_0);
        QTRY_COMPARE(width(test), fitted);
        // No further than it reaches.
        for (int i = 0; i < 3; ++i) {
            press(test, Qt::Key_Down);
        }
        QTRY_VERIFY(qAbs(left(test) + width(test) / 2 - number(test, u"innerWidth"_s) / 2) < 20);
        press(test, Qt::Key_Space);
        press(test, Qt::Key_PageDown);
        test.waitFrames();
        press(test, Qt::Key_Escape);
        QTRY_VERIFY(!test.view->figures().isEnlarged());
        QVERIFY(!isOpen(test));
        QCOMPARE(number(test, u"scrollY"_s), place);
        QVERIFY(test.evaluate(u"document.activeElement === "_s + button).toBool());
        test.waitFrames();
        test.keepPicture(u"picture-buttons"_s);
        QCOMPARE(test.view->place().block, BlockId(u"p27"_s));
    }

    void theMouseOpensSizesAndMoves()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"p8"_s), 0}));
        QTest::mouseClick(receiver(test), Qt::LeftButton, {}, centreOf(test, u"[data-block=picture10] img"_s));
        QTRY_VERIFY(test.view->figures().isEnlarged());
        test.waitFrames();
        const double fitted = width(test);
        const QPoint at = centreOf(test, u".large-stage"_s) + QPoint(200, 0);
        const auto turn = [&](int by) {
            QWheelEvent event(at, receiver(test)->mapToGlobal(at), {}, {0, by}, {}, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(receiver(test), &event);
        };
        // What is under the pointer stays there.
        const auto share = [&] { return (at.x() - left(test)) / width(test); };
        const double under = share();
        for (int i = 0; i < 4; ++i) {
            turn(120);
        }
        QTRY_VERIFY2(width(test) > fitted * 2, qPrintable(u"%1, was %2"_s.arg(width(test)).arg(fitted)));
        QVERIFY2(qAbs(share() - under) < 0.02, qPrintable(u"%1, was %2"_s.arg(share()).arg(under)));
        const double before = left(test);
        QTest::mousePress(receiver(test), Qt::LeftButton, {}, at);
        QTest::mouseMove(receiver(test), at + QPoint(-40, 0));
        QTest::mouseMove(receiver(test), at + QPoint(-80, 0));
        QTest::mouseRelease(receiver(test), Qt::LeftButton, {}, at + QPoint(-80, 0));
        QTRY_VERIFY(qAbs(left(test) - (before - 80)) < 3);
        for (int i = 0; i < 12; ++i) {
            turn(-120);
        }
        QTRY_VERIFY(width(test) <= fitted);
        QTest::mouseClick(receiver(test), Qt::LeftButton, {}, centreOf(test, u"[data-large=close]"_s));
        QTRY_VERIFY(!test.view->figures().isEnlarged());
    }

    void everyControlHasAName()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"picture10"_s), 0}));
        QVERIFY(openFirst(test));
        QCOMPARE(test.evaluate(u"Array.from(document.querySelectorAll('.picture button, .large, .large button,"
                               " .large [tabindex]')).filter(e => (e.ariaLabel ?? e.innerText).trim() === '').length"_s)
                     .toInt(),
                 0);
        QCOMPARE(test.evaluate(u"Array.from(document.querySelectorAll('.large button'))"
                               ".filter(e => (e.title ?? '') === '').length"_s)
                     .toInt(),
                 0);
        QCOMPARE(test.evaluate(u"document.querySelector('.picture [data-do=enlarge]').ariaLabel"_s).toString(),
                 u"Enlarge the picture: Ten levels of halved piles"_s);
    }

    void alternativeTextIsShownInWords()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"picture10"_s), 0}));
        const QString words = u"Array.from(document.querySelectorAll('.described'), e => e.innerText)"_s;
        const QString alternative = u"Ten levels of halved piles"_s;
        const QString text = test.evaluate(u"carrel.readingText()"_s).toString();
        (void)test.evaluate(u"document.querySelector('[data-block=picture10] [data-do=describe]').click(); 0"_s);
        QCOMPARE(test.evaluate(words).toStringList(), QStringList{alternative});
        QCOMPARE(test.evaluate(u"document.querySelector('[data-do=describe]').ariaExpanded"_s).toString(), u"true"_s);
        QVERIFY(openFirst(test));
        QCOMPARE(test.evaluate(u"document.querySelector('.large-description').innerText"_s).toString(), alternative);
        QCOMPARE(test.evaluate(u"document.querySelector('.large-caption').innerText"_s).toString(),
                 u"Each level halves the piles."_s);
        test.waitFrames();
        test.keepPicture(u"picture-large-described"_s);
        (void)test.evaluate(u"document.querySelector('[data-large=describe]').click(); 0"_s);
        QVERIFY(test.evaluate(words).toStringList().isEmpty());
        press(test, Qt::Key_Escape);
        QTRY_VERIFY(!test.view->figures().isEnlarged());

        // For who wants it everywhere, in every lesson; the words are none of the lesson's text, and the place stays.
        test.view->scrollTo({BlockId(u"p20"_s), 0});
        QTRY_COMPARE(test.view->place().block, BlockId(u"p20"_s));
        test.waitFrames(8);
        test.view->figures().setDescriptions(true);
        QTRY_COMPARE(test.evaluate(words).toStringList().size(), 2);
        test.waitFrames(8);
        QCOMPARE(test.view->place().block, BlockId(u"p20"_s));
        QCOMPARE(test.evaluate(u"carrel.readingText()"_s).toString(), text);
        QVERIFY(test.show(everyKind(), {BlockId(u"picture"_s), 0}));
        QCOMPARE(test.evaluate(words).toStringList(), QStringList{alternative});
        test.keepPicture(u"picture-described"_s);
        test.view->figures().setDescriptions(false);
        QTRY_VERIFY(test.evaluate(words).toStringList().isEmpty());
    }

    void aPictureThatCannotBeShownSaysWhatItWouldShowAndWhy_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("gone") << QByteArray() << u"Its file is not there any more."_s;
        QTest::newRow("no picture") << QByteArray("words") << u"Its file is not a picture that Carrel can show."_s;
        QTest::newRow("damaged") << samplePicture().left(16) + "no more of it" << u"Its file is damaged."_s;
        QTest::newRow("a folder") << QByteArray("folder") << u"Its file cannot be read: "_s;
    }

    void aPictureThatCannotBeShownSaysWhatItWouldShowAndWhy()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"picture.png"_s);
        if (bytes == "folder") {
            QVERIFY(QDir().mkpath(path));
        } else if (!bytes.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        }
        PageUnderTest test({1000, 700}, ThemeName::Light,
                           [path](const AssetHash &) -> Result<QString> { return path; });
        Lesson lesson;
        lesson.title = u"A picture"_s;
        Run inside;
        inside.text = u"a small one"_s;
        inside.picture = levels;
        lesson.blocks = {block(u"p"_s, Paragraph{{inside}}), block(u"picture"_s, sampleImage())};
        QVERIFY(test.show(lesson));
        const QString box = u"document.querySelector('[data-block=picture] .missing')"_s;
        QTRY_VERIFY(test.evaluate(box + u" !== null"_s).toBool());
        const QString said = test.evaluate(box + u".innerText"_s).toString();
        QVERIFY2(said.startsWith(u"This picture cannot be shown"_s), qPrintable(said));
        QVERIFY2(said.contains(u"Ten levels of halved piles"_s), qPrintable(said));
        QVERIFY2(said.contains(reason), qPrintable(said));
        QCOMPARE(test.evaluate(u"document.querySelector('[data-block=picture] figcaption').innerText"_s).toString(),
                 u"Each level halves the piles."_s);
        QCOMPARE(test.evaluate(u"document.querySelectorAll('.tools').length"_s).toInt(), 0);
        QCOMPARE(test.evaluate(u"document.querySelector('[data-block=p] .missing-inline').innerText"_s).toString(),
                 u"a small one"_s);
        test.keepPicture(u"picture-failed-"_s + QString::fromLatin1(QTest::currentDataTag()));
        QSignalSpy told(&test.view->figures(), &PageFigures::told);
        test.view->figures().enlarge();
        QTRY_COMPARE(told.size(), 1);
    }

    void whoIsLedElsewhereLeavesThePicture()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"picture10"_s), 0}));
        QVERIFY(openFirst(test));
        test.view->scrollTo({BlockId(u"p35"_s), 0});
        QTRY_VERIFY(!test.view->figures().isEnlarged());
        QTRY_COMPARE(test.view->place().block, BlockId(u"p35"_s));
        test.view->scrollTo({BlockId(u"picture10"_s), 0});
        QTRY_COMPARE(test.view->place().block, BlockId(u"picture10"_s));
        test.waitFrames(8);
        QVERIFY(openFirst(test));
        QVERIFY(test.show(everyKind()));
        QTRY_VERIFY(!test.view->figures().isEnlarged());
        QVERIFY(!isOpen(test));
    }

    void wordsAndControlsCanBeReadInEveryTheme_data()
    {
        QTest::addColumn<ThemeName>("theme");
        for (const ThemeName theme : allThemes) {
            QTest::newRow(qPrintable(themeWord(theme))) << theme;
        }
    }

    void wordsAndControlsCanBeReadInEveryTheme()
    {
        QFETCH(ThemeName, theme);
        QTemporaryDir folder;
        const QString file = folder.filePath(u"white.png"_s);
        QImage white(1600, 1400, QImage::Format_RGB32);
        white.fill(Qt::white);
        QVERIFY(white.save(file));
        PageUnderTest test({1000, 700}, theme, [file](const AssetHash &) -> Result<QString> { return file; });
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"picture10"_s), 0}));
        test.view->figures().setDescriptions(true);
        QVERIFY(openFirst(test));
        test.waitFrames();
        test.keepPicture(u"picture-large-"_s + themeWord(theme));
        const QVariantList texts =
            test.evaluate(u"Array.from(document.querySelectorAll('.large :is(button, output, figcaption, p)'), e =>"
                          " [e.className + e.innerText, getComputedStyle(e).color])"_s)
                .toList();
        QVERIFY(texts.size() >= 8);
        const auto colour = [](const QString &css) {
            const QStringList parts = css.mid(css.indexOf(u'(') + 1).chopped(1).split(u", "_s);
            return QColor(parts.value(0).toInt(), parts.value(1).toInt(), parts.value(2).toInt());
        };
        const double least = theme == ThemeName::Contrast || theme == ThemeName::ContrastDark ? 7 : 4.5;
        for (const QVariant &text : texts) {
            const QVariantList pair = text.toList();
            const double found = contrastOf(colour(pair[1].toString()), themeTokens(theme).paper);
            QVERIFY2(found >= least, qPrintable(u"%1: %2"_s.arg(pair[0].toString()).arg(found)));
        }
        if (isDark(theme)) {
            const QImage frame = test.view->grab().toImage();
            QVERIFY2(nearWhiteShare(frame) < 0.3, qPrintable(QString::number(nearWhiteShare(frame))));
        }
    }

    void everyControlIsInSightAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("zoom");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const char *side = direction == Qt::LeftToRight ? "left to right" : "right to left";
            QTest::addRow("large, 50 %%, %s", side) << QSize(1280, 800) << 50 << direction;
            QTest::addRow("large, 300 %%, %s", side) << QSize(1280, 800) << 300 << direction;
            QTest::addRow("small, 100 %%, %s", side) << QSize(640, 400) << 100 << direction;
            QTest::addRow("small, 200 %%, %s", side) << QSize(640, 400) << 200 << direction;
        }
    }

    void everyControlIsInSightAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(int, zoom);
        QFETCH(Qt::LayoutDirection, direction);
        QGuiApplication::setLayoutDirection(direction);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        PageUnderTest test(size);
        test.view->setLooks({.zoom = zoom});
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"picture10"_s), 0}));
        test.view->figures().setDescriptions(true);
        QVERIFY(openFirst(test));
        test.waitFrames();
        test.keepPicture(u"picture-large-%1-%2-%3"_s.arg(size.width())
                             .arg(zoom)
                             .arg(direction == Qt::LeftToRight ? u"ltr"_s : u"rtl"_s));
        QCOMPARE(
            test.evaluate(u"Array.from(document.querySelectorAll('.large button, .large-stage, .large-words'))"
                          ".filter(e => { const b = e.getBoundingClientRect(); return b.left < -0.5 || b.top < -0.5"
                          " || b.right > document.documentElement.clientWidth + 1 || b.bottom > innerHeight + 1 || "
                          "b.width < 1; })"
                          ".map(e => e.className + e.innerText)"_s)
                .toStringList(),
            QStringList());
        QVERIFY(number(test, u"document.querySelector('.large-stage').clientHeight / innerHeight"_s) > 0.3);
        const double close =
            number(test, u"document.querySelector('[data-large=close]').getBoundingClientRect().left"_s);
        const double smaller =
            number(test, u"document.querySelector('[data-large=out]').getBoundingClientRect().left"_s);
        QVERIFY(direction == Qt::LeftToRight ? close > smaller : close < smaller);
        QVERIFY(width(test) > 10);
    }

    void theMenuOfAPictureComesByMouseAndByKey()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfPictures(), {BlockId(u"p8"_s), 0}));
        QSignalSpy menu(&test.view->figures(), &PageFigures::menuWanted);
        QTest::mouseClick(receiver(test), Qt::RightButton, {}, centreOf(test, u"[data-block=picture10] img"_s));
        QTRY_COMPARE(menu.size(), 1);
        QCOMPARE(menu[0][0].value<PageFigures::Kind>(), PageFigures::Kind::Picture);
        QVERIFY(
            test.evaluate(u"document.activeElement.matches('[data-block=picture10] [data-do=enlarge]')"_s).toBool());
        QTest::keyClick(receiver(test), Qt::Key_F10, Qt::ShiftModifier);
        QTRY_COMPARE(menu.size(), 2);
        QVERIFY(!test.view->figures().isEnlarged());
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<PicturesTest>(); });
}

#include "picturestest.moc"
