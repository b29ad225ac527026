// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/validation.h"

#include "course/identity.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Check checkOf(const QString &question, const QStringList &texts, const std::set<int> &right)
{
    const auto words = [](const QString &text) {
        Run run;
        run.text = text;
        return RichText{Runs{run}};
    };
    Check check;
    check.question = words(question);
    for (const QString &text : texts) {
        Option option;
        option.text = words(text);
        option.correct = right.contains(int(check.options.size()));
        check.options.push_back(option);
    }
    return check;
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    std::ranges::transform(rows, std::back_inserter(list), &Diagnostic::code);
    return list;
}

} // namespace

class ValidationTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCheckThatCannotBeAskedSaysWhy_data()
    {
        QTest::addColumn<Check>("check");
        QTest::addColumn<QStringList>("faults");
        QTest::newRow("good") << checkOf(u"Q"_s, {u"A"_s, u"B"_s}, {0}) << QStringList{};
        QTest::newRow("all right") << checkOf(u"Q"_s, {u"A"_s, u"B"_s}, {0, 1}) << QStringList{};
        QTest::newRow("case tells apart") << checkOf(u"Q"_s, {u"a"_s, u"A"_s}, {0}) << QStringList{};
        QTest::newRow("none right") << checkOf(u"Q"_s, {u"A"_s, u"B"_s}, {}) << QStringList{u"check-no-right-option"_s};
        QTest::newRow("one") << checkOf(u"Q"_s, {u"A"_s}, {0}) << QStringList{u"check-too-few-options"_s};
        QTest::newRow("no options") << checkOf(u"Q"_s, {}, {}) << QStringList{u"check-too-few-options"_s};
        QTest::newRow("equal") << checkOf(u"Q"_s, {u"A"_s, u" A "_s, u"B"_s}, {0})
                               << QStringList{u"check-equal-options"_s};
        QTest::newRow("empty") << checkOf(u"Q"_s, {u" "_s, u"B"_s}, {1}) << QStringList{u"check-empty-option"_s};
        QTest::newRow("nothing to be seen") << checkOf(u"Q"_s, {u"\u200B"_s, u"\u3164 \u2060"_s, u"B\u200B"_s}, {2})
                                            << QStringList{u"check-empty-option"_s, u"check-empty-option"_s};
        QTest::newRow("no question") << checkOf({}, {u"A"_s, u"B"_s}, {1}) << QStringList{u"check-empty-question"_s};
        QTest::newRow("forty") << checkOf(u"Q"_s, QStringList(40, u"A"_s), {1})
                               << QStringList{u"check-too-many-options"_s};
    }

    void aCheckThatCannotBeAskedSaysWhy()
    {
        QFETCH(Check, check);
        QFETCH(QStringList, faults);
        const Diagnostics rows = markUnusable(check);
        QCOMPARE(codes(rows), faults);
        QCOMPARE(check.isUsable(), faults.isEmpty());
        for (const Diagnostic &row : rows) {
            QCOMPARE(row.severity, Severity::Error);
            QVERIFY(!row.message.isEmpty() && !row.hint.isEmpty());
        }
    }

    void aLessonIsLookedAtAsAWhole()
    {
        Lesson lesson;
        QCOMPARE(codes(validate(lesson, u"f"_s)), QStringList{u"lesson-empty"_s});
        Check check = checkOf(u"Q"_s, {u"A"_s, u"B"_s}, {0});
        check.id = CheckId(u"one"_s);
        check.passage = BlockId(u"gone"_s);
        lesson.checks = {check};
        lesson.blocks = {{{}, false, CheckPlace{CheckId(u"two"_s)}}, {{}, false, Image{u"a.png"_s, {}, {}, {}, {}}}};
        assignBlockIds(lesson.blocks);
        const Diagnostics rows = validate(lesson, u"f"_s);
        QCOMPARE(codes(rows),
                 (QStringList{u"check-place-without-check"_s, u"picture-without-alternative"_s, u"passage-missing"_s}));
        QCOMPARE(rows.front().file, u"f"_s);
    }
};

QTEST_APPLESS_MAIN(ValidationTest)
#include "validationtest.moc"
