// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/keptids.h"

#include "course/identity.h"

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

/** "tide" without an id, "moon=Why does it rise?" with one. */
Check check(const QString &told)
{
    Check made;
    const qsizetype split = told.indexOf(u'=');
    made.id = CheckId(told.left(qMax(split, qsizetype(0))));
    made.idGiven = split > 0;
    made.question = words(told.mid(split + 1));
    for (const bool right : {true, false}) {
        Option option;
        option.text = words(right ? u"Yes"_s : u"No"_s);
        option.correct = right;
        made.options.push_back(option);
    }
    return made;
}

Lesson lessonWith(const QStringList &checks)
{
    Lesson lesson;
    for (const QString &told : checks) {
        lesson.checks.push_back(check(told));
    }
    assignCheckIds(lesson.checks);
    return lesson;
}

Block paragraph(const QString &text)
{
    Block block;
    block.content = Paragraph{std::get<Runs>(words(text).content)};
    return block;
}

Lesson lessonOf(const QStringList &paragraphs)
{
    Lesson lesson;
    for (const QString &text : paragraphs) {
        lesson.blocks.push_back(paragraph(text));
    }
    assignBlockIds(lesson.blocks);
    return lesson;
}

QStringList namesOf(const Lesson &lesson)
{
    QStringList names;
    for (const Check &one : lesson.checks) {
        names += one.id.toString();
    }
    return names;
}

Lesson known(Lesson lesson, const KeptIds &kept)
{
    renameChecks(lesson, kept);
    return lesson;
}

} // namespace

class KeptIdsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksGoOnBeingKnownByTheirNames_data()
    {
        QTest::addColumn<QStringList>("older");
        QTest::addColumn<QStringList>("newer");
        QTest::addColumn<QStringList>("names");
        const QStringList abc{u"a"_s, u"b"_s, u"c"_s};
        QTest::newRow("the same") << abc << abc << QStringList{u"check-1"_s, u"check-2"_s, u"check-3"_s};
        QTest::newRow("reordered") << abc << QStringList{u"c"_s, u"a"_s, u"b"_s}
                                   << QStringList{u"check-3"_s, u"check-1"_s, u"check-2"_s};
        QTest::newRow("a corrected typo")
            << abc << QStringList{u"a"_s, u"bb"_s, u"c"_s} << QStringList{u"check-1"_s, u"check-2"_s, u"check-3"_s};
        QTest::newRow("one removed") << abc << QStringList{u"a"_s, u"c"_s} << QStringList{u"check-1"_s, u"check-3"_s};
        QTest::newRow("one put in between") << abc << QStringList{u"a"_s, u"x"_s, u"b"_s, u"c"_s}
                                            << QStringList{u"check-1"_s, u"check-5"_s, u"check-2"_s, u"check-3"_s};
        QTest::newRow("from one to two") << QStringList{u"a"_s} << QStringList{u"x"_s, u"a"_s}
                                         << QStringList{u"check-1"_s, u"check"_s};
        QTest::newRow("renamed") << QStringList{u"moon=a"_s, u"tide=b"_s} << QStringList{u"luna=a"_s, u"tide=b"_s}
                                 << QStringList{u"moon"_s, u"tide"_s};
        QTest::newRow("given ids hold whatever is asked")
            << QStringList{u"moon=a"_s, u"tide=b"_s} << QStringList{u"tide=x"_s, u"moon=b"_s}
            << QStringList{u"tide"_s, u"moon"_s};
        QTest::newRow("an id given to what had none")
            << QStringList{u"a"_s} << QStringList{u"moon=a"_s} << QStringList{u"check"_s};
        QTest::newRow("another check under another id")
            << QStringList{u"moon=a"_s} << QStringList{u"luna=x"_s} << QStringList{u"luna"_s};
    }

    void checksGoOnBeingKnownByTheirNames()
    {
        QFETCH(QStringList, older);
        QFETCH(QStringList, newer);
        const Lesson before = lessonWith(older);
        const Lesson after = lessonWith(newer);
        QTEST(namesOf(known(after, keptIds(before, {}, after))), "names");
    }

    void aRenamedCheckIsKnownAlsoWhenItIsCorrectedLater()
    {
        const Lesson first = lessonWith({u"moon=a"_s});
        const Lesson second = lessonWith({u"luna=a"_s});
        const KeptIds kept = keptIds(first, {}, second);
        const Lesson third = lessonWith({u"luna=corrected"_s});
        QCOMPARE(namesOf(known(third, keptIds(known(second, kept), kept, third))), QStringList{u"moon"_s});
    }

    void aRemovedCheckGetsItsNameBackAndNoOtherDoes()
    {
        const Lesson full = lessonWith({u"a"_s, u"b"_s, u"c"_s});
        std::map<CheckId, Fingerprint> answered;
        for (const Check &one : full.checks) {
            answered.emplace(one.id, fingerprintOf(one));
        }
        const Lesson less = lessonWith({u"a"_s, u"c"_s});
        const KeptIds kept = keptIds(full, {}, less, answered);
        const Lesson now = known(less, kept);
        QCOMPARE(namesOf(now), (QStringList{u"check-1"_s, u"check-3"_s}));
        const Lesson again = lessonWith({u"a"_s, u"b"_s, u"c"_s});
        QCOMPARE(namesOf(known(again, keptIds(now, kept, again, answered))),
                 (QStringList{u"check-1"_s, u"check-2"_s, u"check-3"_s}));
        const Lesson other = lessonWith({u"a"_s, u"new"_s, u"c"_s, u"newer"_s});
        const QStringList names = namesOf(known(other, keptIds(now, kept, other, answered)));
        QVERIFY2(!names.contains(u"check-2"_s), qPrintable(names.join(u' ')));
    }

    void aPlaceInTheTextFollowsItsCheck()
    {
        const Lesson older = lessonWith({u"a"_s, u"b"_s});
        Lesson newer = lessonWith({u"b"_s, u"a"_s});
        Block place;
        place.content = CheckPlace{CheckId(u"check-1"_s)};
        newer.blocks = {place};
        const Lesson now = known(newer, keptIds(older, {}, newer));
        QCOMPARE(std::get<CheckPlace>(now.blocks.front().content).check, CheckId(u"check-2"_s));
    }

    void blocksAreFoundByTheirText_data()
    {
        QTest::addColumn<QStringList>("newer");
        QTest::addColumn<int>("place"); ///< of the first block of the older one
        const QString text = u"The moon pulls the water up on both sides of the earth."_s;
        QTest::newRow("unchanged") << QStringList{text} << 0;
        QTest::newRow("a corrected typo")
            << QStringList{u"An introduction."_s, u"The moon pulls the water up on both sides of the world."_s} << 1;
        QTest::newRow("a sentence more") << QStringList{text + u" Twice a day."_s} << 0;
        QTest::newRow("rewritten") << QStringList{u"Something else altogether is told here now."_s} << -1;
    }

    void blocksAreFoundByTheirText()
    {
        QFETCH(QStringList, newer);
        QFETCH(int, place);
        const Lesson before = lessonOf({u"The moon pulls the water up on both sides of the earth."_s});
        const Lesson after = lessonOf(newer);
        const BlockId former = before.blocks.front().id;
        const KeptIds kept = keptIds(before, {}, after);
        if (place >= 0 && after.blocks[size_t(place)].id == former) {
            QVERIFY(kept.blocks.empty()); // found without help
        } else if (place >= 0) {
            QCOMPARE(kept.blocks.at(former), after.blocks[size_t(place)].id);
        } else {
            QVERIFY(!kept.blocks.contains(former));
        }
    }

    void blocksAreFoundOverSeveralUpdates()
    {
        const Lesson first = lessonOf({u"one two three four five six"_s});
        const Lesson second = lessonOf({u"one two three four five sixth"_s});
        const Lesson third = lessonOf({u"one two three four fifth sixth"_s});
        const KeptIds kept = keptIds(second, keptIds(first, {}, second), third);
        QCOMPARE(kept.blocks.at(first.blocks.front().id), third.blocks.front().id);
        QCOMPARE(kept.blocks.at(second.blocks.front().id), third.blocks.front().id);
    }
};

QTEST_GUILESS_MAIN(KeptIdsTest)
#include "keptidstest.moc"
