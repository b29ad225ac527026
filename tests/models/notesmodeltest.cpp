// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/notesmodel.h"

#include "base/translation.h"
#include "library/searchhit.h"
#include "models/modeldump.h"
#include "models/searchmodel.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

NotedPlace note(const QString &id, const QString &lesson, const QString &quote, const QString &text, bool found = true)
{
    NotedPlace noted;
    noted.annotation.key = {CourseId(u"c"_s), LessonSlug(lesson), AnnotationId(id)};
    noted.annotation.anchor.quote = quote;
    noted.annotation.text = text;
    noted.annotation.date = QDate(2026, 11, 29);
    noted.courseTitle = u"Course"_s;
    noted.lessonTitle = u"Lesson "_s + lesson;
    noted.lessonHere = true;
    if (found) {
        noted.place = AnchoredPlace{};
    }
    return noted;
}

std::vector<NotedPlace> someNotes()
{
    return {note(u"1"_s, u"a"_s, u"a pointer"_s, {}), note(u"2"_s, u"a"_s, u"café au lait"_s, u"Über alles"_s),
            note(u"3"_s, u"a"_s, u"words that went"_s, u"mine"_s, false), note(u"4"_s, u"b"_s, u"a row"_s, {})};
}

QStringList shown(const NotesModel &model)
{
    QStringList lines;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex parent = model.index(group, 0);
        lines << parent.data().toString();
        for (int row = 0; row < model.rowCount(parent); ++row) {
            lines << u"- "_s + model.index(row, 0, parent).data().toString();
        }
    }
    return lines;
}

} // namespace

class NotesModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(u"en"_s); }

    void notesStandUnderTheirLessonsAndLooseOnesApart()
    {
        NotesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNotes(someNotes());
        QCOMPARE(shown(model), (QStringList{u"Lesson a"_s, u"- a pointer"_s, u"- Über alles"_s, u"Lesson b"_s,
                                            u"- a row"_s, u"No longer found in the text"_s, u"- mine"_s}));
        const QModelIndex loose = model.indexOf(someNotes()[2].annotation.key);
        QCOMPARE(loose.data(NotesModel::QuoteRole).toString(), u"words that went"_s);
        QVERIFY(loose.data(NotesModel::LooseRole).toString().contains(u"no longer has these words"_s));
        QCOMPARE(loose.data(NotesModel::WhereRole).toString(), u"Lesson a, Course"_s);
        QVERIFY(loose.data(Qt::AccessibleTextRole).toString().startsWith(u"Highlight, yellow"_s));
        QVERIFY(!model.index(0, 0).flags().testFlag(Qt::ItemIsSelectable));
        QCOMPARE(model.noteAt(model.index(0, 0)), nullptr);
        QVERIFY(!model.indexOf({}).isValid());
    }

    void aFilterTakesEveryWordWhateverItsAccents()
    {
        NotesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNotes(someNotes());
        model.setFilter(u"UBER cafe"_s);
        QCOMPARE(shown(model), (QStringList{u"Lesson a"_s, u"- Über alles"_s}));
        QCOMPARE(model.shown().size(), 1U);
        QCOMPARE(model.notes().size(), 4U);
        model.setFilter(u"lesson row"_s);
        QCOMPARE(shown(model), (QStringList{u"Lesson b"_s, u"- a row"_s}));
        model.setFilter(u"nowhere"_s);
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({});
        QCOMPARE(model.shown().size(), 4U);
    }

    void theSameNotesResetNothing()
    {
        NotesModel model;
        model.setNotes(someNotes());
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setNotes(someNotes());
        QCOMPARE(reset.size(), 0);
    }

    void aSnippetMarksWhatWasLookedFor()
    {
        const Annotation annotation = someNotes()[1].annotation;
        const QString snippet = NoteQuery(u"CAFE alles"_s).snippet(annotation);
        QCOMPARE(snippet,
                 u"Über "_s + hitBegin + u"alles"_s + hitEnd + u' ' + hitBegin + u"café"_s + hitEnd + u" au lait"_s);
        QVERIFY(NoteQuery(u"alles"_s).matches(annotation));
        QVERIFY(!NoteQuery(u"alles lesson"_s).matches(annotation));
    }

    void foundNotesAreAGroupOfTheirOwn()
    {
        SearchModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SearchHit hit;
        hit.lesson.lesson = LessonSlug(u"hit"_s);
        hit.lessonTitle = u"Hit"_s;
        model.setHits({hit}, {{someNotes()[0], u"a pointer"_s}});
        const QJsonArray rows = Test::dump(model, {"display", "heading"});
        QCOMPARE(QJsonDocument(rows).toJson(QJsonDocument::Compact),
                 R"([{"display":"Your notes","heading":true},{"display":"Lesson a","heading":false},)"
                 R"({"display":"In the courses","heading":true},{"display":"Hit","heading":false}])");
        QCOMPARE(model.found(), 2);
        QCOMPARE(model.choosable(-1, 1), 1);
        QCOMPARE(model.choosable(1, 1), 3);
        QCOMPARE(model.choosable(3, 1), 3);
        QCOMPARE(model.choosable(3, -1), 1);
        QCOMPARE(model.choosable(1, -1), 1);
        QVERIFY(model.noteAt(model.index(1)) && !model.hitAt(model.index(1)));
        QCOMPARE(*model.hitAt(model.index(3)), hit);
        QVERIFY(!model.hitAt(model.index(2)) && !model.noteAt(model.index(2)));
        model.setHits({}, {{someNotes()[0], u"a pointer"_s}});
        QCOMPARE(model.rowCount(), 2);
        model.setHits({hit});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.choosable(-1, 1), 0);
    }
};

QTEST_MAIN(NotesModelTest)
#include "notesmodeltest.moc"
