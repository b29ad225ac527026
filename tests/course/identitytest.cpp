// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"

#include "course/plaintext.h"

#include <QCryptographicHash>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Block paragraph(const QString &text, const QString &id = {})
{
    Run run;
    run.text = text;
    return {BlockId(id), !id.isEmpty(), Paragraph{{run}}};
}

RichText words(const QString &text)
{
    Run run;
    run.text = text;
    return {Runs{run}};
}

Option option(const QString &text, bool correct)
{
    Option made;
    made.text = words(text);
    made.correct = correct;
    return made;
}

Check check(const QString &question, const std::vector<Option> &options)
{
    Check made;
    made.question = words(question);
    made.options = options;
    return made;
}

QString hex(const QByteArray &text, qsizetype digits)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(digits));
}

} // namespace

class IdentityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBlockWithoutIdIsNamedForItsKindAndWords()
    {
        Blocks blocks{paragraph(u"salt"_s), paragraph(u"salt"_s), paragraph(u"salt"_s, u"given"_s)};
        QVERIFY(assignBlockIds(blocks).empty());
        const QString made = u"p-"_s + hex("salt", 12);
        QCOMPARE(blocks[0].id.toString(), made);
        QCOMPARE(blocks[1].id.toString(), made + u"-2"_s);
        QCOMPARE(blocks[2].id.toString(), u"given"_s);
    }

    void aMadeIdStaysWhenBlocksMove()
    {
        Blocks before{paragraph(u"a"_s), paragraph(u"b"_s)};
        Blocks after{paragraph(u"new"_s), paragraph(u"b"_s), paragraph(u"a"_s)};
        assignBlockIds(before);
        assignBlockIds(after);
        QCOMPARE(after[2].id, before[0].id);
        QCOMPARE(after[1].id, before[1].id);
    }

    void theFirstOfTwoGivenIdsKeepsIt()
    {
        Blocks blocks{paragraph(u"a"_s, u"x"_s), {{}, false, Quote{{paragraph(u"b"_s, u"x"_s)}}}};
        const std::vector<BlockId> repeated = assignBlockIds(blocks);
        QCOMPARE(repeated.size(), 1U);
        QCOMPARE(blocks[0].id.toString(), u"x"_s);
        QCOMPARE(std::get<Quote>(blocks[1].content).blocks[0].id.toString(), u"x-2"_s);
    }

    void checksAreNamedByTheirPlaceOnlyIfThereAreSeveral()
    {
        std::vector<Check> one{check(u"q"_s, {option(u"A"_s, true)})};
        assignCheckIds(one);
        QCOMPARE(one[0].id.toString(), u"check"_s);
        QCOMPARE(one[0].options[0].key.toString(), hex("A", 16));
        std::vector<Check> two{check(u"q"_s, {}), check(u"r"_s, {})};
        two[0].id = CheckId(u"salt"_s);
        two[0].idGiven = true;
        assignCheckIds(two);
        QCOMPARE(two[0].id.toString(), u"salt"_s);
        QCOMPARE(two[1].id.toString(), u"check-2"_s);
    }

    void fingerprintIgnoresWhatDoesNotChangeTheQuestion_data()
    {
        QTest::addColumn<Check>("other");
        QTest::addColumn<bool>("same");
        const Option right = option(u"It's  so"_s, true);
        const Option wrong = option(u"No"_s, false);
        QTest::newRow("order of options") << check(u"Why?"_s, {wrong, right}) << true;
        QTest::newRow("curly quote and spaces") << check(u"Why?"_s, {option(u"It’s so "_s, true), wrong}) << true;
        Check reasoned = check(u"Why?"_s, {right, wrong});
        reasoned.options[1].tempting = words(u"because"_s);
        reasoned.order = {1, 0};
        reasoned.why = words(u"so"_s);
        QTest::newRow("reasons and order") << reasoned << true;
        Check bold = check(u"Why?"_s, {right, wrong});
        std::get<Runs>(bold.question.content)[0].bold = true;
        QTest::newRow("formatting") << bold << true;
        QTest::newRow("question") << check(u"How?"_s, {right, wrong}) << false;
        QTest::newRow("option") << check(u"Why?"_s, {right, option(u"Nope"_s, false)}) << false;
        QTest::newRow("which is right") << check(u"Why?"_s, {option(u"It's so"_s, false), option(u"No"_s, true)})
                                        << false;
    }

    void fingerprintIgnoresWhatDoesNotChangeTheQuestion()
    {
        QFETCH(Check, other);
        QFETCH(bool, same);
        const Check base = check(u"Why?"_s, {option(u"It's  so"_s, true), option(u"No"_s, false)});
        QCOMPARE(fingerprintOf(base).toString().size(), 64);
        QCOMPARE(fingerprintOf(base) == fingerprintOf(other), same);
    }

    void aCourseIsKnownByItsAddressElseByNameAndRights_data()
    {
        QTest::addColumn<CourseHead>("head");
        QTest::addColumn<QString>("id");
        QTest::newRow("address") << CourseHead{u"s"_s, {}, u"https://Example.org/learn/bread/?a=1#b"_s, {}, {}}
                                 << u"example.org/learn/bread"_s;
        QTest::newRow("no address") << CourseHead{u"bread"_s, {}, {}, {}, {}} << u"bread-"_s + hex("Ann\nCC0", 12);
        QTest::newRow("no host") << CourseHead{u"bread"_s, {}, u"bread.html"_s, {}, {}}
                                 << u"bread-"_s + hex("Ann\nCC0", 12);
        QTest::newRow("only a title") << CourseHead{{}, u"Good Bread!"_s, {}, {}, {}}
                                      << u"good-bread-"_s + hex("Ann\nCC0", 12);
    }

    void aCourseIsKnownByItsAddressElseByNameAndRights()
    {
        QFETCH(CourseHead, head);
        QTEST(courseIdentity(head, u"Ann"_s, u"CC0"_s).id.toString(), "id");
    }

    void slugsKeepLettersOfAnyScript_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("slug");
        QTest::newRow("plain") << u"The problem: part 2.1"_s << u"the-problem-part-2-1"_s;
        QTest::newRow("apostrophe") << u"It’s Ann's"_s << u"its-anns"_s;
        QTest::newRow("greek") << u"Αρχή  τέλος"_s << u"αρχή-τέλος"_s;
        QTest::newRow("nothing") << u" -- "_s << QString();
    }

    void slugsKeepLettersOfAnyScript()
    {
        QFETCH(QString, title);
        QTEST(slugOf(title), "slug");
    }
};

QTEST_APPLESS_MAIN(IdentityTest)
#include "identitytest.moc"
