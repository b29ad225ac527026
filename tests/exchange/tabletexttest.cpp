// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/tabletext.h"

#include "formats/markdown/markdowncourse.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Run run(const QString &text, bool Run::*flag = nullptr)
{
    Run result;
    result.text = text;
    if (flag) {
        result.*flag = true;
    }
    return result;
}

Runs cell(const QString &text, bool Run::*flag = nullptr)
{
    return {run(text, flag)};
}

Run lineBreak()
{
    Run result;
    result.lineBreak = true;
    return result;
}

/** Everything that must not be lost or mistaken for a sign of the form. */
Table hardTable()
{
    Run picture = run(u"a red dot"_s);
    picture.picture = u"images/dot one.png"_s;
    Table table;
    table.align = {ColumnAlign::None, ColumnAlign::Right, ColumnAlign::Center};
    table.head = {cell(u"Way, or \"path\""_s), cell(u"Cost"_s), {}};
    table.rows = {{cell(u"a|b"_s, &Run::code), cell(u"|x| \\le \\|y\\|"_s, &Run::math), {picture}},
                  {{run(u"first"_s), lineBreak(), run(u"second"_s, &Run::bold)}, cell(u"-5"_s), cell(u"=SUM(A1)"_s)},
                  {cell(u"*not bold*"_s), cell(u"1,5"_s)}};
    table.caption = cell(u"A caption"_s);
    return table;
}

} // namespace

class TableTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvQuotesWhatItMustAndNothingElse()
    {
        QCOMPARE(tableText(hardTable(), TableForm::Csv), u"\"Way, or \"\"path\"\"\",Cost,\r\n"
                                                         "a|b,|x| \\le \\|y\\|,a red dot\r\n"
                                                         "\"first\nsecond\",-5,'=SUM(A1)\r\n"
                                                         "*not bold*,\"1,5\"\r\n"_s);
    }

    void markdownMarksCodeFormulasAndPictures()
    {
        QCOMPARE(tableText(hardTable(), TableForm::Markdown),
                 u"| Way, or \"path\" | Cost |  |\n"
                 "| --- | ---: | :---: |\n"
                 "| `a\\|b` | $\\|x\\| \\le \\\\|y\\\\|$ | ![a red dot](<images/dot one.png>) |\n"
                 "| first<br>**second** | -5 | =SUM(A1) |\n"
                 "| \\*not bold\\* | 1,5 |  |\n"_s);
    }

    void aTableWithoutAHeadGetsAnEmptyOneInMarkdownOnly()
    {
        Table table;
        table.rows = {{cell(u"a"_s), cell(u"b"_s)}, {cell(u"c"_s), cell(u"d"_s)}};
        QCOMPARE(tableText(table, TableForm::Csv), u"a,b\r\nc,d\r\n"_s);
        QCOMPARE(tableText(table, TableForm::Markdown), u"|  |  |\n| --- | --- |\n| a | b |\n| c | d |\n"_s);
    }

    /** What was copied is the same table to whoever reads Markdown. */
    void markdownReadsBack()
    {
        QTemporaryDir folder;
        const auto put = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(QDir(folder.path()).mkpath(u"images"_s));
        Table copied = hardTable();
        copied.rows[0][1] = cell(u"\\frac{n}{2}"_s, &Run::math);
        QVERIFY(put(u"images/dot one.png"_s,
                    QByteArray::fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGA"
                                           "WjR9awAAAABJRU5ErkJggg==")));
        QVERIFY(put(u"course.md"_s, "---\ntitle: Tables\n---\n"));
        QVERIFY(put(u"01-table.md"_s,
                    "---\ntitle: Table\n---\n\n## Table\n\n" + tableText(copied, TableForm::Markdown).toUtf8()));
        JobControl control;
        const ReadOutcome outcome = readMarkdownCourse(folder.path(), Limits(), control);
        QCOMPARE(outcome.courses.size(), 1UL);
        QCOMPARE(outcome.courses.front().lessons.size(), 1UL);
        const Blocks &blocks = outcome.courses.front().lessons.begin()->second->blocks;
        QCOMPARE(blocks.size(), 2UL);
        const Table *const table = std::get_if<Table>(&blocks.back().content);
        QVERIFY(table);
        Table expected = copied;
        expected.caption.clear();
        expected.rows.back().emplace_back();
        QCOMPARE(table->head.size(), 3UL);
        QVERIFY(table->align == expected.align);
        QVERIFY(table->rows[0][0] == expected.rows[0][0]);
        QVERIFY(table->rows[0][1] == expected.rows[0][1]);
        QCOMPARE(table->rows[0][2].at(0).text, u"a red dot"_s);
        QVERIFY(table->rows[1] == expected.rows[1]);
        QVERIFY(table->rows[2] == expected.rows[2]);
    }

    void formsAreKnownByTheWordsOfThePage()
    {
        QVERIFY(tableFormNamed(u"csv") == TableForm::Csv);
        QVERIFY(tableFormNamed(u"markdown") == TableForm::Markdown);
        QVERIFY(!tableFormNamed(u"pdf"));
    }
};

QTEST_GUILESS_MAIN(TableTextTest)
#include "tabletexttest.moc"
