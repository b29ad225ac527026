// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/crc32c.h"
#include "storage/segmentfolder.h"
#include "storage/segmentformat.h"
#include "storage/segmentreader.h"
#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 start = 1795867200000; // 28 November 2026

SegmentHeader header(const QString &session = u"019ac8f0-0000-7000-8000-000000000001"_s)
{
    return {session, u"0123456789abcdef0123456789abcdef"_s, u"0.1.0"_s, start, 3600};
}

QByteArray payload(int number)
{
    return "{\"k\":\"answer\",\"x\":\"größe " + QByteArray::number(number) + "\"}";
}

} // namespace

class SegmentTest final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    /** A segment of @p count lines; its path. */
    QString write(int count, bool close, const SegmentHeader &head = header())
    {
        auto writer = SegmentWriter::create(m_folder->path(), head);
        [&] { QVERIFY2(writer, qPrintable(writer ? QString() : writer.error().details)); }();
        for (int i = 1; i <= count; ++i) {
            [&] { QVERIFY(writer->append({quint32(i), payload(i)})); }();
        }
        if (close) {
            [&] { QVERIFY(writer->close()); }();
        }
        return writer->path();
    }

    void replace(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theChecksumIsCastagnolis_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<quint32>("crc");
        QTest::newRow("digits") << "123456789"_ba << 0xE3069283U;
        QTest::newRow("32 zeros, RFC 3720") << QByteArray(32, '\0') << 0x8A9136AAU;
        QTest::newRow("32 ones, RFC 3720") << QByteArray(32, '\xff') << 0x62A8AB43U;
        QTest::newRow("nothing") << QByteArray() << 0U;
    }

    void theChecksumIsCastagnolis()
    {
        QFETCH(QByteArray, bytes);
        QTEST(crc32c(bytes), "crc");
    }

    void sessionNamesSortByTimeAndAreVersionSeven()
    {
        const QString early = makeSessionId(start);
        const QString late = makeSessionId(start + 1);
        QVERIFY(early < late);
        QCOMPARE(early.at(14), u'7');
        QCOMPARE(QUuid::fromString(early).variant(), QUuid::DCE);
        QVERIFY(makeSessionId(start) != early);
    }

    void randomNamesAreRandomInEveryByte()
    {
        const QString first = makeRandomId();
        QCOMPARE(first.size(), 32);
        QVERIFY(makeRandomId() != first);
        QByteArray seen(16, '\0');
        for (int i = 0; i < 64; ++i) {
            const QByteArray bytes = QByteArray::fromHex(makeRandomId().toLatin1());
            for (qsizetype place = 0; place < bytes.size(); ++place) {
                seen[place] = char(seen[place] | bytes[place]);
            }
        }
        QVERIFY(!seen.contains('\0'));
    }

    void aClosedSegmentReadsBackAsWritten()
    {
        const QString path = write(3, true);
        QCOMPARE(path, m_folder->filePath(u"2026-11/"_s + header().session + u".seg"_s));
        const auto segment = readSegment(path);
        QVERIFY(segment);
        QVERIFY(segment->closed);
        QVERIFY(segment->diagnostics.empty());
        QCOMPARE(segment->header, header());
        QCOMPARE(segment->lines.size(), 3U);
        QCOMPARE(segment->lines.at(1), (SegmentLine{2, payload(2)}));
    }

    void everyLineIsJson()
    {
        const QList<QByteArray> lines = Test::readFile(write(2, true)).split('\n');
        QCOMPARE(lines.size(), 5);
        for (const QByteArray &line : lines.first(4)) {
            QVERIFY2(QJsonDocument::fromJson(line).isObject(), line.constData());
        }
    }

    void anOpenSegmentIsThereLineByLine()
    {
        auto writer = SegmentWriter::create(m_folder->path(), header());
        for (quint32 i = 1; i <= 3; ++i) {
            QVERIFY(writer->append({i, payload(int(i))}));
            const auto segment = readSegment(writer->path());
            QCOMPARE(segment->lines.size(), i);
            QVERIFY(!segment->closed);
        }
        QVERIFY(writer->path().endsWith(".part"_L1));
    }

    void aSessionIsNeverOpenedTwice()
    {
        const auto first = SegmentWriter::create(m_folder->path(), header());
        QVERIFY(first);
        QVERIFY(!SegmentWriter::create(m_folder->path(), header()));
    }

    void aLineCutAtAnyByteLosesOnlyItself()
    {
        const QString path = write(3, false);
        const QByteArray whole = Test::readFile(path);
        const qsizetype lastStart = whole.lastIndexOf('\n', whole.size() - 2) + 1;
        for (qsizetype size = lastStart; size < whole.size(); ++size) {
            replace(path, whole.first(size));
            const auto segment = readSegment(path);
            QVERIFY(segment);
            const bool complete = size == whole.size() - 1; // only the line feed is missing
            QCOMPARE(segment->lines.size(), complete ? 3U : 2U);
            QCOMPARE(segment->lines.at(1).payload, payload(2));
            QCOMPARE(segment->diagnostics.size(), complete || size == lastStart ? 0U : 1U);
        }
    }

    void aDamagedByteLosesOneLineAndIsReported()
    {
        const QString path = write(3, true);
        const QByteArray whole = Test::readFile(path);
        const qsizetype from = whole.indexOf('\n') + 1;
        const qsizetype to = whole.indexOf('\n', from);
        for (qsizetype i = from; i < to; ++i) {
            QByteArray bytes = whole;
            bytes[i] = char(bytes[i] ^ 0x04);
            for (const SegmentOrigin origin : {SegmentOrigin::File, SegmentOrigin::LocalCopy}) {
                const auto segment = parseSegment(bytes, path, origin);
                QVERIFY(segment);
                QCOMPARE(segment->lines.size(), 2U);
                QVERIFY(!segment->closed);
                QCOMPARE(segment->diagnostics.size(), 2U); // the line and the footer
                QCOMPARE(segment->diagnostics.front().line, 2);
            }
        }
    }

    void whatIsNotASegmentIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << "hello\nworld\n"_ba;
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("half a header") << SegmentFormat::headerLine(header()).first(40);
        QTest::newRow("no header") << SegmentFormat::eventLine({1, payload(1)});
    }

    void whatIsNotASegmentIsRefused()
    {
        QFETCH(QByteArray, bytes);
        const auto segment = parseSegment(bytes, u"x"_s);
        QVERIFY(!segment);
        QCOMPARE(segment.error().code, ErrorCode::Malformed);
    }

    void whatOtherProgramsDoToLinesCostsNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("closed");
        QByteArray whole = SegmentFormat::headerLine(header());
        const qsizetype head = whole.size();
        for (quint32 n = 1; n <= 3; ++n) {
            whole += SegmentFormat::eventLine({n, payload(int(n))});
        }
        whole += SegmentFormat::footerLine(3, QCryptographicHash::hash(whole, QCryptographicHash::Sha256));
        QTest::newRow("as written") << whole << QString() << true;
        QTest::newRow("line ends") << QByteArray(whole).replace("\n", "\r\n") << u"segment-line-ends"_s << true;
        QTest::newRow("byte order mark") << "\xef\xbb\xbf" + whole << u"segment-line-ends"_s << true;
        QByteArray flipped = whole;
        flipped[20] = char(flipped.at(20) ^ 1);
        QTest::newRow("damaged head") << flipped << u"segment-head-damaged"_s << false;
        QTest::newRow("no head") << whole.sliced(head) << u"segment-head-damaged"_s << false;
    }

    void whatOtherProgramsDoToLinesCostsNothing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(bool, closed);
        const auto segment = parseSegment(bytes, u"x/2026-11/"_s + header().session + u".seg"_s);
        QVERIFY(segment);
        QCOMPARE(segment->header.session, header().session);
        QCOMPARE(segment->closed, closed);
        QCOMPARE(segment->header.startedMs, code == "segment-head-damaged"_L1 ? 0x019a'c8f0'0000 : start);
        QCOMPARE(segment->lines.size(), 3U);
        QCOMPARE(segment->diagnostics.empty() ? QString() : segment->diagnostics.front().code, code);
    }

    void aDeadSegmentIsClosedWithItsGoodLines()
    {
        const QString path = write(3, false);
        replace(path, Test::readFile(path).chopped(10));
        QVERIFY(closeDeadSegment(path));
        QVERIFY(!QFile::exists(path));
        const auto files = listSegments(m_folder->path());
        QCOMPARE(files->size(), 1U);
        const auto segment = readSegment(files->front().path);
        QVERIFY(segment->closed);
        QVERIFY(files->front().plainName);
        QCOMPARE(segment->lines.size(), 2U);
        QCOMPARE(segment->header, header());
    }

    void copiesOfSyncProgramsCountOnlyWhenWhole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("listed");
        const QString session = header().session;
        QTest::newRow("Syncthing") << session + u".sync-conflict-20261128-120000-ABCDEFG.seg"_s << true;
        QTest::newRow("temporary") << session + u".seg.tmp"_s << true;
        QTest::newRow("backup") << session + u".seg~"_s << true;
        QTest::newRow("Dropbox") << session + u" (conflicted copy 2026-11-28).seg"_s << true;
        QTest::newRow("browser") << session + u" (1).seg"_s << true;
        QTest::newRow("hidden") << u".syncthing."_s + session + u".seg.tmp"_s << false;
        QTest::newRow("other") << u"notes.txt"_s << false;
    }

    void copiesOfSyncProgramsCountOnlyWhenWhole()
    {
        QFETCH(QString, name);
        QFETCH(bool, listed);
        const QString path = write(3, true);
        const QString copy = QFileInfo(path).path() + u'/' + name;
        const QByteArray whole = Test::readFile(path);
        QVERIFY(QFile::remove(path));
        replace(copy, whole);
        auto files = listSegments(m_folder->path());
        QCOMPARE(files->size(), listed ? 1U : 0U);
        if (!listed) {
            return;
        }
        QVERIFY(!files->front().plainName);
        QVERIFY(isUsable(files->front(), *readSegment(copy)));
        replace(copy, whole.chopped(100));
        QVERIFY(!isUsable(files->front(), *readSegment(copy)));
    }

    void aUnionIsTheSameInAnyOrderAndRepetition()
    {
        const SegmentHeader other = header(u"019ac8f0-0000-7000-8000-000000000002"_s);
        Segment a{header(), {{1, payload(1)}, {2, payload(2)}}, true, {}};
        Segment b{other, {{1, payload(3)}}, true, {}};
        Segment fork{header(), {{2, payload(9)}}, true, {}};
        std::vector<const Segment *> order{&a, &b, &fork};
        std::ranges::sort(order);
        std::vector<UnionEntry> expected;
        do {
            SegmentUnion sum;
            for (const Segment *segment : order) {
                sum.add(*segment);
                sum.add(*segment);
            }
            const auto entries = sum.entries();
            QCOMPARE(entries.size(), 4U);
            if (!expected.empty()) {
                QCOMPARE(entries, expected);
            }
            expected = entries;
        } while (std::ranges::next_permutation(order).found);
    }
};

QTEST_GUILESS_MAIN(SegmentTest)
#include "segmenttest.moc"
