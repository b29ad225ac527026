// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/pauseoffer.h"

#include <QtTest>

#include <vector>

using namespace Carrel;

class PauseOfferTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPauseIsOfferedOnceASitting_data()
    {
        QTest::addColumn<std::vector<int>>("minutes"); // when something is done
        QTest::addColumn<std::vector<int>>("offers");
        QTest::newRow("a short review") << std::vector{3, 5, 9, 14} << std::vector<int>{};
        QTest::newRow("a quarter of an hour") << std::vector{3, 6, 10, 14, 18, 22} << std::vector{18};
        QTest::newRow("once in an hour") << std::vector{0, 4, 8, 12, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51}
                                         << std::vector{15};
        QTest::newRow("after a pause of one's own")
            << std::vector{0, 4, 8, 12, 17, 20, 24, 28, 31} << std::vector<int>{};
        QTest::newRow("once more in the next sitting")
            << std::vector{0, 4, 8, 12, 16, 300, 304, 308, 312, 316, 320} << std::vector{16, 316};
    }

    void aPauseIsOfferedOnceASitting()
    {
        QFETCH(std::vector<int>, minutes);
        PauseOffer offer;
        std::vector<int> offers;
        for (const int minute : minutes) {
            if (offer.isDueAt(minute * 60'000LL)) {
                offers.push_back(minute);
            }
        }
        QTEST(offers, "offers");
    }
};

QTEST_APPLESS_MAIN(PauseOfferTest)
#include "pauseoffertest.moc"
