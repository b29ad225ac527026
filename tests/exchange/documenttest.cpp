// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/coursepart.h"
#include "exchange/exportcourse.h"
#include "formats/archive/unpackarchive.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** A course in Markdown with everything that a document must carry over. */
const std::pair<const char *, const char *> writtenCourse[] = {
    {"course.md", "---\ntitle: \"Tides & <moons>\"\nid: org.example.tides\nlanguage: en\nauthors: [A. Writer]\n"
                  "licence: CC-BY-4.0\nurl: https://example.org/tides\nsummary: About the sea.\n---\n"},
    {"01-water/_module.md", "---\ntitle: Water\n---\n"},
    {"01-water/01-two-bulges.md",
     "---\n"
     "title: Two bulges\n"
     "---\n"
     "# Two bulges\n"
     "\n"
     "The sea rises twice a day, see [the next one](02-spring.md) and [elsewhere](https://example.org/a?b=1&c=2).\n"
     "[Nowhere](lost.md) is no link. A formula $\\frac{a}{b} < 1$ in a line.\n"
     "\n"
     "## Where it stands\n"
     "\n"
     "$$\\int_0^1 x^2\\,dx = \\begin{pmatrix}1 & 2\\end{pmatrix}$$\n"
     "\n"
     "```python {2} title=\"rise.py\"\n"
     "def rise(hours):\n"
     "    return \"high\" if hours < 6 else \"low\"\n"
     "```\n"
     "\n"
     "| Place | Rise |\n"
     "| --- | ---: |\n"
     "| St Malo | 12 m |\n"
     "\n"
     "> [!NOTE]\n"
     "> The moon pulls.\n"
     "\n"
     "![A red square](../images/red.png)\n"
     "\n"
     "## Check\n"
     "\n"
     "How often does the sea rise?\n"
     "\n"
     "- [ ] Once\n"
     "  > One forgets the far side.\n"
     "- [x] Twice\n"
     "  > There are two bulges.\n"},
    {"01-water/02-spring.md", "---\ntitle: Spring tides\n---\n# Spring tides\n\nBack to "
                              "[the bulges](01-two-bulges.md).\n"},
    {"02-air/_module.md", "---\ntitle: Air\n---\n"},
    {"02-air/01-wind.md", "---\ntitle: Wind\n---\n# Wind\n\nIt blows.\n"},
};

} // namespace

/** A course as a document for people: one file of HTML, and a book in EPUB. */
class DocumentTest final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    ReadOutcome m_input;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] const Course &course() const { return m_input.courses.front(); }

    void put(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QByteArray html(const QString &part, bool answers, bool lineNumbers = false, bool checksAlone = false)
    {
        JobControl control;
        const auto lessons = lessonsOfPart(course(), part);
        const auto done = lessons.and_then([&](const std::vector<LessonSlug> &chosen) {
            return exportCourse(course(), ExportFormat::Html, path(u"out.html"_s), 0, control,
                                {chosen, answers, lineNumbers, checksAlone});
        });
        return done ? Test::readFile(path(u"out.html"_s)) : QByteArray();
    }

    /** The folder of an unpacked EPUB of the whole course. */
    QString epub(const QString &name, bool answers = true, bool lineNumbers = false)
    {
        JobControl control;
        const auto done =
            exportCourse(course(), ExportFormat::Epub, path(name), 0, control, {{}, answers, lineNumbers});
        Diagnostics rows;
        m_unpacked = unpackArchive(path(name), {}, rows, control);
        return done && done->empty() && m_unpacked && rows.empty() ? m_unpacked->root : QString();
    }

    std::optional<UnpackedArchive> m_unpacked;

private Q_SLOTS:
    void initTestCase()
    {
        for (const auto &[name, text] : writtenCourse) {
            put(u"tides/"_s + QLatin1StringView(name), text);
        }
        put(u"tides/images/red.png"_s, Test::readFile(Test::dataPath(u"packages/tides/images/red.png"_s)));
        JobControl control;
        m_input = readCourses({path(u"tides"_s)}, {}, control);
        QCOMPARE(m_input.courses.size(), size_t(1));
        QCOMPARE(course().lessons.size(), size_t(3));
    }

    void aFileOfHtmlNeedsNothingElse()
    {
        const QByteArray page = html({}, true);
        QVERIFY(page.startsWith("<!doctype html>"));
        static const QRegularExpression address(u"(?:src|href)=\"([^\"]*)\"|url\\([\"']?([^)\"']*)"_s);
        int inside = 0;
        for (const QRegularExpressionMatch &match : address.globalMatch(QString::fromUtf8(page))) {
            const QString url = match.captured(1) + match.captured(2);
            const bool goesOut = url.startsWith("https://"_L1) && match.captured(0).startsWith(u"href"_s);
            QVERIFY2(url.startsWith(u'#') || url.startsWith("data:"_L1) || goesOut, qPrintable(url.left(80)));
            inside += url.startsWith("data:"_L1) ? 1 : 0;
        }
        QVERIFY2(inside > 8, qPrintable(QString::number(inside))); // letters of text, code and formulas, and a picture
        QVERIFY(!page.contains("<script"));
        QVERIFY(!page.contains("<button"));
        QVERIFY(!page.contains("CharisSIL")); // three megabytes
        QVERIFY2(page.size() < 2'000'000, qPrintable(QString::number(page.size())));
        QVERIFY(page.contains("<title>Tides &amp; &lt;moons&gt;</title>"));
        QVERIFY(page.contains("A. Writer"));
        QVERIFY(page.contains("CC-BY-4.0") || page.contains("CC BY 4.0"));
    }

    void everyLinkInsideLeadsSomewhere()
    {
        const QString page = QString::fromUtf8(html({}, true));
        static const QRegularExpression link(u"href=\"#([^\"]+)\""_s);
        int links = 0;
        for (const QRegularExpressionMatch &match : link.globalMatch(page)) {
            QCOMPARE(page.count(u"id=\"%1\""_s.arg(match.captured(1))), 1);
            ++links;
        }
        QVERIFY2(links >= 8, qPrintable(QString::number(links)));
        QVERIFY(page.contains(u">Nowhere</a>"_s) == false);
    }

    void answersComeOnlyWhenTheyAreAskedFor()
    {
        const QByteArray without = html({}, false);
        QVERIFY(without.contains("How often does the sea rise?"));
        QVERIFY(!without.contains("There are two bulges."));
        QVERIFY(!without.contains("One forgets the far side."));
        const QByteArray with = html({}, true);
        QVERIFY(with.contains("There are two bulges."));
        QVERIFY(with.contains("One forgets the far side."));
    }

    void aTestHasTheChecksWithoutTheLesson()
    {
        const QByteArray test = html(u"two-bulges"_s, true, false, true);
        QVERIFY(test.contains("How often does the sea rise?"));
        QVERIFY(test.contains("There are two bulges."));
        QVERIFY(!test.contains("The sea rises twice a day"));
        QVERIFY(!test.contains("Where it stands"));
        QVERIFY(html(u"two-bulges"_s, true).contains("The sea rises twice a day"));
    }

    void codeKeepsItsMarkedLinesAndHasNumbersOnlyWhenWished()
    {
        const QByteArray marked = "<mark class=\"line\">    <span class=\"kw\">return";
        const QByteArray plain = html({}, false);
        QVERIFY(plain.contains(marked) && plain.contains("rise.py"));
        QVERIFY(plain.contains("<figure class=\"code\""));
        QVERIFY(html({}, false, true).contains("<figure class=\"code numbered\""));
        for (const bool numbered : {false, true}) {
            const QString root = epub(u"code.epub"_s, false, numbered);
            QDirIterator walk(root, {u"*.xhtml"_s}, QDir::Files, QDirIterator::Subdirectories);
            QByteArray texts;
            while (walk.hasNext()) {
                texts += Test::readFile(walk.next());
            }
            QVERIFY(texts.contains(marked) && texts.contains("rise.py"));
            QCOMPARE(texts.contains("<figure class=\"code numbered\""), numbered);
        }
    }

    void aPartHoldsOnlyItsLessons_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QStringList>("titles");
        QTest::newRow("the course") << QString() << QStringList{u"Two bulges"_s, u"Spring tides"_s, u"Wind"_s};
        QTest::newRow("a module") << u"Water"_s << QStringList{u"Two bulges"_s, u"Spring tides"_s};
        QTest::newRow("a lesson") << u"wind"_s << QStringList{u"Wind"_s};
    }

    void aPartHoldsOnlyItsLessons()
    {
        QFETCH(QString, part);
        QFETCH(QStringList, titles);
        const QByteArray page = html(part, false);
        for (const QString &title : {u"Two bulges"_s, u"Spring tides"_s, u"Wind"_s}) {
            QCOMPARE(page.contains("<h1 dir=\"auto\">" + title.toUtf8() + "</h1>") ||
                         page.contains("<h1 dir=\"ltr\">" + title.toUtf8() + "</h1>"),
                     titles.contains(title));
        }
        QCOMPARE(page.contains("id=\"contents\""), titles.size() > 1);
    }

    void aPartThatIsNotThereIsToldByName()
    {
        const auto lessons = lessonsOfPart(course(), u"fire"_s);
        QVERIFY(!lessons);
        QVERIFY(lessons.error().sentence.contains(u"“fire”"_s));
    }

    void aBookSaysWhatItIsInItsFirstBytes()
    {
        QVERIFY(!epub(u"a.epub"_s).isEmpty());
        const QByteArray zip = Test::readFile(path(u"a.epub"_s));
        QCOMPARE(zip.sliced(30, 28), "mimetypeapplication/epub+zip");
        QVERIFY(!epub(u"b.epub"_s).isEmpty());
        QCOMPARE(Test::readFile(path(u"b.epub"_s)), zip);
    }

    void everyTextOfABookIsWellFormed()
    {
        const QString root = epub(u"a.epub"_s);
        QDirIterator walk(root, {u"*.xhtml"_s, u"*.opf"_s, u"*.xml"_s}, QDir::Files, QDirIterator::Subdirectories);
        int files = 0;
        while (walk.hasNext()) {
            QXmlStreamReader xml(Test::readFile(walk.next()));
            while (!xml.atEnd()) {
                xml.readNext();
            }
            QVERIFY2(!xml.hasError(), qPrintable(walk.fileName() + u": "_s + xml.errorString()));
            ++files;
        }
        QCOMPARE(files, 11); // container, package, nav; title, two modules, three lessons, answers, rights
    }

    void theManifestNamesEveryFileAndTheSpineReadsThem()
    {
        const QString root = epub(u"a.epub"_s) + u"/book/"_s;
        QSet<QString> named;
        QStringList spine;
        QHash<QString, QString> properties;
        QStringList metadata;
        QXmlStreamReader xml(Test::readFile(root + u"package.opf"_s));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) {
                continue;
            }
            const auto attribute = [&xml](const char *name) {
                return xml.attributes().value(QLatin1StringView(name)).toString();
            };
            if (xml.name() == "item"_L1) {
                named.insert(attribute("href"));
                properties.insert(attribute("href"), attribute("properties"));
            } else if (xml.name() == "itemref"_L1) {
                spine << attribute("idref");
            } else if (xml.namespaceUri() == "http://purl.org/dc/elements/1.1/"_L1) {
                metadata << xml.name().toString() + u'=' + xml.readElementText();
            }
        }
        QSet<QString> files;
        QDirIterator walk(root, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            files.insert(QDir(root).relativeFilePath(walk.next()));
        }
        files.remove(u"package.opf"_s);
        QCOMPARE(named, files);
        QCOMPARE(spine, QString(u"title nav m1 l1 l2 m2 l3 answers rights"_s).split(u' '));
        QCOMPARE(properties[u"l1.xhtml"_s], u"mathml"_s);
        QCOMPARE(properties[u"l2.xhtml"_s], QString());
        QCOMPARE(properties[u"nav.xhtml"_s], u"nav"_s);
        QVERIFY(metadata.contains(u"title=Tides & <moons>"_s));
        QVERIFY(metadata.contains(u"language=en"_s));
        QVERIFY(metadata.contains(u"creator=A. Writer"_s));
    }

    void formulasAreMathMlAndPicturesAreFiles()
    {
        const QString root = epub(u"a.epub"_s) + u"/book/"_s;
        const QByteArray lesson = Test::readFile(root + u"l1.xhtml"_s);
        QCOMPARE(lesson.count("<math "), 2);
        QVERIFY(lesson.contains("display=\"block\""));
        QVERIFY(!lesson.contains("katex"));
        QVERIFY(lesson.contains("href=\"l2.xhtml#l2\""));
        static const QRegularExpression picture(u"src=\"(pictures/[0-9a-f]+\\.png)\" alt=\"A red square\""_s);
        const QRegularExpressionMatch match = picture.match(QString::fromUtf8(lesson));
        QVERIFY(match.hasMatch());
        QCOMPARE(Test::readFile(root + match.captured(1)), Test::readFile(path(u"tides/images/red.png"_s)));
    }

    void anAddressThatIsNoneIsNoLink_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("link");
        QTest::newRow("a page") << u"https://example.org/a"_s << u"https://example.org/a"_s;
        QTest::newRow("another script") << u"https://example.org/\u00fcber"_s << u"https://example.org/%C3%BCber"_s;
        QTest::newRow("no host") << u"http://x y/\u0001<>\""_s << QString();
        QTest::newRow("a script") << u"javascript:alert(1)"_s << QString();
    }

    void anAddressThatIsNoneIsNoLink()
    {
        QFETCH(QString, address);
        QFETCH(QString, link);
        Course odd = course();
        odd.outline.info.licence.url = address;
        JobControl control;
        QVERIFY(exportCourse(odd, ExportFormat::Epub, path(u"odd.epub"_s), 0, control));
        Diagnostics rows;
        const auto unpacked = unpackArchive(path(u"odd.epub"_s), {}, rows, control);
        QVERIFY(unpacked);
        QXmlStreamReader xml(Test::readFile(unpacked->root + u"/book/rights.xhtml"_s));
        QStringList links;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"a") {
                links << xml.attributes().value(u"href"_s).toString();
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        links.removeAll(u"https://example.org/tides"_s); // of the course
        QCOMPARE(links.join(u' '), link);
    }

    void epubcheckAcceptsTheBook_data()
    {
        QTest::addColumn<QString>("from");
        QTest::newRow("every kind of thing") << path(u"tides"_s);
        QTest::newRow("the manual") << QStringLiteral(CARREL_SOURCE "/resources/courses/using-carrel");
        QTest::newRow("a package with blocks of every kind") << Test::dataPath(u"packages/tides"_s);
    }

    void epubcheckAcceptsTheBook()
    {
        const QString epubcheck = QStandardPaths::findExecutable(u"epubcheck"_s);
        if (epubcheck.isEmpty()) {
            QSKIP("epubcheck is not installed; the tests beside this one check the structure");
        }
        QFETCH(QString, from);
        JobControl control;
        const ReadOutcome input = readCourses({from}, {}, control);
        QVERIFY(exportCourse(input.courses.at(0), ExportFormat::Epub, path(u"c.epub"_s), 0, control, {{}, true}));
        QProcess program;
        program.setProcessChannelMode(QProcess::MergedChannels);
        // Debian's is an archive of Java, which starts by itself only where the kernel was told how.
        const bool isArchive = Test::readFile(epubcheck).startsWith("PK");
        program.setProgram(isArchive ? u"java"_s : epubcheck);
        program.setArguments((isArchive ? QStringList{u"-jar"_s, epubcheck} : QStringList()) +
                             QStringList{u"--failonwarnings"_s, path(u"c.epub"_s)});
        program.start();
        QVERIFY(program.waitForFinished(120'000));
        QVERIFY2(program.exitCode() == 0, program.readAll().constData());
    }

    void aStoppedDocumentLeavesWhatWasThere()
    {
        put(u"kept.epub"_s, "before");
        JobControl control;
        control.cancel();
        const auto done = exportCourse(course(), ExportFormat::Epub, path(u"kept.epub"_s), 0, control);
        QVERIFY(!done);
        QCOMPARE(int(done.error().code), int(ErrorCode::Cancelled));
        QCOMPARE(Test::readFile(path(u"kept.epub"_s)), "before");
    }

    void aPictureThatCannotBeShownIsTold()
    {
        put(u"odd/course.md"_s, "---\ntitle: Odd\n---\n");
        put(u"odd/a.md"_s, "# A\n\n![A map](map.png)\n");
        put(u"odd/map.png"_s, "no picture at all");
        JobControl control;
        const ReadOutcome odd = readCourses({path(u"odd"_s)}, {}, control);
        QCOMPARE(odd.courses.size(), size_t(1));
        const auto done = exportCourse(odd.courses[0], ExportFormat::Html, path(u"odd.html"_s), 0, control);
        QVERIFY(done);
        QVERIFY(Test::readFile(path(u"odd.html"_s)).contains("A map"));
        if (odd.courses[0].assets.contains(u"map.png"_s)) {
            QCOMPARE(done->size(), size_t(1));
            QCOMPARE(done->front().code, u"picture-left-out"_s);
        }
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "documenttest.moc"
