// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/datafolders.h"
#include "study/studyrecord.h"
#include "support/builtprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using Carrel::Test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** Prints a learner's notes with the built program. */
class CliNotesTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] Outcome run(const QStringList &line) const
    {
        return Test::BuiltProgram(u"carrel-cli"_s, m_folder->path(), 30'000).run(line);
    }

    /** Writes notes on two courses that are not in the library. */
    void noteSomething() const
    {
        const DataFolders folders = DataFolders::chosen(m_folder->filePath(u"data"_s));
        SystemClock clock;
        StudyRecord record(folders.studyPaths(), clock, u"test"_s);
        for (const QString &course : {u"one"_s, u"two"_s}) {
            record.append(AnnotationEvent{{CourseId(course), LessonSlug(u"lesson"_s), newAnnotationId()},
                                          AnnotationForm::Highlight,
                                          {BlockId(u"p"_s), 0, u"words of "_s + course, {}, {}},
                                          MarkColour::Pink,
                                          u"\x1b[31mnote on <"_s + course});
        }
        QVERIFY(record.waitUntilStored(30'000));
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void withoutNotesItSaysSo()
    {
        const Outcome plain = run({u"notes"_s});
        QCOMPARE(plain.status, 0);
        QCOMPARE(plain.out, QByteArray());
        QVERIFY(plain.messages.contains("Nothing is noted."));
        QVERIFY(QJsonDocument::fromJson(run({u"notes"_s, u"--json"_s}).out).isArray());
    }

    void notesAreWrittenInEveryFormat()
    {
        noteSomething();
        const Outcome markdown = run({u"notes"_s});
        QVERIFY(markdown.out.startsWith("# Notes\n"));
        QVERIFY(markdown.out.contains("> words of one") && markdown.out.contains("words of two"));
        QVERIFY(!markdown.out.contains('\x1b')); // it could drive a terminal
        const Outcome html = run({u"notes"_s, u"--format"_s, u"html"_s});
        QVERIFY(html.out.startsWith("<!doctype html>") && html.out.contains("note on &lt;one"));
        QVERIFY(run({u"notes"_s, u"--format"_s, u"csv"_s}).out.contains("highlight,pink,words of one"));
        const Outcome json = run({u"notes"_s, u"--format"_s, u"json"_s});
        QCOMPARE(QJsonDocument::fromJson(json.out).array().size(), 2);
        QCOMPARE(run({u"notes"_s, u"--json"_s}).out, json.out);
    }

    void oneCourseIsChosenAlsoWhenItIsGone()
    {
        noteSomething();
        const Outcome one = run({u"notes"_s, u"--json"_s, u"--course"_s, u"one"_s});
        const QJsonArray rows = QJsonDocument::fromJson(one.out).array();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0]["quote"_L1].toString(), u"words of one"_s);
        QCOMPARE(rows[0]["place"_L1].toString(), u"lesson-not-here"_s);
        const Outcome none = run({u"notes"_s, u"--course"_s, u"three"_s});
        QCOMPARE(none.status, 1);
        QVERIFY(none.messages.contains("There is no course “three”"));
    }

    void aFormatNobodyKnowsIsNamed()
    {
        const Outcome wrong = run({u"notes"_s, u"--format"_s, u"doc"_s});
        QCOMPARE(wrong.status, 2);
        QVERIFY(wrong.messages.contains("markdown, html, csv, json"));
        QCOMPARE(run({u"list"_s, u"--course"_s, u"x"_s}).status, 2);
    }
};

QTEST_GUILESS_MAIN(CliNotesTest)
#include "notestest.moc"
