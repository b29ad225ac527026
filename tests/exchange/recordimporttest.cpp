// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/recordimport.h"

#include "base/clock.h"
#include "exchange/recordexport.h"
#include "exchange/recordimportwords.h"
#include "study/recordsegments.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** A computer of somebody, or of nobody yet. */
struct Computer {
    QTemporaryDir folder;
    StudyPaths paths{folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)};
    ManualClock clock{noonMs};
    LearnerInfo learner;

    /** Answers each of the checks on a day of its own. */
    void study(const QStringList &checks)
    {
        StudyRecord record(paths, clock, u"test"_s);
        for (const QString &check : checks) {
            record.append(answerTo(checkKey(check), true));
            clock.advance(dayMs);
        }
        if (!record.waitUntilStored(30'000)) {
            qFatal("the record could not be made");
        }
        learner = {record.learner(), u"Ada"_s};
    }

    [[nodiscard]] QByteArray exported(RecordFormat format = RecordFormat::JsonLines) const
    {
        return writeRecord(learner, readRecord(paths, learner.id).value(), format,
                           [](const LessonRef &) { return u"A lesson"_s; });
    }

    /** What taking @p bytes in would do here. */
    [[nodiscard]] Result<RecordImport> plan(const QByteArray &bytes) const
    {
        const QString path = folder.filePath(u"given"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("the file could not be written");
        }
        file.close();
        return planRecordImport(paths, learner, path);
    }

    [[nodiscard]] QByteArray state() { return StudyRecord(paths, clock, u"test"_s).state().toCanonicalJson(); }
};

} // namespace

class RecordImportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPlannedIsAddedAndNothingElse()
    {
        Computer one;
        one.study({u"a"_s, u"b"_s});
        Computer other;
        other.study({u"c"_s});
        const auto plan = other.plan(one.exported());
        QVERIFY(plan);
        QCOMPARE(plan->owner, one.learner);
        QCOMPARE(plan->receiver, other.learner);
        QCOMPARE(plan->entries, 2);
        QCOMPARE(lineCount(plan->missing), 2);
        QCOMPARE(daysOf(plan->missing), std::pair(QDate(2026, 11, 29), QDate(2026, 11, 30)));
        QVERIFY(plan->contradicting.empty() && plan->diagnostics.empty());
        QCOMPARE(lineCount(readRecord(other.paths, other.learner.id).value()), 1); // planning adds nothing
        QVERIFY(importRecord(other.paths, *plan, noonMs));
        QCOMPARE(lineCount(readRecord(other.paths, other.learner.id).value()), 3);
        QVERIFY(other.plan(one.exported())->missing.empty());
    }

    void aRecordComesBackWithItsName()
    {
        Computer one;
        one.study({u"a"_s, u"b"_s});
        Computer empty;
        const auto plan = empty.plan(one.exported());
        QVERIFY(plan && importRecord(empty.paths, *plan, noonMs));
        QCOMPARE(*listLearners(empty.paths.studyFolder), std::vector{one.learner});
        QCOMPARE(empty.state(), one.state());
    }

    void daysAreToldAsTheyAre()
    {
        Computer one;
        one.study({u"a"_s, u"b"_s});
        const QLocale english(QLocale::English, QLocale::UnitedStates);
        const Computer empty;
        const QString several = RecordImportWords::preview(*empty.plan(one.exported()), english);
        QVERIFY2(several.contains(u"new, from 11/29/26 to 11/30/26."_s), qPrintable(several));
        QByteArray altered = one.exported();
        altered.replace("\"right\":true", "\"right\":false");
        const QString against = RecordImportWords::preview(*one.plan(altered), english);
        QVERIFY2(against.contains(u"None of them is new."_s) && against.contains(u"from 11/29/26 to 11/30/26, are"_s),
                 qPrintable(against));
    }

    /** The id names a folder: a file of others must not choose where. */
    void anIdThatIsAPathIsNoId()
    {
        Computer one;
        one.study({u"a"_s});
        QByteArray forged = one.exported();
        forged.replace(one.learner.id.toString().toLatin1(), "../../elsewhere");
        const Computer empty;
        const auto plan = empty.plan(forged);
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::NotFound);
    }

    /** A break inside would make two damaged lines of it, in a file that says it is whole. */
    void anEntryIsOneLine()
    {
        Computer one;
        one.study({u"a"_s, u"b"_s});
        QByteArray broken = one.exported(RecordFormat::Csv);
        const qsizetype at = broken.lastIndexOf(",\"\"right\"\"");
        QVERIFY(at > 0);
        broken.insert(at + 1, '\n');
        Computer other;
        other.study({u"c"_s});
        const auto plan = other.plan(broken);
        QVERIFY(plan);
        QCOMPARE(plan->entries, 1);
        QCOMPARE(plan->diagnostics.size(), 1U);
    }

    void aPageIsForReading()
    {
        Computer one;
        one.study({u"a"_s});
        const auto plan = one.plan(one.exported(RecordFormat::Html));
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::Unsupported);
    }
};

QTEST_GUILESS_MAIN(RecordImportTest)
#include "recordimporttest.moc"
