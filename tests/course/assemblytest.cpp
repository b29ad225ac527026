// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/assembly.h"

#include "course/courseunion.h"

#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Lesson lessonOf(const QString &slug, std::optional<int> position, const QString &url = u"https://example.org/c"_s)
{
    Lesson lesson;
    lesson.course = {u"c"_s, u"Course"_s, url, {}, {}};
    lesson.slug = LessonSlug(slug);
    lesson.title = slug.toUpper();
    lesson.position = position;
    lesson.licence.name = u"CC0"_s;
    return lesson;
}

FoundLesson found(Lesson lesson, qint64 modified = 0)
{
    const QString file = lesson.slug.toString() + u".txt"_s;
    return {std::make_shared<const Lesson>(std::move(lesson)), file, modified};
}

QStringList slugs(const Course &course)
{
    QStringList list;
    for (const LessonEntry *entry : course.outline.lessons()) {
        list << (entry->here ? entry->slug.toString() : u'(' + entry->slug.toString() + u')');
    }
    return list;
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    std::ranges::transform(rows, std::back_inserter(list), &Diagnostic::code);
    return list;
}

} // namespace

class AssemblyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lessonsGoByPositionThenNeighboursThenFile()
    {
        Lesson tail = lessonOf(u"tail"_s, {});
        Lesson beside = lessonOf(u"beside"_s, {});
        beside.previous = Neighbour{LessonSlug(u"one"_s), {}, {}, {}};
        Lesson late = lessonOf(u"a-late"_s, 2);
        late.previous = Neighbour{LessonSlug(u"two"_s), {}, {}, {}};
        Diagnostics rows;
        const auto courses = assembleCourses(
            {found(tail), found(lessonOf(u"two"_s, 2)), found(late), found(beside), found(lessonOf(u"one"_s, 1))},
            rows);
        QCOMPARE(courses.size(), 1U);
        QCOMPARE(slugs(courses[0]), (QStringList{u"one"_s, u"beside"_s, u"two"_s, u"a-late"_s, u"tail"_s}));
        QCOMPARE(rows, Diagnostics{});
    }

    void modulesGoByTheirIndex()
    {
        Lesson first = lessonOf(u"z"_s, 1);
        first.module = {u"late"_s, u"Late"_s, 2};
        Lesson second = lessonOf(u"y"_s, 2);
        second.module = {u"early"_s, u"Early"_s, 0};
        Diagnostics rows;
        const auto courses = assembleCourses({found(first), found(second)}, rows);
        QCOMPARE(courses[0].outline.modules[0].title, u"Early"_s);
        QCOMPARE(slugs(courses[0]), (QStringList{u"y"_s, u"z"_s}));
    }

    void neighboursThatAreMissingAreListedAsNotHere()
    {
        Lesson middle = lessonOf(u"m"_s, 16);
        middle.of = 78;
        middle.previous = Neighbour{LessonSlug(u"before"_s), u"Before"_s, {}, 9};
        middle.next = Neighbour{LessonSlug(u"after"_s), u"After"_s, {}, 8};
        Diagnostics rows;
        const auto courses = assembleCourses({found(middle)}, rows);
        QCOMPARE(slugs(courses[0]), (QStringList{u"(before)"_s, u"m"_s, u"(after)"_s}));
        QCOMPARE(courses[0].outline.lessonsHere(), 1);
        QCOMPARE(courses[0].outline.lessonsInAll, 78);
        QCOMPARE(courses[0].outline.find(LessonSlug(u"after"_s))->position, 17);
        QCOMPARE(rows, Diagnostics{});
    }

    void theNewestOfTwoIsKept_data()
    {
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("second");
        QTest::addColumn<QString>("kept");
        QTest::newRow("second newer") << qint64(1) << qint64(2) << u"Changed"_s;
        QTest::newRow("first newer") << qint64(2) << qint64(1) << u"A"_s;
        QTest::newRow("as new") << qint64(1) << qint64(1) << u"Changed"_s;
    }

    void theNewestOfTwoIsKept()
    {
        QFETCH(qint64, first);
        QFETCH(qint64, second);
        Lesson changed = lessonOf(u"a"_s, 1);
        changed.title = u"Changed"_s;
        Diagnostics rows;
        const auto courses = assembleCourses({found(lessonOf(u"a"_s, 1), first), found(changed, second)}, rows);
        QCOMPARE(courses[0].lessons.size(), 1U);
        QTEST(courses[0].lesson(LessonSlug(u"a"_s))->title, "kept");
        QCOMPARE(codes(rows), QStringList{u"lesson-twice"_s});
    }

    void ofManyVersionsEachIsToldWhichOneWasTaken()
    {
        std::vector<FoundLesson> files;
        for (int version = 1; version <= 4; ++version) {
            Lesson lesson = lessonOf(u"a"_s, 1);
            lesson.title = u"Version %1"_s.arg(version);
            files.push_back(found(lesson, version));
            files.back().file = u"%1.json"_s.arg(version);
        }
        Diagnostics rows;
        QCOMPARE(assembleCourses(files, rows).size(), 1U);
        QCOMPARE(rows.size(), 3U);
        for (const Diagnostic &row : rows) {
            QVERIFY2(row.file != u"4.json"_s && row.message.contains("4.json"_L1), qPrintable(row.message));
        }
    }

    void theSameLessonTwiceIsOnlyNoted()
    {
        Diagnostics rows;
        const auto courses = assembleCourses({found(lessonOf(u"a"_s, 1)), found(lessonOf(u"a"_s, 1))}, rows);
        QCOMPARE(courses[0].lessons.size(), 1U);
        QCOMPARE(worstSeverity(rows), Severity::Note);
    }

    void aCourseKnownByItsSlugNeverJoinsSilently()
    {
        Diagnostics rows;
        QCOMPARE(assembleCourses({found(lessonOf(u"a"_s, 1, {}))}, rows).size(), 1U);
        QCOMPARE(rows, Diagnostics{});
        QCOMPARE(assembleCourses({found(lessonOf(u"a"_s, 1, {})), found(lessonOf(u"b"_s, 2, {}))}, rows).size(), 1U);
        QCOMPARE(codes(rows), QStringList{u"course-known-by-slug"_s});
        rows.clear();
        Lesson stranger = lessonOf(u"b"_s, 2, {});
        stranger.licence.name = u"Other"_s;
        QCOMPARE(assembleCourses({found(lessonOf(u"a"_s, 1, {})), found(stranger)}, rows).size(), 2U);
    }

    void addingALessonPutsItWhereItBelongs()
    {
        Lesson first = lessonOf(u"a"_s, 1);
        first.next = Neighbour{LessonSlug(u"b"_s), u"B"_s, {}, {}};
        Diagnostics rows;
        const Course older = assembleCourses({found(first), found(lessonOf(u"c"_s, 3))}, rows)[0];
        const Course newer = assembleCourses({found(lessonOf(u"b"_s, 2))}, rows)[0];
        QCOMPARE(slugs(older), (QStringList{u"a"_s, u"(b)"_s, u"c"_s}));
        QCOMPARE(slugs(unionOf(older, newer, rows)), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(rows, Diagnostics{});
    }

    void whatJoinsByTheSlugIsNotSaidToBeAdded()
    {
        Diagnostics rows;
        const Course older = assembleCourses({found(lessonOf(u"a"_s, 1, {}))}, rows)[0];
        const Course newer = assembleCourses({found(lessonOf(u"b"_s, 2, {}))}, rows)[0];
        QCOMPARE(unionOf(older, newer, rows).lessons.size(), 2U);
        QCOMPARE(codes(rows), QStringList{u"course-known-by-slug"_s});
        QVERIFY2(!rows.front().message.contains(u"added"_s), qPrintable(rows.front().message)); // it may be validated
    }

    void aManifestsOrderHolds()
    {
        Diagnostics rows;
        Course older = assembleCourses(
            {found(lessonOf(u"x"_s, 1)), found(lessonOf(u"y"_s, 2)), found(lessonOf(u"old"_s, 3))}, rows)[0];
        Course newer = assembleCourses({found(lessonOf(u"y"_s, 1)), found(lessonOf(u"x"_s, 2))}, rows)[0];
        older.outline.info.identity = newer.outline.info.identity = IdentityStrength::Manifest;
        const Course joined = unionOf(older, newer, rows);
        QCOMPARE(slugs(joined), (QStringList{u"y"_s, u"old"_s, u"x"_s}));
        QCOMPARE(joined.lessons.size(), 3U);
    }
};

QTEST_APPLESS_MAIN(AssemblyTest)
#include "assemblytest.moc"
