// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/readerview.h"

#include "page/lessonview.h"
#include "widgets/readerdesk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

const LessonRef cards = cardsLesson();
const LessonRef after = afterLesson();

/** A course of two lessons and a reader on it. */
struct Desk : ReaderDesk {
    Desk()
        : ReaderDesk({lessonWith({singleCheck(u"c"_s)}), lessonWith({}, u"after"_s)})
    {
    }
};

} // namespace

class ReaderViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOpenedLessonIsToldAndShown()
    {
        Desk desk;
        QSignalSpy opened(&desk.view, &ReaderView::lessonOpened);
        QVERIFY(desk.open(cards));
        QCOMPARE(opened.size(), 1);
        QCOMPARE(desk.view.lesson().ref(), cards);
        QCOMPARE(desk.view.lesson().moduleTitle, u"Dividing"_s);
        QCOMPARE(desk.view.nextLesson(), after);
        QVERIFY(!desk.view.previousLesson().has_value());
    }

    void leavingALessonKeepsThePlaceAndComingBackFindsIt()
    {
        Desk desk;
        QSignalSpy seen(desk.view.page(), &LessonView::lastBlockSeen);
        QVERIFY(desk.open(cards));
        QTRY_COMPARE_WITH_TIMEOUT(seen.size(), 1, enginePatience);
        desk.clock.advance(12'000);
        QVERIFY(desk.open(after));
        QTRY_VERIFY_WITH_TIMEOUT(desk.record.state().lesson(cards) != nullptr, enginePatience);
        QCOMPARE(desk.record.state().lesson(cards)->foregroundMs, 12'000);
        QVERIFY(desk.record.state().lesson(cards)->lastBlockSeen);
    }

    void theBarBelowOpensTheChecks()
    {
        Desk desk;
        auto *bar = desk.view.findChild<QAbstractButton *>(u"openChecks"_s);
        QVERIFY(!bar->isVisible());
        desk.view.setCheckBar(u"Check 1 of 2, not answered"_s);
        QVERIFY(bar->isVisible());
        QSignalSpy activated(&desk.view, &ReaderView::checkBarActivated);
        bar->click();
        QCOMPARE(activated.size(), 1);
    }

    void aLessonThatIsNotHereIsAProblemInWords()
    {
        Desk desk;
        QSignalSpy problem(&desk.view, &ReaderView::problem);
        desk.view.open({cards.course, LessonSlug(u"missing"_s)});
        QCOMPARE(problem.size(), 1);
        QVERIFY(!problem[0][0].toString().isEmpty());
    }
};

int main(int argc, char **argv)
{
    preparePageEngine();
    QApplication application(argc, argv);
    ReaderViewTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "readerviewtest.moc"
