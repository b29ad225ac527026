// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gotomodel.h"

#include "base/translation.h"
#include "support/system.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

GoToItem lesson(const QString &title, const QString &course = u"Sorting"_s)
{
    return {GoToItem::Kind::Lesson, u"lesson "_s + title, title, course, {}, {CourseId(u"c"_s), LessonSlug(title)}, {}};
}

GoToItem heading(const QString &title, const QString &lessonTitle)
{
    return {GoToItem::Kind::Heading, u"heading "_s + title, title, lessonTitle, {}, {}, BlockId(u"h"_s)};
}

GoToItem command(const QString &title, const QString &keys)
{
    return {GoToItem::Kind::Command, u"command "_s + title, title, u"View"_s, keys, {}, {}};
}

std::vector<GoToItem> items()
{
    return {lesson(u"Quicksort and its pivot"_s),
            lesson(u"Merging two sorted piles"_s),
            lesson(u"Binary search tree"_s, u"Trees"_s),
            lesson(u"Best bets"_s, u"Chance"_s),
            heading(u"Why the pivot matters"_s, u"Quicksort and its pivot"_s),
            heading(u"Übung und Café"_s, u"Merging two sorted piles"_s),
            command(u"Print the lesson to PDF…"_s, u"Ctrl+P"_s),
            command(u"Full screen"_s, u"F11"_s),
            {GoToItem::Kind::Setting, u"setting theme"_s, u"Theme"_s, u"Preferences"_s, {}, {}, {}}};
}

QStringList titles(const GoToModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        all << model.index(row).data().toString();
    }
    return all;
}

} // namespace

class GoToModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(u"en"_s); }

    void theBestFitComesFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char *name, const QString &typed, const QString &first, const QString &marked) {
            QTest::newRow(name) << typed << first << marked;
        };
        row("a beginning", u"quick"_s, u"Quicksort and its pivot"_s, u"Quick"_s);
        row("a word inside, and not a part of one", u"piles"_s, u"Merging two sorted piles"_s, u"piles"_s);
        row("initials", u"bst"_s, u"Binary search tree"_s, u"Bst"_s);
        row("letters with others between", u"mgpil"_s, u"Merging two sorted piles"_s, u"Mgpil"_s);
        row("words in any order", u"piles merging"_s, u"Merging two sorted piles"_s, u"Mergingpiles"_s);
        row("accents and case do not count", u"ubung cafe"_s, u"Übung und Café"_s, u"ÜbungCafé"_s);
        row("accents typed", u"PÍVOT MATTERS"_s, u"Why the pivot matters"_s, u"pivotmatters"_s);
        row("a word of the course", u"tree trees"_s, u"Binary search tree"_s, u"tree"_s);
        row("a command", u"pdf"_s, u"Print the lesson to PDF…"_s, u"PDF"_s);
        row("a setting", u"theme"_s, u"Theme"_s, u"Theme"_s);
        row("a lesson before its heading", u"pivot"_s, u"Quicksort and its pivot"_s, u"pivot"_s);
        row("a slip of the room key", u"  full   screen "_s, u"Full screen"_s, u"Fullscreen"_s);
    }

    void theBestFitComesFirst()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QFETCH(QString, marked);
        GoToModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems(items());
        model.setWords(typed);
        QVERIFY(model.rowCount() > 0);
        QCOMPARE(titles(model).first(), first);
        QString letters;
        const auto places = model.index(0).data(GoToModel::MarksRole).value<QList<int>>();
        for (const int place : places) {
            letters += first[place];
        }
        QCOMPARE(letters, marked);
    }

    void typingOnNarrowsDownAndTakingBackWidens()
    {
        GoToModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems(items());
        const QString typed = u"sorted piles"_s;
        QList<QStringList> rows;
        for (qsizetype length = 1; length <= typed.size(); ++length) {
            model.setWords(typed.left(length));
            rows << titles(model);
        }
        QVERIFY(rows.first().size() > rows.last().size());
        QCOMPARE(rows.last(), QStringList{u"Merging two sorted piles"_s});
        for (qsizetype length = typed.size(); length >= 1; --length) {
            model.setWords(typed.left(length));
            QCOMPARE(titles(model), rows[length - 1]); // the same as on the way there
        }
        model.setWords(u"xyzzy"_s);
        QCOMPARE(model.rowCount(), 0);
    }

    void withoutWordsWhatWasUsedLastComesFirst()
    {
        GoToModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems(items());
        QCOMPARE(titles(model), (QStringList{u"Print the lesson to PDF…"_s, u"Full screen"_s}));
        model.setRecent({u"command Full screen"_s, u"lesson Best bets"_s, u"lesson that is gone"_s});
        QCOMPARE(titles(model), (QStringList{u"Full screen"_s, u"Best bets"_s, u"Print the lesson to PDF…"_s}));
    }

    void amongLikeFitsWhatWasUsedLastComesFirst()
    {
        GoToModel model;
        model.setItems({lesson(u"Heaps one"_s), lesson(u"Heaps two"_s), lesson(u"Perhaps"_s)});
        model.setWords(u"heap"_s);
        QCOMPARE(titles(model).first(), u"Heaps one"_s);
        model.setRecent({u"lesson Heaps two"_s, u"lesson Perhaps"_s});
        QCOMPARE(titles(model).first(), u"Heaps two"_s);
    }

    void theExactNameComesFirstWhateverWasUsedLast()
    {
        GoToModel model;
        model.setItems(
            {command(u"High contrast, light"_s, {}), lesson(u"Light and shadow"_s), command(u"Light"_s, {})});
        model.setRecent({u"command High contrast, light"_s, u"lesson Light and shadow"_s});
        for (const QString &typed : {u"light"_s, u" LIGHT "_s}) {
            model.setWords(typed);
            QCOMPARE(titles(model).first(), u"Light"_s);
        }
        model.setWords(u"ligh"_s);
        QCOMPARE(titles(model).size(), 3);
    }

    void noMoreRowsThanAnyoneReads()
    {
        std::vector<GoToItem> many;
        for (int i = 0; i < 500; ++i) {
            many.push_back(lesson(u"Lesson %1"_s.arg(i)));
        }
        GoToModel model;
        model.setItems(many);
        model.setWords(u"lesson"_s);
        QCOMPARE(model.rowCount(), GoToModel::mostRows);
        model.setWords(u"lesson 499"_s);
        QCOMPARE(titles(model).first(), u"Lesson 499"_s);
    }

    void aKeyIsAnsweredWithinAFrame()
    {
        std::vector<GoToItem> many;
        for (int i = 0; i < 4'000; ++i) {
            const QString title = u"Lesson %1 on the slow turn of the tide"_s.arg(i);
            many.push_back(lesson(title, u"Course %1"_s.arg(i / 100)));
            for (int part = 0; part < 6; ++part) {
                many.push_back(heading(u"Part %1: what the harbour reader measures"_s.arg(part), title));
            }
        }
        GoToModel model;
        QElapsedTimer timer;
        timer.start();
        model.setItems(std::move(many));
        qInfo("28,000 places taken in after %lld ms", timer.elapsed());
        const QString typed = u"eharbour reader 4"_s;
        double slowest = 0;
        for (qsizetype length = 1; length <= typed.size(); ++length) {
            double best = 1'000; // other programs share the machine
            for (int run = 0; run < 3; ++run) {
                model.setWords(typed.left(length - 1));
                timer.restart();
                model.setWords(typed.left(length));
                best = std::min(best, double(timer.nsecsElapsed()) / 1e6);
            }
            slowest = std::max(slowest, best);
        }
        qInfo("the slowest key is answered after %.1f ms", slowest);
        QVERIFY2(slowest < 16 * Test::busyness(), qPrintable(QString::number(slowest)));
    }

    void everyRowCanBeHeard()
    {
        GoToModel model;
        model.setItems(items());
        model.setWords(u"full screen"_s);
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"Command: Full screen, View, key F11"_s);
        model.setWords(u"quicksort"_s);
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"Lesson: Quicksort and its pivot, Sorting"_s);
    }
};

QTEST_GUILESS_MAIN(GoToModelTest)
#include "gotomodeltest.moc"
