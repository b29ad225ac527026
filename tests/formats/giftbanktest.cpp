// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftbank.h"

#include "formats/blocklisting.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome read(const QString &path)
{
    JobControl control;
    return readCourses({path}, Limits(), control);
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << u"%1 %2:%3"_s.arg(severityName(row.severity), row.code).arg(row.line.value_or(0));
    }
    return list;
}

QString first(const QString &text, Diagnostics &rows)
{
    const auto items = readGift(text, u"quiz.gift"_s, 1, rows);
    return listing(checkOf(std::get<QuizQuestion>(items.at(0).content), u"quiz.gift"_s, rows));
}

} // namespace

class GiftBankTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileIsReadInEveryEncoding_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("rows");
        const QString tides = u"A tide table says high water is at 06:10. Roughly when is the next high water?"_s;
        QTest::newRow("tides.gift") << tides << QStringList{};
        QTest::newRow("tides-crlf-bom.gift") << tides << QStringList{};
        QTest::newRow("tides-latin1.gift")
            << u"Où est la marée la plus haute ?"_s << QStringList{u"note encoding-guessed:0"_s};
    }

    void aFileIsReadInEveryEncoding()
    {
        const ReadOutcome outcome = read(dataPath(u"gift/"_s + QString::fromUtf8(QTest::currentDataTag())));
        QTEST(codes(outcome.diagnostics), "rows");
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.importer, u"carrel-gift"_s);
        const auto lesson = course.lessons.begin()->second;
        const Check &check = lesson->checks.front();
        QTEST(listing(check.question), "question");
        QVERIFY(check.options[0].correct && check.options[0].why);
        QVERIFY(check.options[1].tempting);
    }

    void theTidesBecomeALessonWithThreeChecks()
    {
        const ReadOutcome outcome = read(dataPath(u"gift/tides.gift"_s));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.modules.front().title, u"Tides"_s);
        const auto lesson = course.lesson(LessonSlug(u"tides-basics"_s));
        QVERIFY(lesson);
        QCOMPARE(lesson->title, u"Basics"_s);
        QCOMPARE(lesson->checks.size(), size_t(3));
        QCOMPARE(
            listing(lesson->checks[0]),
            u"A tide table says high water is at 06:10. Roughly when is the next high water?\n"
            "+ About 18:35 / why: Two high waters are a little over twelve hours apart on most coasts.\n"
            "- About 12:10 / tempting: Six hours later is when the water is lowest, so the number feels familiar.\n"
            "- Exactly 18:10 / tempting: Half a day is close, but the Moon has moved on in the meantime.\n"
            "- 06:10 the next day / tempting: That is how a clock repeats, not how the tide does.\n"
            "= The Moon crosses the same meridian about 50 minutes later each day, so the tides drift later too."_s);
        QCOMPARE(listing(lesson->checks[1]), u"The *Sun* also raises tides.\n+ True / why: Right.\n"
                                             "- False / tempting: It does, at a bit under half the strength."_s);
        QCOMPARE(lesson->checks[1].shuffle, false);
        QCOMPARE(lesson->checks[2].kind, CheckKind::Multiple);
        QCOMPARE(lesson->checks[0].id, CheckId(u"next-high-water"_s));
    }

    void anOddFileGivesWhatCanBeReadAndARowForTheRest()
    {
        const ReadOutcome outcome = read(dataPath(u"nasty/08-text/gift-odd.gift"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const auto lesson = outcome.courses.front().lessons.begin()->second;
        QStringList checks;
        for (const Check &check : lesson->checks) {
            checks << check.id.toString() + (check.isUsable() ? u""_s : u"!"_s);
        }
        QCOMPARE(checks,
                 (QStringList{u"escapes"_s, u"blank-line-inside"_s, u"code"_s, u"two-right"_s, u"only-wrong!"_s}));
        QCOMPARE(listing(lesson->checks[0]), u"f(x) = {x} : ~ # \\n\n+ =\n- ~\n- #"_s);
        QCOMPARE(listing(lesson->blocks).contains(u"p[Just text]"_s), true);
        QCOMPARE(codes(outcome.diagnostics),
                 (QStringList{u"error gift-unclosed-brace:1"_s, u"warning gift-blank-line:6"_s,
                              u"warning gift-braces-in-text:14"_s, u"warning skipped-matching:22"_s,
                              u"warning skipped-numeric:20"_s, u"error check-no-right-option:18"_s}));
    }

    void textsMayBeHtmlMarkdownAndFormulas_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("check");
        const auto row = [](const char *name, const QString &text, const QString &check) {
            QTest::newRow(name) << text << check;
        };
        row("plain with angle brackets", u"What is <stdio.h> & a < b?{=x ~y}"_s,
            u"What is <stdio.h> & a < b?\n+ x\n- y"_s);
        row("HTML where there is some", u"What is <b>bold</b> &amp; clear?{=x ~y}"_s,
            u"What is **bold** & clear?\n+ x\n- y"_s);
        row("HTML and its options", u"[html]<p>One</p>{=<b>x</b> ~[plain]<b>y</b>}"_s, u"One\n+ **x**\n- <b>y</b>"_s);
        row("Markdown", u"[markdown]One *two* `c`{=x ~`y`}"_s, u"One *two* `c`\n+ x\n- `y`"_s);
        row("a line break", u"One\\ntwo{=x ~y}"_s, u"One<br>two\n+ x\n- y"_s);
        row("wrapped lines", u"One\n   two{=x\n more ~y}"_s, u"One two\n+ x more\n- y"_s);
    }

    void textsMayBeHtmlMarkdownAndFormulas()
    {
        QFETCH(QString, text);
        Diagnostics rows;
        QTEST(first(text, rows), "check");
    }

    void formulasOfMoodleAreFormulas()
    {
        Diagnostics rows;
        const auto items = readGift(u"What is \\\\(x^2\\\\) and \\[y\\] and $$z$$?{=x ~y}"_s, u"q"_s, 1, rows);
        const auto &runs = std::get<Runs>(std::get<QuizQuestion>(items.at(0).content).text.content);
        QCOMPARE(runs.size(), size_t(7));
        QVERIFY(runs[1].math && runs[3].math && runs[5].math);
        QCOMPARE(runs[1].text, u"x^2"_s);
        QCOMPARE(runs[3].text, u"y"_s);
        QCOMPARE(runs[5].text, u"z"_s);
    }

    void whatIsNoChoiceIsCountedByKind()
    {
        Diagnostics rows;
        const auto items =
            readGift(u"A{=a =b}\n\nB{=c}\n\nC{#1}\n\nD{}\n\nE{=a->b =c->d}\n\nF{T}"_s, u"quiz.gift"_s, 1, rows);
        QCOMPARE(items.size(), size_t(1));
        QCOMPARE(codes(rows), (QStringList{u"warning skipped-essay:7"_s, u"warning skipped-matching:9"_s,
                                           u"warning skipped-numeric:5"_s, u"warning skipped-short-answer:1"_s}));
        QVERIFY(rows.back().message.contains(u'2'));
    }

    void otherTextsAreNotTakenForGift_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isGift");
        QTest::addColumn<bool>("mayBe"); // so that a person who named it learns what is wrong with it
        const auto row = [](const char *name, const QString &text, bool isGift, bool mayBe) {
            QTest::newRow(name) << text << isGift << mayBe;
        };
        row("one question", u"Who?{~Grant =no one}"_s, true, true);
        row("a true question", u"The Sun shines.{TRUE}"_s, true, true);
        row("no right option", u"Who?{~Grant ~no one}"_s, false, true);
        row("one option", u"Who?{~%100%Grant}"_s, false, true);
        row("prose", u"A text about {braces} and more.\n\nAnother part = no quiz."_s, false, false);
        row("C++", u"struct A {\n  A() = default;\n  ~A() {}\n};\n\nint main() {\n  int x = {~0};\n}\n"_s, false,
            false);
        row("CSS", u"a {\n color: red\n}\n\nb ~ i {\n x: y\n}"_s, false, false);
        row("Python", u"x = {1: ~2, 3: 4}\n\ndef f():\n    return {'a': 1}"_s, false, false);
        row("TeX", u"\\begin{a}\n x~=~\\frac{1}{2}\n\\end{a}"_s, false, false);
        row("only short answers", u"Two plus two is {=four =4}."_s, false, true);
        row("one accident in much prose", u"One.\n\nTwo.\n\nThree.\n\nSet {=a ~b} here.\n\nFour."_s, false, false);
        row("empty", u""_s, false, false);
    }

    void otherTextsAreNotTakenForGift()
    {
        QFETCH(QString, text);
        QTEST(looksLikeGift(text, false), "isGift");
        QTEST(mightBeGift(text, false), "mayBe");
    }

    void hostileTextsTakeTimeByTheirLengthOnly_data()
    {
        QTest::addColumn<QString>("text");
        constexpr int many = 200'000;
        QTest::newRow("open braces") << u"{"_s.repeated(many) + u"\n\n=}"_s.repeated(many);
        QTest::newRow("blanks") << u"Q"_s + u" "_s.repeated(5 * many) + u"x{=a ~b}"_s;
        QTest::newRow("formulas never closed") << u"\\\\("_s.repeated(many) + u"{=a ~b}"_s;
        QTest::newRow("dollars") << u"$$ "_s.repeated(many) + u"{=a ~b}"_s;
        QTest::newRow("options") << u"Q{=a"_s + u"~b"_s.repeated(many) + u"}"_s;
        QTest::newRow("backslashes") << u"\\"_s.repeated(5 * many) + u"{=a ~b}"_s;
        QTest::newRow("tags never closed") << u"<p <b "_s.repeated(many) + u"{=a ~b}"_s;
        QTest::newRow("true, and hashes") << u"Q{T"_s + u"#"_s.repeated(many) + u"}"_s;
        QTest::newRow("questions") << u"Q{=a ~b}\n\n"_s.repeated(many / 10);
        QTest::newRow("categories") << u"$CATEGORY: a/b\nQ{=a ~b}\n"_s.repeated(many / 10);
    }

    void hostileTextsTakeTimeByTheirLengthOnly()
    {
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        Diagnostics rows;
        QuizBank bank{.file = u"quiz.gift"_s};
        bank.items = readGift(text, u"quiz.gift"_s, 1, rows);
        QVERIFY(courseOf(std::move(bank), rows) || !rows.empty());
        constexpr int patience = 30'000; // ms; what grows with the square would take an hour
        QVERIFY(timer.elapsed() < patience);
    }

    void theSourcesOfThisProgramAreNoQuiz()
    {
        QDirIterator files(QStringLiteral(CARREL_SOURCE "/src"), {u"*.cpp"_s, u"*.h"_s, u"*.txt"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            const QString text =
                QString::fromUtf8(readFile(files.next()).first(std::min<qsizetype>(4096, files.fileInfo().size())));
            QVERIFY2(!looksLikeGift(text, true), qPrintable(files.filePath()));
            ++count;
        }
        QVERIFY(count > 100);
    }
};

QTEST_APPLESS_MAIN(GiftBankTest)
#include "giftbanktest.moc"
