// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/questiontablemodel.h"

#include "course/plaintext.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QuestionTable tableOf(const QByteArray &bytes)
{
    return {u"/there/quiz.csv"_s, "hash", bytes, true, chosenCsvMapping(bytes, {})};
}

QStringList headersOf(const QAbstractItemModel &model)
{
    QStringList headers;
    for (int i = 0; i < model.columnCount(); ++i) {
        headers << model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString().replace(u'\n', u'/');
    }
    return headers;
}

const QByteArray unknown("Was;Eins;Zwei;Wert\nWer?;ich;du;B\nWo?;hier;da;A\n");

} // namespace

class QuestionTableModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsAreHeadedByTheirNameAndWhatTheyAre()
    {
        QuestionTableModel model(tableOf("Question,A,B,Correct,Time\nWhat?,this,that,B,9\n"));
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(headersOf(model), (QStringList{u"Question/Question"_s, u"A/Option A"_s, u"B/Option B"_s,
                                                u"Correct/Which option is right"_s, u"Time/Not used"_s}));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, 2).data().toString(), u"that"_s);
        QVERIFY(model.firstCheck());
        QCOMPARE(plainText(model.firstCheck()->question), u"What?"_s);
    }

    void theFirstQuestionComesOnceTheColumnsAreSaid()
    {
        QuestionTableModel model(tableOf(unknown));
        const QAbstractItemModelTester tester(&model);
        const QSignalSpy changed(&model, &QuestionTableModel::mappingChanged);
        QVERIFY(!model.firstCheck());
        QCOMPARE(headersOf(model).first(), u"Column 1/Not used"_s);
        model.chooseColumn(0, {CsvRole::Question, 0});
        model.chooseColumn(1, {CsvRole::Option, 0});
        model.chooseColumn(2, {CsvRole::Option, 1});
        model.chooseColumn(3, {CsvRole::Right, 0});
        QCOMPARE(changed.size(), 4);
        QVERIFY(model.mapping().hasHeader);
        QCOMPARE(headersOf(model).first(), u"Was/Question"_s);
        QCOMPARE(plainText(model.firstCheck()->question), u"Wer?"_s);
        model.chooseColumn(3, {CsvRole::Right, 0});
        QCOMPARE(changed.size(), 4); // nothing new
    }

    void goingDownTheListOfPartsTakesNothingFromOtherColumns()
    {
        QuestionTableModel model(tableOf("Question,A,B,Correct,Time\nWhat?,this,that,B,9\n"));
        model.chooseColumn(4, {CsvRole::Question, 0});
        QCOMPARE(model.column(0), CsvColumn{});
        model.chooseColumn(4, {CsvRole::Option, 0});
        QCOMPARE(model.column(0), (CsvColumn{CsvRole::Question, 0}));
        QCOMPARE(model.column(1), CsvColumn{});
        model.chooseColumn(4, {CsvRole::Option, 2});
        QCOMPARE(model.column(1), (CsvColumn{CsvRole::Option, 0}));
        QVERIFY(model.mapping().isUsable());
    }

    void anotherSeparatorCutsOtherColumnsWhichAreGuessedAnew()
    {
        QuestionTableModel model(tableOf("Question|A|B|Right\nWhat, pray?|x|y|A\n"));
        QCOMPARE(model.columnCount(), 4);
        model.chooseSeparator(u',');
        QCOMPARE(model.columnCount(), 2);
        QVERIFY(!model.mapping().isUsable());
        model.chooseSeparator(u'|');
        QVERIFY(model.mapping().isUsable());
    }

    void anotherEncodingKeepsWhatWasSaidOfTheColumns()
    {
        QuestionTableModel model(tableOf("Question;A;B;Right\nGr\xFC\xDF"
                                         "e?;x;y;A\n"));
        QCOMPARE(model.index(0, 0).data().toString(), u"Grüße?"_s);
        model.chooseColumn(2, {CsvRole::WrongOption, 0});
        model.chooseEncoding(u"windows-1251"_s);
        QVERIFY(model.index(0, 0).data().toString() != u"Grüße?"_s);
        QCOMPARE(model.column(2), (CsvColumn{CsvRole::WrongOption, 0}));
    }

    void aRecordCutInItsMiddleIsNotShown()
    {
        QuestionTable table = tableOf("Question,A,B,Right\nWhat?,x,y,A\nWho?,x");
        table.isWhole = false;
        QCOMPARE(QuestionTableModel(table).rowCount(), 1);
    }
};

QTEST_GUILESS_MAIN(QuestionTableModelTest)
#include "questiontablemodeltest.moc"
