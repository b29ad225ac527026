// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizbank.h"

#include "formats/blocklisting.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

RichText text(const QString &words)
{
    Run run;
    run.text = words;
    return {Runs{run}};
}

QuizQuestion question(const QString &name, const QString &id = {})
{
    return {.id = id,
            .name = name,
            .text = text(u"What of "_s + name),
            .options = {{text(u"yes"_s), 1}, {text(u"no"_s), 0}}};
}

Blocks paragraph(const QString &words)
{
    Blocks blocks;
    blocks.push_back({{}, false, Paragraph{std::get<Runs>(text(words).content)}});
    return blocks;
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << row.code;
    }
    return list;
}

QString outlineOf(const Course &course)
{
    QStringList lines;
    for (const Module &module : course.outline.modules) {
        lines << module.slug + u": "_s + module.title;
        for (const LessonEntry &entry : module.lessons) {
            QStringList ids;
            for (const Check &check : course.lesson(entry.slug)->checks) {
                ids << check.id.toString();
            }
            lines << u"- %1: %2 (%3)"_s.arg(entry.slug.toString(), entry.title, ids.join(u' '));
        }
    }
    return lines.join(u'\n');
}

} // namespace

class QuizBankTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCategoryIsALessonInTheModuleAroundIt()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"/home/someone/Tides_and_time.gift"_s, .importer = u"carrel-gift"_s};
        bank.items.push_back({{}, question(u"Start"_s)});
        bank.items.push_back({{u"Tides"_s, u"Basics"_s}, question(u"High water"_s)});
        bank.items.push_back({{u"Tides"_s}, question(u"Sea"_s)});
        bank.items.push_back({{u"Clocks"_s}, question(u"Sand"_s, u"Q7"_s)});
        bank.items.push_back({{u"Tides"_s, u"Basics"_s}, question(u"Low water"_s)});
        bank.items.push_back({{u"Tides"_s, u"Far"_s, u"Basics"_s}, question(u"Low water"_s)});
        const auto course = courseOf(std::move(bank), rows);
        QVERIFY(course);
        QCOMPARE(outlineOf(*course), uR"(tides-and-time: Tides and time
- tides-and-time: Tides and time (start)
- clocks: Clocks (Q7)
tides: Tides
- tides-basics: Basics (high-water low-water)
- tides: Tides (sea)
tides-far: Tides › Far
- tides-far-basics: Basics (low-water))"_s);
        QVERIFY(rows.empty());
        const auto lesson = course->lesson(LessonSlug(u"tides-basics"_s));
        QCOMPARE(listing(lesson->blocks), u"check[high-water] check[low-water]"_s); // nothing to be read: checks only
        QCOMPARE(lesson->position, std::optional(3));
        QCOMPARE(lesson->of, std::optional(5));
        QCOMPARE(lesson->previous->title, u"Clocks"_s);
        QCOMPARE(lesson->next->title, u"Tides"_s);
        QVERIFY(!lesson->checks[0].options[0].key.isEmpty());
        QCOMPARE(course->outline.info.importer, u"carrel-gift"_s);
        QCOMPARE(course->outline.lessonsInAll, 5);
    }

    void theSameFileIsTheSameCourseWhereverItLies()
    {
        Diagnostics rows;
        QuizBank one{.file = u"/a/quiz.gift"_s};
        one.items.push_back({{}, question(u"Start"_s)});
        QuizBank two{.file = u"/b/c/quiz.gift"_s};
        two.items.push_back({{}, question(u"Other"_s)});
        QCOMPARE(courseOf(one, rows)->outline.info.id, courseOf(two, rows)->outline.info.id);
    }

    void equalNamesInOtherFormatsAndFoldersAreOtherCourses()
    {
        Diagnostics rows;
        QSet<CourseId> ids;
        for (const QString &importer : {u"carrel-gift"_s, u"carrel-csv"_s}) {
            for (const QString &within : {QString(), u"unit 1"_s, u"unit 2"_s}) {
                QuizBank bank{.file = u"/a/quiz.txt"_s, .within = within, .importer = importer};
                bank.items.push_back({{}, question(u"Start"_s)});
                const auto course = courseOf(std::move(bank), rows);
                QCOMPARE(course->outline.info.identity, IdentityStrength::SlugAndLicence);
                QCOMPARE(course->outline.info.slug, u"quiz"_s);
                ids << course->outline.info.id;
            }
        }
        QCOMPARE(ids.size(), 6);
    }

    void aNameThatRepeatsIsNoId()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"quiz"_s};
        bank.items.push_back({{}, question(u"Same"_s)});
        bank.items.push_back({{}, question(u"Same"_s)});
        bank.items.push_back({{}, question(u"Other"_s)});
        const auto course = courseOf(std::move(bank), rows);
        QCOMPARE(outlineOf(*course), u"quiz: quiz\n- quiz: quiz (check-1 check-2 other)"_s);
        QVERIFY(!course->lessons.begin()->second->checks[0].idGiven);
    }

    void aTextStandsBetweenItsQuestions()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"quiz"_s};
        bank.items.push_back({{}, question(u"One"_s)});
        bank.items.push_back({{}, paragraph(u"Now read."_s)});
        bank.items.push_back({{}, question(u"Two"_s)});
        const auto course = courseOf(std::move(bank), rows);
        QCOMPARE(listing(course->lessons.begin()->second->blocks), u"check[one] p[Now read.] check[two]"_s);
    }

    void aBankWithoutQuestionsIsNoCourse()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"quiz"_s};
        bank.items.push_back({{}, paragraph(u"Only text."_s)});
        QVERIFY(!courseOf(std::move(bank), rows));
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows.front().code, u"bank-without-checks"_s);
        QCOMPARE(rows.front().severity, Severity::Error);
    }

    void aBankOfWhichNothingCanBeAskedIsNoCourse()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"quiz"_s};
        bank.items.push_back({{}, paragraph(u"Some text."_s)});
        QuizQuestion first = question(u"One"_s);
        first.options.front().fraction = 0;
        first.line = 7;
        QuizQuestion second = question(u"Two"_s);
        second.options.pop_back();
        bank.items.push_back({{}, first});
        bank.items.push_back({{}, second});
        QVERIFY(!courseOf(std::move(bank), rows));
        QCOMPARE(codes(rows),
                 (QStringList{u"check-no-right-option"_s, u"check-too-few-options"_s, u"bank-without-checks"_s}));
        const Diagnostic &refusal = rows.back();
        QCOMPARE(refusal.severity, Severity::Error);
        QCOMPARE(refusal.file, u"quiz"_s);
        QCOMPARE(refusal.line, std::optional(7));
        QVERIFY(refusal.message.contains(u'2') && !refusal.hint.isEmpty());
    }

    void aQuestionThatCannotBeAskedIsKeptBesideOneThatCan()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"quiz"_s};
        bank.items.push_back({{}, question(u"One"_s)});
        bank.items.push_back({{}, question(u"Two"_s)});
        std::get<QuizQuestion>(bank.items.back().content).options.front().fraction = 0;
        const auto course = courseOf(std::move(bank), rows);
        QVERIFY(course);
        QCOMPARE(codes(rows), QStringList{u"check-no-right-option"_s});
        const auto lesson = course->lessons.begin()->second;
        QCOMPARE(lesson->checks.size(), size_t(2));
        QVERIFY(!lesson->checks[1].isUsable());
        QCOMPARE(course->outline.lessons().front()->checks.size(), size_t(1)); // asked
    }

    void tagsAreToldOf()
    {
        Diagnostics rows;
        QuizBank bank{.file = u"quiz"_s};
        QuizQuestion tagged = question(u"One"_s);
        tagged.tags << u"sea"_s;
        bank.items.push_back({{}, tagged});
        QVERIFY(courseOf(std::move(bank), rows));
        QCOMPARE(rows.front().code, u"skipped-tags"_s);
    }

    void whatEveryMoodlePutsInFrontOfACategoryIsLeftOut_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QStringList>("path");
        QTest::newRow("plain") << u"Tides/Basics"_s << QStringList{u"Tides"_s, u"Basics"_s};
        QTest::newRow("course and top") << u"$course$/top/Default for Unit 1: Topic"_s
                                        << QStringList{u"Default for Unit 1: Topic"_s};
        QTest::newRow("only that") << u"$system$/top"_s << QStringList{};
        QTest::newRow("a slash in a name") << u"$module$/top/and//or / x"_s << QStringList{u"and/or"_s, u"x"_s};
        QTest::newRow("top further down") << u"a/top"_s << QStringList{u"a"_s, u"top"_s};
        QTest::newRow("empty names") << u"/a/ / "_s << QStringList{u"a"_s};
        QTest::newRow("nothing") << QString() << QStringList{};
    }

    void whatEveryMoodlePutsInFrontOfACategoryIsLeftOut()
    {
        QFETCH(QString, written);
        QTEST(categoryPath(written), "path");
    }
};

QTEST_APPLESS_MAIN(QuizBankTest)
#include "quizbanktest.moc"
