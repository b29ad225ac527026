// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/keyspage.h"

#include "models/keybindings.h"
#include "settings/settings.h"
#include "study/studyrecord.h"
#include "widgets/preferences/preferencesview.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Preferences of a program with three actions, their page of keys open. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{1795953600000};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    QAction goTo{u"&Go to…"_s};
    QAction find{u"&Find in the lesson"_s};
    QAction cite{u"Copy as &BibTeX"_s};
    std::unique_ptr<Settings> settings;
    std::unique_ptr<KeyBindings> bindings;
    std::unique_ptr<PreferencesView> view;

    explicit Desk(const QByteArray &policy = "{}")
    {
        QDir().mkpath(folder.filePath(u"managed"_s));
        QFile file(folder.filePath(u"managed/room.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(policy) < 0) {
            qFatal("the policy could not be written");
        }
        file.close();
        goTo.setObjectName("go-to");
        goTo.setShortcut(QKeySequence(u"Ctrl+K"_s));
        find.setObjectName("find");
        find.setShortcut(QKeySequence(u"Ctrl+F"_s));
        cite.setObjectName("cite-bibtex");
        settings = std::make_unique<Settings>(SettingsPaths{
            folder.filePath(u"user"_s), folder.filePath(u"recommended"_s), folder.filePath(u"managed"_s)});
        bindings = std::make_unique<KeyBindings>(*settings);
        bindings->add(u"Go"_s, &goTo);
        bindings->add(u"Edit"_s, &find);
        bindings->add(u"Cite"_s, &cite);
        bindings->apply();
        view = std::make_unique<PreferencesView>(*settings, record, *bindings, LessonTitle());
        view->resize(900, 600);
        view->show();
        view->activateWindow();
        (void)QTest::qWaitForWindowActive(view.get());
        view->showKeys(true);
    }

    template<typename T> T &part(const QString &name) const { return *view->findChild<T *>(name); }
    [[nodiscard]] QString message() const { return part<QLabel>(u"message"_s).text(); }
    [[nodiscard]] QTreeView &list() const { return part<QTreeView>(u"keyList"_s); }
    [[nodiscard]] QLineEdit &field() const { return part<QLineEdit>(u"field"_s); }

    void choose(int row) const { list().setCurrentIndex(list().model()->index(row, 0)); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }
};

/** Answers the next question that comes by the button with @p words. */
void answerNext(const QString &words)
{
    QTimer::singleShot(0, qApp, [words] {
        const auto *const question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        const QList<QAbstractButton *> buttons = question ? question->buttons() : QList<QAbstractButton *>();
        for (QAbstractButton *const button : buttons) {
            if (button->text().remove(u'&') == words) {
                button->click();
            }
        }
    });
}

} // namespace

class KeysPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherKeyIsChosenByKeysAlone()
    {
        const Desk desk;
        QVERIFY(desk.list().hasFocus());
        desk.press(Qt::Key_Return);
        QVERIFY(desk.field().hasFocus());
        QVERIFY2(desk.field().accessibleName().contains(u"Go to"_s), qPrintable(desk.field().accessibleName()));
        desk.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+J"_s));
        QVERIFY(desk.list().hasFocus());
        QCOMPARE(desk.message(), u"Ctrl+J does “Go to…” now."_s);
        QCOMPARE(desk.list().model()->index(0, 1).data().toString(), u"Ctrl+J (Carrel's: Ctrl+K)"_s);
    }

    void aKeyThatDoesSomethingElseIsToldOf()
    {
        const Desk desk;
        desk.choose(0);
        desk.part<QPushButton>(u"change"_s).click();
        desk.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(desk.message(), u"Ctrl+F does “Find in the lesson”. Press another key, or take it from there."_s);
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+K"_s));
        desk.press(Qt::Key_Tab);
        auto &take = desk.part<QPushButton>(u"takeFromThere"_s);
        QVERIFY(take.hasFocus());
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+F"_s));
        QVERIFY(desk.find.shortcut().isEmpty());
        QCOMPARE(desk.message(), u"Ctrl+F does “Go to…” now; “Find in the lesson” has no key any more."_s);
    }

    void aKeyThatIsNeededElsewhereIsRefusedWithItsReason()
    {
        const Desk desk;
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+K"_s));
        QVERIFY2(desk.message().contains(u"needed for moving about"_s), qPrintable(desk.message()));
        QVERIFY(desk.field().hasFocus());
        desk.press(Qt::Key_Shift, Qt::ShiftModifier); // held down, it is the beginning of a key
        QVERIFY(desk.field().hasFocus());
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.field().isVisible() && desk.list().hasFocus());
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+K"_s));
        QVERIFY(desk.view->isVisible());
    }

    void anActionCanHaveSeveralKeysOrNone()
    {
        const Desk desk;
        desk.choose(1);
        desk.part<QPushButton>(u"addKey"_s).click();
        desk.press(Qt::Key_F9);
        QCOMPARE(desk.find.shortcuts(), (QList<QKeySequence>{QKeySequence(u"Ctrl+F"_s), QKeySequence(u"F9"_s)}));
        desk.part<QPushButton>(u"takeAway"_s).click();
        QVERIFY(desk.find.shortcuts().isEmpty());
        QVERIFY(!desk.part<QPushButton>(u"takeAway"_s).isEnabled());
        QCOMPARE(desk.message(), u"“Find in the lesson” has no key now."_s);
    }

    void oneOrAllCanBeReset()
    {
        const Desk desk;
        auto &one = desk.part<QPushButton>(u"restoreOne"_s);
        auto &all = desk.part<QPushButton>(u"restoreAll"_s);
        QVERIFY(!one.isEnabled() && !all.isEnabled());
        QVERIFY(desk.bindings->choose(u"cite-bibtex"_s, {QKeySequence(u"Ctrl+K"_s)}));
        QVERIFY(one.isEnabled() && all.isEnabled()); // the first one has lost its key
        one.click();
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+K"_s));
        QVERIFY(desk.cite.shortcut().isEmpty());
        QVERIFY2(desk.message().contains(u"Taken from “Copy as BibTeX”"_s), qPrintable(desk.message()));
        QVERIFY(desk.bindings->choose(u"find"_s, {QKeySequence(u"F9"_s)}));
        QVERIFY(desk.bindings->choose(u"go-to"_s, {}));
        answerNext(u"Keep mine"_s);
        all.click();
        QVERIFY(desk.bindings->isChosen(u"find"_s));
        answerNext(u"Reset all"_s);
        all.click();
        QVERIFY(!desk.bindings->isChosen(u"find"_s) && !desk.bindings->isChosen(u"go-to"_s));
        QVERIFY(!all.isEnabled());
    }

    void theSearchFindsKeysAndWords()
    {
        const Desk desk;
        auto &search = desk.part<QLineEdit>(u"searchEdit"_s);
        QCOMPARE(search.placeholderText(), u"Search keys"_s);
        search.setText(u"ctrl+f"_s);
        QCOMPARE(desk.list().model()->rowCount(), 1);
        QCOMPARE(desk.list().currentIndex().data().toString(), u"Find in the lesson"_s);
        search.setText(u"no such action"_s);
        QVERIFY(desk.part<QLabel>(u"nothing"_s).isVisible());
        QVERIFY(!desk.part<QPushButton>(u"change"_s).isEnabled());
        search.setFocus();
        const QSignalSpy closed(desk.view.get(), &PreferencesView::closeRequested);
        desk.press(Qt::Key_Escape);
        QCOMPARE(desk.list().model()->rowCount(), 3);
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.list().isVisible());
        QVERIFY(desk.part<QPushButton>(u"openKeys"_s).hasFocus());
        QCOMPARE(search.placeholderText(), u"Search preferences"_s);
        QCOMPARE(closed.size(), 0);
        desk.press(Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
    }

    void aPolicyGreysThePage()
    {
        const Desk desk(R"({"setBy": "the school", "keys": "go-to\tCtrl+J"})");
        QCOMPARE(desk.goTo.shortcut(), QKeySequence(u"Ctrl+J"_s));
        const QList<QPushButton *> buttons = desk.part<QWidget>(u"buttons"_s).findChildren<QPushButton *>();
        QCOMPARE(buttons.size(), 5);
        for (const QPushButton *const button : buttons) {
            QVERIFY2(!button->isEnabled(), qPrintable(button->text()));
        }
        QVERIFY(desk.part<QLabel>(u"held"_s).text().contains(u"set by the school"_s));
        desk.press(Qt::Key_Return);
        QVERIFY(!desk.field().isVisible());
    }
};

QTEST_MAIN(KeysPageTest)
#include "keyspagetest.moc"
