// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplelesson.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace Carrel::Test
{
namespace
{

Run run(const QString &text)
{
    Run result;
    result.text = text;
    return result;
}

Run styled(const QString &text, bool Run::*flag)
{
    Run result = run(text);
    result.*flag = true;
    return result;
}

Run link(const QString &text, const QString &href)
{
    Run result = run(text);
    result.href = href;
    return result;
}

Block paragraph(const QString &id, const QString &text)
{
    return block(id, Paragraph{words(text)});
}

Blocks oneParagraph(const QString &id, const QString &text)
{
    return {paragraph(id, text)};
}

Block note(const QString &id, NoteKind kind, const QString &title, const QString &text)
{
    return block(id, Note{kind, title.isEmpty() ? Runs{} : words(title), oneParagraph(id + u"-text"_s, text)});
}

Check check(const QString &id, const QString &question)
{
    Check result;
    result.id = CheckId(id);
    result.question.content = words(question);
    for (const bool right : {true, false}) {
        Option option;
        option.key = OptionKey(right ? u"right"_s : u"wrong"_s);
        option.text.content = words(right ? u"It grows with the square."_s : u"It stays the same."_s);
        option.correct = right;
        result.options.push_back(option);
    }
    return result;
}

Table sampleTable()
{
    Table table;
    table.align = {ColumnAlign::None, ColumnAlign::Right, ColumnAlign::Center};
    table.head = {words(u"Way to sort"_s), words(u"Comparisons"_s), words(u"In place"_s)};
    table.rows = {{words(u"Insertion"_s), {styled(u"n^2/4"_s, &Run::math)}, words(u"yes"_s)},
                  {words(u"Merging"_s), {styled(u"n\\log_2 n"_s, &Run::math)}, words(u"no"_s)},
                  {words(u"Counting"_s), words(u"0"_s), words(u"no"_s)}};
    table.caption = words(u"What three ways of sorting cost."_s);
    return table;
}

Blocks textBlocks()
{
    return {
        block(u"h-pile"_s, Heading{2, words(u"One pile becomes two"_s)}),
        block(u"p-runs"_s,
              Paragraph{{run(u"Pick one card, the "_s), styled(u"pivot"_s, &Run::italic),
                         run(u". Every smaller card goes to its "_s), styled(u"left"_s, &Run::bold),
                         run(u", every larger one to its right; "_s), styled(u"pivot = cards[0]"_s, &Run::code),
                         run(u" is the first try. That "_s), styled(u"always works"_s, &Run::strike),
                         run(u" works when the pile is mixed: x"_s), styled(u"2"_s, &Run::superscript), run(u", a"_s),
                         styled(u"i"_s, &Run::subscript), run(u", "_s), styled(u"Ctrl"_s, &Run::keyboard), run(u"+"_s),
                         styled(u"C"_s, &Run::keyboard), run(u", and "_s), styled(u"\\frac{n}{2}"_s, &Run::math),
                         run(u" on each side."_s)}}),
        block(u"p-links"_s, Paragraph{{run(u"It was told in "_s), link(u"an earlier lesson"_s, u"merging"_s),
                                       run(u", is used "_s), link(u"below"_s, u"#code"_s), run(u" and has "_s),
                                       link(u"a page of its own"_s, u"https://example.org/quicksort"_s), run(u". A "_s),
                                       link(u"script"_s, u"javascript:alert(1)"_s), run(u" is only a word."_s)}}),
        block(u"code"_s, Code{u"python"_s,
                              {},
                              u"def quicksort(cards):\n    if len(cards) < 2:\n        return cards\n"
                              "    pivot, *rest = cards      # the first card, for now\n"
                              "    left = [c for c in rest if c < pivot]\n"
                              "    right = [c for c in rest if c >= pivot]\n"
                              "    return quicksort(left) + [pivot] + quicksort(right)"_s,
                              CodeRole::Source,
                              u"quicksort.py"_s,
                              {4, 7}}),
        block(u"console"_s,
              Code{u"bash"_s, {}, u"$ python sort.py 3 1 2\n[1, 2, 3]\n$ echo done\ndone"_s, CodeRole::Console}),
        block(u"output"_s, Code{{}, {}, u"1024 cards: 10 levels"_s, CodeRole::Output}),
        block(u"h-bad"_s, Heading{3, words(u"Bad luck, every time"_s)}),
        paragraph(u"p-bad"_s, u"If the pile is sorted already, one side stays empty and the other holds all the rest, "
                              "so that there is a level for every card."_s),
        block(u"ul"_s, List{false,
                            1,
                            {oneParagraph(u"li-1"_s, u"take the card in the middle"_s),
                             {paragraph(u"li-2"_s, u"or take three and keep the median:"_s),
                              block(u"li-2-list"_s, List{true,
                                                         3,
                                                         {oneParagraph(u"li-2-1"_s, u"the first"_s),
                                                          oneParagraph(u"li-2-2"_s, u"the last"_s)}})}}}),
        block(u"quote"_s, Quote{oneParagraph(u"quote-p"_s, u"Sorting is what a tidy person does twice."_s)}),
        block(u"h-four"_s, Heading{4, words(u"A remark aside"_s)}),
    };
}

Blocks boxBlocks()
{
    return {
        note(u"n-note"_s, NoteKind::Note, {}, u"A pile of one card is sorted."_s),
        note(u"n-tip"_s, NoteKind::Tip, u"Shuffle first"_s, u"A shuffled pile has no bad order left in it."_s),
        note(u"n-important"_s, NoteKind::Important, {}, u"The pivot never moves again."_s),
        note(u"n-warning"_s, NoteKind::Warning, {}, u"Deep recursion may use up the stack."_s),
        note(u"n-caution"_s, NoteKind::Caution, u"Equal cards"_s, u"Many equal cards are as bad as a sorted pile."_s),
        block(u"more"_s, More{words(u"Why is it called quick?"_s),
                              oneParagraph(u"more-p"_s, u"Because its inner loop is short."_s)}),
        block(u"table"_s, sampleTable()),
        block(u"math"_s, MathBlock{u"T(n) = \\begin{cases} 1 & n \\le 1 \\\\ 2\\,T\\!\\left(\\frac{n}{2}\\right) + n & "
                                   "n > 1 \\end{cases}"_s,
                                   u"(1)"_s}),
        block(u"bad-math"_s, MathBlock{u"\\frac{n}{"_s, {}}),
        block(u"picture"_s, Image{u"pictures/levels.png"_s,
                                  u"Ten levels of halved piles"_s,
                                  words(u"Each level halves the piles."_s),
                                  QSize(560, 180),
                                  {}}),
        block(u"missing"_s, Image{{},
                                  u"A hand of five cards"_s,
                                  words(u"The hand before the first move."_s),
                                  {},
                                  u"https://example.org/hand.png"_s}),
        block(u"rule"_s, Rule{}),
        block(u"link"_s, LinkBlock{u"video"_s, u"https://example.org/watch/quicksort"_s, u"Quicksort as a dance"_s}),
        block(u"place-1"_s, CheckPlace{CheckId(u"check-1"_s)}),
        block(u"place-2"_s, CheckPlace{CheckId(u"check-2"_s)}),
        block(u"place-3"_s, CheckPlace{CheckId(u"nowhere"_s)}),
        block(u"lab"_s, Lab{u"card-table"_s, "{}"}),
        block(u"unknown"_s, Unknown{u"hologram"_s, {}}),
        block(u"unknown-shown"_s, Unknown{u"poem"_s, oneParagraph(u"poem-p"_s, u"What could be saved of it."_s)}),
        paragraph(u"p-end"_s, u"With a lucky pivot each level halves the piles."_s),
    };
}

} // namespace

Runs words(const QString &text)
{
    return {run(text)};
}

Block block(const QString &id, BlockContent content)
{
    return {BlockId(id), true, std::move(content)};
}

QByteArray samplePicture()
{
    QImage image(560, 180, QImage::Format_RGB32);
    image.fill(QColor(u"#f3f0e8"_s));
    QPainter painter(&image);
    for (int level = 0; level < 5; ++level) {
        const int piles = 1 << level;
        const int width = 520 / piles - 6;
        for (int pile = 0; pile < piles; ++pile) {
            painter.fillRect(20 + pile * 520 / piles, 15 + level * 32, width, 22, QColor(u"#1d5b66"_s));
        }
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

Asset sampleAsset()
{
    Asset asset;
    asset.path = u"pictures/levels.png"_s;
    asset.hash = AssetHash(QStringLiteral("5f") + QString(62, u'0'));
    asset.mediaType = u"image/png"_s;
    return asset;
}

Lesson everyKind()
{
    Lesson lesson;
    lesson.course = {u"sorting"_s, u"How sorting works"_s, u"https://example.org/sorting"_s, u"beginner"_s,
                     u"basics"_s};
    lesson.module = {u"dividing"_s, u"Dividing"_s, 2};
    lesson.slug = LessonSlug(u"quicksort"_s);
    lesson.title = u"Quicksort and its pivot"_s;
    lesson.url = u"https://example.org/sorting/quicksort"_s;
    lesson.position = 5;
    lesson.of = 16;
    lesson.minutes = 9;
    lesson.keyIdea =
        u"A pivot that splits the pile in halves makes quicksort fast; chosen badly every time, it makes it "
        "as slow as insertion."_s;
    lesson.answer = u"On average it needs about n log n comparisons."_s;
    lesson.blocks = textBlocks();
    for (Block &box : boxBlocks()) {
        lesson.blocks.push_back(std::move(box));
    }
    lesson.checks = {check(u"check-1"_s, u"A list arrives already sorted, and the first card is always taken as the "
                                         "pivot. What happens?"_s),
                     check(u"check-2"_s, u"Which card never moves again?"_s)};
    lesson.previous = Neighbour{LessonSlug(u"merging"_s), u"Merging two sorted piles"_s, {}, 8};
    lesson.next = Neighbour{LessonSlug(u"floor"_s), u"Why n log n is the floor"_s, {}, 8};
    lesson.authorship = u"The Carrel authors"_s;
    lesson.reviewStatus = u"Read by two people"_s;
    lesson.cite = u"The Carrel authors, \u201cQuicksort and its pivot\u201d, How sorting works, 2026."_s;
    lesson.licence = {u"Creative Commons Zero"_s, u"https://creativecommons.org/publicdomain/zero/1.0/"_s, u"CC0-1.0"_s,
                      u"No attribution needed"_s};
    return lesson;
}

LessonContext sampleContext()
{
    LessonContext context;
    context.course = CourseId(u"example.org/sorting"_s);
    context.previous = NeighbourLink{LessonSlug(u"merging"_s), u"Merging two sorted piles"_s, 8, true};
    context.assets.emplace(sampleAsset().path, sampleAsset());
    context.language = u"en"_s;
    return context;
}

Lesson rightToLeft()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"miyun"_s);
    lesson.title = u"\u05de\u05d9\u05d5\u05df \u05de\u05d4\u05d9\u05e8"_s;
    lesson.keyIdea =
        u"\u05d0\u05d9\u05d1\u05e8 \u05e6\u05d9\u05e8 \u05d8\u05d5\u05d1 \u05de\u05d7\u05dc\u05e7 \u05dc\u05e9\u05e0\u05d9\u05d9\u05dd."_s;
    lesson.blocks = {
        block(u"p"_s, Paragraph{{run(u"\u05d4\u05e4\u05d5\u05e0\u05e7\u05e6\u05d9\u05d4 "_s),
                                 styled(u"sort(cards)"_s, &Run::code), run(u" \u05d5\u05d2\u05dd "_s),
                                 styled(u"f(x)=-0.5x"_s, &Run::math), run(u" \u05db\u05d0\u05df."_s)}}),
        block(u"code"_s, Code{u"python"_s, {}, u"print(sorted([3, 1, 2]))"_s}),
        block(u"ol"_s, List{true,
                            1,
                            {oneParagraph(u"li-1"_s, u"\u05e8\u05d0\u05e9\u05d5\u05df"_s),
                             oneParagraph(u"li-2"_s, u"\u05e9\u05e0\u05d9"_s)}}),
        block(u"table"_s, Table{{}, {words(u"\u05d0"_s), words(u"B"_s)}, {{words(u"\u05d1"_s), words(u"1"_s)}}, {}}),
        block(u"math"_s, MathBlock{u"\\frac{1}{2}"_s, {}}),
    };
    return lesson;
}

Lesson longLesson(int paragraphs)
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"long"_s);
    lesson.title = u"A very long lesson"_s;
    for (int i = 0; i < paragraphs; ++i) {
        const QString number = QString::number(i);
        if (i % 25 == 0) {
            lesson.blocks.push_back(block(u"h-"_s + number, Heading{2, words(u"Part "_s + number)}));
        }
        if (i % 50 == 10) {
            lesson.blocks.push_back(
                block(u"c-"_s + number, Code{u"cpp"_s, {}, u"int pile_%1 = %1;\nreturn pile_%1 >= 2;"_s.arg(i)}));
        }
        lesson.blocks.push_back(paragraph(
            u"p-"_s + number, u"Paragraph %1 speaks of one more pile of cards and of nothing else, but does so at "
                              "some length, so that it fills two lines of the page."_s.arg(i)));
    }
    return lesson;
}

namespace
{

/** Everything a page could use to reach out, as one text. */
QString attack(int port)
{
    const QString host = u"http://127.0.0.1:%1"_s.arg(port);
    const QString kinds = uR"(</p></article></main></body>"'><img src="@/img.png" srcset="@/set.png 2x">
<link rel="stylesheet" href="@/style.css"><link rel="preconnect" href="@"><link rel="dns-prefetch" href="@">
<link rel="prefetch" href="@/pre"><link rel="icon" href="@/icon"><link rel="manifest" href="@/manifest">
<style>@import url("@/import.css"); @font-face{font-family:x;src:url(@/font.woff2)} body{background:url(@/bg.png)}</style>
<iframe src="@/frame"></iframe><object data="@/object"></object><embed src="@/embed"><video src="@/video" autoplay>
</video><audio src="@/audio" autoplay></audio><meta http-equiv="refresh" content="0;url=@/refresh">
<base href="@/base/"><a href="@/a" ping="@/ping" autofocus>link</a><form action="@/form"><input autofocus></form>
<script>location="@/script";document.title="hacked"</script><svg onload="location='@/svg'"><use href="@/use#x"/></svg>
<img src="file:///etc/passwd" onerror="document.title='hacked'"><body onload="document.title='hacked'">
<title>hacked</title><button data-do="outside" data-url="@/button">press</button>)"_s;
    return QString(kinds).replace(u'@', host);
}

} // namespace

Lesson hostile(int port)
{
    const QString text = attack(port);
    const QString url = u"http://127.0.0.1:%1/link"_s.arg(port);
    Lesson lesson = everyKind();
    lesson.title = lesson.keyIdea = lesson.answer = lesson.authorship = lesson.reviewStatus = lesson.cite = text;
    lesson.course.title = lesson.module.title = lesson.course.level = lesson.course.track = text;
    lesson.url = url;
    lesson.licence = {text, url, text, text};
    lesson.hero = Hero{u"picture"_s, url, text, words(text)};
    lesson.previous = Neighbour{LessonSlug(text), text, url, 1};
    lesson.next = lesson.previous;
    Run inside = run(text);
    inside.href = u"javascript:document.title='hacked'"_s;
    Run picture = run(text);
    picture.picture = url;
    Run code = styled(text, &Run::code);
    code.language = text;
    const Runs runs{
        inside, picture, code, styled(text, &Run::math), link(text, url), link(text, u"file:///etc/passwd"_s)};
    const Blocks nested{block(text, Paragraph{runs})};
    lesson.blocks = {
        block(text, Heading{2, runs}),
        block(u"code"_s, Code{text, text, text, CodeRole::Source, text, {1}}),
        block(u"list"_s, List{false, 1, {nested}}),
        block(u"quote"_s, Quote{nested}),
        block(u"note"_s, Note{NoteKind::Tip, runs, nested}),
        block(u"more"_s, More{runs, nested}),
        block(u"image"_s, Image{url, text, runs, QSize(10, 10), url}),
        block(u"file-image"_s, Image{u"file:///etc/passwd"_s, text, runs, {}, u"file:///etc/passwd"_s}),
        block(u"table"_s, Table{{}, {runs}, {{runs}}, runs}),
        block(u"math"_s,
              MathBlock{u"\\href{%1}{x} \\includegraphics{%1} \\htmlStyle{background:url(%1)}{y}"_s.arg(url), text}),
        block(u"math-text"_s, MathBlock{u"\\text{<img src=%1>}"_s.arg(url), text}),
        block(u"pointer"_s, LinkBlock{text, url, text}),
        block(u"check"_s, CheckPlace{CheckId(text)}),
        block(u"lab"_s, Lab{text, text.toUtf8()}),
        block(u"unknown"_s, Unknown{text, nested}),
        block(u"unknown-empty"_s, Unknown{text, {}}),
        block(u"rule"_s, Rule{}),
    };
    lesson.checks = {check(text, text)};
    return lesson;
}

} // namespace Carrel::Test
