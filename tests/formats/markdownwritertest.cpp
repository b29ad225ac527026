// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockwriter.h"
#include "formats/markdown/coursewriter.h"
#include "formats/markdown/markdownblocks.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Run text(const QString &words)
{
    Run run;
    run.text = words;
    return run;
}

Block paragraph(const Runs &runs)
{
    return {{}, false, Paragraph{runs}};
}

} // namespace

/** What is written as Markdown is read as the same lesson. */
class MarkdownWriterTest final : public QObject
{
    Q_OBJECT

private:
    /** Puts the course down as a folder and reads it. */
    static ReadOutcome writtenAndRead(const Course &course, const QTemporaryDir &folder, MarkdownFiles &files)
    {
        files = writeMarkdownCourse(course);
        for (const auto &[path, bytes] : files.texts) {
            QDir().mkpath(QFileInfo(folder.filePath(path)).path());
            QFile file(folder.filePath(path));
            [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
            file.write(bytes);
        }
        for (const auto &[path, asset] : course.assets) {
            QDir().mkpath(QFileInfo(folder.filePath(path)).path());
            QFile::copy(asset.file, folder.filePath(path));
        }
        if (course.assets.empty()) {
            // Where a lesson came without its pictures, any will do.
            QDir(folder.path()).mkpath(u"images"_s);
            QFile::copy(Test::dataPath(u"packages/tides/images/red.png"_s), folder.filePath(u"images/loaf.png"_s));
        }
        JobControl control;
        return readCourses({folder.path()}, {}, control);
    }

    /** A line a lesson, also of those that are not here, as the tree in the window tells of it. */
    static QStringList outline(const Course &course)
    {
        const CourseOutline &all = course.outline;
        QStringList lines{u"%1 of %2 here"_s.arg(all.lessonsHere()).arg(all.lessonsInAll)};
        const auto nameOf = [](const std::optional<Neighbour> &neighbour) {
            return neighbour ? neighbour->slug.toString() + u'/' + neighbour->title : u"nobody"_s;
        };
        for (const Module &module : all.modules) {
            lines << module.title;
            for (const LessonEntry &entry : module.lessons) {
                lines << u"%1 %2 %3 %4 min %5"_s.arg(entry.position.value_or(0))
                             .arg(entry.slug.toString(), entry.title)
                             .arg(entry.minutes.value_or(0))
                             .arg(entry.here ? u"here"_s : u"away"_s);
                if (const auto lesson = course.lesson(entry.slug)) {
                    lines << nameOf(lesson->previous) + u' ' + nameOf(lesson->next) +
                                 u" of %1"_s.arg(lesson->of.value_or(0));
                }
            }
        }
        return lines;
    }

    static void compare(const Lesson &again, const Lesson &lesson)
    {
        QCOMPARE(again.title, lesson.title);
        QCOMPARE(again.keyIdea, lesson.keyIdea);
        QCOMPARE(again.answer, lesson.answer);
        QCOMPARE(again.cite, lesson.cite);
        QCOMPARE(again.licence.name, lesson.licence.name);
        QCOMPARE(again.licence.url, lesson.licence.url);
        QCOMPARE(again.authorship, lesson.authorship);
        QCOMPARE(again.minutes, lesson.minutes);
        const Blocks blocks = Markdown::asMarkdownHasThem(again.blocks);
        const Blocks wanted = Markdown::asMarkdownHasThem(lesson.blocks);
        QCOMPARE(blocks.size(), wanted.size());
        for (size_t i = 0; i < wanted.size(); ++i) {
            QVERIFY2(blocks[i] == wanted[i], qPrintable(u"block %1, %2"_s.arg(i).arg(kindWord(wanted[i]))));
            QCOMPARE(again.blocks[i].id, lesson.blocks[i].id);
        }
        QCOMPARE(again.checks.size(), lesson.checks.size());
        for (size_t i = 0; i < lesson.checks.size(); ++i) {
            QVERIFY2(Markdown::asMarkdownHasIt(again.checks[i]) == Markdown::asMarkdownHasIt(lesson.checks[i]),
                     qPrintable(u"check %1"_s.arg(i)));
        }
    }

private Q_SLOTS:
    void aCourseComesBackWithItsBlocksChecksAndIds_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a package") << Test::dataPath(u"packages/tides"_s);
        QTest::newRow("every kind of block") << Test::dataPath(u"lessons/every-block.json"_s);
        QTest::newRow("lessons of a course") << Test::dataPath(u"courses/sorting"_s);
        QTest::newRow("written by hand") << QStringLiteral(CARREL_SOURCE "/resources/courses/using-carrel");
        QTest::newRow("the publisher's lesson") << Test::sharedPath(u"data/seed"_s);
        QTest::newRow("made here") << Test::sharedPath(u"data/made-here/native/tides"_s);
    }

    void aCourseComesBackWithItsBlocksChecksAndIds()
    {
        QFETCH(QString, path);
        CARREL_NEED_SHARED_ROW(path);
        JobControl control;
        const ReadOutcome input = readCourses({path}, {}, control);
        const Course &course = input.courses.at(0);
        const QTemporaryDir folder;
        MarkdownFiles files;
        const ReadOutcome output = writtenAndRead(course, folder, files);
        std::erase_if(files.diagnostics, [](const Diagnostic &row) { return row.code == "lessons-not-here"_L1; });
        QVERIFY2(files.diagnostics.empty(), files.diagnostics.empty() ? "" : qPrintable(files.diagnostics[0].message));
        QCOMPARE(output.courses.size(), 1U);
        const Course &again = output.courses[0];
        QCOMPARE(outline(again), outline(course));
        QCOMPARE(again.outline.info.id, course.outline.info.id);
        QCOMPARE(again.outline.info.title, course.outline.info.title);
        QCOMPARE(again.outline.info.licence.name, course.outline.info.licence.name);
        QCOMPARE(again.lessons.size(), course.lessons.size());
        for (const auto &[slug, lesson] : course.lessons) {
            QVERIFY2(again.lesson(slug), qPrintable(slug.toString()));
            compare(*again.lesson(slug), *lesson);
            if (QTest::currentTestFailed()) {
                qInfo("%s", files.texts.rbegin()->second.constData());
                return;
            }
        }
    }

    void lessonsThatAreNotHereAreCountedAndNamed()
    {
        const QString one = Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
        JobControl control;
        const Course course = readCourses({one}, {}, control).courses.at(0);
        QCOMPARE(course.outline.lessonsInAll, 16);
        const QTemporaryDir folder;
        MarkdownFiles files;
        const Course again = writtenAndRead(course, folder, files).courses.at(0);
        QCOMPARE(outline(again), outline(course));
        QCOMPARE(outline(again).front(), u"1 of 16 here"_s);
        QCOMPARE(again.outline.lessons().size(), 3U); // with those it names before and behind it
        QCOMPARE(files.diagnostics.size(), 1U);
        QCOMPARE(files.diagnostics[0].code, u"lessons-not-here"_s);
        QCOMPARE(files.diagnostics[0].severity, Severity::Note);
        QVERIFY2(files.diagnostics[0].message.startsWith(u"1 of 16 lessons are here."_s),
                 qPrintable(files.diagnostics[0].message));
    }

    void whoWritesTheTextOfALessonThatWasAwayHasIt()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(u"course.md"_s, "---\ncarrel: 1\ntitle: C\n---\n");
        write(u"01-a.md"_s, "---\ntitle: A\nabsent: true\n---\n");
        write(u"02-b.md"_s, "---\ntitle: B\nabsent: true\n---\n\nWords.\n");
        JobControl control;
        const ReadOutcome outcome = readCourses({folder.path()}, {}, control);
        QCOMPARE(outcome.courses.at(0).outline.lessonsHere(), 1);
        QVERIFY(outcome.courses[0].lesson(LessonSlug(u"b"_s)));
        QCOMPARE(outcome.courses[0].outline.lessonsInAll, 2);
        QVERIFY(outcome.diagnostics.empty());
        write(u"02-b.md"_s, "---\ntitle: B\nabsent: true\n---\n");
        QVERIFY(readCourses({folder.path()}, {}, control).courses.empty()); // nothing is here
    }

    void plainLessonsNeedNoFence_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("lessons of a course") << Test::dataPath(u"courses/sorting"_s);
        QTest::newRow("the publisher's lesson") << Test::sharedPath(u"data/seed"_s);
    }

    void plainLessonsNeedNoFence()
    {
        QFETCH(QString, path);
        CARREL_NEED_SHARED_ROW(path);
        JobControl control;
        const ReadOutcome input = readCourses({path}, {}, control);
        for (const auto &[file, bytes] : writeMarkdownCourse(input.courses.at(0)).texts) {
            QVERIFY2(!bytes.contains("```carrel"), bytes.constData());
        }
    }

    void signsStayWhatTheyAre_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"1. May",
                                  "- not a list",
                                  "# not a heading",
                                  "> 3",
                                  "a_b_c and _d_",
                                  "2 * 3 * 4",
                                  "[x] done",
                                  "![no](picture)",
                                  "<b>no HTML</b>",
                                  "&amp; &lt;",
                                  "costs $3 or $4",
                                  "a `tick`",
                                  "~~not struck~~",
                                  "back\\slash \\* end\\",
                                  "snake_case",
                                  "Check",
                                  "wow!",
                                  "| a | b |",
                                  "===",
                                  "{#id}",
                                  "http://example.org/a_b",
                                  "+1",
                                  "10) x"}) {
            QTest::newRow(words) << QString::fromUtf8(words);
        }
    }

    void signsStayWhatTheyAre()
    {
        QFETCH(QString, words);
        const Block block = paragraph({text(words)});
        const QString markdown = Markdown::BlockWriter({}).write(block);
        QVERIFY2(!markdown.startsWith(u"```carrel"_s), qPrintable(markdown));
        Diagnostics rows;
        const MarkdownText read = readMarkdown(markdown, {}, {}, 1, rows);
        QCOMPARE(read.blocks.size(), 1U);
        QCOMPARE(std::get<Paragraph>(read.blocks[0].content).runs.at(0).text, words);
    }

    void stylesThatOverlapAreClosedInOrder()
    {
        Run bold = text(u"bold "_s);
        bold.bold = true;
        Run both = text(u"both"_s);
        both.bold = true;
        both.italic = true;
        Run link = text(u"link"_s);
        link.href = u"https://example.org/a (b)"_s;
        Run code = text(u"a`b"_s);
        code.code = true;
        QCOMPARE(Markdown::BlockWriter({}).write(paragraph({bold, both, text(u" then "_s), link, code})),
                 u"**bold *both*** then [link](<https://example.org/a (b)>)``a`b``"_s);
    }

    void aFenceThatIsNoPartIsCode()
    {
        Diagnostics rows;
        const MarkdownText read = readMarkdown(u"```carrel\n{\"t\": \n```\n"_s, {}, u"a.md"_s, 1, rows);
        QCOMPARE(read.blocks.size(), 1U);
        QVERIFY(std::holds_alternative<Code>(read.blocks[0].content));
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].code, u"fence-not-read"_s);
        QCOMPARE(rows[0].line, 1);
    }

    void anOrderThatNamesNotEachOptionIsLeftOut()
    {
        Diagnostics rows;
        const MarkdownText read =
            readMarkdown(u"## Check {order=0,0}\n\nQ?\n\n- [x] a\n- [ ] b\n"_s, {}, u"a.md"_s, 1, rows);
        QVERIFY(read.checks.at(0).order.empty());
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].code, u"check-order-unusable"_s);
    }

    void aCheckKeepsThatItShowsItsPassage()
    {
        JobControl control;
        Course course = readCourses({Test::dataPath(u"packages/tides"_s)}, {}, control).courses.at(0);
        for (auto &[slug, lesson] : course.lessons) {
            Lesson edited = *lesson;
            edited.source.clear();
            for (Check &check : edited.checks) {
                check.showsPassage = true;
            }
            lesson = std::make_shared<const Lesson>(std::move(edited));
        }
        const QTemporaryDir folder;
        MarkdownFiles files;
        const ReadOutcome again = writtenAndRead(course, folder, files);
        size_t shown = 0;
        for (const auto &[slug, lesson] : again.courses.at(0).lessons) {
            shown += size_t(std::ranges::count_if(lesson->checks, &Check::showsPassage));
        }
        QVERIFY(shown > 0);
    }

    void aCheckBehindTheTextHasNoPlaceInIt()
    {
        Diagnostics rows;
        const MarkdownText read =
            readMarkdown(u"Text.\n\n## Check {#a .after order=1,0}\n\nQ?\n\n- [x] a\n- [ ] b\n"_s, {}, {}, 1, rows);
        QCOMPARE(read.blocks.size(), 1U);
        QCOMPARE(read.checks.at(0).order, (std::vector<int>{1, 0}));
        QVERIFY(rows.empty());
    }

    void deepListsAreWrittenInTime()
    {
        Blocks blocks{paragraph({text(u"innermost"_s)})};
        for (int depth = 0; depth < 28; ++depth) {
            List list;
            list.items = {std::move(blocks)};
            blocks = Blocks{Block{{}, false, std::move(list)}};
        }
        const QString markdown = Markdown::BlockWriter({u"../"_s}).write(blocks);
        Diagnostics rows;
        QVERIFY(Markdown::asMarkdownHasThem(readMarkdown(markdown, {}, {}, 1, rows).blocks) ==
                Markdown::asMarkdownHasThem(blocks));
    }

    void twoListsStayTwo()
    {
        List list;
        list.items = {{paragraph({text(u"a"_s)})}};
        const QString markdown = Markdown::BlockWriter({}).write(Blocks{{{}, false, list}, {{}, false, list}});
        Diagnostics rows;
        QCOMPARE(readMarkdown(markdown, {}, {}, 1, rows).blocks.size(), 2U);
    }
};

QTEST_GUILESS_MAIN(MarkdownWriterTest)
#include "markdownwritertest.moc"
