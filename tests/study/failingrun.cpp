// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/failingrun.h"

#include <QProcess>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

FailingRun runWhileFilesFail(const QString &program, const QStringList &arguments, const QStringList &folders,
                             const QString &how, int step)
{
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(CARREL_FAILING_FILES));
    environment.insert(u"FAILING_UNDER"_s, folders.join(u':'));
    environment.insert(u"FAILING_AT"_s, QString::number(step));
    environment.insert(u"FAILING_HOW"_s, how);
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationDirPath() + u'/' + program, arguments);
    FailingRun run;
    [&] { QVERIFY(child.waitForFinished(60'000)); }();
    run.isKilled = child.exitStatus() == QProcess::CrashExit;
    run.messages = child.readAllStandardError();
    run.hasFailed = run.messages.contains("failing\n");
    run.lines = child.readAllStandardOutput().split('\n');
    run.lines.removeAll(QByteArray());
    return run;
}

} // namespace Carrel::Test
