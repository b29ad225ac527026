// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/registry.h"
#include "formats/schema/schemachecker.h"
#include "formats/schema/shippedschemas.h"
#include "formats/schema/validatefiles.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Straight JSON from JSON with single quotes: moc loses its way in some raw strings. */
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

Diagnostics rowsOf(const QString &path)
{
    JobControl control;
    Diagnostics rows;
    validateFiles({path}, {}, rows, control);
    return rows;
}

QString told(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << toCompilerLine(row);
    }
    return list.join(u'\n');
}

} // namespace

/** Authors hear from validate what a reader forgives, with the line and the place in the schema. */
class SchemaTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString write(const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(u"a.json"_s));
        [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
        file.write(json(bytes));
        return file.fileName();
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theSchemasSayNothingThatIsNotChecked()
    {
        for (const Json &schema : {manifestSchema(), lessonSchema()}) {
            QVERIFY(schema.is_object());
            QCOMPARE(QString::fromStdString(schema["$schema"].get<std::string>()),
                     u"https://json-schema.org/draft/2020-12/schema"_s);
            QCOMPARE(SchemaChecker(schema).unknownKeywords(), QStringList());
        }
    }

    void whatIsRightHasNoRow_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a package") << Test::dataPath(u"packages/tides"_s);
        QTest::newRow("every kind of block") << Test::dataPath(u"lessons/every-block.json"_s);
        QTest::newRow("a course of lessons") << Test::dataPath(u"courses/sorting"_s);
        QTest::newRow("the publisher's lesson") << Test::sharedPath(u"data/seed"_s);
        QTest::newRow("a packed course") << Test::sharedPath(u"data/made-here/native"_s);
    }

    void whatIsRightHasNoRow()
    {
        QFETCH(QString, path);
        CARREL_NEED_SHARED_ROW(path);
        QCOMPARE(told(rowsOf(path)), QString());
    }

    void aFaultHasItsLineAndItsPlaceInTheSchema_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place"); // line:column#pointer
        QTest::addColumn<QString>("schema");
        const QByteArray lesson = "{'course':{'slug':'c','title':'C'},\n'lesson':{'slug':'a','title':'T'},\n";
        QTest::newRow("no title") << QByteArray(
                                         "{'course':{'slug':'c','title':'C'},\n 'lesson':{'slug':'a'},'body':null}")
                                  << u"2:11#/lesson"_s << u"lesson.schema.json#/properties/lesson/required"_s;
        QTest::newRow("a number as text")
            << lesson + "'reader':{'schema':'1',\n'blocks':[]}}" << u"3:20#/reader/schema"_s
            << u"lesson.schema.json#/properties/reader/properties/schema/type"_s;
        QTest::newRow("deep in a list")
            << lesson + "'reader':{'schema':2,'blocks':[{'t':'ul','items':[[],\n[{'t':'p',\n'runs':[{'text':5}]}]]}]}}"
            << u"5:17#/reader/blocks/0/items/1/0/runs/0/text"_s
            << u"lesson.schema.json#/$defs/run/properties/text/type"_s;
        QTest::newRow("in an option that is runs, not blocks")
            << lesson + "'reader':{'schema':1,'blocks':[],\n'check':{'question':[],'options':[{'text':[{'text':'x'}],"
                        "'correct':1},\n{'text':[],'correct':true}]}}}"
            << u"4:68#/reader/check/options/0/correct"_s
            << u"lesson.schema.json#/$defs/option/properties/correct/type"_s;
        QTest::newRow("a manifest without an id")
            << QByteArray("{'format':'carrel-course','formatVersion':'1.0',\n'course':{'title':'T','language':'en',"
                          "'licence':{'name':'x'}},'modules':[],'lessons':{}}")
            << u"2:10#/course"_s << u"course.schema.json#/$defs/course/required"_s;
        QTest::newRow("a path that leads out")
            << QByteArray(
                   "{'format':'carrel-course','formatVersion':'1.0','course':{'id':'c','title':'T','language':'en',"
                   "'licence':{'name':'x'}},'modules':[],\n'lessons':{'a':{'title':'A','path':'../a.json'}}}")
            << u"2:36#/lessons/a/path"_s << u"course.schema.json#/$defs/path/pattern"_s;
    }

    void aFaultHasItsLineAndItsPlaceInTheSchema()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, schema);
        const QString path = write(text);
        const Diagnostics rows = rowsOf(path);
        QVERIFY(!rows.empty());
        const QString line = toCompilerLine(rows[0]);
        QVERIFY2(line.startsWith(path + u':' + place + u": warning: "_s), qPrintable(line));
        QVERIFY2(line.contains(schema), qPrintable(line));
        QCOMPARE(rows[0].code, u"schema-mismatch"_s);
        QCOMPARE(rows.size(), 1U);
    }

    void rowsOfReadersGetTheirLine()
    {
        const QString path = write("[{'course':{'slug':'c','title':'C'},'lesson':{'slug':'a','title':'T'},\n"
                                   "'reader':{'schema':1,\n'blocks':[\n{'t':'p','runs':7}]}}]");
        JobControl control;
        Diagnostics rows = readCourses({path}, {}, control).diagnostics;
        QVERIFY(!rows.empty());
        QVERIFY(!rows[0].line);
        QCOMPARE(rows[0].pointer, u"/0/reader/blocks/0/runs"_s);
        validateFiles({path}, {}, rows, control);
        QCOMPARE(rows[0].line, 4);
        QCOMPARE(rows[0].column, 17);
    }
};

QTEST_GUILESS_MAIN(SchemaTest)
#include "schematest.moc"
