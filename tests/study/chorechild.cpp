// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program that does one chore of a study record until it is done or killed; driven by failingchorestest.
// Usage: chorechild CHORE STUDY INDEX SPOOL BACKUPS LEARNER
#include "study/chores.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace Carrel;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 7) {
        return 2;
    }
    const Result<void> done =
        Test::doChore(arguments.at(1), {arguments.at(2), arguments.at(3), arguments.at(4), arguments.at(5)},
                      LearnerId(arguments.at(6)));
    QTextStream(stdout) << (done ? QStringLiteral("done") : done.error().sentence) << Qt::endl;
    return 0;
}
