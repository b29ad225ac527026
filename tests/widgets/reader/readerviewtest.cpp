// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/readerview.h"

#include "exchange/packagecodec.h"
#include "library/library.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "render/codehighlighter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"
#include "study/studyrecord.h"
#include "widgets/storedcourse.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

const LessonRef cards{CourseId(u"example.org/sorting"_s), LessonSlug(u"cards"_s)};
const LessonRef after{CourseId(u"example.org/sorting"_s), LessonSlug(u"after"_s)};

constexpr int patience = 60'000; // ms, for an engine that starts beside others

/** A course of two lessons and a reader on it. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{1'795'000'000'000};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    Library library{{folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec()};
    MathRenderer math;
    CodeHighlighter highlighter;
    LessonRenderer renderer{math, highlighter};
    PageEngine engine{[this](const AssetHash &hash) { return library.assetFile(hash); }};
    ReaderView view{{engine, renderer, library, record, clock}, ThemeName::Light};

    Desk()
    {
        if (!storeCourse(library, folder.filePath(u"store"_s),
                         {lessonWith({singleCheck(u"c"_s)}), lessonWith({}, u"after"_s)})) {
            qFatal("the course could not be stored");
        }
        view.resize(800, 600);
        view.show();
        if (!QTest::qWaitForWindowActive(&view, patience)) {
            qFatal("the window did not become active");
        }
    }

    bool open(const LessonRef &lesson)
    {
        QSignalSpy shown(&view, &ReaderView::lessonShown);
        view.open(lesson);
        return shown.wait(patience) || !shown.isEmpty();
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
        QTRY_COMPARE_WITH_TIMEOUT(seen.size(), 1, patience);
        desk.clock.advance(12'000);
        QVERIFY(desk.open(after));
        QTRY_VERIFY_WITH_TIMEOUT(desk.record.state().lesson(cards) != nullptr, patience);
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
