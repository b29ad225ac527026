// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/localday.h"

#include <QDateTime>
#include <QTimeZone>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 minuteMs = 60'000;
constexpr qint64 dayMs = 24 * 60 * minuteMs;
constexpr qint64 dayOf1970 = 2'440'588; // Julian day number

const QDateTime firstMoment(QDate(2017, 1, 1), QTime(0, 0), QTimeZone::UTC);
const QDateTime lastMoment(QDate(2027, 1, 1), QTime(0, 0), QTimeZone::UTC);

/** What a zone of the database did in ten years, as a clock; looked up faster than the database itself. */
struct ZoneTable final : public Clock {
    struct Change {
        qint64 ms;
        int offsetSeconds; ///< from then on
        auto operator<=>(const Change &) const = default;
    };
    std::vector<Change> changes; ///< the first one is long before those years

    [[nodiscard]] qint64 wallMs() const override { return 0; }
    [[nodiscard]] qint64 monotonicMs() const override { return 0; }
    [[nodiscard]] int utcOffsetSeconds(qint64 wallMs) const override
    {
        return std::prev(std::ranges::upper_bound(changes, wallMs, {}, &Change::ms))->offsetSeconds;
    }
};

ZoneTable tableOf(const QTimeZone &zone)
{
    ZoneTable table;
    table.changes.push_back({0, zone.offsetFromUtc(firstMoment)});
    const QTimeZone::OffsetDataList changes = zone.transitions(firstMoment, lastMoment);
    for (const QTimeZone::OffsetData &change : changes) {
        table.changes.push_back({change.atUtc.toMSecsSinceEpoch(), change.offsetFromUtc});
    }
    return table;
}

/** The day number as one reckons it on paper, with a clock that has never been put back. */
qint64 onPaper(qint64 wallMs, int offsetSeconds, int rolloverMinutes)
{
    const qint64 ms = wallMs + offsetSeconds * 1000LL - rolloverMinutes * minuteMs; // after 1970
    return dayOf1970 + ms / dayMs;
}

/** Each rollover and the moment before it, and what lies around each change of the clocks. */
std::vector<qint64> momentsOf(const ZoneTable &zone, int rolloverMinutes)
{
    std::vector<qint64> moments;
    const qint64 first = firstMoment.toMSecsSinceEpoch() + dayMs;
    const qint64 last = lastMoment.toMSecsSinceEpoch() - dayMs;
    for (qint64 midnight = first; midnight < last; midnight += dayMs) {
        const qint64 rollover = midnight + rolloverMinutes * minuteMs;
        const qint64 there = rollover - zone.utcOffsetSeconds(rollover) * 1000LL;
        moments.insert(moments.end(), {there - 1, there});
    }
    for (size_t i = 1; i < zone.changes.size(); ++i) {
        for (int quarters = -20; quarters <= 20; ++quarters) {
            const qint64 moment = zone.changes[i].ms + quarters * 15 * minuteMs;
            moments.insert(moments.end(), {moment - 1, moment, moment + 1});
        }
    }
    std::ranges::sort(moments);
    return moments;
}

} // namespace

class ZonesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyDayBeginsOnceAndInTime_data();
    void everyDayBeginsOnceAndInTime();

private:
    std::map<std::vector<ZoneTable::Change>, QByteArray> m_zones; ///< those that are alike once
};

void ZonesTest::initTestCase()
{
    const QList<QByteArray> ids = QTimeZone::availableTimeZoneIds();
    for (const QByteArray &id : ids) {
        if (const QTimeZone zone(id); zone.isValid() && zone.hasTransitions()) {
            m_zones.try_emplace(tableOf(zone).changes, id);
        }
    }
    qInfo("%lld names of zones, %zu of them differ in these years", qint64(ids.size()), m_zones.size());
    QVERIFY(m_zones.size() > 50);
}

void ZonesTest::everyDayBeginsOnceAndInTime_data()
{
    QTest::addColumn<int>("rollover");
    QTest::newRow("at midnight") << 0;
    QTest::newRow("in the hour that most zones leave out and have twice") << 2 * 60 + 30;
    QTest::newRow("at four, as is usual") << defaultRolloverMinutes;
    QTest::newRow("shortly before midnight") << 23 * 60 + 30;
}

void ZonesTest::everyDayBeginsOnceAndInTime()
{
    QFETCH(int, rollover);
    for (const auto &[changes, id] : m_zones) {
        ZoneTable zone;
        zone.changes = changes;
        size_t change = 1; // the next one
        qint64 begun = 0;  // the latest day that had begun before the last change
        qint64 before = 0; // the day of the moment before
        for (const qint64 moment : momentsOf(zone, rollover)) {
            for (; change < changes.size() && changes[change].ms <= moment; ++change) {
                begun = std::max(begun, onPaper(changes[change].ms - 1, changes[change - 1].offsetSeconds, rollover));
            }
            const qint64 expected = std::max(begun, onPaper(moment, changes[change - 1].offsetSeconds, rollover));
            const qint64 day = studyMomentAt(zone, moment, rollover).today.number;
            const bool inTurn = before == 0 || day == before || day == before + 1; // none twice, none left out
            if (day != expected || !inTurn) {
                const QDateTime utc = QDateTime::fromMSecsSinceEpoch(moment, QTimeZone::UTC);
                const QString where = QString::fromLatin1(id) + u' ' + utc.toString(Qt::ISODateWithMs);
                QFAIL(qPrintable(
                    u"%1: day %2, on paper %3, before it %4"_s.arg(where).arg(day).arg(expected).arg(before)));
            }
            before = day;
        }
    }
}

QTEST_APPLESS_MAIN(ZonesTest)
#include "zonestest.moc"
