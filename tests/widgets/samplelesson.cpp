// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/samplelesson.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

Option option(const QString &key, const QString &text, bool correct, const QString &reason)
{
    Option made;
    made.key = OptionKey(key);
    made.keyGiven = true;
    made.text = words(text);
    made.correct = correct;
    (correct ? made.why : made.tempting) = words(reason);
    return made;
}

RichText code(const QString &text)
{
    Block block;
    block.content = Code{u"python"_s, u"Python"_s, text, CodeRole::Source};
    return {Blocks{block}};
}

} // namespace

RichText words(const QString &text)
{
    Run run;
    run.text = text;
    return {Runs{run}};
}

Block paragraph(const QString &id, const QString &text)
{
    Block block;
    block.id = BlockId(id);
    block.idGiven = true;
    block.content = Paragraph{std::get<Runs>(words(text).content)};
    return block;
}

Check singleCheck(const QString &id)
{
    Check check;
    check.id = CheckId(id);
    check.idGiven = true;
    check.question = words(u"A list arrives already sorted, and the first card is always taken as the pivot. "
                           "What happens?"_s);
    check.options = {
        option(u"one"_s, u"It is the best case: every card is already in place."_s, false,
               u"Being in place helps insertion, not a pivot at the very edge."_s),
        option(u"two"_s, u"The recursion stops after one level."_s, false,
               u"Tempting, since nothing moves. But one side is empty and the other holds all the rest, so there is a "
               "level for every card."_s),
        option(u"right"_s, u"Each level removes a single card, so the time grows with the square of the length."_s,
               true, u"The pivot is the smallest card each time, and everything else goes to one side."_s),
        option(u"three"_s, u"The two halves are equal, as with any pivot."_s, false,
               u"Halves are equal only when the pivot is near the middle."_s),
    };
    check.order = {1, 2, 3, 0};
    check.why = words(u"A pivot chosen at random makes this case as unlikely as any other."_s);
    check.passage = BlockId(u"edge"_s);
    return check;
}

Check multipleCheck(const QString &id)
{
    Check check;
    check.id = CheckId(id);
    check.idGiven = true;
    check.kind = CheckKind::Multiple;
    check.question = words(u"Which of these keep equal cards in the order they came in?"_s);
    check.options = {
        option(u"right"_s, u"Insertion sort"_s, true, u"A card moves only past larger ones."_s),
        option(u"wrong"_s, u"Heap sort"_s, false, u"The heap forgets who came first."_s),
        option(u"also"_s, u"Merge sort"_s, true, u"On a tie the left pile goes first."_s),
        option(u"more"_s, u"Selection sort with swaps"_s, false, u"A swap may carry a card over its equal."_s),
    };
    check.order = {0, 1, 2, 3};
    return check;
}

Check codeCheck(const QString &id)
{
    Check check = singleCheck(id);
    check.question = words(u"Which loop visits every pair of cards exactly once?"_s);
    check.options[0].text = code(u"for i in range(n):\n    for j in range(n):\n        compare(cards[i], cards[j])"_s);
    check.options[1].text = code(u"for i in range(n):\n    compare(cards[i], cards[i + 1])"_s);
    check.options[2].text =
        code(u"for i in range(n):\n    for j in range(i + 1, n):\n        compare(cards[i], cards[j])  # i < j"_s);
    check.options[3].text = code(u"while cards:\n    compare(cards.pop(), cards.pop())"_s);
    return check;
}

LessonOnScreen lessonWith(const std::vector<Check> &checks, const QString &slug)
{
    Lesson lesson;
    lesson.slug = LessonSlug(slug);
    lesson.title = u"Quicksort and its pivot"_s;
    lesson.minutes = 9;
    lesson.blocks = {paragraph(u"start"_s, u"Pick one card and put every smaller one to its left."_s),
                     paragraph(u"edge"_s, u"A pivot at the edge leaves one side empty."_s)};
    lesson.checks = checks;
    lesson.next = Neighbour{LessonSlug(u"after"_s), u"Why n log n is the floor"_s, {}, 8};
    LessonOnScreen place;
    place.course.id = CourseId(u"example.org/sorting"_s);
    place.course.title = u"How sorting works"_s;
    place.course.revision = u"3"_s;
    place.lesson = std::make_shared<const Lesson>(lesson);
    place.moduleTitle = u"Dividing"_s;
    return place;
}

} // namespace Carrel::Test
