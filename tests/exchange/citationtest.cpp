// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/citation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

const QDate today(2026, 11, 30);

Lesson lesson()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"quicksort-and-its-pivot"_s);
    lesson.title = u"Quicksort and its pivot"_s;
    lesson.url = u"https://example.org/sorting/quicksort?a=1&b=50%25"_s;
    lesson.authorship = u"Written by the Carrel authors."_s;
    lesson.cite =
        u"The Carrel authors (2026) 'Quicksort and its pivot', in How sorting works. Accessed: 29 November 2026."_s;
    lesson.licence.name = u"CC BY-SA 4.0"_s;
    return lesson;
}

CourseInfo course()
{
    CourseInfo info;
    info.title = u"How sorting works"_s;
    info.language = u"en"_s;
    return info;
}

/** A title with a sign that is special somewhere. */
QString nasty()
{
    return u"50 % of {A_B} & $x^2$ #1 ~ \\end\nER  - "_s;
}

Lesson nastyLesson()
{
    Lesson nastyOne = lesson();
    nastyOne.title = nasty();
    nastyOne.cite.clear();
    nastyOne.authorship = u"“Ünï” {Codé}"_s;
    return nastyOne;
}

} // namespace

class CitationTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGivenTextGetsTheDayOfToday_data()
    {
        QTest::addColumn<QString>("cite");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QString &cite, const QString &text, const QString &language = {}) {
            QTest::newRow(name) << cite << language << text;
        };
        row("a day in English", u"A. Author, Title. Accessed: 1 May 2020."_s,
            u"A. Author, Title. Accessed: 30 November 2026."_s);
        row("a day in American English", u"Title. Retrieved May 1, 2020, from X."_s,
            u"Title. Retrieved November 30, 2026, from X."_s);
        row("a day in German", u"Titel. Abgerufen am 1. Mai 2020."_s, u"Titel. Abgerufen am 30. November 2026."_s);
        row("a day in figures", u"Title (accessed on 2020-05-01)"_s, u"Title (accessed on 2026-11-30)"_s);
        row("no day", u"A. Author, Title, 2019."_s, u"A. Author, Title, 2019. Accessed: 30 November 2026."_s);
        row("no day and no stop", u"A. Author, Title"_s, u"A. Author, Title. Accessed: 30 November 2026."_s);
        row("no day in a German course", u"Titel"_s, u"Titel. Abgerufen am 30. November 2026."_s, u"de-AT"_s);
        row("a year of the work is no day of access", u"Accessed knowledge, May 2020."_s,
            u"Accessed knowledge, May 2020. Accessed: 30 November 2026."_s);
    }

    void theGivenTextGetsTheDayOfToday()
    {
        QFETCH(QString, cite);
        QFETCH(QString, language);
        Lesson cited = lesson();
        cited.cite = cite;
        CourseInfo info = course();
        info.language = language;
        QTEST(written(citationOf(cited, info, today), CitationForm::Text), "text");
    }

    void aLessonThatSaysNothingIsCitedByWhatIsKnown()
    {
        Lesson bare;
        bare.title = u"Heaps"_s;
        QCOMPARE(written(citationOf(bare, course(), today), CitationForm::Text),
                 u"“Heaps”, How sorting works. Accessed: 30 November 2026."_s);
    }

    void everyFormSaysWhatIsKnown()
    {
        const Citation citation = citationOf(lesson(), course(), today);
        QCOMPARE(written(citation, CitationForm::BibTex),
                 u"@misc{quicksort-and-its-pivot,\n"
                 "  author = {{The Carrel authors}},\n"
                 "  title = {{Quicksort and its pivot}},\n"
                 "  howpublished = {How sorting works},\n"
                 "  year = {2026},\n"
                 "  url = {https://example.org/sorting/quicksort?a=1&b=50%25},\n"
                 "  urldate = {2026-11-30},\n"
                 "  language = {en},\n"
                 "  note = {CC BY-SA 4.0}\n}\n"_s);
        QCOMPARE(written(citation, CitationForm::Ris), u"TY  - ELEC\nID  - quicksort-and-its-pivot\n"
                                                       "AU  - The Carrel authors\nTI  - Quicksort and its pivot\n"
                                                       "T2  - How sorting works\nPY  - 2026\n"
                                                       "UR  - https://example.org/sorting/quicksort?a=1&b=50%25\n"
                                                       "Y2  - 2026/11/30\nLA  - en\nC1  - CC BY-SA 4.0\nER  - \n"_s);
        const QJsonObject csl{
            {u"id"_s, u"quicksort-and-its-pivot"_s},
            {u"type"_s, u"webpage"_s},
            {u"title"_s, u"Quicksort and its pivot"_s},
            {u"container-title"_s, u"How sorting works"_s},
            {u"URL"_s, u"https://example.org/sorting/quicksort?a=1&b=50%25"_s},
            {u"author"_s, QJsonArray{QJsonObject{{u"literal"_s, u"The Carrel authors"_s}}}},
            {u"issued"_s, QJsonObject{{u"date-parts"_s, QJsonArray{QJsonValue(QJsonArray{2026})}}}},
            {u"accessed"_s, QJsonObject{{u"date-parts"_s, QJsonArray{QJsonValue(QJsonArray{2026, 11, 30})}}}},
            {u"language"_s, u"en"_s},
            {u"note"_s, u"CC BY-SA 4.0"_s}};
        QCOMPARE(QJsonDocument::fromJson(written(citation, CitationForm::CslJson).toUtf8()).array(), QJsonArray{csl});
    }

    void whatIsNotKnownIsLeftOut()
    {
        Lesson bare;
        bare.title = u"Heaps"_s;
        const Citation citation = citationOf(bare, {}, today);
        QCOMPARE(written(citation, CitationForm::BibTex),
                 u"@misc{lesson,\n  title = {{Heaps}},\n  urldate = {2026-11-30}\n}\n"_s);
        QCOMPARE(written(citation, CitationForm::Ris),
                 u"TY  - ELEC\nID  - lesson\nTI  - Heaps\nY2  - 2026/11/30\nER  - \n"_s);
    }

    void signsThatMeanSomethingAreEscaped()
    {
        const Citation citation = citationOf(nastyLesson(), course(), today);
        const QString bibTex = written(citation, CitationForm::BibTex);
        QVERIFY2(bibTex.contains(u"title = {{50 \\% of \\textbraceleft{}A\\_B\\textbraceright{} \\& "
                                 "\\$x\\textasciicircum{}2\\$ \\#1 \\textasciitilde{} \\textbackslash{}end ER -}}"_s),
                 qPrintable(bibTex));
        QCOMPARE(bibTex.count(u'{'), bibTex.count(u'}'));
        QVERIFY(bibTex.contains(u"author = {{“Ünï” \\textbraceleft{}Codé\\textbraceright{}}}"_s));
        const QString ris = written(citation, CitationForm::Ris);
        QCOMPARE(ris.count(u"\nER  - "_s), 1); // the title ended no record
        QVERIFY(ris.contains(u"TI  - 50 % of {A_B} & $x^2$ #1 ~ \\end ER -\n"_s));
        const QJsonObject csl =
            QJsonDocument::fromJson(written(citation, CitationForm::CslJson).toUtf8()).array()[0].toObject();
        QCOMPARE(csl[u"title"_s].toString(), nasty().simplified());
    }

    void formsHaveWords()
    {
        for (const QString &word : citationFormWords()) {
            QVERIFY(citationForm(word).has_value());
        }
        QVERIFY(!citationForm(u"apa"_s).has_value());
    }
};

QTEST_GUILESS_MAIN(CitationTest)
#include "citationtest.moc"
