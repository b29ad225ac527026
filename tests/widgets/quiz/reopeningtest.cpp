// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/reopening.h"

#include "course/identity.h"
#include "study/fold.h"
#include "widgets/quiz/checkmark.h"
#include "widgets/samplelesson.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr StudyDay answeredOn{2'461'374};

StudyState after(const LessonOnScreen &place, bool right, Confidence confidence = Confidence::Sure, int times = 1)
{
    const Check &check = place.lesson->checks.front();
    AnswerEvent answer;
    answer.check = {place.course.id, place.lesson->slug, check.id};
    answer.fingerprint = fingerprintOf(check);
    answer.shown = {OptionKey(u"three"_s), OptionKey(u"two"_s), OptionKey(u"one"_s), OptionKey(u"right"_s)};
    answer.chosen = {OptionKey(right ? u"right"_s : u"two"_s)};
    answer.optionCount = 4;
    answer.rightCount = 1;
    answer.right = right;
    answer.confidence = confidence;
    std::vector<Event> events;
    for (int i = 1; i <= times; ++i) {
        Event event;
        event.stamp.ref = {SessionId(u"s"_s), quint32(i)};
        event.stamp.at = event.stamp.wallMs = i * 1'000;
        event.stamp.day = answeredOn;
        event.body = answer;
        events.push_back(event);
    }
    return fold(std::move(events));
}

} // namespace

class ReopeningTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCheckNeverAnsweredIsFreshInTheAuthorsOrder()
    {
        const LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        const Opening opening = openingOf(place, CheckId(u"c"_s), StudyState(), answeredOn);
        QVERIFY(!opening.earlier.has_value());
        QCOMPARE(opening.asked.occasion, Occasion::First);
        QCOMPARE(opening.asked.order, (std::vector<int>{1, 2, 3, 0}));
    }

    void anAnsweredCheckShowsTheLastAnswerInTheOrderOfThen()
    {
        const LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        const Opening opening = openingOf(place, CheckId(u"c"_s), after(place, false), answeredOn);
        QVERIFY(opening.earlier.has_value());
        QVERIFY(!opening.earlier->right);
        QCOMPARE(opening.asked.order, (std::vector<int>{3, 1, 0, 2}));
    }

    void anotherCheckOfTheLessonIsOneNeverAnsweredOrAskedLongestAgo()
    {
        const LessonOnScreen place = lessonWith({singleCheck(u"a"_s), singleCheck(u"b"_s), singleCheck(u"c"_s)});
        const auto but = [&place](const QString &id) {
            return CheckKey{place.course.id, place.lesson->slug, CheckId(id)};
        };
        const StudyState state = after(place, true); // of a
        QCOMPARE(anotherCheck(*place.lesson, but(u"b"_s), state), CheckId(u"c"_s));
        QCOMPARE(anotherCheck(*place.lesson, but(u"a"_s), state), CheckId(u"b"_s));
        const LessonOnScreen two = lessonWith({singleCheck(u"a"_s), singleCheck(u"b"_s)});
        QCOMPARE(anotherCheck(*two.lesson, but(u"b"_s), state), CheckId(u"a"_s));
        const LessonOnScreen one = lessonWith({singleCheck(u"a"_s)});
        QCOMPARE(anotherCheck(*one.lesson, but(u"a"_s), state), std::nullopt);
    }

    void aDueCheckIsFreshAndCountsAsTheReview()
    {
        const LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        const Opening opening = openingOf(place, CheckId(u"c"_s), after(place, false), answeredOn.plusDays(1));
        QVERIFY(!opening.earlier.has_value());
        QCOMPARE(opening.asked.occasion, Occasion::Review);
        QVERIFY(std::ranges::is_permutation(opening.asked.order, std::vector<int>{0, 1, 2, 3}));
    }

    void eachReviewDrawsAnOrderAndEachLookTheSame()
    {
        const LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        std::set<std::vector<int>> orders;
        for (int times = 1; times <= 20; ++times) {
            const StudyState state = after(place, false, Confidence::Sure, times);
            const Opening opening = openingOf(place, CheckId(u"c"_s), state, answeredOn.plusDays(1));
            orders.insert(opening.asked.order);
            QCOMPARE(openingOf(place, CheckId(u"c"_s), state, answeredOn.plusDays(2)).asked.order, opening.asked.order);
        }
        QVERIFY2(orders.size() >= 8, qPrintable(QString::number(orders.size())));
    }

    void aCheckWhoseWordsChangedIsFresh()
    {
        const LessonOnScreen before = lessonWith({singleCheck(u"c"_s)});
        Check changed = singleCheck(u"c"_s);
        changed.question = words(u"Another question altogether?"_s);
        const Opening opening = openingOf(lessonWith({changed}), CheckId(u"c"_s), after(before, true), answeredOn);
        QVERIFY(!opening.earlier.has_value());
    }

    void askingAnewChangesOccasionAndForgetsTheHelp()
    {
        const LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        AskedCheck asked = openingOf(place, CheckId(u"c"_s), StudyState(), answeredOn).asked;
        asked.helped = true;
        const AskedCheck anew = askedAnew(asked, Occasion::Again, StudyState());
        QCOMPARE(anew.occasion, Occasion::Again);
        QVERIFY(!anew.helped);
        QCOMPARE(anew.order.size(), size_t(4));
    }

    void theMarkSaysWhereTheLearnerStands_data()
    {
        QTest::addColumn<bool>("right");
        QTest::addColumn<Confidence>("confidence");
        QTest::addColumn<int>("days");
        QTest::addColumn<CheckMark>("mark");
        QTest::newRow("right") << true << Confidence::Sure << 0 << CheckMark::Right;
        QTest::newRow("by luck") << true << Confidence::Guess << 0 << CheckMark::ByLuck;
        QTest::newRow("wrong") << false << Confidence::Sure << 0 << CheckMark::Wrong;
        QTest::newRow("wrong, next day") << false << Confidence::Sure << 1 << CheckMark::Due;
        QTest::newRow("right, long ago") << true << Confidence::Sure << 400 << CheckMark::Right;
    }

    void theMarkSaysWhereTheLearnerStands()
    {
        QFETCH(bool, right);
        QFETCH(Confidence, confidence);
        QFETCH(int, days);
        QFETCH(CheckMark, mark);
        const LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        const StudyState state = after(place, right, confidence);
        const CheckKey key{place.course.id, place.lesson->slug, CheckId(u"c"_s)};
        QCOMPARE(checkMark(place.lesson->checks.front(), state.check(key), answeredOn.plusDays(days)), mark);
    }
};

QTEST_GUILESS_MAIN(ReopeningTest)
#include "reopeningtest.moc"
