// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** What "today" is, one function says for the whole program: StudyRecord::moment(), by the learner's rollover. */
class TodayTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheseFilesMakeADayOfATime_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("the calendar's day")
            << u"QDate::currentDate\\b"_s << QStringList{u"cli/showcommand.cpp"_s}; // when a lesson was cited
        QTest::newRow("the local time") << u"QDateTime::currentDateTime\\("_s << QStringList{};
        QTest::newRow("the time of day") << u"QTime::currentTime\\b"_s << QStringList{};
        QTest::newRow("a day by the rollover")
            << u"\\bstudyDayAt\\("_s
            << QStringList{u"base/localday.cpp"_s, u"base/studyday.cpp"_s, u"base/studyday.h"_s,
                           u"study/eventlog.cpp"_s}; // of a session whose clock was wrong
        QTest::newRow("a moment by the rollover")
            << u"\\bstudyMomentAt\\("_s
            << QStringList{u"base/localday.cpp"_s,    u"base/localday.h"_s,
                           u"base/studyday.cpp"_s,    u"base/studyday.h"_s,
                           u"study/ownclock.cpp"_s, // the date on the wall, to tell of a wrong clock
                           u"study/studyrecord.cpp"_s};
    }

    void onlyTheseFilesMakeADayOfATime()
    {
        QFETCH(QString, call);
        const QRegularExpression pattern(call);
        const QString source = QStringLiteral(CARREL_SOURCE "/src/");
        QStringList found;
        QDirIterator walk(source, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = walk.next();
            if (QString::fromUtf8(Test::readFile(path)).contains(pattern)) {
                found += path.mid(source.size());
            }
        }
        found.sort();
        QTEST(found, "files");
    }
};

QTEST_APPLESS_MAIN(TodayTest)
#include "todaytest.moc"
