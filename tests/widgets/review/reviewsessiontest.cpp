// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewsession.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

CheckKey key(const QString &check)
{
    return {CourseId(u"course"_s), LessonSlug(u"lesson"_s), CheckId(check)};
}

AnswerEvent answer(const QString &check, bool right, Occasion occasion = Occasion::Review)
{
    AnswerEvent made;
    made.check = key(check);
    made.right = right;
    made.occasion = occasion;
    return made;
}

EventRef ref(quint32 n)
{
    return {SessionId(u"s"_s), n};
}

} // namespace

class ReviewSessionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksComeOneAfterAnotherUntilAllAreDone()
    {
        ReviewSession session({key(u"a"_s), key(u"b"_s)});
        QCOMPARE(session.count(), 2);
        QCOMPARE(session.number(), 1);
        QCOMPARE(session.remaining().size(), size_t(2));
        session.answered(answer(u"a"_s, true), ref(1));
        QCOMPARE(session.remaining().size(), size_t(1));
        session.goOn();
        QCOMPARE(session.current(), key(u"b"_s));
        QCOMPARE(session.number(), 2);
        session.answered(answer(u"b"_s, false), ref(2));
        session.goOn();
        QVERIFY(!session.current().has_value());
        QCOMPARE(session.answeredCount(), 2);
        QCOMPARE(session.missed(), std::vector{key(u"b"_s)});
    }

    void aMissedCheckAnsweredRightAgainIsNoLongerMissed()
    {
        ReviewSession session({key(u"a"_s)});
        session.answered(answer(u"a"_s, false), ref(1));
        session.answered(answer(u"a"_s, false, Occasion::Again), ref(2));
        QCOMPARE(session.missed().size(), size_t(1));
        session.answered(answer(u"a"_s, true, Occasion::Again), ref(3));
        QVERIFY(session.missed().empty());
    }

    void aCheckThatIsGoneIsLeftOut()
    {
        ReviewSession session({key(u"a"_s), key(u"b"_s)});
        session.drop();
        QCOMPARE(session.current(), key(u"b"_s));
        QCOMPARE(session.count(), 1);
        session.drop();
        QVERIFY(!session.current().has_value());
    }
};

QTEST_GUILESS_MAIN(ReviewSessionTest)
#include "reviewsessiontest.moc"
