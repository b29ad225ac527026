// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/navigationhistory.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Stop lesson(const QString &slug, const std::optional<Place> &place = {})
{
    return {Stop::View::Lesson, {CourseId(u"c"_s), LessonSlug(slug)}, place};
}

Stop view(Stop::View which)
{
    return {which, {}, {}};
}

} // namespace

class NavigationHistoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneComesBackToTheExactPlace()
    {
        NavigationHistory history;
        history.visit(lesson(u"a"_s));
        const Place left{BlockId(u"b7"_s), 0.4};
        history.note(lesson(u"a"_s).lesson, left);
        history.note(lesson(u"b"_s).lesson, {BlockId(u"x"_s), 1}); // of a lesson that is not there
        history.visit(view(Stop::View::Library));
        history.note(lesson(u"a"_s).lesson, {BlockId(u"x"_s), 1}); // a view without places keeps none
        history.visit(lesson(u"b"_s));
        QCOMPARE(history.goBack(), view(Stop::View::Library));
        QCOMPARE(history.goBack(), lesson(u"a"_s, left));
        QCOMPARE(history.goForward(), view(Stop::View::Library));
        QCOMPARE(history.goForward(), lesson(u"b"_s));
        QVERIFY(!history.canGoForward());
        QVERIFY(!history.goForward());
    }

    void theTopOfALessonIsAPlaceToo()
    {
        NavigationHistory history;
        history.visit(lesson(u"a"_s));
        history.note(lesson(u"a"_s).lesson, Place());
        history.visit(lesson(u"b"_s));
        QCOMPARE(history.goBack(), lesson(u"a"_s, Place())); // and not where one was the last time
    }

    void goingElsewhereForgetsWhatLayAhead()
    {
        NavigationHistory history;
        for (const QString &slug : {u"a"_s, u"b"_s, u"c"_s}) {
            history.visit(lesson(slug));
        }
        (void)history.goBack();
        (void)history.goBack();
        history.visit(view(Stop::View::Today));
        QVERIFY(!history.canGoForward());
        QCOMPARE(history.goBack(), lesson(u"a"_s));
        QVERIFY(!history.canGoBack());
    }

    void goingWhereOneIsIsNoStep()
    {
        NavigationHistory history;
        history.visit(lesson(u"a"_s));
        history.note(lesson(u"a"_s).lesson, {BlockId(u"b2"_s), 0.1});
        history.visit(lesson(u"a"_s));
        QVERIFY(!history.canGoBack());
        history.visit(lesson(u"a"_s, Place{BlockId(u"b9"_s), 0})); // another spot of it is one
        QCOMPARE(history.goBack(), lesson(u"a"_s, Place{BlockId(u"b2"_s), 0.1}));
    }

    void theOldestStopsAreForgotten()
    {
        NavigationHistory history;
        for (size_t i = 0; i < NavigationHistory::longest + 5; ++i) {
            history.visit(lesson(QString::number(i)));
        }
        size_t steps = 0;
        while (history.goBack()) {
            ++steps;
        }
        QCOMPARE(steps, NavigationHistory::longest - 1);
        QCOMPARE(history.current(), lesson(u"5"_s));
    }
};

QTEST_GUILESS_MAIN(NavigationHistoryTest)
#include "navigationhistorytest.moc"
