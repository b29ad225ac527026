// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/huggingface/huggingfaceformat.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace Carrel;
using Carrel::Test::listing;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome read(const QString &path)
{
    JobControl control;
    return readCourses({path}, {}, control);
}

QStringList codes(const Diagnostics &rows, Severity from = Severity::Warning)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        if (row.severity >= from) {
            list << row.code + u':' + QString::number(row.line.value_or(0));
        }
    }
    return list;
}

} // namespace

/** Courses in MDX: a small one of our own words, the hostile page, and the real one where it is here. */
class HuggingFaceTest final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static Lesson lesson(const ReadOutcome &outcome, const QString &slug)
    {
        const auto found = outcome.courses.empty() ? nullptr : outcome.courses.front().lesson(LessonSlug(slug));
        return found ? *found : Lesson();
    }

private Q_SLOTS:
    void theTreeIsTheOrder()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"huggingface"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const CourseOutline &outline = outcome.courses.front().outline;
        QCOMPARE(outline.info.title, u"Tides for machines"_s);
        QCOMPARE(outline.info.language, u"en"_s);
        QCOMPARE(outline.info.licence.spdx, u"CC0-1.0"_s);
        QCOMPARE(outline.info.importer, u"carrel-huggingface"_s);
        QStringList titles;
        for (const Module &module : outline.modules) {
            titles << module.title;
            for (const LessonEntry &entry : module.lessons) {
                titles << u"  "_s + entry.slug.toString() + u' ' + entry.title;
            }
        }
        QCOMPARE(titles, (QStringList{u"1. Water"_s, u"  chapter1-1 Introduction"_s, u"  chapter1-2 Measuring"_s,
                                      u"  chapter1-2-tf Measuring (TensorFlow)"_s, u"2. Quiz"_s,
                                      u"  chapter2-1 End-of-chapter quiz"_s}));
        QCOMPARE(codes(outcome.diagnostics), (QStringList{u"lesson-missing:9"_s, u"picture-elsewhere:27"_s,
                                                          u"skipped-component:58"_s, u"skipped-question:34"_s}));
    }

    void componentsBecomeBlocks()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"huggingface"_s));
        const QStringList blocks = listing(lesson(outcome, u"chapter1-1"_s).blocks).split(u'\n');
        const QString text = blocks.join(u'\n');
        QVERIFY2(text.startsWith(u"h2[Welcome] "_s), qPrintable(text));
        QVERIFY2(text.contains(u"p[See <chapter1-2#gauge|the gauge> and <chapter2-1|the quiz>, "
                               "or <https://huggingface.co/course/chapter9/1|this>.]"_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"p[Torch only.]"_s) && !text.contains(u"Flow"_s), qPrintable(text));
        QVERIFY2(text.contains(u"tip[Good to know](p[Mark the **water**.])"_s), qPrintable(text));
        QVERIFY2(text.contains(u"warning[](p[Mind the tide.])"_s), qPrintable(text));
        QVERIFY2(text.contains(u"link[https://www.youtube.com/watch?v=abc]"_s), qPrintable(text));
        QVERIFY2(text.contains(u"link[https://example.org/demo]"_s), qPrintable(text));
        QVERIFY2(text.contains(u"image[ | A gauge |  | https://example.org/gauge.png]"_s), qPrintable(text));
        QVERIFY2(!text.contains(u"gauge-dark"_s), qPrintable(text));
        QVERIFY2(text.contains(u"h4[By hand] p[Read it.] h4[By machine] p[Log it.]"_s), qPrintable(text));
        QVERIFY2(text.contains(u"more(p[Inside, with] code Python[x < 1])"_s), qPrintable(text));
        QVERIFY2(text.contains(u"p[Kept text.]"_s), qPrintable(text));
        QVERIFY2(text.contains(u"p[A <mask> and `<s>` are words.]"_s), qPrintable(text));
        QVERIFY2(text.contains(u"table "_s) && text.contains(u"Moon"_s), qPrintable(text));
    }

    void headingsKeepTheirAnchors()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"huggingface"_s));
        const Blocks blocks = lesson(outcome, u"chapter1-2"_s).blocks;
        QVERIFY(std::ranges::contains(blocks, BlockId(u"gauge"_s), &Block::id));
        QVERIFY(listing(blocks).contains(u"h2[The gauge] "_s));
        QVERIFY(listing(blocks).contains(u"code Python[41]"_s));
    }

    void questionsBecomeChecksWhereTheyStand()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"huggingface"_s));
        const Lesson quiz = lesson(outcome, u"chapter2-1"_s);
        QCOMPARE(listing(quiz.blocks), u"p[Let’s see.] check[check-1] check[check-2] check[check-3] "
                                       "h3[3. This one would have to be run]"_s);
        QCOMPARE(quiz.checks.size(), size_t(3));
        QCOMPARE(listing(quiz.checks[0]), u"When is the *next* high water?\n"
                                          "+ In `12 h 25 min` / why: Right, see <chapter1-2|there>.\n"
                                          "- > 24 h / tempting: Too long.\n"
                                          "- a < b & **c** / tempting: p[No:] ul(p[one] | p[two])"_s);
        QCOMPARE(quiz.checks[0].kind, CheckKind::Single);
        QCOMPARE(listing(quiz.checks[1].question), u"p[What does this print?] code Python[print(1)]"_s);
        QCOMPARE(quiz.checks[1].kind, CheckKind::Multiple);
        QCOMPARE(listing(quiz.checks[2].question), u"What does this print?"_s);
    }

    void theHostilePageLosesOnlyWhatCannotBeRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"nasty/08-text/question.mdx"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Lesson &page = *outcome.courses.front().lessons.begin()->second;
        QCOMPARE(page.title, u"Quiz"_s);
        QCOMPARE(listing(page.blocks), u"h3[1. A question in a fence is not a question] "
                                       "code JSX[<Question choices={[{text: \"no\"}]} />] check[check]"_s);
        QCOMPARE(page.checks.size(), size_t(1));
        QCOMPARE(listing(page.checks.front()), u"Two components under one heading\n+ a\n- b"_s);
        QCOMPARE(codes(outcome.diagnostics), (QStringList{u"skipped-question:13"_s, u"skipped-question:22"_s}));
    }

    void theRealCourseIsWhole()
    {
        CARREL_NEED_SHARED("data/huggingface-llm-course");
        const ReadOutcome outcome = read(Test::sharedPath(u"data/huggingface-llm-course"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.licence.spdx, u"Apache-2.0"_s);
        QCOMPARE(course.outline.lessonsHere(), 104);
        int checks = 0;
        int options = 0;
        int explained = 0;
        std::map<int, int> right;
        for (const auto &[slug, one] : course.lessons) {
            for (const Check &check : one->checks) {
                ++checks;
                QVERIFY2(check.isUsable(), qPrintable(slug.toString() + check.needsLook));
                QVERIFY2(!check.question.isEmpty(), qPrintable(slug.toString()));
                options += int(check.options.size());
                explained += int(std::ranges::count_if(check.options, [](const Option &option) {
                    return option.correct ? option.why.has_value() : option.tempting.has_value();
                }));
                ++right[int(std::ranges::count_if(check.options, &Option::correct))];
            }
        }
        QCOMPARE(checks, 133);
        QCOMPARE(options, 469);
        QCOMPARE(explained, 469);
        QCOMPARE(right, (std::map<int, int>{{1, 97}, {2, 12}, {3, 18}, {4, 6}}));
        QVERIFY(std::ranges::none_of(outcome.diagnostics,
                                     [](const Diagnostic &row) { return row.severity == Severity::Error; }));
    }
};

QTEST_GUILESS_MAIN(HuggingFaceTest)
#include "huggingfacetest.moc"
