// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The built program, its renderers included, never talks to another computer.
#include "app/programdriver.h"
#include "support/testpaths.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The lines of a log of strace in which something is sent to, or waited for from, another computer. */
QStringList connectionsIn(const QString &log)
{
    static const QRegularExpression call(u"\\b(connect|bind|sendto|sendmsg|sendmmsg)\\(.*\\bAF_INET6?\\b"_s);
    return log.split(u'\n').filter(call);
}

} // namespace

class NetworkTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConnectionIsSeenInTheLog_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isConnection");
        QTest::newRow("connect")
            << uR"(12 connect(7, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("192.0.2.1")}, 16) = 0)"_s
            << true;
        QTest::newRow("interrupted") << u"12 connect(7, {sa_family=AF_INET6, sin6_port=htons(53) <unfinished ...>"_s
                                     << true;
        QTest::newRow("sendto") << uR"(12 sendto(7, "x", 1, 0, {sa_family=AF_INET, sin_port=htons(53)}, 16) = 1)"_s
                                << true;
        QTest::newRow("sendmsg") << u"12 sendmsg(7, {msg_name={sa_family=AF_INET, sin_port=htons(5353)}}, 0) = 1"_s
                                 << true;
        QTest::newRow("bind") << u"12 bind(7, {sa_family=AF_INET6, sin6_port=htons(0)}, 28) = 0"_s << true;
        QTest::newRow("of this computer")
            << uR"(12 connect(7, {sa_family=AF_UNIX, sun_path="/run/x"}, 110) = 0)"_s << false;
        QTest::newRow("the kernel") << u"12 bind(7, {sa_family=AF_NETLINK, nl_pid=0}, 12) = 0"_s << false;
        QTest::newRow("between processes")
            << uR"(12 sendmsg(7, {msg_name=NULL, msg_iov=[{iov_base="a"}]}, 0) = 1)"_s << false;
    }

    void aConnectionIsSeenInTheLog()
    {
        QFETCH(QString, line);
        QFETCH(bool, isConnection);
        QCOMPARE(connectionsIn(u"1 socket(AF_UNIX) = 3\n"_s + line).size(), isConnection ? 1 : 0);
    }

    void aLessonIsReadAndACheckAnsweredWithoutAConnection()
    {
        for (const QString &tool : {u"Xvfb"_s, u"xdotool"_s, u"strace"_s}) {
            if (QStandardPaths::findExecutable(tool).isEmpty()) {
                QSKIP(qPrintable(tool + u" is not installed."_s));
            }
        }
        const QTemporaryDir data;
        const QString log = data.filePath(u"calls"_s);
        const Test::VirtualDisplay display;
        QVERIFY(display.isRunning());
        Test::ProgramDriver program(display, data.filePath(u"d"_s));
        QVERIFY(program.start({Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s)},
                              {u"strace"_s, u"-f"_s, u"-qq"_s, u"-e"_s, u"trace=network"_s, u"-o"_s, log}));
        QVERIFY(program.waitForLesson(u"Quicksort and its pivot"_s));
        QVERIFY(program.answerCheck());
        program.quit();
        const QString calls = QString::fromUtf8(Test::readFile(log));
        QVERIFY2(calls.contains(u"AF_UNIX"_s), "strace saw nothing at all");
        QCOMPARE(connectionsIn(calls), QStringList());
    }
};

QTEST_MAIN(NetworkTest)
#include "networktest.moc"
