// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/lessonlength.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Block paragraph(const QString &id, qsizetype signs)
{
    Run run;
    run.text = QString(signs, u'x');
    return {BlockId(id), false, Paragraph{{run}}};
}

Lesson lesson()
{
    Lesson lesson;
    lesson.blocks = {
        paragraph(u"a"_s, 970), {BlockId(u"q"_s), false, Quote{{paragraph(u"inner"_s, 970)}}}, paragraph(u"b"_s, 1970)};
    return lesson;
}

} // namespace

class LessonLengthTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePublishersMinutesCountElseTheWords()
    {
        Lesson given = lesson();
        QCOMPARE(LessonLength(given).minutes(), 4'000 / 1'200.0);
        given.minutes = 7;
        QCOMPARE(LessonLength(given).minutes(), 7.0);
        QCOMPARE(LessonLength(Lesson()).minutes(), 0.0);
    }

    void theShareReadGrowsWithTheText_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<double>("offset");
        QTest::addColumn<double>("share");
        QTest::newRow("top of the page") << QString() << 0.3 << 0.0;
        QTest::newRow("first block") << u"a"_s << 0.0 << 0.0;
        QTest::newRow("half of it") << u"a"_s << 0.5 << 0.125;
        QTest::newRow("a block in a block") << u"inner"_s << 0.0 << 0.25;
        QTest::newRow("in the gap before") << u"b"_s << -0.2 << 0.5;
        QTest::newRow("last line") << u"b"_s << 1.0 << 1.0;
        QTest::newRow("a block that is not there") << u"gone"_s << 0.5 << 0.0;
    }

    void theShareReadGrowsWithTheText()
    {
        QFETCH(QString, block);
        QFETCH(double, offset);
        QFETCH(double, share);
        QVERIFY(qAbs(LessonLength(lesson()).shareBefore(BlockId(block), offset) - share) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(LessonLengthTest)
#include "lessonlengthtest.moc"
