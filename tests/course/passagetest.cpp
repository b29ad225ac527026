// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/passage.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Runs runsOf(const QString &text)
{
    Run run;
    run.text = text;
    return {run};
}

/** Lines become blocks: "# heading", else a paragraph; the id of each is its number, from 0. */
Lesson lessonOf(const QStringList &lines)
{
    Lesson lesson;
    for (const QString &line : lines) {
        const BlockId id(QString::number(lesson.blocks.size()));
        if (line.startsWith(u"# "_s)) {
            lesson.blocks.push_back({id, true, Heading{2, runsOf(line.sliced(2))}});
        } else {
            lesson.blocks.push_back({id, true, Paragraph{runsOf(line)}});
        }
    }
    return lesson;
}

Check checkOf(const QString &question, const QString &right, const QString &wrong)
{
    Check check;
    check.question = {runsOf(question)};
    Option good;
    good.text = {runsOf(right)};
    good.correct = true;
    Option bad;
    bad.text = {runsOf(wrong)};
    check.options = {good, bad};
    return check;
}

Lesson bread()
{
    return lessonOf(
        {u"# What yeast does"_s,
         u"Yeast is a living fungus that eats the sugar in flour and gives off gas, which lifts the dough."_s,
         u"Cold slows it down: in a refrigerator a dough may rise for a whole night and gains flavour."_s,
         u"# Salt and water"_s,
         u"Salt tightens the gluten and holds the yeast back, so a dough without it rises fast and tastes flat."_s,
         u"The share of water, called hydration, decides how open the crumb becomes."_s, u"# In the oven"_s,
         u"Steam in the first minutes keeps the crust soft, so that the loaf can still expand."_s,
         u"A loaf is done when its core reaches 96 degrees or when its bottom sounds hollow."_s});
}

Lesson maps()
{
    return lessonOf(
        {u"# From globe to sheet"_s,
         u"No flat map keeps angles, areas and distances all true; each projection gives something up."_s,
         u"Mercator keeps angles, so a straight line is a constant compass course, but Greenland looks as large as Africa."_s,
         u"Equal-area projections keep the size of countries true and bend their shapes."_s, u"# Scale"_s,
         u"At a scale of 1:25,000 four centimetres on paper are one kilometre in the field."_s,
         u"A large-scale map shows a small region with many details."_s, u"# Height"_s,
         u"Contour lines join points of the same height; where they crowd together the slope is steep."_s,
         u"Hill shading paints the shadow of a light from the north-west."_s});
}

Lesson sound()
{
    return lessonOf(
        {u"# Waves"_s, u"Sound is a wave of pressure that needs a medium; in a vacuum there is silence."_s,
         u"Pitch follows frequency: doubling the frequency raises a tone by one octave."_s, u"# Rooms"_s,
         u"Echoes from bare walls arrive late and blur speech; curtains and carpets swallow them."_s,
         u"A standing wave makes some bass notes boom in one corner and vanish in another."_s, u"# Recording"_s,
         u"Sampling must be at least twice as fast as the highest frequency, or false tones appear, called aliasing."_s,
         u"Each bit of depth lowers the noise by six decibels."_s});
}

} // namespace

class PassageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBlockThatSettlesACheckIsFound_data()
    {
        QTest::addColumn<Lesson>("lesson");
        QTest::addColumn<Check>("check");
        QTest::addColumn<QString>("block"); // empty: the whole lesson
        const auto row = [](const Lesson &lesson, const char *question, const char *right, const char *wrong,
                            const char *block) {
            QTest::newRow(question) << lesson
                                    << checkOf(QString::fromUtf8(question), QString::fromUtf8(right),
                                               QString::fromUtf8(wrong))
                                    << QString::fromUtf8(block);
        };
        row(bread(), "Why does dough rise?", "Yeast gives off gas", "Flour swells", "1");
        row(bread(), "What happens to a dough left in the refrigerator overnight?", "It rises slowly and gains flavour",
            "It dies", "2");
        row(bread(), "You forgot the salt. What will you notice?", "The dough rises fast and tastes flat",
            "It stays dense", "4");
        row(bread(), "What decides how open the crumb is?", "The hydration", "The colour of the flour", "5");
        row(bread(), "Why do bakers want steam at first?", "The crust stays soft and the loaf expands",
            "It cooks faster", "7");
        row(bread(), "How do you know that a loaf is done?", "Its bottom sounds hollow", "It smells sweet", "8");
        row(bread(), "Who invented the toaster?", "Nobody knows", "A physicist", "");
        row(maps(), "Which projection suits sailing by compass?", "Mercator, since it keeps angles",
            "An equal-area one", "2");
        row(maps(), "You compare the sizes of countries. Which projections serve?", "Equal-area projections",
            "Mercator", "3");
        row(maps(), "How far is four centimetres on a map of scale 1:25,000?", "One kilometre", "Four kilometres", "5");
        row(maps(), "Which map shows more details of a small region?", "A large-scale map", "A small-scale map", "6");
        row(maps(), "Contour lines crowd together. What does it mean?", "The slope is steep", "There is a river", "8");
        row(maps(), "From where does the light of hill shading come?", "From the north-west", "From the south", "9");
        row(maps(), "Can a flat map keep angles, areas and distances all true?", "No, each gives something up", "Yes",
            "1");
        row(sound(), "Why is there silence in a vacuum?", "Sound needs a medium", "Sound freezes", "1");
        row(sound(), "You double the frequency of a tone. What do you hear?", "The pitch rises by one octave",
            "It gets louder", "2");
        row(sound(), "What helps against echoes that blur speech?", "Curtains and carpets", "Louder speech", "4");
        row(sound(), "A bass note booms in one corner of the room. Why?", "A standing wave", "A loose panel", "5");
        row(sound(), "How fast must sampling be to avoid aliasing?", "Twice the highest frequency",
            "As fast as possible", "7");
        row(sound(), "What does one more bit of depth change?", "Six decibels less noise", "A higher pitch", "8");
    }

    void theBlockThatSettlesACheckIsFound()
    {
        QFETCH(Lesson, lesson);
        QFETCH(Check, check);
        QTEST(passageOf(lesson, check).value_or(BlockId()).toString(), "block");
    }

    void aPassageGivenForARightOptionHoldsIfItIsThere_data()
    {
        QTest::addColumn<QString>("ofTheCheck"); // empty: none is given
        QTest::addColumn<QString>("ofTheRight");
        QTest::addColumn<QString>("ofTheWrong");
        QTest::addColumn<QString>("block");
        QTest::newRow("it wins over the words") << u""_s << u"8"_s << u""_s << u"8"_s;
        QTest::newRow("the check's own wins over it") << u"5"_s << u"8"_s << u""_s << u"5"_s;
        QTest::newRow("the check's own is gone") << u"gone"_s << u"8"_s << u""_s << u"8"_s;
        QTest::newRow("it is gone") << u""_s << u"gone"_s << u""_s << u"1"_s;
        QTest::newRow("a wrong option says nothing") << u""_s << u""_s << u"8"_s << u"1"_s;
    }

    void aPassageGivenForARightOptionHoldsIfItIsThere()
    {
        QFETCH(QString, ofTheCheck);
        QFETCH(QString, ofTheRight);
        QFETCH(QString, ofTheWrong);
        const auto given = [](const QString &id) { return id.isEmpty() ? std::nullopt : std::optional(BlockId(id)); };
        Check check = checkOf(u"Why does dough rise?"_s, u"Yeast gives off gas"_s, u"No"_s);
        check.passage = given(ofTheCheck);
        check.options.front().passage = given(ofTheRight);
        check.options.back().passage = given(ofTheWrong);
        QTEST(passageOf(bread(), check).value_or(BlockId()).toString(), "block");
    }

    void aGivenPassageHoldsIfItIsThere()
    {
        Check check = checkOf(u"Why does dough rise?"_s, u"Yeast gives off gas"_s, u"No"_s);
        check.passage = BlockId(u"8"_s);
        QCOMPARE(passageOf(bread(), check), BlockId(u"8"_s));
        check.passage = BlockId(u"gone"_s);
        QCOMPARE(passageOf(bread(), check), BlockId(u"1"_s));
    }

    void aCheckThatNeedsItsPassageShowsItAtWhateverDepth()
    {
        Lesson lesson = bread();
        const Block inside{BlockId(u"inside"_s), true, Paragraph{runsOf(u"Steam keeps the crust soft."_s)}};
        lesson.blocks.push_back({BlockId(u"note"_s), true, Note{NoteKind::Tip, {}, {inside}}});
        Check check = checkOf(u"Why does dough rise?"_s, u"Yeast gives off gas"_s, u"No"_s);
        check.passage = inside.id;
        QCOMPARE(shownPassageOf(lesson, check), nullptr);
        check.showsPassage = true;
        QVERIFY(shownPassageOf(lesson, check));
        QCOMPARE(*shownPassageOf(lesson, check), inside);
        check.passage = std::nullopt;
        QCOMPARE(shownPassageOf(lesson, check)->id, BlockId(u"1"_s));
    }

    void aCloseCallIsTheWholeLesson()
    {
        const Lesson lesson =
            lessonOf({u"Cats purr when stroked."_s, u"Cats purr when stroked."_s, u"Dogs bark at night."_s});
        QCOMPARE(passageOf(lesson, checkOf(u"When do cats purr?"_s, u"When stroked"_s, u"Never"_s)), std::nullopt);
        QCOMPARE(passageOf(Lesson{}, checkOf(u"When?"_s, u"Now"_s, u"Never"_s)), std::nullopt);
    }
};

QTEST_APPLESS_MAIN(PassageTest)
#include "passagetest.moc"
