// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/coursereading.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using Carrel::Test::listing;
using Carrel::Test::read;
using Carrel::Test::rows;
using Carrel::Test::treeOf;
using namespace Qt::Literals::StringLiterals;

/** Books of mdBook with quizzes: one of our own words, the hostile quiz, and the skeleton where it is here. */
class MdBookTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(u"src"_s));
    }

    void theSummaryIsTheOrder()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"mdbook"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const CourseOutline &outline = outcome.courses.front().outline;
        QCOMPARE(outline.info.title, u"Tides in Rust"_s);
        QCOMPARE(outline.info.authorship, u"A. Tester, B. Tester"_s);
        QCOMPARE(treeOf(outline),
                 (QStringList{u"Before the chapters"_s, u"  preface: Before you start"_s, u"Basics"_s,
                              u"  two-bulges: Two bulges"_s, u"  deep-nested: Nested"_s, u"Coast"_s,
                              u"  harbours: Harbours"_s, u"After the chapters"_s, u"  after: Afterword"_s}));
        QCOMPARE(rows(outcome.diagnostics),
                 (QStringList{u"note lesson-not-written SUMMARY.md"_s, u"warning lesson-missing SUMMARY.md"_s,
                              u"warning skipped-include two-bulges.md"_s, u"warning skipped-question two-bulges.md"_s,
                              u"note skipped-typed-answer two-bulges.md"_s}));
    }

    void signsAreReplaced()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"mdbook"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"two-bulges"_s));
        const QString text = listing(lesson->blocks);
        QVERIFY2(text.startsWith(u"p[See <harbours#depth|the harbours> and {{#include x}}.] "
                                 "code Rust[fn height() -> u8 { 2 }\n# kept] "
                                 "check[0d9dd8a5-0000-4000-8000-000000000001] note[Try it]("_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"code Rust[fn main() { println!(\"2\"); }] more(p[It compiles and prints:] code [2] "
                               "p[It prints.])) note[Try it](p[Which keyword?] more(p[fn · function]))"_s),
                 qPrintable(text));
        QVERIFY2(text.endsWith(u"code Rust[// a tide] p[*Listing 1-1 · tide.rs: *A `tide`]"_s), qPrintable(text));
        const auto after = outcome.courses.front().lesson(LessonSlug(u"after"_s));
        QCOMPARE(listing(after->blocks), u"h2[after] p[Text of the page.]"_s);
    }

    void choicesBecomeChecksWithTheirIds()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"mdbook"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"two-bulges"_s));
        QCOMPARE(lesson->checks.size(), size_t(1));
        const Check &check = lesson->checks.front();
        QCOMPARE(check.id, CheckId(u"0d9dd8a5-0000-4000-8000-000000000001"_s));
        QVERIFY(check.order.empty());
        QCOMPARE(listing(check),
                 u"p[Look at `height`.] p[What is here?] code Rust[height()]\n"
                 "+ 1. A bulge\n- > 24 hours\n- code [one] p[or] code [two]\n= Because *the Moon* pulls."_s);
    }

    void aQuizBehindCodeAtTheEndOfAFileIsNotLost()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"mdbook"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"harbours"_s));
        QCOMPARE(listing(lesson->blocks), u"h2[Depth] code Rust[let a = 1;] check[check]"_s);
        QCOMPARE(lesson->checks.front().kind, CheckKind::Multiple);
        QCOMPARE(listing(lesson->checks.front()), u"All of these?\n+ a\n+ b\n- c"_s);
    }

    void theHostileQuizGivesWhatItHas()
    {
        write(u"book.toml"_s, "[book]\ntitle = \"B\"\n");
        write(u"src/SUMMARY.md"_s, "- [One](one.md)\n");
        write(u"src/one.md"_s, "# One\n\n{{#quiz quiz.toml}}\n{{#quiz broken.toml}}\n{{#quiz gone.toml}}\n");
        write(u"src/quiz.toml"_s, Test::readFile(Test::dataPath(u"nasty/08-text/quiz.toml"_s)));
        write(u"src/broken.toml"_s, "[[questions]\n");
        const ReadOutcome outcome = read(m_folder->path());
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"one"_s));
        QCOMPARE(lesson->checks.size(), size_t(1));
        QCOMPARE(lesson->checks.front().kind, CheckKind::Multiple);
        QCOMPARE(listing(lesson->checks.front()),
                 u"p[Which prints?] code Rust[#fn main() {\nprintln!(\"{}\", s);\n#}]\n"
                 "+ `b`\n+ `c`\n- `a`\n- code [two\nlines]"_s);
        QCOMPARE(rows(outcome.diagnostics),
                 (QStringList{u"error toml-broken broken.toml"_s, u"warning skipped-include one.md"_s,
                              u"warning skipped-question one.md"_s, u"note skipped-typed-answer one.md"_s}));
    }

    void rowsNameTheFileAndLineThatATextIsFrom()
    {
        write(u"book.toml"_s, "[book]\n");
        write(u"src/SUMMARY.md"_s, "- [One](one.md)\n");
        write(u"src/one.md"_s, "# One\n\n{{#include ../part.md}}\n\n![x](gone.png)\n\n{{#quiz quiz.toml}}\n\n"
                               "{{#playground ../part.rs:tide}}\n{{#strange}}\n");
        write(u"part.md"_s, "First.\n\n![y](lost.png)\n\n{{#include deep.md:2:}}\n\n![z](last.png)\n");
        write(u"deep.md"_s, "Not shown.\n![d](deep.png)\n");
        write(u"part.rs"_s, "// ANCHOR: tide\nfn tide() {}\n// ANCHOR_END: tide\n");
        write(u"src/quiz.toml"_s, "[[questions]]\ntype = \"MultipleChoice\"\nprompt.prompt = \"![q](quiz.png)\"\n"
                                  "answer.answer = \"yes\"\nprompt.distractors = [\"yes\"]\n");
        const ReadOutcome outcome = read(m_folder->path());
        QStringList places;
        for (const Diagnostic &row : outcome.diagnostics) {
            places << u"%1 %2:%3"_s.arg(row.code, QFileInfo(row.file).fileName()).arg(row.line.value_or(0));
        }
        places.sort();
        QCOMPARE(places, (QStringList{u"check-equal-options quiz.toml:1"_s, u"picture-missing deep.md:2"_s,
                                      u"picture-missing one.md:5"_s, u"picture-missing part.md:3"_s,
                                      u"picture-missing part.md:7"_s, u"picture-missing quiz.toml:3"_s,
                                      u"skipped-directive one.md:10"_s}));
    }

    void whatOnlyLooksLikeASignStaysWordsInsideComponents()
    {
        write(u"book.toml"_s, "[book]\n");
        write(u"src/SUMMARY.md"_s, "- [One](one.md)\n");
        write(u"src/one.md"_s, "# One\n\n<details>\n<summary>How</summary>\n\nWrite \\{{#include one.md}}.\n\n"
                               "</details>\n");
        const ReadOutcome outcome = read(m_folder->path());
        QCOMPARE(listing(outcome.courses.front().lessons.begin()->second->blocks),
                 u"more(p[Write {{#include one.md}}.])"_s);
    }

    void includesInACircleEnd()
    {
        write(u"book.toml"_s, "[book]\n");
        write(u"src/SUMMARY.md"_s, "- [One](one.md)\n");
        write(u"src/one.md"_s, QByteArray("text {{#include one.md}} ").repeated(20));
        QElapsedTimer timer;
        timer.start();
        const ReadOutcome outcome = read(m_folder->path());
        QCOMPARE(outcome.courses.size(), size_t(1));
        QVERIFY(timer.elapsed() < 20'000);
    }

    void theSkeletonIsRead()
    {
        CARREL_NEED_SHARED("data/made-here/mdbook");
        const ReadOutcome outcome = read(Test::sharedPath(u"data/made-here/mdbook"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(treeOf(outcome.courses.front().outline),
                 (QStringList{u"Before the chapters"_s, u"  preface: Before you start"_s, u"Basics"_s,
                              u"  two-bulges: Two bulges"_s, u"After the chapters"_s, u"  after: Afterword"_s}));
    }
};

QTEST_GUILESS_MAIN(MdBookTest)
#include "mdbooktest.moc"
