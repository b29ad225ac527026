// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/annotator.h"

#include "support/unwritable.h"
#include "widgets/reader/noterecorder.h"
#include "widgets/readerdesk.h"
#include "widgets/storedcourse.h"

#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

const LessonRef cards = cardsLesson();

/** A lesson before a learner who notes things in it. */
struct Desk : ReaderDesk {
    Annotator &annotator = view.annotator();
    NoteCard *card = view.findChild<NoteCard *>();
    QFrame *bar = view.findChild<QFrame *>(u"selectionBar"_s);
    QPlainTextEdit *text = card->findChild<QPlainTextEdit *>(u"text"_s);

    Desk()
        : ReaderDesk({lessonWith({}), lessonWith({}, u"after"_s)})
    {
        if (!open(cards)) {
            qFatal("the lesson did not come");
        }
    }

    [[nodiscard]] QVariant evaluate(const QString &script)
    {
        QVariant result;
        bool done = false;
        view.findChild<QWebEngineView *>()->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                                                  [&](const QVariant &value) {
                                                                      result = value;
                                                                      done = true;
                                                                  });
        return QTest::qWaitFor([&] { return done; }, enginePatience) ? result : QVariant();
    }

    /** Selects letters of a paragraph and waits until the program knows. */
    [[nodiscard]] bool select(const QString &block, int from, int to)
    {
        (void)evaluate(u"(() => { const t = document.querySelector('[data-block=%1]').firstChild;"
                       "getSelection().setBaseAndExtent(t, %2, t, %3); })(); 0"_s.arg(block)
                           .arg(from)
                           .arg(to));
        return QTest::qWaitFor([this] { return bar->isVisible(); }, enginePatience);
    }

    [[nodiscard]] QStringList foldersForAnswers() const
    {
        return {folder.filePath(u"study"_s), folder.filePath(u"spool"_s)};
    }
    [[nodiscard]] std::vector<const Annotation *> noted() const { return record.state().annotationsIn(cards); }
    [[nodiscard]] bool waitForNotes(size_t count)
    {
        return QTest::qWaitFor([&] { return noted().size() == count; }, enginePatience);
    }
    [[nodiscard]] QString drawn(const QString &kind)
    {
        return evaluate(u"Array.from(CSS.highlights.get('%1') ?? []).map(String).join('|')"_s.arg(kind)).toString();
    }
};

} // namespace

class AnnotatorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectedWordsAreHighlightedDrawnAndUndone()
    {
        Desk desk;
        QVERIFY(desk.select(u"start"_s, 5, 13)); // "one card"
        QVERIFY(desk.view.rect().contains(desk.bar->geometry()));
        desk.annotator.highlight();
        QVERIFY(desk.waitForNotes(1));
        const Annotation made = *desk.noted().front();
        QCOMPARE(made.anchor.quote, u"one card"_s);
        QCOMPARE(made.anchor.block, BlockId(u"start"_s));
        QCOMPARE(made.anchor.offset, 5);
        QCOMPARE(made.anchor.suffix.left(4), u" and"_s);
        QTRY_COMPARE(desk.drawn(u"mark-yellow"_s), u"one card"_s);
        QTRY_VERIFY(!desk.bar->isVisible());
        desk.record.undoLast();
        QTRY_COMPARE(desk.drawn(u"mark-yellow"_s), QString());
        QVERIFY(desk.noted().empty());
    }

    void theSameWordsAgainOnlyChangeTheirColour()
    {
        Desk desk;
        QVERIFY(desk.select(u"start"_s, 5, 13));
        auto *const blue = desk.bar->findChild<QToolButton *>(u"colour-blue"_s);
        QVERIFY(!blue->accessibleName().isEmpty());
        blue->click();
        QVERIFY(desk.waitForNotes(1));
        QTRY_COMPARE(desk.drawn(u"mark-blue"_s), u"one card"_s);
        QVERIFY(desk.select(u"start"_s, 5, 13));
        desk.annotator.highlightIn(MarkColour::Pink);
        QTRY_COMPARE(desk.drawn(u"mark-pink"_s), u"one card"_s);
        QCOMPARE(desk.noted().size(), 1U);
        QCOMPARE(desk.drawn(u"mark-blue"_s), QString());
    }

    void aColourIsChosenByKeys()
    {
        Desk desk;
        QVERIFY(desk.select(u"start"_s, 5, 13));
        desk.annotator.chooseColour();
        QTRY_VERIFY(desk.bar->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
        QTRY_COMPARE(desk.drawn(u"mark-blue"_s), u"one card"_s);
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.chooseColour();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!desk.bar->isVisible());
        QCOMPARE(desk.noted().size(), 1U);
    }

    void withoutSelectedWordsItSaysWhatToDo()
    {
        Desk desk;
        QSignalSpy told(&desk.view, &ReaderView::told);
        desk.annotator.highlight();
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0][0].toString().contains(u"Select words first"_s));
        desk.annotator.edit();
        QVERIFY(told.last()[0].toString().contains(u"Nothing is noted here"_s));
    }

    void aNoteIsWrittenOnWordsAndChangedWithAClick()
    {
        Desk desk;
        QVERIFY(desk.select(u"edge"_s, 2, 7)); // "pivot"
        desk.annotator.writeNote();
        QVERIFY(desk.card->isVisible() && desk.view.rect().contains(desk.card->geometry()));
        QTRY_VERIFY(desk.text->hasFocus());
        QVERIFY(!desk.card->findChild<QPushButton *>(u"remove"_s)->isVisible());
        QTest::keyClicks(desk.text, u"the middle card"_s);
        QTest::keyClick(desk.text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!desk.card->isVisible());
        QVERIFY(desk.waitForNotes(1));
        QCOMPARE(desk.noted().front()->text, u"the middle card"_s);
        QTRY_COMPARE(desk.drawn(u"mark-yellow-noted"_s), u"pivot"_s);
        QTRY_VERIFY(!desk.bar->isVisible());

        const QVariantList at =
            desk.evaluate(u"(() => { const b = [...CSS.highlights.get('mark-yellow-noted')][0].getBoundingClientRect();"
                          "return [b.left + b.width / 2, b.top + b.height / 2]; })()"_s)
                .toList();
        QTest::mouseClick(desk.view.findChild<QWebEngineView *>()->focusProxy(), Qt::LeftButton, {},
                          QPoint(at[0].toInt(), at[1].toInt()));
        QTRY_VERIFY(desk.card->isVisible());
        QCOMPARE(desk.text->toPlainText(), u"the middle card"_s);
        desk.text->setPlainText(u"any card"_s);
        desk.card->findChild<QToolButton *>(u"colour-green"_s)->click();
        QTest::keyClick(desk.text, Qt::Key_Escape);
        QTRY_COMPARE(desk.drawn(u"mark-green-noted"_s), u"pivot"_s);
        QCOMPARE(desk.noted().front()->text, u"any card"_s);

        desk.annotator.edit();
        QVERIFY(desk.card->isVisible());
        desk.card->findChild<QPushButton *>(u"remove"_s)->click();
        QVERIFY(desk.waitForNotes(0));
        desk.record.undoLast();
        QVERIFY(desk.waitForNotes(1));
    }

    void aNoteWithoutSelectionIsOnTheBlockAtTheTopAndIsOpenedAgain()
    {
        Desk desk;
        desk.view.showPassage(BlockId(u"start"_s));
        desk.annotator.writeNote();
        desk.text->setPlainText(u"first"_s);
        desk.card->finish();
        QVERIFY(desk.waitForNotes(1));
        QCOMPARE(desk.noted().front()->form, AnnotationForm::Note);
        desk.annotator.writeNote();
        QCOMPARE(desk.text->toPlainText(), u"first"_s);
        desk.text->setPlainText(u"second"_s);
        desk.card->finish();
        QTRY_COMPARE(desk.noted().front()->text, u"second"_s);
        QCOMPARE(desk.noted().size(), 1U);
        QCOMPARE(desk.evaluate(u"document.querySelectorAll('[data-noted]').length"_s).toInt(), 1);
    }

    void aNoteThatCannotBeWrittenStaysOpen()
    {
        Desk desk;
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.writeNote();
        const QLabel *const problem = desk.card->findChild<QLabel *>(u"problem"_s);
        QVERIFY(!problem->isVisible());
        {
            const Unwritable disk(desk.foldersForAnswers());
            QTest::keyClicks(desk.text, u"the middle card"_s);
            QTest::keyClick(desk.text, Qt::Key_Return, Qt::ControlModifier);
            QTRY_VERIFY_WITH_TIMEOUT(problem->isVisible(), enginePatience);
            QCOMPARE(desk.text->toPlainText(), u"the middle card"_s);
            QVERIFY2(problem->text().contains(u"The text is still here"_s), qPrintable(problem->text()));
            QTRY_VERIFY(desk.text->hasFocus());
            QVERIFY(desk.noted().empty());
            desk.view.open({cards.course, LessonSlug(u"after"_s)}); // finishes it, and again it cannot be kept
            QTRY_VERIFY_WITH_TIMEOUT(desk.card->isVisible() && problem->isVisible(), enginePatience);
        }
        QTest::keyClick(desk.text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk.waitForNotes(1)); // in the lesson it is of
        QCOMPARE(desk.noted().front()->text, u"the middle card"_s);
        QCOMPARE(desk.noted().front()->anchor.quote, u"pivot"_s);
        QVERIFY(!desk.card->isVisible());
    }

    void aNoteThatWaitsForTheCardOutlastsTheNextOne()
    {
        Desk desk;
        const auto write = [&desk](const QString &block, const QString &text) {
            desk.annotator.writeNoteOn(BlockId(block));
            desk.text->setPlainText(text);
        };
        const auto notKept = [&desk] { return desk.annotator.recorder().notKept().size(); };
        {
            const Unwritable disk(desk.foldersForAnswers());
            write(u"start"_s, u"the first"_s);
            desk.card->finish();
            write(u"edge"_s, u"the second"_s);
            QTRY_COMPARE_WITH_TIMEOUT(notKept(), 1U, enginePatience);
            write(u"start"_s, u"the third"_s);
            QTRY_COMPARE_WITH_TIMEOUT(notKept(), 2U, enginePatience);
        }
        QTRY_VERIFY_WITH_TIMEOUT((desk.card->finishAll(), desk.noted().size() == 3), enginePatience);
    }

    void aNoteThatCannotBeWrittenCanBeGivenUp()
    {
        Desk desk;
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.writeNote();
        const Unwritable disk(desk.foldersForAnswers());
        desk.text->setPlainText(u"the middle card"_s);
        desk.card->finish();
        auto *const remove = desk.card->findChild<QPushButton *>(u"remove"_s);
        QTRY_VERIFY_WITH_TIMEOUT(remove->isVisible(), enginePatience);
        remove->click();
        QVERIFY(!desk.card->isVisible());
        QVERIFY(!desk.record.canUndo());
    }

    void anEmptyNoteIsNotMade()
    {
        Desk desk;
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.writeNote();
        QTest::keyClick(desk.text, Qt::Key_Escape);
        QVERIFY(!desk.card->isVisible());
        QVERIFY(desk.record.waitUntilStored(enginePatience));
        QVERIFY(desk.noted().empty());
    }

    void whatCannotBeKeptIsNotSaidToBeDone()
    {
        Desk desk;
        const QSignalSpy told(&desk.annotator, &Annotator::told);
        const QSignalSpy failed(&desk.record, &StudyRecord::appendFailed);
        {
            const Unwritable disk(desk.foldersForAnswers());
            desk.annotator.toggleBookmark();
            QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, enginePatience);
            QVERIFY(desk.select(u"edge"_s, 2, 7));
            desk.annotator.highlight();
            QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, enginePatience);
            QVERIFY(told.isEmpty());
        }
        desk.annotator.toggleBookmark();
        QVERIFY(desk.waitForNotes(1));
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().startsWith(u"Bookmarked."_s));
    }

    void aBookmarkComesAndGoes()
    {
        Desk desk;
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.toggleBookmark();
        QVERIFY(desk.waitForNotes(1));
        QCOMPARE(desk.noted().front()->anchor.block, BlockId(u"edge"_s));
        QTRY_COMPARE(desk.evaluate(u"document.querySelector('[data-bookmarked]')?.dataset.block ?? ''"_s).toString(),
                     u"edge"_s);
        QTRY_VERIFY(!desk.bar->isVisible());
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.toggleBookmark();
        QVERIFY(desk.waitForNotes(0));
    }

    void whatIsTypedIsKeptWhenTheLessonOrTheLearnerChanges()
    {
        Desk desk;
        QVERIFY(desk.select(u"edge"_s, 2, 7));
        desk.annotator.writeNote();
        desk.text->setPlainText(u"half a thou"_s);
        desk.view.open({cards.course, LessonSlug(u"after"_s)});
        QVERIFY(desk.waitForNotes(1));
        QCOMPARE(desk.noted().front()->text, u"half a thou"_s);
        QVERIFY(!desk.card->isVisible());
    }

    void aHighlightFollowsItsWordsIntoANewVersionOfTheCourse()
    {
        Desk desk;
        QVERIFY(desk.select(u"start"_s, 5, 13));
        desk.annotator.highlight();
        QTRY_COMPARE(desk.drawn(u"mark-yellow"_s), u"one card"_s);
        LessonOnScreen newer = lessonWith({});
        Lesson changed = *newer.lesson;
        changed.blocks = {paragraph(u"before"_s, u"Something new comes first."_s),
                          paragraph(u"other"_s, u"Pick one card, and put every smaller one to its left."_s)};
        newer.lesson = std::make_shared<const Lesson>(changed);
        QVERIFY(storeCourse(desk.library, desk.folder.filePath(u"store"_s), {newer}));
        QTRY_COMPARE_WITH_TIMEOUT(
            desk.evaluate(
                    u"[...CSS.highlights.get('mark-yellow') ?? []][0]?.startContainer.parentElement.dataset.block "
                    "?? ''"_s)
                .toString(),
            u"other"_s, enginePatience);
        QCOMPARE(desk.drawn(u"mark-yellow"_s), u"one card"_s);
    }
};

int main(int argc, char **argv)
{
    preparePageEngine();
    QApplication application(argc, argv);
    AnnotatorTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "annotatortest.moc"
