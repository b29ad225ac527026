// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"
#include "exchange/noteswriter.h"
#include "exchange/packagecodec.h"
#include "exchange/packagewriter.h"
#include "formats/csv/csvtable.h"
#include "library/library.h"
#include "study/fold.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

const CourseId theCourse(u"example.org/c"_s);

Block paragraph(const QString &id, const QString &text)
{
    Run run;
    run.text = text;
    return {BlockId(id), true, Paragraph{{run}}};
}

Lesson lesson(const QString &slug, const QString &title, Blocks blocks)
{
    Lesson lesson;
    lesson.course = {u"c"_s, u"C & <C>"_s, u"https://example.org/c"_s, {}, {}};
    lesson.module = {u"m"_s, u"Module"_s, 0};
    lesson.slug = LessonSlug(slug);
    lesson.title = title;
    lesson.blocks = std::move(blocks);
    return lesson;
}

/** A library with one course and a learner who noted things in it. */
struct Desk {
    QTemporaryDir folder;
    Library library{{folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec()};
    std::vector<Event> events;
    quint32 n = 0;

    void store(const std::vector<Lesson> &lessons)
    {
        Course course;
        course.outline.info.id = theCourse;
        course.outline.info.identity = IdentityStrength::Manifest;
        course.outline.info.slug = u"c"_s;
        course.outline.info.title = u"C & <C>"_s;
        course.outline.info.url = u"https://example.org/c"_s;
        course.outline.modules = {{u"m"_s, u"Module"_s, {}}};
        for (const Lesson &each : lessons) {
            course.outline.modules[0].lessons.push_back(entryOf(each));
            course.outline.modules[0].lessons.back().here = true;
            course.lessons[each.slug] = std::make_shared<const Lesson>(each);
        }
        const QString package = folder.filePath(u"store/c"_s);
        QDir(package).removeRecursively();
        JobControl control;
        QVERIFY(QDir().mkpath(package));
        QVERIFY(writePackage(course, package, control).has_value());
        QVERIFY(library.refresh(control).has_value());
    }

    void note(const QString &slug, AnnotationForm form, const Anchor &anchor, const QString &text)
    {
        ++n;
        Event event;
        event.stamp.ref = {SessionId(u"s"_s), n};
        event.stamp.at = event.stamp.wallMs = 1'796'000'000'000 + n; // after midnight, on the study day before
        event.stamp.day = StudyDay{2'461'374};
        event.body = AnnotationEvent{
            {theCourse, LessonSlug(slug), AnnotationId(u"a%1"_s.arg(n))}, form, anchor, MarkColour::Green, text};
        events.push_back(event);
    }

    std::vector<NotedPlace> collect(const NoteScope &scope = {})
    {
        return NotedPlaces(library).collect(fold(events), scope);
    }
};

Anchor anchorOf(const Lesson &lesson, const QString &quote)
{
    const ReadingText text(lesson.blocks);
    return anchorAt(text, text.text().indexOf(quote), quote.size());
}

const Lesson pointers = lesson(u"pointers"_s, u"Pointers"_s,
                               {paragraph(u"p1"_s, u"A pointer holds the adress of an object."_s),
                                paragraph(u"p2"_s, u"A pointer may be null, and then it points nowhere."_s)});
const Lesson arrays = lesson(u"arrays"_s, u"Arrays"_s, {paragraph(u"q1"_s, u"An array is many objects in a row."_s)});

} // namespace

class NotesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notesComeInTheOrderOfTheCourseAndFindTheirPlaces()
    {
        Desk desk;
        desk.store({pointers, arrays});
        desk.note(u"arrays"_s, AnnotationForm::Highlight, anchorOf(arrays, u"many objects"_s), {});
        desk.note(u"pointers"_s, AnnotationForm::Highlight, anchorOf(pointers, u"may be null"_s), u"check it"_s);
        desk.note(u"pointers"_s, AnnotationForm::Highlight, anchorOf(pointers, u"the adress"_s), {});
        const std::vector<NotedPlace> notes = desk.collect();
        QCOMPARE(notes.size(), 3U);
        QCOMPARE(notes[0].annotation.anchor.quote, u"the adress"_s);
        QCOMPARE(notes[1].annotation.text, u"check it"_s);
        QCOMPARE(notes[2].lessonTitle, u"Arrays"_s);
        QCOMPARE(notes[1].place->block, BlockId(u"p2"_s));
        QCOMPARE(notes[0].citation, u"“Pointers”, C & <C>. https://example.org/c"_s);
        QCOMPARE(desk.collect({theCourse, LessonSlug(u"arrays"_s)}).size(), 1U);
        QCOMPARE(desk.collect({CourseId(u"other"_s), {}}).size(), 0U);
    }

    void afterAnUpdateNotesFollowTheirWordsAndNoneIsLost()
    {
        Desk desk;
        desk.store({pointers, arrays});
        desk.note(u"pointers"_s, AnnotationForm::Highlight, anchorOf(pointers, u"holds the adress of"_s), {});
        desk.note(u"pointers"_s, AnnotationForm::Highlight, anchorOf(pointers, u"points nowhere"_s), u"mine"_s);
        desk.note(u"arrays"_s, AnnotationForm::Highlight, anchorOf(arrays, u"many objects"_s), u"kept"_s);
        Lesson newer = pointers;
        newer.blocks = {paragraph(u"new"_s, u"Let us begin. A pointer holds the address of an object."_s),
                        paragraph(u"p2"_s, u"Null is a hard matter. We leave it out."_s)};
        desk.store({newer});
        const std::vector<NotedPlace> notes = desk.collect();
        QCOMPARE(notes.size(), 3U);
        QCOMPARE(notes[0].annotation.anchor.quote, u"holds the adress of"_s);
        QCOMPARE(notes[0].place->block.toString(), u"new"_s);
        QVERIFY(!notes[1].place && notes[1].lessonHere);
        QVERIFY(!notes[2].place && !notes[2].lessonHere);
        QCOMPARE(notes[2].annotation.text, u"kept"_s);
        const QByteArray markdown = writeNotes(notes, NotesFormat::Markdown);
        QVERIFY(markdown.indexOf("No longer found in the text") > markdown.indexOf("adress"));
        QVERIFY(markdown.indexOf("No longer found in the text") < markdown.indexOf("points nowhere"));
        desk.store({pointers, arrays});
        QVERIFY(std::ranges::all_of(desk.collect(), [](const NotedPlace &noted) { return noted.place.has_value(); }));
    }

    void nothingInHtmlIsUnescaped()
    {
        Desk desk;
        const QString evil = u"<script>alert(1)</script><img src=x onerror=\"y\">&'"_s;
        Lesson bad = lesson(u"bad"_s, u"Bad "_s + evil, {paragraph(u"p"_s, u"Words "_s + evil)});
        bad.cite = u"Cite "_s + evil;
        desk.store({bad});
        desk.note(u"bad"_s, AnnotationForm::Highlight, anchorOf(bad, u"Words "_s + evil), u"Note "_s + evil);
        desk.note(u"gone"_s + evil, AnnotationForm::Bookmark, {BlockId(evil), 0, evil, evil, evil}, evil);
        const std::vector<NotedPlace> notes = desk.collect();
        QCOMPARE(notes.size(), 2U);
        const QByteArray html = writeNotes(notes, NotesFormat::Html);
        QVERIFY(!html.contains("<script") && !html.contains("<img"));
        QVERIFY(html.contains("Words &lt;script&gt;"));
        QVERIFY(html.contains("Note &lt;script&gt;") && html.contains("Cite &lt;script&gt;"));
        QCOMPARE(html.count("<style>"), 1);
        const QByteArray markdown = writeNotes(notes, NotesFormat::Markdown);
        QVERIFY2(!markdown.contains("<script") || markdown.contains("\\<script"), markdown.constData());
    }

    void aTableIsReadBackWithEveryCell()
    {
        Desk desk;
        desk.store({pointers});
        desk.note(u"pointers"_s, AnnotationForm::Highlight, anchorOf(pointers, u"may be null"_s),
                  u"=HYPERLINK(\"x\")\nsecond, \"line\""_s);
        desk.note(u"pointers"_s, AnnotationForm::Bookmark,
                  anchorOfBlock(ReadingText(pointers.blocks), BlockId(u"p1"_s)), {});
        const QByteArray csv = writeNotes(desk.collect(), NotesFormat::Csv);
        const CsvTable table = readCsvTable(QString::fromUtf8(csv).remove(QChar::ByteOrderMark), u',');
        QCOMPARE(table.rows.size(), 3U);
        QCOMPARE(table.rows[0].cells.size(), 10);
        const QStringList bookmark = table.rows[1].cells;
        const QStringList highlight = table.rows[2].cells;
        QCOMPARE(bookmark[2], u"bookmark"_s);
        QCOMPARE(bookmark[3], QString());
        QCOMPARE(highlight[3], u"green"_s);
        QCOMPARE(highlight[4], u"may be null"_s);
        QCOMPARE(highlight[5], u"'=HYPERLINK(\"x\")\nsecond, \"line\""_s); // no formula for a spreadsheet
        QCOMPARE(highlight[6], u"2026-11-30"_s);
        QCOMPARE(highlight[7], u"found"_s);
        QCOMPARE(highlight[8], u"“Pointers”, C & <C>. https://example.org/c"_s);
    }

    void dataHasEveryKey()
    {
        Desk desk;
        desk.store({pointers});
        desk.note(u"pointers"_s, AnnotationForm::Highlight, anchorOf(pointers, u"may be null"_s), u"n"_s);
        const QJsonArray rows = QJsonDocument::fromJson(writeNotes(desk.collect(), NotesFormat::Json)).array();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].toObject().keys().join(u' '),
                 u"address annotation block citation colour course courseTitle form lesson lessonTitle made note place "
                 "quote"_s);
        QCOMPARE(rows[0]["block"_L1].toString(), u"p2"_s);
    }

    void formatsAreKnownByNameAndEnding()
    {
        for (const QString &name : notesFormatNames()) {
            QVERIFY(notesFormatNamed(name));
        }
        QVERIFY(!notesFormatNamed(u"doc"_s));
        QCOMPARE(notesFormatFor(u"/a/b.MD"_s), NotesFormat::Markdown);
        QCOMPARE(notesFormatFor(u"b.html"_s), NotesFormat::Html);
        QVERIFY(!notesFormatFor(u"b"_s));
    }
};

QTEST_MAIN(NotesTest)
#include "notestest.moc"
