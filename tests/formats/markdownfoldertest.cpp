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

/** Folders of Markdown that say nothing of being a course. */
class MarkdownFolderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachGeneratorHasItsOrder_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("tree");
        QTest::newRow("docusaurus") << u"docusaurus"_s
                                    << QStringList{u"Docs"_s, u"  docs-intro: Intro"_s, u"The basics"_s,
                                                   u"  docs-basics-bulges: Bulges"_s, u"  docs-basics-moon: Moon"_s};
        QTest::newRow("hugo") << u"hugo"_s
                              << QStringList{u"Tides"_s, u"  content-tides-bulges: Bulges"_s,
                                             u"  content-tides-a-after: After"_s};
        QTest::newRow("plain") << u"plain"_s << QStringList{u"Plain"_s,
                                                            u"  first: First steps"_s,
                                                            u"Coast"_s,
                                                            u"  coast-second: Second"_s,
                                                            u"  coast-harbours: Harbours"_s,
                                                            u"Plain"_s,
                                                            u"  last: Last"_s};
    }

    void eachGeneratorHasItsOrder()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, tree);
        const ReadOutcome outcome = read(Test::dataPath(u"markdownfolder/"_s + folder));
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(treeOf(outcome.courses.front().outline), tree);
    }

    void theSignsOfDocusaurusAreRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"markdownfolder/docusaurus/docs"_s));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.title, u"Docusaurus"_s);
        QCOMPARE(listing(course.lesson(LessonSlug(u"basics-moon"_s))->blocks),
                 u"tip[Mind[^1] the water](p[An **admonition**.]) caution[Deep](p[Mind.])"_s);
        QCOMPARE(listing(course.lesson(LessonSlug(u"basics-bulges"_s))->blocks),
                 u"h4[A] p[One.] p[To <basics-moon#top|the Moon> and <intro|the intro>.]"_s);
        QCOMPARE(rows(outcome.diagnostics), QStringList{u"note skipped-script docs"_s});
    }

    void theSignsOfHugoAreRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"markdownfolder/hugo/content"_s));
        const Course &course = outcome.courses.front();
        const auto lesson = course.lesson(LessonSlug(u"tides-bulges"_s));
        QCOMPARE(listing(lesson->blocks),
                 u"image[tides/red.png | A red square | A *square* | ] p[Kept.] code [{{< raw >}}]"_s);
        QCOMPARE(lesson->reviewStatus, u"Draft"_s);
        QCOMPARE(rows(outcome.diagnostics), QStringList{u"warning skipped-shortcode bulges.md"_s});
    }

    void ownChecksAndCalloutsOfMkDocsAreRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"markdownfolder/plain"_s));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.lesson(LessonSlug(u"first"_s))->checks.size(), size_t(1));
        QCOMPARE(listing(course.lesson(LessonSlug(u"first"_s))->blocks), u"check[check]"_s);
        QCOMPARE(listing(course.lesson(LessonSlug(u"coast-harbours"_s))->blocks),
                 u"p[See <first|first>.] note[Mind](p[The *tide*.]) p[End.]"_s);
        QVERIFY(outcome.diagnostics.empty());
    }

    void aFolderAroundOtherCoursesIsNotSwallowed()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"markdownfolder/mixed"_s));
        QStringList found;
        for (const Course &course : outcome.courses) {
            found << course.outline.info.importer + u' ' + course.outline.info.title;
        }
        found.sort();
        QCOMPARE(found, (QStringList{u"carrel-huggingface Tides for machines"_s, u"carrel-markdown Loose"_s,
                                     u"carrel-markdown-folder Notes"_s}));
    }

    void theSkeletonsAreRead_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("tree");
        QTest::newRow("docusaurus") << u"docusaurus/docs"_s
                                    << QStringList{u"Docusaurus"_s, u"  intro: Intro"_s, u"Basics"_s,
                                                   u"  basics-moon: Moon"_s, u"  basics-bulges: Bulges"_s};
        QTest::newRow("hugo") << u"hugo/content"_s << QStringList{u"Tides"_s, u"  tides-bulges: Bulges"_s};
    }

    void theSkeletonsAreRead()
    {
        CARREL_NEED_SHARED("data/made-here/hugo");
        QFETCH(QString, folder);
        const ReadOutcome outcome = read(Test::sharedPath(u"data/made-here/"_s + folder));
        QCOMPARE(outcome.courses.size(), size_t(1));
        QTEST(treeOf(outcome.courses.front().outline), "tree");
    }
};

QTEST_GUILESS_MAIN(MarkdownFolderTest)
#include "markdownfoldertest.moc"
