// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markwords.h"

#include "base/translation.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class MarkWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(u"en"_s); }

    void aLessonHasOneSignItsWordsAndAMeaning_data()
    {
        QTest::addColumn<LessonMarks>("marks");
        QTest::addColumn<bool>("here");
        QTest::addColumn<QString>("sign");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("meaning");
        const QString known = u"Every check was answered right, sure and without help."_s;
        const QString due = u"Checks of this lesson are due for review."_s;
        QTest::newRow("not here") << LessonMarks{.read = true} << false << u"–"_s << u"Not in the library"_s
                                  << u"The course names this lesson; the library does not have it."_s;
        QTest::newRow("nothing") << LessonMarks{} << true << u"○"_s << u"not read"_s << u"Not begun yet."_s;
        QTest::newRow("begun") << LessonMarks{.begun = true} << true << u"◔"_s << u"begun"_s
                               << u"Begun, but not read to its end."_s;
        QTest::newRow("begun, with luck") << LessonMarks{.begun = true, .lucky = true} << true << u"◔"_s
                                          << u"begun, right by luck"_s << u"Begun, but not read to its end."_s;
        QTest::newRow("read") << LessonMarks{.read = true} << true << u"◐"_s << u"read"_s
                              << u"Read to its end, or marked as read."_s;
        QTest::newRow("checked, not read")
            << LessonMarks{.begun = true, .checked = true} << true << u"●"_s << u"begun, checked"_s << known;
        QTest::newRow("read and checked")
            << LessonMarks{.read = true, .checked = true} << true << u"●"_s << u"read, checked"_s << known;
        QTest::newRow("due comes first") << LessonMarks{.read = true, .checked = true, .due = 2} << true << u"↻"_s
                                         << u"read, checked, 2 checks due"_s << due;
    }

    void aLessonHasOneSignItsWordsAndAMeaning()
    {
        QFETCH(LessonMarks, marks);
        QFETCH(bool, here);
        const OutlineMark mark = outlineMark(marks, here);
        QTEST(markSign(mark), "sign");
        QTEST(markWords(marks, here), "words");
        QTEST(markMeaning(mark), "meaning");
    }
};

QTEST_GUILESS_MAIN(MarkWordsTest)
#include "markwordstest.moc"
