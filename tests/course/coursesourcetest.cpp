// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/coursesource.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class CourseSourceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** A copy that is passed on must not tell how one's own folders are named. */
    void noFolderOfOnesOwnIsTold_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("origin");
        QTest::addColumn<QString>("source");
        const QString address = u"https://example.org/course"_s;
        QTest::newRow("an address") << address << u"/home/ada/one.json"_s << address;
        QTest::newRow("a file") << QString() << u"/home/ada/one.json"_s << u"one.json"_s;
        QTest::newRow("in an archive") << QString() << u"/home/ada/ratio.zip/lessons/one.json"_s << u"one.json"_s;
        QTest::newRow("a name") << QString() << u"tides"_s << u"tides"_s;
        QTest::newRow("nothing") << QString() << QString() << QString();
    }

    void noFolderOfOnesOwnIsTold()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, origin);
        CourseInfo info;
        info.url = url;
        info.origin = origin;
        QTEST(sourceOf(info), "source");
    }
};

QTEST_GUILESS_MAIN(CourseSourceTest)
#include "coursesourcetest.moc"
