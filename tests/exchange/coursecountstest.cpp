// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/coursecounts.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

RichText words(const QString &text)
{
    Run run;
    run.text = text;
    return {Runs{run}};
}

Block block(BlockContent content)
{
    return {{}, false, std::move(content)};
}

Paragraph paragraphWithPicture(const QString &source)
{
    Run run;
    run.picture = source;
    return {Runs{run}};
}

Image picture(const QString &source, const QString &origin = {})
{
    Image image;
    image.source = source;
    image.origin = origin;
    return image;
}

Option option(bool correct, bool explained)
{
    Option made;
    made.text = words(u"an option"_s);
    made.correct = correct;
    if (explained) {
        (correct ? made.why : made.tempting) = words(u"a reason"_s);
    }
    return made;
}

Course courseOf(Lesson lesson)
{
    lesson.slug = LessonSlug(u"one"_s);
    Course course;
    course.assets[u"images/here.png"_s] = {};
    course.lessons.emplace(lesson.slug, std::make_shared<const Lesson>(std::move(lesson)));
    return course;
}

} // namespace

class CourseCountsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksInsideOthersAndInQuestionsCount()
    {
        Lesson lesson;
        lesson.blocks = {block(Quote{{block(Paragraph{}), block(List{false, 1, {{block(Paragraph{})}}})}})};
        Check check;
        check.question = {Blocks{block(Code{})}};
        lesson.checks = {check};
        const CourseCounts counts = countsOf(courseOf(lesson));
        QCOMPARE(counts.blocksByKind,
                 (std::map<QString, int>{{u"quote"_s, 1}, {u"p"_s, 2}, {u"ul"_s, 1}, {u"code"_s, 1}}));
        QCOMPARE(counts.lessons, 1);
    }

    void picturesAreFoundMissingOrRemote()
    {
        Lesson lesson;
        lesson.blocks = {block(picture(u"images/here.png"_s)),
                         block(picture(u"images/away.png"_s)),
                         block(picture({})),
                         block(picture({}, u"https://pictures.example/a.png"_s)),
                         block(picture(u"HTTP://pictures.example/b.png"_s)),
                         block(paragraphWithPicture(u"images/here.png"_s))};
        const CourseCounts counts = countsOf(courseOf(lesson));
        QCOMPARE(counts.picturesFound, 2);
        QCOMPARE(counts.picturesMissing, 2);
        QCOMPARE(counts.picturesRemote, 2);
    }

    void checksAreCountedByTheirRightOptionsAndReasons()
    {
        Lesson lesson;
        Check one;
        one.options = {option(true, false), option(false, true), option(false, false)};
        Check explained;
        explained.options = {option(true, false), option(true, true)};
        explained.why = words(u"for all"_s);
        Check broken;
        broken.options = {option(false, false)};
        broken.needsLook = u"No option is right."_s;
        lesson.checks = {one, explained, broken};
        const CourseCounts counts = countsOf(courseOf(lesson));
        QCOMPARE(counts.checks, 2);
        QCOMPARE(counts.unusableChecks, 1);
        QCOMPARE(counts.options, 5);
        QCOMPARE(counts.checksByRight, (std::map<int, int>{{1, 1}, {2, 1}}));
        QCOMPARE(counts.reasonsPresent, 3);
        QCOMPARE(counts.reasonsMissing, 2);
    }
};

QTEST_GUILESS_MAIN(CourseCountsTest)
#include "coursecountstest.moc"
