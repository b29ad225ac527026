// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/moodlexml/moodlebank.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QFileInfo>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome read(const QByteArray &questions)
{
    return readMoodleXml("<quiz>\n" + questions + "\n</quiz>", u"quiz.xml"_s, Limits());
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << u"%1 %2:%3"_s.arg(severityName(row.severity), row.code).arg(row.line.value_or(0));
    }
    return list;
}

QStringList listed(const ReadOutcome &outcome)
{
    QStringList texts;
    for (const Course &course : outcome.courses) {
        for (const LessonEntry *entry : course.outline.lessons()) {
            for (const Check &check : course.lesson(entry->slug)->checks) {
                texts << listing(check);
            }
        }
    }
    return texts;
}

const QByteArray options = "<answer fraction='100'><text>x</text></answer><answer fraction='0'><text>y</text></answer>";

QByteArray choice(const QByteArray &text, const QByteArray &rest = {}, const QByteArray &files = {})
{
    return "<question type='multichoice'><questiontext format='html'><text><![CDATA[" + text + "]]></text>" + files +
           "</questiontext>" + options + rest + "</question>";
}

} // namespace

class MoodleXmlTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTidesBecomeACheckWithItsPicture()
    {
        JobControl control;
        const ReadOutcome outcome = readCourses({dataPath(u"moodlexml/tides.xml"_s)}, Limits(), control);
        QVERIFY(outcome.diagnostics.empty());
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.importer, u"carrel-moodle-xml"_s);
        const auto lesson = course.lesson(LessonSlug(u"tides-basics"_s));
        QVERIFY(lesson);
        QCOMPARE(course.assets.size(), size_t(1));
        const Asset &picture = course.assets.begin()->second;
        QCOMPARE(
            listing(lesson->checks.front()),
            u"p[A tide table says high water is at 06:10. Roughly when is the next high water?] image[%1 | A red "
            u"square |  | ]\n"
            "+ About 18:35 / why: Two high waters are a little over twelve hours apart on most coasts.\n"
            "- About 12:10 / tempting: Six hours later is when the water is lowest, so the number feels familiar.\n"
            "- Exactly 18:10 / tempting: Half a day is close, but the Moon has moved on in the meantime.\n"
            "- 06:10 the next day / tempting: That is how a clock repeats, not how the tide does.\n"
            "= The Moon crosses the same meridian about 50 minutes later each day, so the tides drift later too."_s.arg(
                picture.path));
        QCOMPARE(picture.mediaType, u"image/png"_s);
        QCOMPARE(picture.size, std::optional(QSize(8, 8)));
        QCOMPARE(QFileInfo(picture.file).size(), picture.bytes);
        QCOMPARE(outcome.staging.size(), size_t(1));
        QVERIFY(picture.file.startsWith(outcome.staging.front()->path()));
    }

    void aQuestionHasItsParts()
    {
        const ReadOutcome outcome = read(R"(<question type="multichoice">
 <name><text>Primes</text></name><idnumber>P1</idnumber>
 <questiontext format="html"><text>&lt;p&gt;Which of &lt;b&gt;these&lt;/b&gt; are prime?&lt;/p&gt;</text></questiontext>
 <single>false</single><shuffleanswers>false</shuffleanswers>
 <answer fraction="50" format="plain_text"><text>2 &lt; 3</text></answer>
 <answer fraction="50" format="markdown"><text>*3*</text><feedback format="html"><text>&lt;i&gt;yes&lt;/i&gt;</text></feedback></answer>
 <answer fraction="-100"><text>4</text><feedback format="html"><text>2 times 2</text></feedback></answer>
 <correctfeedback format="html"><text>Well done.</text></correctfeedback>
 <hint format="html"><text>Think.</text></hint>
 <tags><tag><text>numbers</text></tag></tags>
</question>)");
        QCOMPARE(listed(outcome), QStringList{u"Which of **these** are prime?\n+ 2 < 3\n+ *3* / why: *yes*\n"
                                              "- 4 / tempting: 2 times 2"_s});
        const Check &check = outcome.courses.front().lessons.begin()->second->checks.front();
        QCOMPARE(check.id, CheckId(u"P1"_s));
        QCOMPARE(check.kind, CheckKind::Multiple);
        QVERIFY(!check.shuffle);
        QCOMPARE(codes(outcome.diagnostics), (QStringList{u"note skipped-combined-feedback:2"_s,
                                                          u"note skipped-hint:10"_s, u"note skipped-tags:0"_s}));
    }

    void trueAndFalseAreInTheLanguageOfTheBank()
    {
        const ReadOutcome outcome =
            read(R"(<question type="truefalse"><questiontext><text>Der Mond ist nicht die Sonne.</text></questiontext>
<answer fraction="0"><text>false</text><feedback><text>Doch.</text></feedback></answer>
<answer fraction="100"><text>true</text></answer></question>)");
        QCOMPARE(listed(outcome), QStringList{u"Der Mond ist nicht die Sonne.\n+ Wahr\n- Falsch / tempting: Doch."_s});
        QVERIFY(outcome.diagnostics.empty());
    }

    void textsAndCategoriesMakeLessons()
    {
        const ReadOutcome outcome =
            read("<question type='category'><category><text>$course$/top/A/B</text></category><info><text>About "
                 "B.</text></info></question>" +
                 choice("One?") +
                 "<question type='description'><questiontext><text>Now read.</text></questiontext></question>" +
                 choice("Two?"));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"a-b"_s));
        QVERIFY(lesson);
        QCOMPARE(listing(lesson->blocks), u"p[About B.] check[check-1] p[Now read.] check[check-2]"_s);
    }

    void whatIsNoChoiceIsCountedByKind()
    {
        const ReadOutcome outcome =
            read("<question type='essay'/><question type='cloze'/><question type='essay'/><question type='stack'/>\n" +
                 choice("One?") + choice("Old?", "<hidden>1</hidden>"));
        QCOMPARE(listed(outcome).size(), 1);
        QCOMPARE(codes(outcome.diagnostics),
                 (QStringList{u"warning skipped-cloze:2"_s, u"warning skipped-essay:2"_s,
                              u"warning skipped-hidden-question:3"_s, u"warning skipped-other-question:2"_s}));
    }

    void picturesThatAreNotThereOrBrokenBecomePlaceholders()
    {
        const ReadOutcome outcome = read(choice("<p>a <img src='@@PLUGINFILE@@/no.png' alt='none'/></p>") +
                                         choice("<p>b <img src='@@PLUGINFILE@@/b.png' alt='bad'/></p>", {},
                                                "<file name='b.png' encoding='base64'>%%%</file>") +
                                         choice("<p>c <img src='@@PLUGINFILE@@/c.png' alt='text'/></p>", {},
                                                "<file name='c.png' encoding='base64'>aGVsbG8=</file>") +
                                         choice("<p>d <img src='http://127.0.0.1:9/d.png' alt='far'/></p>"));
        QVERIFY(outcome.courses.front().assets.empty());
        QCOMPARE(listed(outcome).size(), 4);
        QVERIFY(codes(outcome.diagnostics).contains(u"warning picture-missing:2"_s));
        QCOMPARE(codes(outcome.diagnostics).count(u"warning picture-damaged:2"_s), 2);
        for (const QString &check : listed(outcome)) {
            QVERIFY2(!check.contains(u".png|"_s), qPrintable(check));
        }
    }

    void anAddressWithItsOwnPictureIsRead()
    {
        const ReadOutcome outcome =
            read(choice("<p>a <img alt='dot' "
                        "src='data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'/></p>"));
        QCOMPARE(outcome.courses.front().assets.size(), size_t(1));
        QCOMPARE(outcome.courses.front().assets.begin()->second.mediaType, u"image/gif"_s);
    }

    void scriptsDoNotGetIntoACourse()
    {
        const ReadOutcome outcome =
            read(choice("<p>One?<script>alert(1)</script><a href='javascript:alert(2)'>x</a></p>"));
        QVERIFY(!listed(outcome).front().contains(u"alert"_s));
        QVERIFY(codes(outcome.diagnostics).join(u' ').contains(u"skipped-script"_s));
    }

    void largeFilesThatNothingUsesDoNoHarm() // maths/moodle-qtype_stack 962
    {
        const QByteArray large(8 << 20, 'A');
        const ReadOutcome outcome =
            read(choice("One?", {}, "<file name='big.bin' encoding='base64'>" + large + "</file>"));
        QCOMPARE(listed(outcome).size(), 1);
        QCOMPARE(codes(outcome.diagnostics), QStringList{u"note skipped-unused-file:2"_s});
        Limits limits;
        limits.fileBytes = 1 << 20;
        QTemporaryDir folder;
        QFile file(folder.filePath(u"quiz.xml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<quiz>" + choice("One?", {}, "<file>" + large + "</file>") + "</quiz>");
        file.close();
        JobControl control;
        const ReadOutcome refused = readCourses({file.fileName()}, limits, control);
        QCOMPARE(codes(refused.diagnostics), QStringList{u"error file-too-large:0"_s});
    }

    void hostileXmlIsNotExpandedAndOpensNothing_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("entity bomb") << u"billion-laughs.xml"_s;
        QTest::newRow("external entity") << u"external-entity.xml"_s;
        QTest::newRow("not well formed") << u"not-well-formed.xml"_s;
    }

    void hostileXmlIsNotExpandedAndOpensNothing()
    {
        QFETCH(QString, file);
        JobControl control;
        const ReadOutcome outcome = readCourses({dataPath(u"nasty/07-xml/"_s + file)}, Limits(), control);
        QVERIFY(!outcome.diagnostics.empty());
        for (const QString &check : listed(outcome)) {
            QVERIFY(check.size() < 200);
        }
        QCOMPARE(worstSeverity(outcome.diagnostics), std::optional(Severity::Error));
    }

    void anOddFileGivesWhatCanBeRead()
    {
        JobControl control;
        const ReadOutcome outcome = readCourses({dataPath(u"nasty/07-xml/moodle-odd.xml"_s)}, Limits(), control);
        QCOMPARE(listed(outcome), (QStringList{u"a & b?\n+ x\n- y"_s, u"**Unescaped** HTML\n+ x\n- y"_s,
                                               u"No options?"_s, u"\n+ x\n- y"_s}));
        QCOMPARE(codes(outcome.diagnostics),
                 (QStringList{u"warning skipped-other-question:21"_s, u"error check-too-few-options:15"_s,
                              u"error check-empty-question:18"_s}));
    }

    void otherXmlIsNotTakenForAQuiz_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isQuiz");
        QTest::newRow("a quiz") << u"<?xml version=\"1.0\"?>\n<!-- <html> -->\n<quiz>\n<question type=\"x\"/></quiz>"_s
                                << true;
        QTest::newRow("another root") << u"<exam><quiz><question/></quiz></exam>"_s << false;
        QTest::newRow("no question") << u"<quiz><title>Pub quiz</title></quiz>"_s << false;
        QTest::newRow("a word that begins so") << u"<quizzes><question/></quizzes>"_s << false;
        QTest::newRow("a program with tags in it") << u"print('<quiz><question/></quiz>')"_s << false;
        QTest::newRow("no XML") << u"quiz question"_s << false;
    }

    void otherXmlIsNotTakenForAQuiz()
    {
        QFETCH(QString, text);
        QTEST(looksLikeMoodleXml(text), "isQuiz");
    }
};

QTEST_APPLESS_MAIN(MoodleXmlTest)
#include "moodlexmltest.moc"
