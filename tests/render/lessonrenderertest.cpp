// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/lessonrenderer.h"

#include "formats/json/lessonreader.h"
#include "render/codehighlighter.h"
#include "render/documenttext.h"
#include "render/linktarget.h"
#include "render/mathrenderer.h"
#include "render/tablewriter.h"
#include "samplelesson.h"
#include "support/testpaths.h"

#include <QDir>
#include <QTextDocument>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

/** Lessons against reference files in tests/data/render; CARREL_REFRESH=1 writes them anew. */
class LessonRendererTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void htmlIsAsInTheReferenceFile_data()
    {
        QTest::addColumn<Lesson>("lesson");
        QTest::newRow("every-kind") << everyKind();
        QTest::newRow("right-to-left") << rightToLeft();
        QTest::newRow("empty") << Lesson{};
    }

    void htmlIsAsInTheReferenceFile()
    {
        QFETCH(Lesson, lesson);
        compareWithReference(render(lesson, sampleContext()).html,
                             QString::fromLatin1(QTest::currentDataTag()) + u".html"_s);
    }

    /** Every lesson file of tests/data/lessons has its reference page in tests/data/render. */
    void lessonFilesAreAsInTheirReferenceFiles_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(dataPath(u"lessons"_s));
        for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }

    void lessonFilesAreAsInTheirReferenceFiles()
    {
        QFETCH(QString, file);
        Diagnostics diagnostics;
        const Result<Lesson> lesson = readLesson(readFile(file), file, diagnostics);
        QVERIFY(lesson);
        compareWithReference(render(*lesson, {}).html, QFileInfo(file).fileName() + u".html"_s);
    }

    void publishedLessonIsShownWhole()
    {
        CARREL_NEED_SHARED("data/seed");
        const QDir folder(sharedPath(u"data/seed"_s));
        const QString file = folder.filePath(folder.entryList({u"*.txt"_s}, QDir::Files).value(0));
        Diagnostics diagnostics;
        const Result<Lesson> lesson = readLesson(readFile(file), file, diagnostics);
        QVERIFY(lesson);
        const QString html = QString::fromUtf8(render(*lesson, {}).html);
        QCOMPARE(html.count(u"data-block="_s), lesson->blocks.size());
        for (const QString &words : {lesson->licence.url, lesson->reviewStatus.toHtmlEscaped(), lesson->url}) {
            QVERIFY2(!words.isEmpty() && html.contains(words), qPrintable(words));
        }
    }

    void aColumnThatNamesItsRowsIsTold_data()
    {
        QTest::addColumn<Table>("table");
        QTest::addColumn<bool>("isHead");
        const auto bold = [](const QString &text) {
            Runs runs = words(text);
            runs.front().bold = true;
            return runs;
        };
        const Runs empty;
        QTest::newRow("plain") << Table{{}, {words(u"a"_s), words(u"b"_s)}, {{words(u"c"_s), words(u"d"_s)}}, {}}
                               << false;
        QTest::newRow("empty corner") << Table{{}, {empty, words(u"b"_s)}, {{words(u"c"_s), words(u"d"_s)}}, {}}
                                      << true;
        QTest::newRow("empty head") << Table{{}, {empty, empty}, {{words(u"c"_s), words(u"d"_s)}}, {}} << false;
        QTest::newRow("bold") << Table{{},
                                       {words(u"a"_s), words(u"b"_s)},
                                       {{bold(u"c"_s), words(u"d"_s)}, {bold(u"e"_s), words(u"f"_s)}},
                                       {}}
                              << true;
        QTest::newRow("bold once") << Table{{},
                                            {words(u"a"_s), words(u"b"_s)},
                                            {{bold(u"c"_s), words(u"d"_s)}, {words(u"e"_s), words(u"f"_s)}},
                                            {}}
                                   << false;
        QTest::newRow("bold without a head") << Table{{}, {}, {{bold(u"c"_s), words(u"d"_s)}}, {}} << true;
        QTest::newRow("bold alone") << Table{{}, {}, {{bold(u"c"_s)}}, {}} << false;
        QTest::newRow("no rows") << Table{{}, {empty, words(u"b"_s)}, {}, {}} << false;
    }

    void aColumnThatNamesItsRowsIsTold()
    {
        QFETCH(Table, table);
        QFETCH(bool, isHead);
        QCOMPARE(hasHeadColumn(table), isHead);
        Lesson lesson;
        lesson.blocks = {block(u"t"_s, table)};
        QCOMPARE(render(lesson, {}).html.count("<th scope=\"row\""), isHead ? qsizetype(table.rows.size()) : 0);
    }

    void hostileTextNeverBecomesATag()
    {
        const QByteArray html = render(hostile(7), sampleContext()).html;
        for (const char *tag : {"<img", "<script", "<style", "<link", "<iframe", "<object", "<embed", "<form", "<video",
                                "<meta", "<base", "<title", " href=\"", " src=\"", " onload=\"", "<body"}) {
            QVERIFY2(!html.contains(tag), tag);
        }
    }

    void portionsComeToTheWholeLesson_data()
    {
        QTest::addColumn<Lesson>("lesson");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("a head longer than a portion") << everyKind() << 1 << false;
        QTest::newRow("in two and more") << longLesson(200) << 20'000 << false;
        QTest::newRow("in one") << longLesson(200) << 1'000'000 << true;
        QTest::newRow("of nothing") << Lesson{} << 1 << true;
    }

    void portionsComeToTheWholeLesson()
    {
        QFETCH(Lesson, lesson);
        QFETCH(int, bytes);
        QFETCH(bool, isOne);
        std::vector<RenderedLesson> portions;
        LessonRenderer(m_math, m_highlighter)
            .renderInPortions(lesson, sampleContext(), bytes, [&portions](RenderedLesson portion) {
                portions.push_back(std::move(portion));
                return true;
            });
        const RenderedLesson whole = render(lesson, sampleContext());
        QVERIFY(!portions.empty());
        QCOMPARE(portions.size() == 1, isOne);
        QByteArray html;
        for (const RenderedLesson &portion : portions) {
            QCOMPARE(portion.more, &portion != &portions.back());
            html += portion.html;
        }
        const QByteArray end = "</article>\n";
        const qsizetype firstEnd = portions.front().html.size() - end.size();
        QCOMPARE(html.sliced(firstEnd, end.size()), end);
        QCOMPARE(html.remove(firstEnd, end.size()) + end, whole.html);
        QCOMPARE(portions.back().assets, whole.assets);
    }

    void noPortionIsWrittenThatNobodyWants()
    {
        int count = 0;
        LessonRenderer(m_math, m_highlighter)
            .renderInPortions(longLesson(200), {}, 1, [&count](const RenderedLesson &) { return ++count < 3; });
        QCOMPARE(count, 3);
    }

    void onlyNamedFilesAreServed()
    {
        const RenderedLesson lesson = render(everyKind(), sampleContext());
        QCOMPARE(lesson.assets, std::set{sampleAsset().hash});
        LessonContext bad = sampleContext();
        bad.assets.begin()->second.hash = AssetHash(u"../../etc/passwd"_s);
        QVERIFY(render(everyKind(), bad).assets.empty());
    }

    void nothingALessonCarriesIsLost_data()
    {
        QTest::addColumn<QString>("words");
        for (const QString &words :
             {u"How sorting works"_s, u"Dividing"_s, u"lesson 5 of 16"_s, u"9 minute"_s, u"A pivot that splits"_s,
              u"On average it needs"_s, u"The Carrel authors"_s, u"Read by two people"_s, u"Creative Commons Zero"_s,
              u"https://creativecommons.org/publicdomain/zero/1.0/"_s, u"No attribution needed"_s, u"beginner"_s,
              u"basics"_s, u"https://example.org/sorting/quicksort"_s, u"Why n log n is the floor"_s,
              u"Not in your library"_s, u"data-lesson=\"merging\""_s}) {
            QTest::newRow(qPrintable(words)) << words;
        }
    }

    void nothingALessonCarriesIsLost()
    {
        QFETCH(QString, words);
        QVERIFY(QString::fromUtf8(render(everyKind(), sampleContext()).html).contains(words));
    }

    void answerIsShownOnlyWhenItDiffers()
    {
        Lesson lesson = everyKind();
        QVERIFY(render(lesson, sampleContext()).html.contains("class=\"answer\""));
        lesson.answer = lesson.keyIdea;
        QVERIFY(!render(lesson, sampleContext()).html.contains("class=\"answer\""));
    }

    void linksAreSortedByWhereTheyLead_data()
    {
        QTest::addColumn<QString>("href");
        QTest::addColumn<LinkTarget>("target");
        const auto lesson = [](const char *slug, const char *block = "") {
            return LinkTarget(LessonTarget{LessonSlug(QString::fromLatin1(slug)), BlockId(QString::fromLatin1(block))});
        };
        QTest::newRow("block") << u"#pile"_s << LinkTarget(BlockTarget{BlockId(u"pile"_s)});
        QTest::newRow("slug") << u"merging"_s << lesson("merging");
        QTest::newRow("file") << u"../02-dividing/03-merging.md#cost"_s << lesson("merging", "cost");
        QTest::newRow("address in the course") << u"https://example.org/sorting/merging"_s << lesson("merging");
        QTest::newRow("outside") << u"https://example.org/other"_s
                                 << LinkTarget(OutsideTarget{u"https://example.org/other"_s});
        QTest::newRow("mail") << u"mailto:a@example.org"_s << LinkTarget(OutsideTarget{u"mailto:a@example.org"_s});
        for (const QString &href : {u"javascript:alert(1)"_s, u"JaVaScRiPt:alert(1)"_s, u"file:///etc/passwd"_s,
                                    u"data:text/html,x"_s, u"//example.org/x"_s, u"#"_s, QString(), u"http://"_s,
                                    u"carrel://page/shell"_s, u"java\nscript:alert(1)"_s}) {
            QTest::addRow("nowhere: %s", qPrintable(href)) << href << LinkTarget(NoTarget{});
        }
    }

    void linksAreSortedByWhereTheyLead()
    {
        QFETCH(QString, href);
        QFETCH(LinkTarget, target);
        QVERIFY(linkTarget(href, everyKind()) == target);
    }

    void documentTextIsReadByTextDocuments()
    {
        const DocumentStyle style{.tokens = themeTokens(ThemeName::Light), .highlighter = &m_highlighter};
        QTextDocument document;
        document.setHtml(documentHtml({everyKind().blocks}, style));
        const QString text = document.toPlainText();
        QVERIFY(text.contains(u"Pick one card, the pivot."_s));
        QVERIFY(text.contains(u"    if len(cards) < 2:"_s));
        QVERIFY(text.contains(u"\\frac{n}{2}"_s));
        document.setHtml(documentHtml({hostile(7).blocks}, style));
        QVERIFY(document.toPlainText().contains(u"<script>"_s));
        QVERIFY(documentHtml({words(u"a < b"_s)}, style) == u"a &lt; b"_s);
    }

private:
    static void compareWithReference(const QByteArray &html, const QString &name)
    {
        const QString path = dataPath(u"render/"_s + name);
        if (qEnvironmentVariableIsSet("CARREL_REFRESH")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(html);
        }
        QCOMPARE(QString::fromUtf8(html), QString::fromUtf8(readFile(path)));
    }

    RenderedLesson render(const Lesson &lesson, const LessonContext &context)
    {
        return LessonRenderer(m_math, m_highlighter).render(lesson, context);
    }

    MathRenderer m_math;
    CodeHighlighter m_highlighter;
};

QTEST_MAIN(LessonRendererTest)
#include "lessonrenderertest.moc"
