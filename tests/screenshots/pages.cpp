// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshots/pages.h"

#include "page/pagefigures.h"
#include "page/pagetest.h"
#include "render/samplelesson.h"

#include <QtTest>

#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

constexpr QSize screen(1000, 1400);

/** A page from its top to its end, one picture a screen. */
void takeLesson(PageUnderTest &page, const QString &folder, const QString &name)
{
    page.waitFrames();
    const int height = page.evaluate(u"document.documentElement.scrollHeight * devicePixelRatio"_s).toInt();
    const int step = screen.height() - 80; // a line or two are in both, so that nothing falls between them
    for (int top = 0, number = 1; number == 1 || top + screen.height() - step < height; top += step, ++number) {
        (void)page.evaluate(u"scrollTo(0, %1 / devicePixelRatio); 0"_s.arg(top));
        page.waitFrames(8);
        const QString path = folder + u"/page-%1-%2.png"_s.arg(name).arg(number);
        std::printf("%s %s\n", page.view->grab().save(path) ? "wrote" : "could not write", qPrintable(path));
    }
}

/** The picture of the lesson on screen, over the whole page. */
bool takeLargePicture(PageUnderTest &page, const QString &folder, const QString &name)
{
    page.view->scrollTo({BlockId(u"picture"_s), 0});
    page.waitFrames(8);
    page.view->figures().setDescriptions(true);
    page.view->figures().enlarge();
    if (!QTest::qWaitFor([&page] { return page.view->figures().isEnlarged(); }, 20'000)) {
        return false;
    }
    page.waitFrames();
    const QString path = folder + u"/page-%1-large-picture.png"_s.arg(name);
    std::printf("%s %s\n", page.view->grab().save(path) ? "wrote" : "could not write", qPrintable(path));
    return true;
}

Lesson languages()
{
    Lesson lesson;
    lesson.title = u"One word in many languages"_s;
    const std::pair<QString, QString> words[] = {
        {u"ja"_s, u"誤りを直すには、まず骨組みを見る。直角に曲がる道では注意が必要だ。"_s},
        {u"ko"_s, u"카드 한 장을 고른다. 작은 카드는 왼쪽에, 큰 카드는 오른쪽에 놓는다."_s},
        {u"zh-Hans"_s, u"先选一张牌作为基准,小的放左边,大的放右边。直角与骨架皆须注意。"_s},
        {u"zh-Hant"_s, u"先選一張牌作為基準,小的放左邊,大的放右邊。直角與骨架皆須注意。"_s},
        {u"he"_s, u"Python היא שפה נוחה: בוחרים קלף אחד, וכל קלף קטן ממנו עובר לצדו."_s},
        {u"ar"_s, u"اختر بطاقة واحدة، ثم ضع كل بطاقة أصغر منها إلى جانبها."_s},
        {u"el"_s, u"Διάλεξε μία κάρτα· κάθε μικρότερη πάει αριστερά της."_s},
        {u"ru"_s, u"Возьмите одну карту; каждая меньшая уходит влево."_s}};
    for (const auto &[language, text] : words) {
        Run run;
        run.text = text;
        run.language = language;
        Run strong = run;
        strong.text = text.left(4);
        strong.italic = true;
        lesson.blocks.push_back(block(language, Paragraph{{run, strong}}));
    }
    return lesson;
}

} // namespace

int takePages(const QString &folder)
{
    for (const ThemeName theme : allThemes) {
        PageUnderTest page(screen, theme);
        if (!page.show(everyKind())) {
            return 1;
        }
        page.view->setDecorations(
            {{BlockId(u"p-bad"_s), u"one side stays empty"_s, {}, {}, u"highlight"_s, u"h1"_s, {}},
             {{}, {}, {}, {}, u"check"_s, u"check-1"_s, u"Not answered"_s}});
        takeLesson(page, folder, themeWord(theme));
        if (!takeLargePicture(page, folder, themeWord(theme))) {
            return 1;
        }
    }
    const std::pair<QString, TextLooks> settings[] = {
        {u"atkinson"_s, {.family = u"Atkinson Hyperlegible"_s}},
        {u"airy"_s, {.lineHeight = 200, .lineWidth = 60, .letterSpacing = 10, .wordSpacing = 30}},
        {u"zoom-200"_s, {.zoom = 200}}};
    for (const auto &[name, looks] : settings) {
        PageUnderTest page(screen);
        page.view->setLooks(looks);
        if (!page.show(everyKind())) {
            return 1;
        }
        takeLesson(page, folder, name);
    }
    PageUnderTest page(screen);
    if (!page.show(rightToLeft())) {
        return 1;
    }
    takeLesson(page, folder, u"right-to-left"_s);
    if (!page.show(languages())) {
        return 1;
    }
    takeLesson(page, folder, u"languages"_s);
    return 0;
}

} // namespace Carrel::Test
