// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notes/notespanel.h"

#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/studyrecord.h"
#include "support/testpaths.h"
#include "widgets/reader/notecard.h"
#include "widgets/storedcourse.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

const LessonRef cards{CourseId(u"example.org/sorting"_s), LessonSlug(u"cards"_s)};
const LessonRef after{CourseId(u"example.org/sorting"_s), LessonSlug(u"after"_s)};
constexpr int patience = 30'000;

struct Desk {
    QTemporaryDir folder;
    ManualClock clock{1'795'000'000'000};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    Library library{{folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec()};
    NotesPanel panel{record, library};
    QTreeView *list = panel.findChild<QTreeView *>(u"list"_s);

    Desk()
    {
        if (!storeCourse(library, folder.filePath(u"store"_s), {lessonWith({}), lessonWith({}, u"after"_s)})) {
            qFatal("the course could not be stored");
        }
        panel.resize(300, 500);
        panel.show();
    }

    AnnotationKey note(const LessonRef &lesson, const QString &quote, const QString &text)
    {
        const AnnotationKey key{lesson.course, lesson.lesson, newAnnotationId()};
        record.append(AnnotationEvent{
            key, AnnotationForm::Highlight, {BlockId(u"start"_s), 0, quote, {}, {}}, MarkColour::Blue, text});
        if (!record.waitUntilStored(patience)) {
            qFatal("the note was not kept");
        }
        return key;
    }

    void choose(const AnnotationKey &key) { list->setCurrentIndex(panel.model().indexOf(key)); }
};

} // namespace

class NotesPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyListSaysWhatToDo()
    {
        Desk desk;
        QVERIFY(desk.panel.emptyText().contains(u"{highlight} highlights"_s));
        desk.panel.nameKeys([](QString sentence) { return sentence.replace(u"{highlight}"_s, u"F9"_s); });
        QVERIFY(desk.panel.emptyText().contains(u"F9 highlights"_s));
        QVERIFY(!desk.panel.findChild<QToolButton *>(u"exportNotes"_s)->isEnabled());
        desk.note(cards, u"Pick one card and put"_s, u"x"_s);
        QTRY_COMPARE(desk.panel.emptyText(), QString());
        desk.panel.findChild<QLineEdit *>(u"filter"_s)->setText(u"nothing like it"_s);
        QVERIFY(desk.panel.emptyText().contains(u"No note has these words"_s));
    }

    void theScopeIsThisLessonThisCourseOrAll()
    {
        Desk desk;
        desk.note(cards, u"Pick one card and put"_s, {});
        desk.note(after, u"Pick one card and put"_s, {});
        desk.note({CourseId(u"gone"_s), LessonSlug(u"x"_s)}, u"words"_s, {});
        QTRY_COMPARE(desk.panel.model().notes().size(), 3U);
        desk.panel.showLesson(cards);
        QCOMPARE(desk.panel.model().notes().size(), 1U);
        desk.panel.setScope(NotesPanel::Scope::Course);
        QCOMPARE(desk.panel.model().notes().size(), 2U);
        desk.panel.setScope(NotesPanel::Scope::All);
        QCOMPARE(desk.panel.model().notes().size(), 3U);
        desk.panel.showLesson({});
        QCOMPARE(desk.panel.model().notes().size(), 3U);
        QVERIFY(!desk.panel.findChild<QComboBox *>(u"scope"_s)->isEnabled());
    }

    void enterLeadsToThePlaceAndALooseNoteSaysWhy()
    {
        Desk desk;
        const AnnotationKey found = desk.note(cards, u"put every smaller one"_s, {});
        const AnnotationKey loose = desk.note(cards, u"words that never were in any lesson"_s, {});
        QTRY_COMPARE(desk.panel.model().notes().size(), 2U);
        QSignalSpy wanted(&desk.panel, &NotesPanel::placeRequested);
        QSignalSpy told(&desk.panel, &NotesPanel::told);
        desk.choose(found);
        QTest::keyClick(desk.list, Qt::Key_Return);
        QVERIFY(!wanted.isEmpty());
        QCOMPARE(wanted[0][0].value<LessonRef>(), cards);
        QCOMPARE(wanted[0][1].value<BlockId>(), BlockId(u"start"_s));
        const qsizetype before = wanted.size();
        desk.choose(loose);
        QTest::keyClick(desk.list, Qt::Key_Return);
        QCOMPARE(wanted.size(), before);
        QVERIFY(told.last()[0].toString().contains(u"no longer has these words"_s));
    }

    void aNoteIsChangedAndDeletedByKeysAndComesBack()
    {
        Desk desk;
        const AnnotationKey key = desk.note(cards, u"put every smaller one"_s, u"before"_s);
        QTRY_COMPARE(desk.panel.model().notes().size(), 1U);
        desk.choose(key);
        QTest::keyClick(desk.list, Qt::Key_F2);
        auto *const card = desk.panel.findChild<NoteCard *>();
        QVERIFY(card && card->isVisible());
        QVERIFY(desk.panel.rect().contains(card->geometry()));
        card->findChild<QPlainTextEdit *>(u"text"_s)->setPlainText(u"now"_s);
        card->finish();
        QTRY_COMPARE(desk.record.state().annotation(key)->text, u"now"_s);
        desk.choose(key);
        QTest::keyClick(desk.list, Qt::Key_Delete);
        QTRY_VERIFY(!desk.record.state().annotation(key));
        QTRY_VERIFY(!desk.panel.emptyText().isEmpty());
        desk.record.undoLast();
        QTRY_COMPARE(desk.panel.model().notes().size(), 1U);
    }

    void whatIsShownIsWritten_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("Markdown") << u"n.md"_s << QByteArray("# Notes\n");
        QTest::newRow("web page") << u"n.html"_s << QByteArray("<!doctype html>");
        QTest::newRow("table") << u"n.csv"_s
                               << QByteArray("\xEF\xBB\xBF"
                                             "course,lesson,form");
        QTest::newRow("an ending nobody knows") << u"n.doc"_s << QByteArray();
        QTest::newRow("a folder that is not there") << u"missing/n.md"_s << QByteArray();
    }

    void whatIsShownIsWritten()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begins);
        Desk desk;
        desk.note(cards, u"put every smaller one"_s, u"first"_s);
        desk.note(after, u"put every smaller one"_s, u"second"_s);
        QTRY_COMPARE(desk.panel.model().notes().size(), 2U);
        desk.panel.findChild<QLineEdit *>(u"filter"_s)->setText(u"second"_s);
        QSignalSpy told(&desk.panel, &NotesPanel::told);
        QSignalSpy problem(&desk.panel, &NotesPanel::problem);
        const QString file = desk.folder.filePath(name);
        desk.panel.writeTo(file);
        QCOMPARE(told.size(), begins.isEmpty() ? 0 : 1);
        QCOMPARE(problem.size(), begins.isEmpty() ? 1 : 0);
        QCOMPARE(QFile::exists(file), !begins.isEmpty());
        if (!begins.isEmpty()) {
            const QByteArray written = readFile(file);
            QVERIFY2(written.startsWith(begins), written.constData());
            QVERIFY(written.contains("second") && !written.contains("first"));
        }
    }
};

QTEST_MAIN(NotesPanelTest)
#include "notespaneltest.moc"
