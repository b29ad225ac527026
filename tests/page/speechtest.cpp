// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The way through a lesson while it is read aloud: what is said, what is marked, what is in sight.
#include "../render/samplelesson.h"
#include "page/lessonspeech.h"
#include "pagetest.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

constexpr int patience = 20'000;

class Listener
{
public:
    explicit Listener(PageUnderTest &test)
        : m_test(test)
        , m_reached(&test.view->speech(), &LessonSpeech::reached)
        , m_ended(&test.view->speech(), &LessonSpeech::ended)
    {
    }

    std::optional<SpokenPart> begin(SpokenCode code = SpokenCode::Tell)
    {
        m_test.view->speech().begin(code);
        return answer();
    }

    std::optional<SpokenPart> step(int by)
    {
        m_test.view->speech().step(by);
        return answer();
    }

    /** What is said from the start to the end: kind, what stands before it, its text. */
    QStringList all(SpokenCode code)
    {
        QStringList said;
        for (std::optional<SpokenPart> part = begin(code); part; part = step(1)) {
            said << shown(*part);
        }
        return said;
    }

    static QString shown(const SpokenPart &part)
    {
        switch (part.kind) {
        case SpokenPart::Kind::Text:
            break;
        case SpokenPart::Kind::Picture:
            return u"[picture] "_s + part.text;
        case SpokenPart::Kind::Code:
            return u"[code] %1, %2"_s.arg(part.label).arg(part.lines);
        case SpokenPart::Kind::CodeLine:
            return u"[line] "_s + part.text;
        }
        const QString text = QString(part.text).replace(u'\ufffc', u'@');
        return part.lead.isEmpty() ? text : u'<' + part.lead + u"> "_s + text;
    }

    [[nodiscard]] bool hasEnded() const { return !m_ended.isEmpty(); }

    /** The words that are marked. */
    QString marked()
    {
        return m_test.evaluate(u"Array.from(CSS.highlights.get('spoken') ?? [], String).join('|')"_s).toString();
    }

    QString outlined()
    {
        return m_test
            .evaluate(u"Array.from(document.querySelectorAll('[data-spoken]'), one => one.tagName).join('|')"_s)
            .toString();
    }

    /** Whether the mark lies in the window. */
    bool isInSight()
    {
        return m_test
            .evaluate(u"(() => { const one = document.querySelector('[data-spoken]') ?? "
                      "[...CSS.highlights.get('spoken')][0]; const box = one.getBoundingClientRect();"
                      "return box.height > 0 && box.top >= 0 && (box.bottom <= innerHeight || box.top < 40); })()"_s)
            .toBool();
    }

private:
    std::optional<SpokenPart> answer()
    {
        const bool told = QTest::qWaitFor([&] { return !m_reached.isEmpty() || !m_ended.isEmpty(); }, patience);
        if (!told || m_reached.isEmpty()) {
            return std::nullopt;
        }
        return m_reached.takeFirst()[0].value<SpokenPart>();
    }

    PageUnderTest &m_test;
    QSignalSpy m_reached;
    QSignalSpy m_ended;
};

const QStringList everyPart{
    u"Quicksort and its pivot"_s,
    u"A pivot that splits the pile in halves makes quicksort fast; chosen badly every time, it makes it as slow as insertion."_s,
    u"On average it needs about n log n comparisons."_s,
    u"One pile becomes two"_s,
    u"Pick one card, the pivot."_s,
    u"Every smaller card goes to its left, every larger one to its right; pivot = cards[0] is the first try."_s,
    u"That always works works when the pile is mixed: x2, ai, Ctrl+C, and @ on each side."_s,
    u"It was told in an earlier lesson, is used below and has a page of its own."_s,
    u"A script is only a word."_s,
    u"[code] quicksort.py, Python, 7"_s,
    u"[code] Terminal, 4"_s,
    u"[code] Output, 1"_s,
    u"Bad luck, every time"_s,
    u"If the pile is sorted already, one side stays empty and the other holds all the rest, so that there is a level for every card."_s,
    u"take the card in the middle"_s,
    u"or take three and keep the median:"_s,
    u"<3> the first"_s,
    u"<4> the last"_s,
    u"Sorting is what a tidy person does twice."_s,
    u"A remark aside"_s,
    u"<Note> "_s,
    u"A pile of one card is sorted."_s,
    u"<Tip> Shuffle first"_s,
    u"A shuffled pile has no bad order left in it."_s,
    u"<Important> "_s,
    u"The pivot never moves again."_s,
    u"<Warning> "_s,
    u"Deep recursion may use up the stack."_s,
    u"<Caution> Equal cards"_s,
    u"Many equal cards are as bad as a sorted pile."_s,
    u"Why is it called quick?"_s,
    u"What three ways of sorting cost."_s,
    u"Way to sort; Comparisons; In place"_s,
    u"Insertion; Comparisons: @; In place: yes"_s,
    u"Merging; Comparisons: @; In place: no"_s,
    u"Counting; Comparisons: 0; In place: no"_s,
    u"@"_s,
    u"\\frac{n}{"_s,
    u"[picture] Ten levels of halved piles"_s,
    u"Each level halves the piles."_s,
    u"A hand of five cards"_s,
    u"The course does not bring it, only its address."_s,
    u"The hand before the first move."_s,
    u"<Video> Quicksort as a dance"_s,
    u"<Check 1 of 2> A list arrives already sorted, and the first card is always taken as the pivot. What happens?"_s,
    u"<Check 2 of 2> Which card never moves again?"_s,
    u"What could be saved of it."_s,
    u"With a lucky pivot each level halves the piles."_s,
};

} // namespace

class SpeechTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfBlockHasItsWords()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        Listener listener(test);
        const QStringList said = listener.all(SpokenCode::Tell);
        QCOMPARE(said, everyPart);
        QVERIFY(listener.hasEnded());
    }

    void codeIsPassedOverOrSaidLineByLine()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        QStringList withoutCode = everyPart;
        withoutCode.removeIf([](const QString &part) { return part.startsWith(u"[code]"_s); });
        QCOMPARE(Listener(test).all(SpokenCode::Skip), withoutCode);
        test.view->speech().end();
        (void)test.evaluate(u"scrollTo(0, 0)"_s);
        Listener listener(test);
        QStringList lines = listener.all(SpokenCode::Spell);
        lines.removeIf([](const QString &part) { return !part.startsWith(u"[line]"_s); });
        QCOMPARE(lines.size(), 7 + 4 + 1);
        QCOMPARE(lines[1], u"[line]     if len(cards) < 2:"_s);
        QCOMPARE(lines[7], u"[line] $ python sort.py 3 1 2"_s);
        QCOMPARE(lines.last(), u"[line] 1024 cards: 10 levels"_s);
    }

    void whatIsSaidIsMarkedAndInSightAllTheWay()
    {
        PageUnderTest test({900, 500});
        QVERIFY(test.show(everyKind()));
        Listener listener(test);
        QStringList unseen;
        std::optional<SpokenPart> part = listener.begin(SpokenCode::Spell);
        for (int i = 0; part; ++i) {
            if (part->kind == SpokenPart::Kind::CodeLine) {
                QCOMPARE(listener.marked(), part->text);
            }
            const bool marked = listener.marked().isEmpty() != listener.outlined().isEmpty();
            if (!marked || !listener.isInSight()) {
                unseen << listener.shown(*part);
            }
            if (i == 5) {
                QCOMPARE(listener.marked(), part->text);
                test.keepPicture(u"aloud-sentence"_s);
            }
            part = listener.step(1);
        }
        QCOMPARE(unseen.join(u'\n'), QString());
        test.view->speech().end();
        QCOMPARE(listener.marked() + listener.outlined(), QString());
    }

    void itBeginsAtTheSelectedWords()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        (void)test.evaluate(u"(() => { const p = document.querySelector('[data-block=p-runs]'), t = p.lastChild;"
                            "getSelection().setBaseAndExtent(t, 2, t, 6); })(); 0"_s);
        Listener listener(test);
        QVERIFY(listener.begin()->text.startsWith(u"That always works works"_s));
        QVERIFY(test.evaluate(u"getSelection().isCollapsed"_s).toBool());
        (void)test.evaluate(u"(() => { const p = document.querySelector('.table td').firstChild;"
                            "getSelection().setBaseAndExtent(p, 0, p, 3); })(); 0"_s);
        QCOMPARE(Listener::shown(*listener.begin()), u"Insertion; Comparisons: @; In place: yes"_s);
    }

    void itBeginsAtTheTopOfWhatIsInSight()
    {
        PageUnderTest test({900, 500});
        QVERIFY(test.show(longLesson(400), {BlockId(u"p-200"_s), 0}));
        Listener listener(test);
        QVERIFY2(listener.begin()->text.startsWith(u"Paragraph 200 "_s), qPrintable(listener.marked()));
        QVERIFY(listener.step(1)->text.startsWith(u"Paragraph 201 "_s));
        QVERIFY(listener.step(-1)->text.startsWith(u"Paragraph 200 "_s));
        QVERIFY(listener.isInSight());
    }

    void atTheBeginningOneStaysAtTheBeginning()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        Listener listener(test);
        QCOMPARE(listener.begin()->text, everyPart.front());
        QCOMPARE(listener.step(-1)->text, everyPart.front());
        QCOMPARE(listener.step(1)->text, everyPart[1]);
        QCOMPARE(listener.step(-1)->text, everyPart.front());
    }

    void anOpenPartIsReadAndAClosedOneIsNot()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        (void)test.evaluate(u"document.querySelector('details').open = true; 0"_s);
        Listener listener(test);
        QVERIFY(listener.all(SpokenCode::Skip).contains(u"Because its inner loop is short."_s));
    }

    void textsOfOtherLanguagesSayWhichTheyAre()
    {
        PageUnderTest test;
        Lesson lesson;
        lesson.slug = LessonSlug(u"languages"_s);
        Run german = words(u"Nimm eine Karte."_s).front();
        german.language = u"de"_s;
        lesson.blocks = {block(u"p-1"_s, Paragraph{words(u"Take one card."_s)}), block(u"p-2"_s, Paragraph{{german}})};
        QVERIFY(test.show(lesson));
        Listener listener(test);
        QCOMPARE(listener.begin()->language, u"en"_s);
        QCOMPARE(listener.step(1)->language, u"de"_s);
    }

    void aFormulaComesAsItsTree()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        Listener listener(test);
        std::optional<SpokenPart> part = listener.begin();
        while (part && part->formulas.isEmpty()) {
            part = listener.step(1);
        }
        QVERIFY(part);
        QCOMPARE(part->formulas.size(), 1);
        QVERIFY2(part->formulas[0].contains(u"<mfrac><mi>n</mi><mn>2</mn></mfrac>"_s), qPrintable(part->formulas[0]));
    }

    void aLongLessonIsReadWithoutPreparation()
    {
        PageUnderTest test;
        QVERIFY(test.show(longLesson(4'000)));
        Listener listener(test);
        QVERIFY(listener.begin());
        QVERIFY(listener.step(1));
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 20; ++i) {
            QVERIFY(listener.step(1));
        }
        QVERIFY2(clock.elapsed() < 20 * 250, qPrintable(QString::number(clock.elapsed())));
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<SpeechTest>(); });
}

#include "speechtest.moc"
