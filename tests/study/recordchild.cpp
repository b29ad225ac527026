// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program that answers checks until it is done or killed; driven by studyrecordtest.
// Usage: recordchild STUDY INDEX SPOOL FIRST COUNT end|kill|wait
#include "study/desk.h"
#include "support/system.h"

#include <QCoreApplication>
#include <QTextStream>

#include <cstdlib>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 7) {
        return 2;
    }
    const int first = arguments.at(4).toInt();
    const int count = arguments.at(5).toInt();
    const QString ending = arguments.at(6);
    QTextStream out(stdout);
    SystemClock clock;
    StudyRecord record({arguments.at(1), arguments.at(2), arguments.at(3)}, clock, u"test"_s);
    QObject::connect(&record, &StudyRecord::eventAppended, &record, [&](const EventRef &ref, StoredWhere) {
        out << ref.n << Qt::endl;
        if (int(ref.n) == count && ending == "kill"_L1) {
            Test::dieAtOnce();
        }
    });
    QObject::connect(&record, &StudyRecord::appendFailed, &record, [&](const EventRef &ref, const Error &error) {
        out << "lost " << ref.n << ' ' << error.sentence << Qt::endl;
    });
    for (int number = first; number < first + count; ++number) {
        record.append(Test::answerTo(number));
        if (!record.waitUntilStored(30'000)) {
            return 1;
        }
    }
    return ending == "wait"_L1 ? QCoreApplication::exec() : 0;
}
