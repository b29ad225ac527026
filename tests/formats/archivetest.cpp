// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/entryname.h"
#include "formats/archive/unpackarchive.h"
#include "formats/rawzip.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** With single quotes made double: moc loses its way in some raw strings. */
QByteArray lesson(const QByteArray &slug)
{
    QByteArray json = "{'course':{'slug':'c','title':'C','url':'https://example.org/c'},'lesson':{'slug':'" + slug +
                      "','title':'T'},'reader':{'schema':1,'blocks':[{'t':'p','runs':[{'text':'x'}]}]}}";
    return json.replace('\'', '"');
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << severityName(row.severity) + u' ' + row.code;
    }
    return list;
}

/** Everything below a folder, links too, with sizes: two such lists differ when anything was written there. */
QStringList listing(const QString &folder)
{
    QStringList list;
    QDirIterator walk(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QFileInfo info(walk.next());
        list << QDir(folder).relativeFilePath(info.filePath()) + u' ' + QString::number(info.isDir() ? 0 : info.size());
    }
    list.sort();
    return list;
}

QStringList filesIn(const QString &folder)
{
    QStringList list;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        list << QDir(folder).relativeFilePath(walk.next());
    }
    list.sort();
    return list;
}

} // namespace

/** What an archive does to the place it is unpacked in, and what is said about it. */
class ArchiveTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    Diagnostics m_rows;

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return file.fileName();
    }

    std::optional<UnpackedArchive> unpack(const QString &path, const Limits &limits = {})
    {
        m_rows.clear();
        JobControl control;
        return unpackArchive(path, limits, m_rows, control);
    }

    ReadOutcome read(const QString &path)
    {
        JobControl control;
        ReadOutcome outcome = readCourses({path}, {}, control);
        m_rows = outcome.diagnostics;
        return outcome;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyNastyArchiveIsRefusedOrReadInClearWords_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("unpacked");
        QTest::addColumn<QString>("rows");
        QTest::newRow("links and a device") << u"links.tar.gz"_s << QStringList{u"course/course.xml"_s}
                                            << u"warning skipped-link, warning skipped-device"_s;
        QTest::newRow("an archive in it") << u"nested.zip"_s << QStringList{u"inner.zip"_s} << QString();
        QTest::newRow("a thousand times its size")
            << u"ratio.zip"_s << QStringList{u"lessons/one.json"_s} << u"error archive-expands"_s;
        QTest::newRow("names that lead out, cut off") << u"truncated.zip"_s << QStringList{u"lessons/one.json"_s}
                                                      << u"warning archive-cut-off, warning skipped-unsafe-path"_s;
    }

    void everyNastyArchiveIsRefusedOrReadInClearWords()
    {
        QFETCH(QString, file);
        const QStringList before = listing(dataPath(u"nasty/06-archives"_s));
        const auto unpacked = unpack(dataPath(u"nasty/06-archives/"_s + file));
        QVERIFY(unpacked);
        QTEST(codes(m_rows).join(u", "_s), "rows");
        QTEST(filesIn(unpacked->root), "unpacked");
        QCOMPARE(listing(dataPath(u"nasty/06-archives"_s)), before);
        for (const Diagnostic &row : m_rows) {
            QVERIFY(row.file.endsWith(file));
            QVERIFY(!row.message.isEmpty());
        }
    }

    void manyEmptyFilesMakeOneRow()
    {
        const ReadOutcome outcome = read(dataPath(u"nasty/06-archives/many-entries.zip"_s));
        QVERIFY(outcome.courses.empty());
        QCOMPARE(codes(m_rows), QStringList{u"error nothing-in-archive"_s});
    }

    void anArchiveInAnArchiveStaysClosed()
    {
        const ReadOutcome outcome = read(dataPath(u"nasty/06-archives/nested.zip"_s));
        QVERIFY(outcome.courses.empty());
        QCOMPARE(codes(m_rows), QStringList{u"error archive-in-archive"_s});
        QCOMPARE(m_rows[0].file, dataPath(u"nasty/06-archives/nested.zip/inner.zip"_s));
    }

    void whatCameBeforeTheLimitIsRead()
    {
        const ReadOutcome outcome = read(dataPath(u"nasty/06-archives/ratio.zip"_s));
        QCOMPARE(outcome.courses.size(), 1U);
        QCOMPARE(codes(m_rows).front(), u"error archive-expands"_s);
    }

    void noNameLeadsOut()
    {
        const QString inner = m_folder->filePath(u"a/b"_s);
        QDir().mkpath(inner);
        const QByteArray zip = rawZip({{.name = "../out.txt", .bytes = "x"},
                                       {.name = "in/../../out.txt", .bytes = "x"},
                                       {.name = "/absolute.txt", .bytes = "x"},
                                       {.name = "C:/drive.txt", .bytes = "x"},
                                       {.name = "..\\back.txt", .bytes = "x", .host = 0},
                                       {.name = "in\\back.txt", .bytes = "x"},
                                       {.name = "//server/share.txt", .bytes = "x"},
                                       {.name = "lessons/one.json", .bytes = lesson("one")}});
        const QString path = write(u"a/b/out.zip"_s, zip);
        const QStringList before = listing(m_folder->path());
        const auto unpacked = unpack(path);
        QVERIFY(unpacked);
        QCOMPARE(listing(m_folder->path()), before);
        // A backslash that leads nowhere else is what old programs for Windows wrote for a slash.
        QCOMPARE(filesIn(unpacked->staging->path()), (QStringList{u"out/in/back.txt"_s, u"out/lessons/one.json"_s}));
        QCOMPARE(codes(m_rows), QStringList{u"warning skipped-unsafe-path"_s});
        QVERIFY(m_rows[0].message.contains(u"../out.txt"_s));
        QVERIFY(m_rows[0].message.contains(u"C:/drive.txt"_s));
        QVERIFY(m_rows[0].message.contains(u"back.txt"_s));
        QCOMPARE(read(path).courses.size(), 1U);
    }

    void aLinkIsNotMade()
    {
        const auto unpacked = unpack(write(u"link.zip"_s, rawZip({{.name = "link", .bytes = "/etc", .mode = 0120777},
                                                                  {.name = "link/passwd", .bytes = "x"}})));
        QVERIFY(unpacked);
        QCOMPARE(codes(m_rows), QStringList{u"warning skipped-link"_s});
        QCOMPARE(filesIn(unpacked->root), QStringList{u"link/passwd"_s});
        QVERIFY(!QFileInfo(unpacked->root + u"/link"_s).isSymLink());
    }

    void namesThatNotEverySystemKeepsApartAreSkipped_data()
    {
        QTest::addColumn<QByteArrayList>("names");
        QTest::addColumn<QStringList>("unpacked");
        QTest::addColumn<QString>("rows");
        QTest::newRow("case") << QByteArrayList{"Read.txt", "read.TXT"} << QStringList{u"Read.txt"_s}
                              << u"warning skipped-twin"_s;
        QTest::newRow("composed and not") << QByteArrayList{"\xC3\xA4.txt", "a\xCC\x88.txt"}
                                          << QStringList{u"\u00E4.txt"_s} << u"warning skipped-twin"_s;
        QTest::newRow("same name twice") << QByteArrayList{"a.txt", "a.txt"} << QStringList{u"a.txt"_s}
                                         << u"warning skipped-twin"_s;
        QTest::newRow("file, then folder")
            << QByteArrayList{"a", "a/b"} << QStringList{u"a"_s} << u"warning skipped-twin"_s;
        QTest::newRow("reserved") << QByteArrayList{"con.json", "lpt1", "a?.txt", "end.", "ok"} << QStringList{u"ok"_s}
                                  << u"warning skipped-bad-name"_s;
        QTest::newRow("too long") << QByteArrayList{QByteArray(300, 'n'), "ok"} << QStringList{u"ok"_s}
                                  << u"warning skipped-bad-name"_s;
    }

    void namesThatNotEverySystemKeepsApartAreSkipped()
    {
        QFETCH(QByteArrayList, names);
        QFETCH(QString, rows);
        std::vector<RawEntry> entries;
        for (const QByteArray &name : names) {
            entries.push_back({.name = name, .bytes = "x", .flags = 0x800});
        }
        const auto unpacked = unpack(write(u"names.zip"_s, rawZip(entries)));
        QVERIFY(unpacked);
        QCOMPARE(codes(m_rows).join(u", "_s), rows);
        QTEST(filesIn(unpacked->root), "unpacked");
    }

    void oldCodePagesAreGuessed_data()
    {
        QTest::addColumn<QByteArrayList>("names");
        QTest::addColumn<QString>("codePage");
        QTest::addColumn<QString>("first");
        QTest::newRow("ASCII") << QByteArrayList{"a.txt", "b"} << QString() << u"a.txt"_s;
        QTest::newRow("UTF-8 that does not say so") << QByteArrayList{"F\xC3\xA4"} << QString() << u"F\u00E4"_s;
        QTest::newRow("German, DOS") << QByteArrayList{"F\x84"
                                                       "cher/Gr\x94\xE1"
                                                       "e.txt"}
                                     << u"IBM437"_s << u"F\u00E4cher/Gr\u00F6\u00DFe.txt"_s;
        QTest::newRow("Polish, DOS") << QByteArrayList{"za\xBE\xA2\x88\x86 g\xA9\x98l\xA5.txt"} << u"IBM852"_s
                                     << u"za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105.txt"_s;
        QTest::newRow("Japanese") << QByteArrayList{"\x83\x65\x83\x58\x83\x67\x96\xE2\x91\xE8.txt"} << u"Shift_JIS"_s
                                  << u"\u30C6\u30B9\u30C8\u554F\u984C.txt"_s;
    }

    void oldCodePagesAreGuessed()
    {
        QFETCH(QByteArrayList, names);
        QFETCH(QString, codePage);
        QCOMPARE(guessCodePage(names), codePage);
        QTEST(entryName(names.first(), codePage), "first");
        std::vector<RawEntry> entries;
        for (const QByteArray &name : names) {
            entries.push_back({.name = name, .bytes = "x", .host = 0});
        }
        const auto unpacked = unpack(write(u"old.zip"_s, rawZip(entries)));
        QVERIFY(unpacked);
        QTEST(filesIn(unpacked->root).first(), "first");
        QCOMPARE(codes(m_rows).join(u", "_s), codePage.isEmpty() ? QString() : u"note archive-names-guessed"_s);
        QVERIFY(codePage.isEmpty() || m_rows[0].message.contains(codePage));
    }

    void litterIsIgnoredAndTheOnlyFolderIsSteppedInto()
    {
        const QString path = write(u"thing.zip"_s, rawZip({{.name = "course/"},
                                                           {.name = "course/.DS_Store", .bytes = "x"},
                                                           {.name = "course/Thumbs.db", .bytes = "x"},
                                                           {.name = "__MACOSX/course/._one.json", .bytes = "x"},
                                                           {.name = "course/one.json", .bytes = lesson("one")}}));
        const auto unpacked = unpack(path);
        QVERIFY(unpacked);
        QCOMPARE(codes(m_rows), QStringList());
        QCOMPARE(unpacked->folder, unpacked->root + u"/course"_s);
        QCOMPARE(filesIn(unpacked->root), QStringList{u"course/one.json"_s});
        QCOMPARE(unpacked->placeForPeople(unpacked->folder + u"/one.json"_s), path + u"/course/one.json"_s);
    }

    void liesAboutSizesAreTold_data()
    {
        QTest::addColumn<quint32>("claimed");
        QTest::addColumn<bool>("deflated");
        for (const bool deflated : {false, true}) {
            for (const quint32 claimed : {0U, 10U, 5000U}) {
                QTest::addRow("%u, %s", claimed, deflated ? "deflated" : "stored") << claimed << deflated;
            }
        }
    }

    void liesAboutSizesAreTold()
    {
        QFETCH(quint32, claimed);
        QFETCH(bool, deflated);
        const auto unpacked = unpack(write(
            u"lies.zip"_s,
            rawZip({{.name = "a.txt", .bytes = QByteArray(1000, 'a'), .claimedSize = claimed, .deflated = deflated},
                    {.name = "b.txt", .bytes = "b"}})));
        QVERIFY(unpacked);
        QVERIFY(!m_rows.empty());
        QVERIFY2(codes(m_rows).front().startsWith(u"warning "_s), qPrintable(codes(m_rows).join(u", "_s)));
    }

    void limitsStopUnpackingWithTheirNumber_data()
    {
        QTest::addColumn<Limits>("limits");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("number");
        Limits few;
        few.packageEntries = 2;
        QTest::newRow("entries") << few << u"error archive-too-many-entries"_s << u"2"_s;
        Limits small;
        small.packageBytes = 1L << 20;
        QTest::newRow("bytes") << small << u"error archive-too-large"_s << u"1 MiB"_s;
        Limits single;
        single.fileBytes = 1000;
        QTest::newRow("a file") << single << u"warning skipped-large-file"_s << u"3"_s;
        Limits ratio;
        ratio.expansionFrom = 1000;
        ratio.expansionRatio = 5;
        QTest::newRow("ratio") << ratio << u"error archive-expands"_s << u"5"_s;
    }

    void limitsStopUnpackingWithTheirNumber()
    {
        QFETCH(Limits, limits);
        QFETCH(QString, row);
        QFETCH(QString, number);
        const QByteArray bytes(600'000, 'a');
        const auto unpacked = unpack(write(u"large.zip"_s, rawZip({{.name = "a", .bytes = bytes, .deflated = true},
                                                                   {.name = "b", .bytes = bytes, .deflated = true},
                                                                   {.name = "c", .bytes = bytes, .deflated = true}})),
                                     limits);
        QVERIFY(unpacked);
        QCOMPARE(codes(m_rows).join(u", "_s), row);
        QVERIFY2(m_rows[0].message.contains(number), qPrintable(m_rows[0].message));
    }

    void aPasswordIsTold()
    {
        const auto unpacked = unpack(
            write(u"secret.zip"_s, rawZip({{.name = "a", .bytes = "abcdefghijklmnop", .flags = 1}, {.name = "b"}})));
        QVERIFY(unpacked);
        QCOMPARE(codes(m_rows), QStringList{u"warning skipped-encrypted"_s});
    }

    void aCancelledUnpackingLeavesNothing()
    {
        const QString path = write(u"c.zip"_s, rawZip({{.name = "one.json", .bytes = lesson("one")}}));
        int reports = 0;
        JobControl *ask = nullptr;
        JobControl control([&](const JobProgress &progress) {
            reports += progress.what == "one.json"_L1 ? 1 : 0;
            ask->cancel();
        });
        ask = &control;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", m_folder->path().toLocal8Bit());
        const QStringList there = listing(m_folder->path());
        const bool isEmpty = readCourses({path}, {}, control).courses.empty();
        qputenv("TMPDIR", before);
        QVERIFY(isEmpty);
        QCOMPARE(reports, 1);
        QCOMPARE(listing(m_folder->path()), there);
    }

    void anArchiveWithoutACourseHasOneRow()
    {
        const QByteArray zip =
            rawZip({{.name = "[Content_Types].xml", .bytes = "<x/>"}, {.name = "word/a.rels", .bytes = "b"}});
        QVERIFY(read(write(u"letter.docx"_s, zip)).courses.empty());
        QCOMPARE(codes(m_rows), QStringList{u"error nothing-in-archive"_s});
        QVERIFY(read(write(u"empty.zip"_s, rawZip({}))).courses.empty());
        QCOMPARE(codes(m_rows), QStringList{u"error nothing-in-archive"_s});
    }

    void aMessageNamesOtherFilesByTheirArchive()
    {
        QByteArray changed = lesson("one");
        changed.replace("\"x\"", "\"y\"");
        const ReadOutcome outcome =
            read(write(u"both.zip"_s,
                       rawZip({{.name = "x/a.json", .bytes = lesson("one")}, {.name = "x/b.json", .bytes = changed}})));
        QCOMPARE(codes(m_rows), QStringList{u"warning lesson-twice"_s});
        QVERIFY2(m_rows[0].message.contains("both.zip/x/"_L1), qPrintable(m_rows[0].message));
        QVERIFY2(!m_rows[0].message.contains(outcome.staging.front()->path()), qPrintable(m_rows[0].message));
    }

    void archivesInAFolderAreLookedInto()
    {
        write(u"one.zip"_s, rawZip({{.name = "x/one.json", .bytes = lesson("one")}}));
        write(u"two.json"_s, lesson("two"));
        write(u"notes.zip"_s, rawZip({{.name = "notes.txt", .bytes = "notes"}}));
        const ReadOutcome outcome = read(m_folder->path());
        QCOMPARE(outcome.courses.size(), 1U);
        QCOMPARE(outcome.courses[0].outline.lessonsHere(), 2);
        QCOMPARE(codes(m_rows), QStringList{u"warning nothing-in-archive"_s});
    }

    void damageIsOneRow_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("rows");
        const QByteArray zip = rawZip({{.name = "one.json", .bytes = lesson("one"), .deflated = true}});
        QTest::newRow("nothing behind the mark") << zip.first(4) << u"error archive-damaged"_s;
        QTest::newRow("cut in the data")
            << zip.first(80) << u"warning archive-damaged, warning skipped-damaged, error nothing-in-archive"_s;
        QTest::newRow("noise") << QByteArray("PK\x03\x04 and so on") << u"error archive-damaged"_s;
    }

    void damageIsOneRow()
    {
        QFETCH(QByteArray, bytes);
        read(write(u"damaged.zip"_s, bytes));
        QTEST(codes(m_rows).join(u", "_s), "rows");
    }
};

QTEST_GUILESS_MAIN(ArchiveTest)
#include "archivetest.moc"
