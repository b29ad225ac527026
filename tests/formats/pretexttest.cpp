// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome readPath(const QString &path)
{
    JobControl control;
    return readCourses({path}, {}, control);
}

QString treeOf(const Course &course)
{
    QStringList modules;
    for (const Module &module : course.outline.modules) {
        QStringList lessons;
        for (const LessonEntry &lesson : module.lessons) {
            lessons << lesson.title + u'=' + lesson.slug.toString();
        }
        modules << module.title + u": "_s + lessons.join(u", "_s);
    }
    return modules.join(u" / "_s);
}

QStringList codes(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &row : diagnostics) {
        list << row.code;
    }
    list.sort();
    return list;
}

const ReadOutcome &weather()
{
    static const ReadOutcome outcome = readPath(dataPath(u"pretext/weather"_s));
    return outcome;
}

std::shared_ptr<const Lesson> lesson(const QString &slug)
{
    return weather().courses.front().lesson(LessonSlug(slug));
}

} // namespace

class PreTeXtTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBookBecomesModulesAndLessons()
    {
        QCOMPARE(weather().courses.size(), 1U);
        const Course &course = weather().courses.front();
        const CourseInfo &info = course.outline.info;
        QCOMPARE(info.title, u"Weather by Numbers"_s);
        QCOMPARE(info.authorship, u"A. Barometer"_s);
        QCOMPARE(info.licence.spdx, u"CC0-1.0"_s);
        QCOMPARE(info.language, u"en-US"_s);
        QCOMPARE(treeOf(course),
                 u"Preface: Preface=preface / "
                 "Water from Above: Water from Above=ch-water, Rain=sec-rain, Checks=sec-checks, Exercises=ex-tasks, "
                 "Words=words / Wind: Wind=ch-wind"_s);
    }

    void aMainFileOpensTheSameBook()
    {
        const ReadOutcome outcome = readPath(dataPath(u"pretext/weather/project.ptx"_s));
        QCOMPARE(outcome.courses.size(), 1U);
        QCOMPARE(treeOf(outcome.courses.front()), treeOf(weather().courses.front()));
    }

    void textBecomesBlocks_data()
    {
        QTest::addColumn<QString>("part");
        const auto row = [](const char *name, const QString &part) { QTest::newRow(name) << part; };
        row("running text",
            u"p[Rain is **water** that *falls*, said “everyone”; see <https://example.org/rain|a page>, "
            "`drop < 5`, **never** snow (Snow is next.) "
            "$\\newcommand{\\temp}[1]{T_{#1}}\\newcommand{\\R}{\\mathbb{R}}\\temp{0} \\in \\R$.]"_s);
        row("lists and code inside a paragraph",
            u"p[Three kinds:] ul(p[drizzle] | p[shower]) p[and after them] code [drop\n  drop]"_s);
        row("headings and formulas", u"h2[Sums] p[Then] math[a + b] p[follows.] "
                                     "math[\\begin{aligned} a &= b \\\\ \\amp= c \\end{aligned}]"_s);
        row("code", u"code Python {1,3}[total = 0\nif total < 3:\n    print(total)] code Python[print(\"old\")] "
                    "code C[int main() {\n    return 1 < 2;\n}] code [$ rain --today\n3 mm]"_s);
        row("pictures without an ending", u"image[assets/Figures/cloud.png | A grey cloud | A *cloud* | ] "
                                          "image[ |  |  | Figures/not-here.png]"_s);
        row("tables", u"table --[day | mm / Monday | 3]"_s);
        row("boxes",
            u"note[Note](p[Bring a coat.]) warning[Flood](p[Stay away.]) tip[Insight](p[Clouds are heavy.])"_s);
        row("terms", u"ul(p[**hail**] p[ice])"_s);
        row("folded parts and films",
            u"more(p[Look out of the window.]) link[https://www.youtube.com/watch?v=abc123]"_s);
        row("elements nobody knows", u"p[x] p[Unresolved: nothing-there.]"_s);
    }

    void textBecomesBlocks()
    {
        QFETCH(QString, part);
        const QString text = listing(lesson(u"sec-rain"_s)->blocks);
        QVERIFY2(text.contains(part), qPrintable(text));
    }

    void referencesLeadToTheirParts()
    {
        const QString text = listing(lesson(u"ch-wind"_s)->blocks);
        QCOMPARE(text,
                 u"p[A chapter of its own. It goes back to <sec-rain|Rain> and to <sec-rain#fig-cloud|figure>.]"_s);
        const auto rain = lesson(u"sec-rain"_s);
        const auto figure = std::ranges::find(rain->blocks, BlockId(u"fig-cloud"_s), &Block::id);
        QVERIFY(figure != rain->blocks.end());
        QVERIFY(std::holds_alternative<Image>(figure->content));
    }

    void exercisesWithChoicesBecomeChecks()
    {
        const auto read = lesson(u"sec-checks"_s);
        QCOMPARE(listing(read->blocks), u"p[Before the checks.] check[test_rain_1] p[Between the checks.] "
                                        "check[test_rain_2] check[test_rain_3] check[test_rain_4]"_s);
        QCOMPARE(read->checks.size(), 4U);
        QCOMPARE(listing(read->checks[0]), u"p[What prints?] code Python[print(1 + 2)]\n"
                                           "+ `3` / why: Numbers are added.\n"
                                           "- `12` / tempting: That would be *text*.\n"
                                           "- Nothing at all / tempting: print prints.\n= Add."_s);
        QCOMPARE(read->checks[1].kind, CheckKind::Multiple);
        QCOMPARE(read->checks[2].options.size(), 2U);
        QVERIFY(read->checks[2].options[1].correct && !read->checks[2].shuffle);
        QVERIFY(!read->checks[3].isUsable());
    }

    void otherExercisesAreReadWithTheirSolutionFolded()
    {
        const QString text = listing(lesson(u"ex-tasks"_s)->blocks);
        QVERIFY2(text.contains("tip[Put in order](p[Order the day.] more(ol1(code [morning] | code [evening])))"_L1),
                 qPrintable(text));
        QVERIFY2(text.contains("tip[Try it](p[Write a program.] code Python[pass] more(p[Done.]))"_L1),
                 qPrintable(text));
        QVERIFY2(text.contains("tip[Try it](p[Think.])"_L1), qPrintable(text));
    }

    void nothingIsLeftOutWithoutARow_data()
    {
        QTest::addColumn<QString>("code");
        for (const char *code :
             {"skipped-unknown-element", "skipped-element-kind", "skipped-reference", "include-missing",
              "picture-missing", "skipped-exercise-blocks", "skipped-exercise-matches"}) {
            QTest::newRow(code) << QString::fromLatin1(code);
        }
    }

    void nothingIsLeftOutWithoutARow()
    {
        QFETCH(QString, code);
        const QStringList all = codes(weather().diagnostics);
        QVERIFY2(all.count(code) == 1, qPrintable(all.join(u' ')));
        const auto row = std::ranges::find(weather().diagnostics, code, &Diagnostic::code);
        QVERIFY2(QFileInfo(row->file).isFile(), qPrintable(row->file));
    }

    void theHostileBookIsCut()
    {
        const ReadOutcome outcome = readPath(dataPath(u"nasty/07-xml/xinclude-loop.ptx"_s));
        QVERIFY(outcome.courses.empty());
    }
};

QTEST_GUILESS_MAIN(PreTeXtTest)
#include "pretexttest.moc"
