// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keybindings.h"

#include "models/keylistmodel.h"
#include "models/reservedkeys.h"
#include "settings/keys.h"
#include "settings/settings.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QList<QKeySequence> keys(const QStringList &names)
{
    QList<QKeySequence> keys;
    for (const QString &name : names) {
        keys << QKeySequence(name);
    }
    return keys;
}

/** A program with three actions, the last of them in two places. */
struct Program {
    QTemporaryDir folder;
    QAction open{u"&Open…"_s};
    QAction next{u"Find &next"_s};
    QAction guess{u"answer as a guess"_s};
    QAction guessInReview{u"answer as a guess"_s};
    std::unique_ptr<Settings> settings;
    std::unique_ptr<KeyBindings> bindings;

    explicit Program(const QByteArray &policy = {})
    {
        open.setShortcuts(keys({u"Ctrl+O"_s}));
        next.setShortcuts(keys({u"F3"_s, u"Ctrl+G"_s}));
        guess.setShortcuts(keys({u"G"_s}));
        guessInReview.setShortcuts(keys({u"G"_s}));
        open.setObjectName("open");
        next.setObjectName("find-next");
        guess.setObjectName("guess");
        guessInReview.setObjectName("guess");
        if (!policy.isEmpty()) {
            QDir().mkpath(folder.filePath(u"managed"_s));
            QFile file(folder.filePath(u"managed/room.json"_s));
            if (!file.open(QIODevice::WriteOnly) || file.write(policy) < 0) {
                qFatal("the policy could not be written");
            }
        }
        start();
    }

    /** As the program does each time it starts. */
    void start()
    {
        bindings.reset();
        settings = std::make_unique<Settings>(SettingsPaths{
            folder.filePath(u"user"_s), folder.filePath(u"recommended"_s), folder.filePath(u"managed"_s)});
        bindings = std::make_unique<KeyBindings>(*settings);
        bindings->add(u"File"_s, &open);
        bindings->add(u"Edit"_s, &next);
        bindings->add(u"Checks"_s, &guess);
        bindings->add(u"Checks"_s, &guessInReview);
        bindings->apply();
    }

    /** Another start: the actions are made anew with Carrel's own keys. */
    void startAnew()
    {
        bindings.reset();
        open.setShortcuts(keys({u"Ctrl+O"_s}));
        next.setShortcuts(keys({u"F3"_s, u"Ctrl+G"_s}));
        guess.setShortcuts(keys({u"G"_s}));
        guessInReview.setShortcuts(keys({u"G"_s}));
        start();
    }
};

} // namespace

class KeyBindingsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChosenKeyReplacesCarrelsOwnAndIsKept()
    {
        Program program;
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+O"_s}));
        QVERIFY(!program.bindings->isChosen(u"open"_s));
        const QSignalSpy changed(program.bindings.get(), &KeyBindings::changed);
        QVERIFY(program.bindings->choose(u"open"_s, keys({u"Ctrl+J"_s, u"F9"_s})));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+J"_s, u"F9"_s}));
        QVERIFY(program.bindings->isChosen(u"open"_s));
        program.startAnew();
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+J"_s, u"F9"_s}));
        QCOMPARE(program.next.shortcuts(), keys({u"F3"_s, u"Ctrl+G"_s}));
        QVERIFY(program.bindings->restore(u"open"_s));
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+O"_s}));
        QCOMPARE(program.settings->value(Keys::chosenKeys), QString());
    }

    void whatIsThereTwiceHasTheSameKeys()
    {
        Program program;
        QCOMPARE(program.bindings->all().size(), 3UL);
        QVERIFY(program.bindings->choose(u"guess"_s, keys({u"Z"_s})));
        QCOMPARE(program.guess.shortcuts(), keys({u"Z"_s}));
        QCOMPARE(program.guessInReview.shortcuts(), keys({u"Z"_s}));
    }

    void aKeyNeverDoesTwoThings()
    {
        Program program;
        QCOMPARE(program.bindings->holderOf(QKeySequence(u"F3"_s))->name, u"find-next"_s);
        QCOMPARE(program.bindings->holderOf(QKeySequence(u"F4"_s)), nullptr);
        QVERIFY(program.bindings->choose(u"open"_s, keys({u"F3"_s})));
        QCOMPARE(program.open.shortcuts(), keys({u"F3"_s}));
        QCOMPARE(program.next.shortcuts(), keys({u"Ctrl+G"_s}));
        program.startAnew();
        QCOMPARE(program.open.shortcuts(), keys({u"F3"_s}));
        QCOMPARE(program.next.shortcuts(), keys({u"Ctrl+G"_s}));
        // Carrel's own keys come back whole, wherever they are now.
        QVERIFY(program.bindings->restore(u"find-next"_s));
        QCOMPARE(program.next.shortcuts(), keys({u"F3"_s, u"Ctrl+G"_s}));
        QCOMPARE(program.open.shortcuts(), keys({}));
        QVERIFY(program.bindings->restoreAll());
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+O"_s}));
        QCOMPARE(program.settings->value(Keys::chosenKeys), QString());
    }

    void keysOfAnotherVersionDoNotClash()
    {
        Program program;
        // Two lines with the same key, an action of a later version, a key there is not, a line that is none.
        QVERIFY(program.settings->set(Keys::chosenKeys,
                                      u"find-next\tF8\tnonsense+key\ngone\tF2\nguess\tF8\tCtrl+O\n\nopen\n"_s));
        QCOMPARE(program.next.shortcuts(), keys({u"F8"_s}));
        QCOMPARE(program.guess.shortcuts(), keys({u"Ctrl+O"_s}));
        QCOMPARE(program.open.shortcuts(), keys({}));
        QVERIFY(program.bindings->choose(u"open"_s, keys({u"F7"_s})));
        QVERIFY2(program.settings->value(Keys::chosenKeys).contains(u"gone\tF2"_s), "what is not known here is kept");
    }

    void aPolicyHoldsTheKeys()
    {
        Program program(R"({"setBy": "the school", "keys": "open\tCtrl+J"})");
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+J"_s}));
        QCOMPARE(program.bindings->lockedBy(), u"the school"_s);
        QVERIFY(!program.bindings->choose(u"open"_s, keys({u"F5"_s})));
        QCOMPARE(program.open.shortcuts(), keys({u"Ctrl+J"_s}));
    }

    void sentencesNameTheKeysThereAre()
    {
        Program program;
        const QString sentence = u"{find-next} finds more, {open} opens {nothing}."_s;
        QCOMPARE(program.bindings->fillIn(sentence), u"F3 finds more, Ctrl+O opens {nothing}."_s);
        QVERIFY(program.bindings->choose(u"open"_s, {}));
        QVERIFY(program.bindings->choose(u"find-next"_s, keys({u"Ctrl+J"_s})));
        QCOMPARE(program.bindings->fillIn(sentence), u"Ctrl+J finds more, “Open” opens {nothing}."_s);
    }

    void keysThatAreNeededEverywhereAreReserved_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("reserved");
        for (const char *const key :
             {"Return", "Tab", "Shift+Tab", "Esc", "Space", "Up", "Shift+Left", "PgDown", "1", "9", "Alt+F", "F10",
              "Shift+F10", "Ctrl+C", "Ctrl+V", "Ctrl+A", "F2", "Ctrl+Return"}) {
            QTest::newRow(key) << QString::fromLatin1(key) << true;
        }
        for (const char *const key : {"F1", "G", "Ctrl+1", "Alt+Left", "Ctrl+PgDown", "0", "Ctrl+,"}) {
            QTest::newRow(key) << QString::fromLatin1(key) << false;
        }
    }

    void keysThatAreNeededEverywhereAreReserved()
    {
        QFETCH(QString, key);
        QFETCH(bool, reserved);
        QCOMPARE(!whyReserved(QKeySequence(key)).isEmpty(), reserved);
    }

    void theListSaysWhatIsChosen()
    {
        Program program;
        KeyListModel model(*program.bindings);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 3);
        const QModelIndex open = model.indexOf(u"open"_s);
        const QModelIndex openKeys = open.siblingAtColumn(KeyListModel::Pressed);
        QCOMPARE(open.data().toString(), u"Open…"_s);
        QCOMPARE(openKeys.data().toString(), u"Ctrl+O"_s);
        QCOMPARE(model.indexOf(u"guess"_s).data().toString(), u"Answer as a guess"_s);
        const QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(program.bindings->choose(u"open"_s, keys({u"F9"_s})));
        QCOMPARE(told.size(), 1);
        QCOMPARE(openKeys.data().toString(), u"F9 (Carrel's: Ctrl+O)"_s);
        QVERIFY(open.data(KeyListModel::ChosenRole).toBool());
        QVERIFY(program.bindings->choose(u"open"_s, {}));
        QCOMPARE(openKeys.data().toString(), u"none (Carrel's: Ctrl+O)"_s);
    }

    void theListIsFoundByWordsKeysAndMenus()
    {
        Program program;
        KeyListModel model(*program.bindings);
        const QAbstractItemModelTester tester(&model);
        for (const auto &[words, name] : std::initializer_list<std::pair<QString, QString>>{
                 {u"NEXT find"_s, u"find-next"_s}, {u"ctrl+o"_s, u"open"_s}, {u"checks"_s, u"guess"_s}}) {
            model.setWords(words);
            QCOMPARE(model.rowCount(), 1);
            QCOMPARE(model.index(0, 0).data(KeyListModel::NameRole).toString(), name);
        }
        model.setWords(u"nothing has this"_s);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.indexOf(u"open"_s).isValid());
    }
};

QTEST_MAIN(KeyBindingsTest)
#include "keybindingstest.moc"
