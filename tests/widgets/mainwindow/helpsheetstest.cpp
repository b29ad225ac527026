// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/helpsheets.h"

#include "widgets/mainwindow/readingdialog.h"
#include "widgets/mainwindow/windowactions.h"

#include <QAbstractTextDocumentLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextTable>
#include <QtTest>

using namespace Carrel;

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
        window.resize(800, 600);
        ReadingDialog sheet(QStringLiteral("Keys"), keysHtml(actions, direction), &window);
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
            QCOMPARE(isKey(0), direction == Qt::LeftToRight);
            QCOMPARE(isKey(1), direction == Qt::RightToLeft);
            ++tables;
        }
        QVERIFY(tables > 3);
    }
};

QTEST_MAIN(HelpSheetsTest)
#include "helpsheetstest.moc"
