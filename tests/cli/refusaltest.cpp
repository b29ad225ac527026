// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/builtprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using Carrel::Test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** What carrel-cli import says of files it cannot use, in a way that a person can act on. */
class RefusalTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aQuizOfWhichNothingCanBeAskedIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("broken"); // on line 2
        QTest::addColumn<QByteArray>("sound");
        QTest::addColumn<QByteArray>("behind");
        const auto row = [](const char *tag, const QString &name, const QByteArray &before, const QByteArray &broken,
                            const QByteArray &sound, const QByteArray &behind = {}) {
            QTest::newRow(tag) << name << before << broken << sound << behind;
        };
        const QByteArray head("Question;A;B;Correct\n");
        row("table, no right option", u"quiz.csv"_s, head, "Which?;x;y;n/a\n", "Who?;x;y;A\n");
        row("table, one option", u"quiz.csv"_s, head, "Which?;x;;A\n", "Who?;x;y;A\n");
        row("GIFT, no right option", u"quiz.gift"_s, "\n", "Which?{~x ~y}\n\n", "Who?{=x ~y}\n\n");
        row("GIFT, one option", u"quiz.txt"_s, "\n", "Which?{~%100%x}\n\n", "Who?{=x ~y}\n\n");
        row("Aiken, no right option", u"quiz.txt"_s, "\n", "Which?\nA) x\nB) y\nANSWER: Z\n\n",
            "Who?\nA) x\nB) y\nANSWER: A\n\n");
        row("Aiken, one option", u"quiz"_s, "\n", "Which?\nA) x\nANSWER: A\n\n", "Who?\nA) x\nB) y\nANSWER: A\n\n");
        const auto moodle = [](const QByteArray &answers) -> QByteArray {
            return "<question type='multichoice'><questiontext><text>Q</text></questiontext>" + answers +
                   "</question>\n";
        };
        const QByteArray wrong("<answer fraction='0'><text>x</text></answer>");
        const QByteArray right("<answer fraction='100'><text>y</text></answer>");
        row("Moodle, no right option", u"quiz.xml"_s, "<quiz>\n", moodle(wrong), moodle(wrong + right), "</quiz>");
        row("Moodle, one option", u"quiz.xml"_s, "<quiz>\n", moodle(right), moodle(wrong + right), "</quiz>");
    }

    void aQuizOfWhichNothingCanBeAskedIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, broken);
        QFETCH(QByteArray, sound);
        QFETCH(QByteArray, behind);
        write(name, before + broken + behind);
        const Outcome refused = run({u"import"_s, path(name)});
        QCOMPARE(refused.status, 1);
        const QByteArray place = path(name).toUtf8() + ":2: error: ";
        QVERIFY2(refused.messages.contains(place + "The question in this file cannot be asked."),
                 refused.messages.constData());
        QVERIFY2(refused.messages.contains("[bank-without-checks]"), refused.messages.constData());
        QCOMPARE(run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().size(), 0);

        write(name, before + broken + sound + behind);
        const Outcome taken = run({u"import"_s, u"--json"_s, path(name)});
        QCOMPARE(taken.status, 0);
        QCOMPARE(taken.json()[u"courses"_s][0][u"checks"_s].toInt(), 1);
        const QJsonArray rows = taken.json()[u"diagnostics"_s].toArray();
        QVERIFY(
            std::any_of(rows.begin(), rows.end(), [](const QJsonValue &row) { return row[u"line"_s].toInt() == 2; }));
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    [[nodiscard]] Outcome run(const QStringList &line) const
    {
        return Test::BuiltProgram(u"carrel-cli"_s, m_folder->path(), 60'000).run(line);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(RefusalTest)
#include "refusaltest.moc"
