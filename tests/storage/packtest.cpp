// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/packmonth.h"
#include "storage/segmentpack.h"
#include "storage/segmentwriter.h"
#include "storage/zstandard.h"
#include "support/nospace.h"
#include "support/testpaths.h"

#include <QtTest>

#include <random>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 start = 1795867200000; // 28 November 2026
constexpr qint64 day = 86'400'000;

QString sessionNamed(int number)
{
    return u"019ac8f0-0000-7000-8000-%1"_s.arg(number, 12, 10, QChar(u'0'));
}

QByteArray payload(int session, int n)
{
    return "{\"k\":\"answer\",\"x\":\"größe " + QByteArray::number(session) + '/' + QByteArray::number(n) + "\"}";
}

Segment segment(int session, int first, int last)
{
    Segment made;
    made.header = {sessionNamed(session), u"0123456789abcdef0123456789abcdef"_s, u"0.1.0"_s, start, 3600};
    for (int n = first; n <= last; ++n) {
        made.lines.push_back({quint32(n), payload(session, n)});
    }
    made.closed = true;
    return made;
}

/** Everything that can be read in @p folder, each event once. */
std::vector<UnionEntry> eventsIn(const QString &folder)
{
    SegmentUnion sum;
    for (const SegmentFile &file : listSegments(folder).value_or(std::vector<SegmentFile>())) {
        if (const auto read = readSegment(file.path); read && isUsable(file, *read)) {
            sum.add(*read);
        }
    }
    for (const SegmentFile &file : listPacks(packsFolder(folder))) {
        const auto pack = readPack(file.path);
        for (const Segment &each : pack ? pack->segments : std::vector<Segment>()) {
            sum.add(each);
        }
    }
    return sum.entries();
}

} // namespace

class PackTest final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    /** A segment file of session @p number with @p count lines; its path. */
    QString write(int number, int count, bool close = true)
    {
        const Segment made = segment(number, 1, count);
        auto writer = SegmentWriter::create(m_folder->path(), made.header);
        [&] {
            QVERIFY(writer && writer->append(made.lines));
            QVERIFY(!close || writer->close());
        }();
        return writer->path();
    }

    QStringList packs() const
    {
        return QDir(packsFolder(m_folder->path())).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void compressedBytesComeBack_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        std::mt19937 random(7);
        QByteArray noise(300'000, Qt::Uninitialized);
        std::ranges::generate(noise, [&random] { return char(random()); });
        QTest::newRow("a byte") << "x"_ba;
        QTest::newRow("text") << "one line\n"_ba.repeated(100'000);
        QTest::newRow("noise") << noise;
    }

    void compressedBytesComeBack()
    {
        QFETCH(QByteArray, bytes);
        const auto frame = compressed(bytes);
        QVERIFY2(frame, frame ? "" : qPrintable(frame.error().details));
        QVERIFY(frame->startsWith("\x28\xb5\x2f\xfd")); // RFC 8878
        const Decompressed again = decompressed(*frame, 10'000'000);
        QCOMPARE(again.fault, QString());
        QCOMPARE(again.bytes, bytes);
    }

    void aFrameThatIsTooLongOrCutOrNoneIsTold()
    {
        const QByteArray bytes = "one line\n"_ba.repeated(100'000);
        const auto frame = compressed(bytes);
        QVERIFY(!decompressed(*frame, 1000).fault.isEmpty());
        QVERIFY(!decompressed(frame->chopped(1), bytes.size()).fault.isEmpty());
        QVERIFY(!decompressed(bytes, 2 * bytes.size()).fault.isEmpty());
        QVERIFY(!decompressed({}, 1000).fault.isEmpty());
    }

    void theSameEventsMakeTheSamePackInAnyOrderAndPartition()
    {
        std::vector<Segment> parts{segment(1, 1, 40), segment(2, 1, 10), segment(3, 1, 1), segment(1, 30, 60)};
        parts.push_back(segment(2, 5, 5));
        parts.back().lines.front().payload = "{\"fork\":1}"; // another event under the same number
        parts[3].header.program = u"0.2.0"_s;
        const QByteArray expected = packContent(parts);
        std::mt19937 random(1);
        for (int round = 0; round < 50; ++round) {
            for (size_t i = parts.size(); i > 1; --i) {
                std::swap(parts[i - 1], parts[random() % i]);
            }
            std::vector<Segment> repeated = parts;
            repeated.push_back(parts[random() % parts.size()]);
            QCOMPARE(packContent(repeated), expected);
        }
        const auto path = writePack(m_folder->path(), u"2026-11"_s, expected);
        const auto pack = readPack(*path);
        QVERIFY(pack && pack->whole && pack->diagnostics.empty());
        QCOMPARE(pack->segments.size(), 3U);
        QCOMPARE(pack->segments.front().lines.size(), 60U);
        QCOMPARE(packContent(pack->segments), expected);
        QCOMPARE(QFileInfo(*path).fileName(),
                 u"2026-11-"_s +
                     QString::fromLatin1(QCryptographicHash::hash(expected, QCryptographicHash::Sha256).toHex()) +
                     u".pack"_s);
    }

    void onlyAMonthThatIsLongOverIsPacked_data()
    {
        QTest::addColumn<int>("daysIntoDecember");
        QTest::addColumn<bool>("packed");
        QTest::newRow("the next day") << 0 << false;
        QTest::newRow("29 days") << 29 << false;
        QTest::newRow("30 days") << 30 << true;
        QTest::newRow("a year") << 365 << true;
    }

    void onlyAMonthThatIsLongOverIsPacked()
    {
        QFETCH(int, daysIntoDecember);
        QFETCH(bool, packed);
        write(1, 3);
        QCOMPARE(monthToPack(m_folder->path(), start + (3 + daysIntoDecember) * day),
                 packed ? u"2026-11"_s : QString());
    }

    void aPackTakesThePlaceOfItsSegments()
    {
        for (int number = 1; number <= 20; ++number) {
            write(number, number);
        }
        const auto before = eventsIn(m_folder->path());
        QCOMPARE(before.size(), 210U);
        const auto packed = packMonth(m_folder->path(), u"2026-11"_s);
        QVERIFY2(packed, packed ? "" : qPrintable(packed.error().details));
        QCOMPARE(packed->sources.size(), 20U);
        QCOMPARE(eventsIn(m_folder->path()), before);
        QCOMPARE(packs().size(), 1);
        QVERIFY(!QFile::exists(m_folder->filePath(u"2026-11"_s)));
        QVERIFY(monthToPack(m_folder->path(), start + 365 * day).isEmpty());
    }

    void whatIsOpenOrDamagedStays()
    {
        const QString open = write(1, 3, false);
        const QString damaged = write(2, 3);
        const QString copy = write(3, 3);
        const QString whole = write(4, 3);
        QVERIFY(QFile::rename(copy, QString(copy).replace(u".seg"_s, u".sync-conflict-20261128-120000-ABCDEFG.seg"_s)));
        QFile file(damaged);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() - 3));
        file.close();
        const auto before = eventsIn(m_folder->path());
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        QCOMPARE(eventsIn(m_folder->path()), before);
        QVERIFY(QFile::exists(open) && QFile::exists(damaged) && !QFile::exists(whole));
        QCOMPARE(listSegments(m_folder->path())->size(), 2U);
    }

    void whatComesLateJoinsThePackOfItsMonth()
    {
        write(1, 3);
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        const QStringList first = packs();
        write(2, 4);
        QCOMPARE(monthToPack(m_folder->path(), start + 365 * day), u"2026-11"_s);
        const auto before = eventsIn(m_folder->path());
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        QCOMPARE(packs().size(), 1);
        QVERIFY(packs() != first);
        QCOMPARE(eventsIn(m_folder->path()), before);
        write(1, 3); // a copy that was elsewhere
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        QCOMPARE(packs().size(), 1);
        QCOMPARE(eventsIn(m_folder->path()), before);
    }

    void twoPacksOfAMonthAreHarmless()
    {
        const QString folder = packsFolder(m_folder->path());
        const std::vector<Segment> one{segment(1, 1, 5), segment(2, 1, 5)};
        const std::vector<Segment> other{segment(2, 3, 9), segment(3, 1, 5)};
        QVERIFY(writePack(folder, u"2026-11"_s, packContent(one)));
        QVERIFY(writePack(folder, u"2026-11"_s, packContent(other)));
        QCOMPARE(eventsIn(m_folder->path()).size(), 19U);
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        QCOMPARE(packs().size(), 1);
        QCOMPARE(eventsIn(m_folder->path()).size(), 19U);
    }

    void aPackOfAnotherMonthIsLeftAlone()
    {
        const std::vector<Segment> other{segment(1, 1, 5)};
        QVERIFY(writePack(packsFolder(m_folder->path()), u"2026-10"_s, packContent(other)));
        write(2, 3);
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        QCOMPARE(packs().size(), 2);
    }

    void ofADamagedPackTheRestIsUsedAndReported()
    {
        std::vector<Segment> many;
        std::mt19937 random(3);
        for (int number = 1; number <= 400; ++number) {
            many.push_back(segment(number, 1, 20));
            for (SegmentLine &line : many.back().lines) { // what cannot be compressed fills several blocks
                line.payload = "{\"x\":" + QByteArray::number(random()) + QByteArray::number(random()) + '}';
            }
        }
        const auto path = writePack(m_folder->path(), u"2026-11"_s, packContent(many));
        const QByteArray bytes = Test::readFile(*path);
        for (const qsizetype size : {bytes.size() - 1, bytes.size() * 3 / 4}) {
            const auto pack = parsePack(bytes.first(size), *path);
            QVERIFY(pack);
            QVERIFY(!pack->whole && !pack->segments.empty());
            QCOMPARE(pack->diagnostics.back().code, u"pack-damaged"_s);
            QCOMPARE(pack->diagnostics.back().severity, Severity::Warning);
        }
        QVERIFY(!parsePack({}, *path));
        QVERIFY(!parsePack("no pack"_ba, *path));
        // A sync program's copy counts when it is whole.
        const QString copy = QString(*path).replace(u".pack"_s, u".sync-conflict-20261128-120000-ABCDEFG.pack"_s);
        QVERIFY(isPack(copy));
        QVERIFY(parsePack(bytes, copy)->whole);
        QVERIFY(!parsePack(bytes.chopped(1), copy));
    }

    void aFullDiskLeavesTheSourcesAndNothingElse()
    {
#ifdef Q_OS_UNIX
        for (int number = 1; number <= 5; ++number) {
            write(number, 3);
        }
        const auto before = eventsIn(m_folder->path());
        {
            const Test::NoSpace full;
            const auto packed = packMonth(m_folder->path(), u"2026-11"_s);
            QVERIFY(!packed);
            QCOMPARE(packed.error().code, ErrorCode::Unwritable);
        }
        QCOMPARE(listSegments(m_folder->path())->size(), 5U);
        QCOMPARE(eventsIn(m_folder->path()), before);
        QVERIFY(packs().isEmpty());
        QVERIFY(packMonth(m_folder->path(), u"2026-11"_s));
        QCOMPARE(eventsIn(m_folder->path()), before);
#endif
    }
};

QTEST_GUILESS_MAIN(PackTest)
#include "packtest.moc"
