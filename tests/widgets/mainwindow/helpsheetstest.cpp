// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/helpsheets.h"

#include "models/keybindings.h"
#include "settings/settings.h"
#include "widgets/mainwindow/readingdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkkeys.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextLayout>
#include <QTextTable>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The keys of a window and of its checks, as a program with a fresh settings folder has them. */
struct Bindings {
    QTemporaryDir folder;
    Settings settings{{folder.filePath(u"user"_s), {}, {}}};
    KeyBindings keys{settings};

    Bindings(const WindowActions &actions, const CheckActions &checkActions)
    {
        actions.bindKeys(keys);
        const QList<QAction *> all = checkActions.all();
        for (QAction *const action : all) {
            keys.add(checkGroup(), action);
        }
        keys.apply();
    }
};

} // namespace

class HelpSheetsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysStandBeforeWhatTheyDo_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from left to right") << Qt::LeftToRight;
        QTest::newRow("from right to left") << Qt::RightToLeft;
    }

    void keysStandBeforeWhatTheyDo()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QGuiApplication::setLayoutDirection(direction);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        QMainWindow window;
        QLineEdit search;
        const WindowActions actions(window, &search);
        const CheckActions checkActions(&window);
        Bindings bindings(actions, checkActions);
        window.resize(800, 600);
        ReadingDialog sheet(QStringLiteral("Keys"), keysHtml(bindings.keys, direction), &window);
        sheet.show();
        QVERIFY(QTest::qWaitForWindowExposed(&sheet));
        const QTextDocument *document = sheet.findChild<QTextEdit *>()->document();
        int tables = 0;
        for (QTextFrame *frame : document->rootFrame()->childFrames()) {
            const auto *table = qobject_cast<QTextTable *>(frame);
            QVERIFY(table != nullptr);
            const auto isKey = [&](int column) {
                return table->cellAt(0, column).firstCursorPosition().charFormat().fontWeight() >= QFont::Bold;
            };
            const auto placeOf = [&](int column) {
                const QTextBlock block = table->cellAt(0, column).firstCursorPosition().block();
                return document->documentLayout()->blockBoundingRect(block).center().x();
            };
            QVERIFY(placeOf(0) < placeOf(1));
            const auto edgesOf = [&](const QTextBlock &block) {
                const QTextLine line = block.layout()->lineAt(0);
                const QRectF text = line.naturalTextRect();
                const qreal left = document->documentLayout()->blockBoundingRect(block).left() + text.left();
                return direction == Qt::LeftToRight ? left : left + text.width();
            };
            // The keys begin where the heading above them begins.
            const QTextBlock heading = document->findBlock(table->firstPosition() - 1);
            const QTextBlock keys =
                table->cellAt(0, direction == Qt::LeftToRight ? 0 : 1).firstCursorPosition().block();
            QVERIFY2(qAbs(edgesOf(heading) - edgesOf(keys)) <= 1.0, // of rounding
                     qPrintable(u"%1: %2 and %3"_s.arg(heading.text()).arg(edgesOf(heading)).arg(edgesOf(keys))));
            QCOMPARE(isKey(0), direction == Qt::LeftToRight);
            QCOMPARE(isKey(1), direction == Qt::RightToLeft);
            ++tables;
        }
        QVERIFY(tables > 3);
    }

    void theSheetNamesEveryKey()
    {
        QMainWindow window;
        QLineEdit search;
        WindowActions actions(window, &search);
        actions.offerSpeech();
        const CheckActions checkActions(&window);
        Bindings bindings(actions, checkActions);
        QTextDocument sheet;
        sheet.setHtml(keysHtml(bindings.keys, Qt::LeftToRight));
        const QStringList lines = sheet.toPlainText().split(u'\n');
        int keys = 0;
        const QList<QAction *> all =
            window.findChildren<QAction *>() + actions.findChildren<QAction *>() + checkActions.all();
        for (const QAction *const action : all) {
            const QList<QKeySequence> shortcuts = action->shortcuts();
            for (const QKeySequence &shortcut : shortcuts) {
                const QString name = shortcut.toString(QKeySequence::NativeText);
                const bool isNamed = std::ranges::any_of(
                    lines, [&name](const QString &line) { return line.split(u", "_s).contains(name); });
                QVERIFY2(isNamed, qPrintable(name + u' ' + action->text()));
                ++keys;
            }
        }
        QVERIFY(keys > 25);
        for (const CheckKeyWords &words : checkKeyWords()) {
            QVERIFY2(lines.contains(words.name) && lines.contains(words.what), qPrintable(words.name));
        }
        QVERIFY(actions.keys->shortcuts().contains(QKeySequence(Qt::Key_F1)));
        QVERIFY(actions.fullScreen->shortcuts().contains(QKeySequence(Qt::Key_F11)));
    }

    void theSheetNamesThePersonsOwnKeys()
    {
        QMainWindow window;
        QLineEdit search;
        const WindowActions actions(window, &search);
        const CheckActions checkActions(&window);
        Bindings bindings(actions, checkActions);
        QVERIFY(bindings.keys.choose(u"go-to"_s, {QKeySequence(u"Ctrl+J"_s)}));
        QVERIFY(bindings.keys.choose(u"check-guess"_s, {QKeySequence(u"Z"_s)}));
        QVERIFY(bindings.keys.choose(u"preferences"_s, {QKeySequence(u"F12"_s)}));
        QTextDocument sheet;
        sheet.setHtml(keysHtml(bindings.keys, Qt::LeftToRight));
        const QString text = sheet.toPlainText();
        QVERIFY2(text.contains(u"Ctrl+J\nGo to…"_s), qPrintable(text));
        QVERIFY(!text.contains(u"Ctrl+K"_s));
        QVERIFY(text.contains(u"Z\nAnswer as a guess"_s));
        QVERIFY(text.contains(u"F12 leads to Preferences"_s));
        QVERIFY(actions.back->toolTip().contains(u"Alt+Left"_s));
        QVERIFY(bindings.keys.choose(u"back"_s, {QKeySequence(u"Ctrl+B"_s)}));
        QVERIFY2(actions.back->toolTip().contains(u"Ctrl+B"_s), qPrintable(actions.back->toolTip()));
    }
};

QTEST_MAIN(HelpSheetsTest)
#include "helpsheetstest.moc"
