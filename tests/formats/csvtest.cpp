// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/csv/csvchoice.h"
#include "formats/csv/csvcolumnwords.h"
#include "formats/csv/csvcourse.h"
#include "formats/csv/csvformat.h"
#include "formats/csv/csvquestion.h"
#include "formats/csv/csvtable.h"
#include "formats/csv/csvwriter.h"
#include "formats/registry.h"
#include "formats/textdecoding.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

QStringList cellsOf(const CsvTable &table)
{
    QStringList rows;
    for (const CsvRow &row : table.rows) {
        rows << u"%1: %2"_s.arg(row.line).arg(row.cells.join(u'|').replace(u'\n', u'~'));
    }
    return rows;
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << row.code + u':' + QString::number(row.line.value_or(0));
    }
    return list;
}

ReadOutcome read(const QByteArray &bytes)
{
    return readCsvCourse(bytes, guessCsvMapping(bytes), u"quiz.csv"_s);
}

std::vector<Check> checksOf(const ReadOutcome &outcome)
{
    std::vector<Check> checks;
    for (const Course &course : outcome.courses) {
        for (const LessonEntry *entry : course.outline.lessons()) {
            std::ranges::copy(course.lesson(entry->slug)->checks, std::back_inserter(checks));
        }
    }
    return checks;
}

QStringList listed(const ReadOutcome &outcome)
{
    QStringList texts;
    for (const Check &check : checksOf(outcome)) {
        texts << listing(check);
    }
    return texts;
}

QString rolesOf(const CsvMapping &mapping)
{
    QStringList roles;
    for (const CsvColumn &column : mapping.columns) {
        roles << QString::number(int(column.role)) +
                     (column.option > 0 ? u'.' + QString::number(column.option) : u""_s);
    }
    return roles.join(u' ');
}

bool recognised(const QByteArray &bytes, bool named, const QString &path = u"/nowhere/table.csv"_s)
{
    return CsvFormat().recognises(
        {.path = path, .named = named, .beginning = bytes.first(std::min<qsizetype>(bytes.size(), 4096))});
}

} // namespace

class CsvTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsCutIntoRecordsAndCells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const QString &text, const QStringList &rows) {
            QTest::newRow(name) << text << rows;
        };
        row("plain", u"a,b\nc,d\n"_s, {u"1: a|b"_s, u"2: c|d"_s});
        row("no final line end", u"a,b"_s, {u"1: a|b"_s});
        row("empty cells", u",a,\n"_s, {u"1: |a|"_s});
        row("empty rows", u"a\n\n , \nb"_s, {u"1: a"_s, u"4: b"_s});
        row("quotes", u"\"a,b\",\"c \"\"d\"\"\"\n"_s, {u"1: a,b|c \"d\""_s});
        row("a line break", u"\"a\nb\",c\nd,e"_s, {u"1: a~b|c"_s, u"3: d|e"_s});
        row("a quote inside a cell", u"a \"b\" c,d"_s, {u"1: a \"b\" c|d"_s});
        row("text behind a quote", u"\"a\"b,c"_s, {u"1: ab|c"_s});
        row("sep=", u"sep=,\na,b"_s, {u"2: a|b"_s});
        row("only sep=", u"sep=,"_s, {});
        row("never closed", u"a,\"b\nc,d\n"_s, {u"1: a|\"b"_s, u"2: c|d"_s});
        row("nothing", u""_s, {});
    }

    void aTextIsCutIntoRecordsAndCells()
    {
        QFETCH(QString, text);
        const CsvTable table = readCsvTable(text, u',');
        QTEST(cellsOf(table), "rows");
        QCOMPARE(table.unclosedLine.has_value(), QLatin1StringView(QTest::currentDataTag()) == "never closed"_L1);
    }

    void separatorEncodingAndColumnsAreGuessed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QChar>("separator");
        QTest::addColumn<QString>("roles");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &encoding, char16_t separator,
                            const QString &roles) {
            QTest::newRow(name) << bytes << encoding << QChar(separator) << roles;
        };
        const QString tides = u"8 1 2 2.1 2.2 2.3 3 6 6.1 6.2 6.3 7"_s;
        row("comma", readFile(dataPath(u"csv/tides-comma.csv"_s)), u"UTF-8"_s, u',', tides);
        row("semicolon and mark", readFile(dataPath(u"csv/tides-semicolon-bom.csv"_s)), u"UTF-8"_s, u';', tides);
        row("UTF-16 and tabs", readFile(dataPath(u"csv/tides-utf16.tsv"_s)), u"UTF-16LE"_s, u'\t', tides);
        row("German", QByteArray("Frage;Antwort 1;Antwort 2;Richtige Antwort;Begr\xFCndung 2\nWas, bitte?;x;y;1;z\n"),
            u"windows-1252"_s, u';', u"1 2 2.1 3 6.1"_s);
        row("French", QByteArray("Question,Réponse A,Réponse B,Bonne réponse\n"), u"UTF-8"_s, u',', u"1 2 2.1 3"_s);
        row("Spanish", QByteArray("Pregunta|Opción 1|Opción 2|Respuesta correcta\n"), u"UTF-8"_s, u'|', u"1 2 2.1 3"_s);
        row("right and wrong", QByteArray("Question,Correct answer,Wrong 1,Wrong 2\n"), u"UTF-8"_s, u',', u"1 4 5 5"_s);
        row("of other programs",
            QByteArray("Question Text,Option 1,Option 2,Option 3,Correct Answer,Time in seconds\n"), u"UTF-8"_s, u',',
            u"1 2 2.1 2.2 3 0"_s);
        row("no header", QByteArray("What?\tone\ttwo\tB\nWho?\ta\tb\ta\n"), u"UTF-8"_s, u'\t', u"1 2 2.1 3"_s);
        row("numbers", QByteArray("1,2,3,4\n5,6,7,8\n"), u"UTF-8"_s, u',', u"0 0 0 0"_s);
    }

    void separatorEncodingAndColumnsAreGuessed()
    {
        QFETCH(QByteArray, bytes);
        const CsvMapping mapping = guessCsvMapping(bytes);
        QTEST(mapping.encoding, "encoding");
        QTEST(mapping.separator, "separator");
        QTEST(rolesOf(mapping), "roles");
    }

    void theTidesAreReadFromEveryFile_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : QDir(dataPath(u"csv"_s)).entryList({u"tides*"_s})) {
            QTest::newRow(qPrintable(file)) << file;
        }
    }

    void theTidesAreReadFromEveryFile()
    {
        QFETCH(QString, file);
        JobControl control;
        const ReadOutcome outcome = readCourses({dataPath(u"csv/"_s + file)}, Limits(), control);
        QVERIFY(outcome.diagnostics.empty());
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(outcome.courses.front().outline.lessons().front()->title, u"Basics"_s);
        const QStringList checks = listed(outcome);
        QCOMPARE(checks.size(), 2);
        QVERIFY(checks[0].startsWith(u"A tide table says high water is at 06:10. Roughly when is the next high water?\n"
                                     "+ About 18:35 / why: Two high waters"_s));
        QCOMPARE(checks[1],
                 u"Which line is a comment in C++?<br>Pick one.\n+ // here / why: Yes.\n"
                 "- # here / tempting: That is Python or a directive.\n"
                 "- \"; here\" / tempting: A \"quoted\" trap, with a comma.\n- -- here / tempting: That is SQL."_s);
    }

    void aPreviewShowsTheRecordsAsTheMappingCutsThem()
    {
        const QByteArray bytes("Frage;A;B;Richtig\n\"Was;\nbitte?\";x;\xFC;A\nq;r\n");
        CsvMapping mapping = guessCsvMapping(bytes);
        CsvPreview preview = previewCsv(bytes, mapping);
        QCOMPARE(preview.header, (QStringList{u"Frage"_s, u"A"_s, u"B"_s, u"Richtig"_s}));
        QCOMPARE(preview.rows.size(), size_t(2));
        QCOMPARE(preview.rows[0], (QStringList{u"Was;\nbitte?"_s, u"x"_s, u"ü"_s, u"A"_s}));
        mapping.separator = u',';
        mapping.hasHeader = false;
        QCOMPARE(previewCsv(bytes, mapping, 1).rows[0], QStringList{u"Frage;A;B;Richtig"_s});
        mapping.encoding = u"windows-1251"_s;
        QVERIFY(!previewCsv(bytes, mapping).rows[1].join(QString()).contains(u'ü'));
    }

    void whatAPersonLeavesOpenIsGuessed()
    {
        const QByteArray bytes("Was?;Eins;Zwei;L\xF6sung\nWer, bitte?;ich;du;Zwei\n");
        const std::vector<CsvColumn> columns{
            {CsvRole::Question, 0}, {CsvRole::Option, 0}, {CsvRole::Option, 1}, {CsvRole::Right, 0}};
        CsvMapping mapping = chosenCsvMapping("Was?;Eins;Zwei;Wert\nWer?;ich;du;B\n", {});
        QVERIFY(!mapping.isUsable());
        mapping = chosenCsvMapping("Was?;Eins;Zwei;Wert\nWer?;ich;du;B\n", {.columns = columns});
        QVERIFY(mapping.isUsable());
        QVERIFY(mapping.hasHeader); // the first line is no question, the second is
        QCOMPARE(mapping.separator, QChar(u';'));
        QVERIFY(!chosenCsvMapping(bytes, {.hasHeader = false, .columns = columns}).hasHeader);
        QCOMPARE(chosenCsvMapping(bytes, {}).encoding, u"windows-1252"_s);
        QCOMPARE(chosenCsvMapping(bytes, {.encoding = u"windows-1251"_s}).encoding, u"windows-1251"_s);
        QCOMPARE(chosenCsvMapping(bytes, {.separator = u','}).columns.size(), size_t(1));
    }

    void whatOnlyOneColumnCanBeIsTakenFromTheOther()
    {
        const CsvMapping mapping{
            {}, u',', true, withColumn({{CsvRole::Question, 0}, {CsvRole::WrongOption, 0}}, 3, {CsvRole::Question, 0})};
        QCOMPARE(rolesOf(mapping), u"0 5 0 1"_s);
        QCOMPARE(rolesOf({{}, u',', true, withColumn(mapping.columns, 2, {CsvRole::WrongOption, 0})}), u"0 5 5 1"_s);
    }

    void everyColumnHasAWordThatIsUnderstood()
    {
        for (const QString &word : csvColumnWords()) {
            const std::optional<CsvColumn> column = csvColumnOf(word.toUpper());
            QVERIFY2(column, qPrintable(word));
            QCOMPARE(csvColumnWord(*column), word);
        }
        QCOMPARE(csvColumnOf(u"option3"_s), (CsvColumn{CsvRole::Option, 2}));
        QCOMPARE(csvColumnOf(u" reasonB "_s), (CsvColumn{CsvRole::Reason, 1}));
        QVERIFY(!csvColumnOf(u"option"_s));
        QVERIFY(!csvColumnOf(u"questionA"_s));
        QVERIFY(!csvColumnOf(u""_s));
    }

    void aTableIsReadAsChosenWhereverItLies()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"quiz.csv"_s);
        const QByteArray bytes("Was;x;y;Wert\nWer?;ich;du;B\n");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        out.close();
        JobControl control;
        const ReadNews guessed = readNews({file}, Limits(), control, {});
        QVERIFY(guessed.outcome.courses.empty());
        QCOMPARE(guessed.tables.size(), size_t(1));
        QCOMPARE(guessed.tables.front().file, file);
        QCOMPARE(guessed.tables.front().beginning, bytes);
        CsvMapping mapping = guessed.tables.front().mapping;
        QVERIFY(!mapping.isUsable());
        mapping.hasHeader = true;
        mapping.columns = {{CsvRole::Question, 0}, {CsvRole::Option, 0}, {CsvRole::Option, 1}, {CsvRole::Right, 0}};
        QVERIFY(readNews({folder.path()}, Limits(), control, {}).tables.empty()); // only come across, and not known
        const ReadNews inFolder = readNews(
            {folder.path()}, Limits(), control, {},
            {.every = {.columns = {
                           {CsvRole::Question, 0}, {CsvRole::Option, 0}, {CsvRole::Option, 1}, {CsvRole::Right, 0}}}});
        QCOMPARE(listed(inFolder.outcome), QStringList{u"Wer?\n- ich\n+ du"_s});
        const ReadNews chosen =
            readNews({file}, Limits(), control, {}, {.byHash = {{guessed.tables.front().hash, mapping}}});
        QCOMPARE(listed(chosen.outcome), QStringList{u"Wer?\n- ich\n+ du"_s});
        QCOMPARE(chosen.tables.front().mapping, mapping);
    }

    void aPersonsMappingIsFollowed()
    {
        const QByteArray bytes("b;which?;a;2\n");
        CsvMapping mapping{u"UTF-8"_s,
                           u';',
                           false,
                           {{CsvRole::Option, 1}, {CsvRole::Question}, {CsvRole::Option, 0}, {CsvRole::Right}}};
        QCOMPARE(listed(readCsvCourse(bytes, mapping, u"quiz.csv"_s)), QStringList{u"which?\n- a\n+ b"_s});
        mapping.columns.pop_back();
        const ReadOutcome outcome = readCsvCourse(bytes, mapping, u"quiz.csv"_s);
        QVERIFY(outcome.courses.empty());
        QCOMPARE(codes(outcome.diagnostics), QStringList{u"csv-columns-unknown:1"_s});
    }

    void theRightOptionIsNamedInManyWays_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const QString &options, const QString &cell, const QString &right,
                            const QStringList &rows = {}) { QTest::newRow(name) << options << cell << right << rows; };
        const QStringList none{u"csv-right-unknown:2"_s, u"check-no-right-option:2"_s};
        row("letter", u"x;y;z"_s, u"B"_s, u"-+-"_s);
        row("small letter and bracket", u"x;y;z"_s, u"b)"_s, u"-+-"_s);
        row("number", u"x;y;z"_s, u"3"_s, u"--+"_s);
        row("text", u"x;yes, and no;z"_s, u"yes, and no"_s, u"-+-"_s); // Automattic/sensei 3638
        row("text in another case", u"TRUE;FALSE"_s, u"true"_s, u"+-"_s);
        row("letters", u"x;y;z"_s, u"A, C"_s, u"+-+"_s);
        row("letters without a gap", u"x;y;z"_s, u"AC"_s, u"+-+"_s);
        row("numbers", u"x;y;z"_s, u"1|3"_s, u"+-+"_s);
        row("texts", u"x x;y;z"_s, u"x x; z"_s, u"+-+"_s);
        row("n/a is a text", u"x;n/a;z"_s, u"n/a"_s, u"-+-"_s); // ubc/ubcpi 156
        row("n/a is no option", u"x;y;z"_s, u"n/a"_s, u"---"_s, none);
        row("a place that is empty", u"x;y;"_s, u"C"_s, u"--"_s, none);
        row("number and text agree", u"1;2;3"_s, u"2"_s, u"-+-"_s);
        row("number and text differ", u"2;1;3"_s, u"2"_s, u"---"_s,
            {u"csv-right-ambiguous:2"_s, u"check-no-right-option:2"_s});
        row("nothing", u"x;y;z"_s, u""_s, u"---"_s, {u"check-no-right-option:2"_s});
    }

    void theRightOptionIsNamedInManyWays()
    {
        QFETCH(QString, options);
        QFETCH(QString, cell);
        // A question beside it that can be asked: a table without one is no course.
        const QString text = u"Question;A;B;C;Correct\nWhich?;%1;%2\nSound?;x;y;z;A\n"_s.arg(
            options.count(u';') == 2 ? options : options + u';', cell.contains(u';') ? u'"' + cell + u'"' : cell);
        const ReadOutcome outcome = read(text.toUtf8());
        const std::vector<Check> checks = checksOf(outcome);
        QCOMPARE(checks.size(), size_t(2));
        QString right;
        for (const Option &option : checks.front().options) {
            right += option.correct ? u'+' : u'-';
        }
        QTEST(right, "right");
        QTEST(codes(outcome.diagnostics), "rows");
        QCOMPARE(checks.front().isUsable(), outcome.diagnostics.empty());
    }

    void aTableOfWhichNothingCanBeAskedIsRefused()
    {
        const ReadOutcome outcome = read("Question;A;B;Correct\nWhich?;x;y;n/a\nWho?;x;;A\n");
        QVERIFY(outcome.courses.empty());
        QCOMPARE(codes(outcome.diagnostics), (QStringList{u"csv-right-unknown:2"_s, u"check-no-right-option:2"_s,
                                                          u"check-too-few-options:3"_s, u"bank-without-checks:2"_s}));
        QCOMPARE(outcome.diagnostics.back().severity, Severity::Error);
    }

    void linesOfOneCellAreOneRecord() // ankitects/anki 4045: hundreds of phantom notes
    {
        const ReadOutcome outcome =
            read("Question\tA\tB\tCorrect\n\"What\ndoes\n\nthis do?\"\t\"a\nb\"\tc\tA\nNext?\tx\ty\tB\n");
        QCOMPARE(listed(outcome),
                 (QStringList{u"What<br>does<br><br>this do?\n+ a<br>b\n- c"_s, u"Next?\n- x\n+ y"_s}));
        QVERIFY(outcome.diagnostics.empty());
    }

    void oddRecordsAreFilledUpSkippedAndToldOf()
    {
        const ReadOutcome outcome = read(readFile(dataPath(u"nasty/08-text/cards.csv"_s)));
        QCOMPARE(listed(outcome), (QStringList{u"Is it; quoted?\n+ yes<br>and more\n- no"_s, u"Short?\n- x\n- y"_s,
                                               u"=cmd|'/c calc'!A1\n+ +1\n- -1"_s, u"Long?\n+ x\n- y"_s}));
        QCOMPARE(codes(outcome.diagnostics),
                 (QStringList{u"skipped-cell:10"_s, u"skipped-record:9"_s, u"check-no-right-option:5"_s}));
    }

    void trueAndFalseNeedNoOptions()
    {
        const ReadOutcome outcome = read("Frage;A;B;Richtig\nDer Mond ist nicht die Sonne.;;;wahr\n");
        QCOMPARE(listed(outcome), QStringList{u"Der Mond ist nicht die Sonne.\n+ Wahr\n- Falsch"_s});
        QVERIFY(!checksOf(outcome).front().shuffle);
    }

    void columnsThatAreNotUsedAreToldOf()
    {
        const ReadOutcome outcome = read("Question,A,B,Correct,Time\nQ?,x,y,A,20\n");
        QCOMPARE(codes(outcome.diagnostics), QStringList{u"skipped-column:1"_s});
        QVERIFY(outcome.diagnostics.front().message.contains(u"Time"_s));
    }

    void otherTablesAreNotTakenForAQuiz_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("found");
        QTest::addColumn<bool>("named");
        const auto row = [](const char *name, const QByteArray &bytes, bool found, bool named) {
            QTest::newRow(name) << bytes << found << named;
        };
        row("a quiz", "Question,A,B,Correct\nQ?,x,y,A\n", true, true);
        row("a quiz without header", "Q?,x,y,A\nR?,x,y,B\n", false, true);
        row("a header alone", "Question,A,B,Correct\n", false, true);
        row("numbers", "a,b,c,d\n1,2,3,4\n5,6,7,8\n", false, true);
        row("survey", "Question,Answer,Count\nHow?,well,3\n", false, true);
        row("prose", "One, two, three.\nFour, five.\n", false, true);
        row("one column", "word\nanother\n", false, false);
        row("JSON", "{\"a\":1,\"b\":2}", false, false);
        row("code", "int f(int a, int b, int c)\n{\n return a, b, c;\n}\n", false, true);
    }

    void otherTablesAreNotTakenForAQuiz()
    {
        QFETCH(QByteArray, bytes);
        QTEST(recognised(bytes, false), "found");
        QTEST(recognised(bytes, true), "named");
        QVERIFY(!recognised(bytes, true, u"/nowhere/file.dat"_s) || recognised(bytes, true));
    }

    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("commas") << readFile(dataPath(u"csv/tides-comma.csv"_s));
        QTest::newRow("a right answer with a comma") << QByteArray("Question;A;B;Correct\nQ, really?;\"x, y\";z;A\n");
        QTest::newRow("formulas") << QByteArray("Question;A;B;C;D;Correct;Why A\n=1+1;+x;-y;@z;'=w;A,B;'-\n");
        QTest::newRow("lines and quotes")
            << QByteArray("Question;A;B;Correct;Explanation\n\"a\n\nb\";\"\"\"c\"\"\";d;A;\"e\nf\"\n");
        QTest::newRow("modules, ids, order") << QByteArray("Module;Lesson;Id;Question;A;B;Correct;Fixed;Licence;"
                                                           "Attribution\nM;L;q1;Q;x;y;A;yes;CC0;Me\n;;q2;R;x;y;B;;;\n");
    }

    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QByteArray, bytes);
        const ReadOutcome first = read(bytes);
        for (const QChar separator : {u',', u';', u'\t'}) {
            for (const bool hasMark : {true, false}) {
                Diagnostics rows;
                const QByteArray written = writeCsv(first.courses.front(), {separator, hasMark, true}, rows);
                QVERIFY(rows.empty());
                const ReadOutcome second = read(written);
                QCOMPARE(second.courses.size(), size_t(1));
                QCOMPARE(listed(second), listed(first));
                for (const LessonEntry *entry : first.courses.front().outline.lessons()) {
                    QVERIFY(second.courses.front().lesson(entry->slug));
                    QVERIFY(second.courses.front().lesson(entry->slug)->checks ==
                            first.courses.front().lesson(entry->slug)->checks);
                }
                QCOMPARE(second.courses.front().outline.info.licence, first.courses.front().outline.info.licence);
            }
        }
    }

    void noCellReachesASpreadsheetAsAFormula()
    {
        Diagnostics rows;
        const ReadOutcome outcome = read("Question;A;B;Correct\n=cmd|'/c calc'!A1;+1;-1;A\n@sum(1);\"\t=1\";'=2;A\n");
        const QByteArray written = writeCsv(outcome.courses.front(), {}, rows);
        for (const CsvRow &row : readCsvTable(decodeText(written).text, u',').rows) {
            for (const QString &cell : row.cells) {
                QVERIFY2(!QRegularExpression(u"^[=+@\\t\\r-]"_s).match(cell).hasMatch(), qPrintable(cell));
            }
        }
        const QByteArray bare = writeCsv(outcome.courses.front(), {.guardsFormulas = false}, rows);
        QVERIFY(bare.contains(",=cmd|"));
    }

    void formattingThatATableCannotHoldIsToldOf()
    {
        Course course = read("Question;A;B;Correct\nQ;x;y;A\nR;x;y;A\n").courses.front();
        auto lesson = std::make_shared<Lesson>(*course.lessons.begin()->second);
        std::get<Runs>(lesson->checks[0].question.content).front().bold = true;
        lesson->checks[1].needsLook = u"broken"_s;
        course.lessons.begin()->second = lesson;
        Diagnostics rows;
        const QByteArray written = writeCsv(course, {}, rows);
        QCOMPARE(codes(rows), (QStringList{u"skipped-check:0"_s, u"skipped-formatting:0"_s}));
        QCOMPARE(written.count("\r\n"), 2);
    }
};

QTEST_APPLESS_MAIN(CsvTest)
#include "csvtest.moc"
