// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"
#include "formats/blocklisting.h"
#include "formats/json/lessonreader.h"
#include "formats/json/lessonwriter.h"
#include "formats/markdown/markdowncourse.h"
#include "support/testpaths.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

/** A course in Markdown is kept as a package, whose lessons are JSON: nothing may be lost on the way. */
class MarkdownAsJsonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsTheSameAfterBeingWrittenAndRead_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("tides") << dataPath(u"markdown/tides"_s);
        QTest::newRow("the manual") << QStringLiteral(CARREL_SOURCE "/resources/courses/using-carrel");
    }

    void aLessonIsTheSameAfterBeingWrittenAndRead()
    {
        QFETCH(QString, folder);
        JobControl control;
        const ReadOutcome outcome = readMarkdownCourse(folder, Limits(), control);
        for (const auto &[slug, lesson] : outcome.courses.front().lessons) {
            Diagnostics diagnostics;
            const QByteArray bytes = writeLesson(*lesson);
            const Result<Lesson> read = readLesson(bytes, slug.toString(), diagnostics);
            QVERIFY2(read.has_value(), qPrintable(slug.toString()));
            QCOMPARE(listing(read->blocks), listing(lesson->blocks));
            QCOMPARE(read->blocks.size(), lesson->blocks.size());
            for (size_t i = 0; i < lesson->blocks.size(); ++i) {
                QVERIFY2(read->blocks[i] == lesson->blocks[i], qPrintable(listing(Blocks{lesson->blocks[i]})));
            }
            QCOMPARE(read->checks.size(), lesson->checks.size());
            for (size_t i = 0; i < lesson->checks.size(); ++i) {
                QCOMPARE(listing(read->checks[i]), listing(lesson->checks[i]));
                QCOMPARE(read->checks[i].id, lesson->checks[i].id);
                QCOMPARE(read->checks[i].kind, lesson->checks[i].kind);
                QCOMPARE(read->checks[i].shuffle, lesson->checks[i].shuffle);
                QCOMPARE(read->checks[i].isUsable(), lesson->checks[i].isUsable());
                QCOMPARE(fingerprintOf(read->checks[i]), fingerprintOf(lesson->checks[i]));
            }
            QCOMPARE(read->title, lesson->title);
            QCOMPARE(read->minutes, lesson->minutes);
            QCOMPARE(read->keyIdea, lesson->keyIdea);
            QCOMPARE(read->licence, lesson->licence);
            QCOMPARE(read->authorship, lesson->authorship);
            QCOMPARE(read->reviewStatus, lesson->reviewStatus);
            QCOMPARE(read->module, lesson->module);
            QCOMPARE(read->previous, lesson->previous);
            QCOMPARE(read->next, lesson->next);
            QCOMPARE(QJsonDocument::fromJson(bytes)[u"body"_s][u"text"_s].toString(), lesson->body);
            for (const Diagnostic &diagnostic : diagnostics) {
                QVERIFY2(diagnostic.code.startsWith("check-"_L1), qPrintable(toCompilerLine(diagnostic)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(MarkdownAsJsonTest)
#include "markdownasjsontest.moc"
