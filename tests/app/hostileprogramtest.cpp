// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R14 of the readers that let a lesson out: the built program reads a hostile lesson to its end, with a listener
// on this computer, stand-ins for the programs that open addresses, and every system call written down. No
// connection, no program started, no file of the lesson's choosing read.
#include "app/programdriver.h"
#include "formats/json/lessonwriter.h"
#include "render/samplelesson.h"
#include "support/builtprogram.h"
#include "support/testpaths.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Programs that would open an address; each leaves a mark when it is started. */
bool makeOpeners(const QString &folder, const QString &mark)
{
    for (const QString &program : {u"xdg-open"_s, u"gio"_s, u"gnome-open"_s, u"kde-open"_s, u"sensible-browser"_s,
                                   u"x-www-browser"_s, u"firefox"_s, u"chromium"_s}) {
        QFile script(folder + u'/' + program);
        if (!script.open(QIODevice::WriteOnly) ||
            script.write("#!/bin/sh\necho \"$0 $@\" >>'" + mark.toUtf8() + "'\n") < 0 ||
            !script.setPermissions(QFile::ReadOwner | QFile::ExeOwner)) {
            return false;
        }
    }
    return true;
}

} // namespace

class HostileProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHostileLessonIsReadAndNothingGetsOut()
    {
        for (const QString &tool : {u"Xvfb"_s, u"xdotool"_s, u"strace"_s}) {
            if (QStandardPaths::findExecutable(tool).isEmpty()) {
                QSKIP(qPrintable(tool + u" is not installed."_s));
            }
        }
        QTcpServer listener;
        int connections = 0;
        QVERIFY(listener.listen(QHostAddress::LocalHost));
        connect(&listener, &QTcpServer::newConnection, this, [&connections] { ++connections; });
        const QTemporaryDir folder;
        const QString mark = folder.filePath(u"started"_s);
        const QString secret = folder.filePath(u"secret.png"_s);
        const QString log = folder.filePath(u"calls"_s);
        QVERIFY(QDir(folder.path()).mkdir(u"bin"_s) && makeOpeners(folder.filePath(u"bin"_s), mark));
        QVERIFY(writeFile(secret, Test::samplePicture()));
        const QString lesson = folder.filePath(u"hostile.json"_s);
        QVERIFY(writeFile(lesson, writeLesson(hostileWith(secret, listener.serverPort()))));
        // What is here already is opened without a question.
        QCOMPARE(Test::BuiltProgram(u"carrel-cli"_s, folder.path(), 60'000).run({u"import"_s, lesson}).status, 0);

        const Test::VirtualDisplay display;
        QVERIFY(display.isRunning());
        Test::ProgramDriver program(display, folder.filePath(u"data"_s));
        program.setEnvironment(u"PATH"_s, folder.filePath(u"bin:"_s) + qEnvironmentVariable("PATH"));
        QVERIFY(program.start(
            {lesson}, {u"strace"_s, u"-f"_s, u"-qq"_s, u"-e"_s, u"trace=network,open,openat,execve"_s, u"-o"_s, log}));
        QVERIFY(program.waitForLesson(u"Out"_s));
        for (const QString &key :
             {u"Tab"_s, u"Tab"_s, u"Return"_s, u"Tab"_s, u"Return"_s, u"End"_s, u"Prior"_s, u"Prior"_s, u"Home"_s}) {
            QVERIFY(program.press(key));
        }
        program.quit();
        QCOMPARE(connections, 0);
        QVERIFY2(!QFile::exists(mark), Test::readFile(mark).constData());
        const QStringList calls = QString::fromUtf8(Test::readFile(log)).split(u'\n');
        QVERIFY2(calls.filter(u"openat"_s).size() > 100, "strace saw nothing at all");
        QVERIFY(!calls.filter(u"hostile.json"_s).isEmpty());
        QCOMPARE(calls.filter(u"secret.png"_s), QStringList());
        static const QRegularExpression otherComputer(u"\\b(connect|bind|send\\w*)\\(.*\\bAF_INET6?\\b"_s);
        QCOMPARE(calls.filter(otherComputer), QStringList());
        static const QRegularExpression otherProgram(u"execve\\(\"(?!.*(carrel|QtWebEngineProcess))"_s);
        QCOMPARE(calls.filter(otherProgram), QStringList());

        // The listener would have seen it.
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, listener.serverPort());
        QTRY_COMPARE(connections, 1);
    }

private:
    static bool writeFile(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    /** Hostile in every part but its title, by which it is found on the screen, and its first words, which are seen. */
    static Lesson hostileWith(const QString &secret, int port)
    {
        Lesson lesson = Test::hostile(port);
        lesson.title = u"Out"_s;
        lesson.course.title = u"Out"_s;
        lesson.keyIdea = lesson.answer = QString();
        lesson.slug = LessonSlug(u"out"_s);
        lesson.course.slug = u"out"_s;
        const QString address = QUrl::fromLocalFile(secret).toString();
        Run run;
        run.text = u"picture"_s;
        run.picture = address;
        lesson.blocks.insert(
            lesson.blocks.begin(),
            {Test::block(u"secret"_s, Image{address, u"A secret"_s, Test::words(u"A secret"_s), {}, {}}),
             Test::block(u"secret-inline"_s, Paragraph{{run}}),
             Test::block(u"secret-path"_s, Image{secret, u"A secret"_s, {}, {}, {}})});
        return lesson;
    }
};

QTEST_MAIN(HostileProgramTest)
#include "hostileprogramtest.moc"
