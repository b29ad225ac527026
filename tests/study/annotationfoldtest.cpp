// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/studyevents.h"
#include "study/undostack.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

const AnnotationKey theKey = annotationKey(u"a"_s);

const Annotation *only(const StudyState &state)
{
    return state.annotation(theKey);
}

} // namespace

class AnnotationFoldTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasMadeIsThere()
    {
        Machine machine(u"s"_s);
        const AnnotationEvent made = highlightOf(u"a"_s, u"an address"_s);
        const Event event = machine.write(made);
        const StudyState state = fold({event});
        QVERIFY(only(state));
        QCOMPARE(only(state)->anchor, made.anchor);
        QCOMPARE(only(state)->colour, MarkColour::Green);
        QCOMPARE(only(state)->text, u"my words"_s);
        QCOMPARE(only(state)->madeAt, event.stamp.at);
        QCOMPARE(only(state)->date, machine.today().date());
        QCOMPARE(state.annotationsIn(theKey.lessonRef()).size(), 1U);
        QVERIFY(state.annotationsIn({theKey.course, LessonSlug(u"other"_s)}).empty());
    }

    void theDateIsThatOfTheCalendarWhereItWasMade_data()
    {
        QTest::addColumn<int>("hours"); // after noon in Greenwich
        QTest::addColumn<int>("utcOffsetHours");
        QTest::addColumn<int>("dayOfNovember");
        QTest::newRow("noon") << 0 << 0 << 29;
        QTest::newRow("after midnight, on the study day before") << 13 << 0 << 30;
        QTest::newRow("after midnight farther east") << 9 << 4 << 30;
        QTest::newRow("not yet midnight farther west") << 13 << -4 << 29;
    }

    void theDateIsThatOfTheCalendarWhereItWasMade()
    {
        QFETCH(int, hours);
        QFETCH(int, utcOffsetHours);
        QFETCH(int, dayOfNovember);
        Machine machine(u"s"_s, noonMs, utcOffsetHours * 3600);
        machine.wait(hours * 3'600'000LL);
        const StudyState state = fold({machine.write(highlightOf(u"a"_s, u"an address"_s))});
        QCOMPARE(only(state)->date, QDate(2026, 11, dayOfNovember));
    }

    void twoComputersChangeWhatTheyChangedAndNothingElse()
    {
        Machine one(u"one"_s);
        Machine two(u"two"_s, noonMs + 5000);
        const Event made = one.write(highlightOf(u"a"_s, u"an address"_s));
        one.wait(60'000);
        two.wait(60'000);
        const Event colour = one.write(AnnotationColourEvent{theKey, MarkColour::Pink});
        const Event text = two.write(AnnotationTextEvent{theKey, u"written elsewhere"_s});
        const StudyState state = fold({text, colour, made});
        QCOMPARE(only(state)->colour, MarkColour::Pink);
        QCOMPARE(only(state)->text, u"written elsewhere"_s);
        QCOMPARE(only(state)->changedAt, text.stamp.at);
    }

    void deletingIsUndone()
    {
        Machine machine(u"s"_s);
        Fold fold;
        fold.add(machine.write(highlightOf(u"a"_s, u"an address"_s)));
        fold.add(machine.write(AnnotationRemovedEvent{theKey, true}));
        QVERIFY(!only(fold.state()));
        QVERIFY(fold.state().annotations().empty());
        fold.add(machine.write(UndoEvent{SessionId(u"s"_s), {2}}));
        QVERIFY(only(fold.state()));
        QCOMPARE(only(fold.state())->text, u"my words"_s);
        fold.add(machine.write(UndoEvent{SessionId(u"s"_s), {1}}));
        QVERIFY(!only(fold.state()));
    }

    void anUndoneChangeGivesTheWordsBeforeIt()
    {
        Machine machine(u"s"_s);
        Fold fold;
        fold.add(machine.write(highlightOf(u"a"_s, u"an address"_s)));
        fold.add(machine.write(AnnotationTextEvent{theKey, u"worse"_s}));
        QCOMPARE(only(fold.state())->text, u"worse"_s);
        fold.add(machine.write(UndoEvent{SessionId(u"s"_s), {2}}));
        QCOMPARE(only(fold.state())->text, u"my words"_s);
    }

    void aChangeWaitsForWhatItChanges()
    {
        Machine one(u"one"_s);
        Machine two(u"two"_s, noonMs + 5000);
        Fold fold;
        fold.add(two.write(AnnotationTextEvent{theKey, u"later"_s}));
        QVERIFY(!only(fold.state()));
        fold.add(one.write(highlightOf(u"a"_s, u"an address"_s)));
        QCOMPARE(only(fold.state())->text, u"later"_s);
    }

    void everyActionHasAnUndoInWordsAndALesson_data()
    {
        QTest::addColumn<EventBody>("body");
        QTest::addColumn<QString>("words");
        const auto made = [](AnnotationForm form) {
            AnnotationEvent event = highlightOf(u"a"_s, u"q"_s);
            event.form = form;
            return EventBody(event);
        };
        QTest::newRow("highlight") << made(AnnotationForm::Highlight) << u"Undo the highlight"_s;
        QTest::newRow("note") << made(AnnotationForm::Note) << u"Undo the note"_s;
        QTest::newRow("bookmark") << made(AnnotationForm::Bookmark) << u"Undo the bookmark"_s;
        QTest::newRow("text") << EventBody(AnnotationTextEvent{theKey, {}}) << u"Undo the change of a note"_s;
        QTest::newRow("colour") << EventBody(AnnotationColourEvent{theKey, MarkColour::Blue})
                                << u"Undo the change of a colour"_s;
        QTest::newRow("delete") << EventBody(AnnotationRemovedEvent{theKey, true}) << u"Undo deleting"_s;
        QTest::newRow("delete, taken back")
            << EventBody(AnnotationRemovedEvent{theKey, false}) << u"Undo bringing back what was deleted"_s;
    }

    void everyActionHasAnUndoInWordsAndALesson()
    {
        QFETCH(EventBody, body);
        QTEST(actionWords(body).undo, "words");
        QCOMPARE(actionWords(body).redo, QString(actionWords(body).undo).replace(u"Undo"_s, u"Redo"_s));
        QCOMPARE(lessonOf(body), theKey.lessonRef());
    }
};

QTEST_APPLESS_MAIN(AnnotationFoldTest)
#include "annotationfoldtest.moc"
