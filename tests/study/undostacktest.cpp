// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/undostack.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** A record with its actions, worked with as the program does. */
struct Desk {
    Machine machine{u"s1"_s};
    Fold fold;
    UndoStack stack;

    EventRef write(EventBody body)
    {
        const Event event = machine.write(std::move(body));
        machine.wait(1000);
        stack.see(event);
        fold.add(event);
        return event.stamp.ref;
    }

    void act(const QString &name) { write(BringBackEvent{checkKey(name), true}); }

    bool undo()
    {
        const auto last = stack.last(fold.state().undone(), fold.state().suspects());
        if (last) {
            write(UndoEvent{last->session, {last->n}});
        }
        return last.has_value();
    }

    bool redo()
    {
        const auto last = stack.lastTakenBack(fold.state().undone(), fold.state().suspects());
        if (last) {
            write(UndoEvent{last->undo.session, {last->undo.n}});
        }
        return last.has_value();
    }

    /** The names of what holds. */
    [[nodiscard]] QString held() const
    {
        QString names;
        for (const auto &[key, check] : fold.state().checks()) {
            names += key.check.toString();
        }
        return names;
    }
};

} // namespace

class UndoStackTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCanBeTakenBackHasWords()
    {
        const EventBody bodies[] = {AnswerEvent(),
                                    PlaceEvent(),
                                    MarkReadEvent(),
                                    BringBackEvent(),
                                    SettingEvent(),
                                    UndoEvent(),
                                    AliasEvent(),
                                    ClockSuspectEvent(),
                                    AnnotationEvent(),
                                    AnnotationTextEvent(),
                                    AnnotationColourEvent(),
                                    AnnotationRemovedEvent(),
                                    RestEvent(),
                                    RetireEvent(),
                                    UnknownEvent()};
        QCOMPARE(std::size(bodies), std::variant_size_v<EventBody>);
        for (const EventBody &body : bodies) {
            QCOMPARE(isAction(body), !actionWords(body).undo.isEmpty());
            QCOMPARE(isAction(body), !actionWords(body).redo.isEmpty());
        }
    }

    /** Letters are actions, < takes back, > does again; what holds at the end, and what of < and > had nothing to do.
     */
    void undoAndRedoGoToAndFro_data()
    {
        QTest::addColumn<QString>("story");
        QTest::addColumn<QString>("held");
        QTest::addColumn<int>("idle");
        QTest::newRow("nothing") << u"<>"_s << u""_s << 2;
        QTest::newRow("taken back") << u"ab<"_s << u"a"_s << 0;
        QTest::newRow("done again") << u"ab<>"_s << u"ab"_s << 0;
        QTest::newRow("nothing was taken back") << u"ab>"_s << u"ab"_s << 1;
        QTest::newRow("all the way and back") << u"abc<<<>>>"_s << u"abc"_s << 0;
        QTest::newRow("part of the way") << u"abc<<<>"_s << u"a"_s << 0;
        QTest::newRow("to and fro") << u"abc<<><<>>"_s << u"ab"_s << 0;
        QTest::newRow("more than there was") << u"ab<<<>>>"_s << u"ab"_s << 2;
        QTest::newRow("something was done since") << u"ab<c>"_s << u"ac"_s << 1;
        QTest::newRow("and that was taken back") << u"ab<c<>"_s << u"ac"_s << 0;
        QTest::newRow("what came before it stays away") << u"ab<c<>>"_s << u"ac"_s << 1;
        QTest::newRow("done again, then another") << u"ab<>c<<<"_s << u""_s << 0;
        QTest::newRow("twice to and fro") << u"a<><><>"_s << u"a"_s << 0;
    }

    void undoAndRedoGoToAndFro()
    {
        QFETCH(QString, story);
        Desk desk;
        int idle = 0;
        for (const QChar letter : story) {
            if (letter == u'<') {
                idle += desk.undo() ? 0 : 1;
            } else if (letter == u'>') {
                idle += desk.redo() ? 0 : 1;
            } else {
                desk.act(letter);
            }
        }
        QTEST(desk.held(), "held");
        QTEST(idle, "idle");
    }

    /** Of a leech, too: it is one by its lapses alone. */
    void whatTheQueueIsToldIsTakenBackInTurn()
    {
        Desk desk;
        const CheckKey key = checkKey(u"check"_s);
        std::vector<std::pair<CheckState, StudySettings>> before;
        const EventBody actions[] = {answerTo(key, true),       answerTo(key, false),
                                     RestEvent{key, 1},         RetireEvent{key, RetireReason::Known},
                                     BringBackEvent{key, true}, retentionSetting(0.8)};
        const auto now = [&] {
            const CheckState *check = desk.fold.state().check(key);
            return std::pair(check ? *check : CheckState(), desk.fold.state().settings());
        };
        for (const EventBody &action : actions) {
            before.push_back(now());
            desk.write(action);
            desk.machine.waitDays(1);
            QVERIFY(now() != before.back());
        }
        for (; !before.empty(); before.pop_back()) {
            const auto after = now();
            QVERIFY(desk.undo());
            QVERIFY(now() == before.back());
            QVERIFY(desk.redo());
            QVERIFY(now() == after);
            QVERIFY(desk.undo());
        }
        QVERIFY(!desk.undo());
    }

    void anUndoOfAnotherComputerIsDoneAgainToo()
    {
        Desk desk;
        desk.act(u"a"_s);
        desk.undo();
        Machine other(u"s2"_s, desk.machine.nowMs() + hourMs);
        const auto last = desk.stack.lastTakenBack(desk.fold.state().undone(), desk.fold.state().suspects());
        QVERIFY(last);
        const Event redo = other.write(UndoEvent{last->undo.session, {last->undo.n}});
        desk.stack.see(redo);
        desk.fold.add(redo);
        QCOMPARE(desk.held(), u"a"_s);
        QVERIFY(!desk.redo());
        QVERIFY(desk.undo());
        QCOMPARE(desk.held(), u""_s);
    }
};

QTEST_APPLESS_MAIN(UndoStackTest)
#include "undostacktest.moc"
