// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/studyframe.h"

#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtTest>

using namespace Carrel;

/** The panes around the text: which of them stand there, and how wide. */
class StudyFrameTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksAloneGetWhatTheTextHad()
    {
        auto &outline = *new QWidget; // the frame takes them
        auto &check = *new QWidget;
        auto &views = *new QStackedWidget;
        views.addWidget(new QWidget);
        StudyFrame frame(&outline, &views, &check);
        frame.setContent({.outline = true, .check = true, .text = true});
        frame.resize(1280, 800);
        frame.show();
        QVERIFY(QTest::qWaitForWindowExposed(&frame));
        const int outlineWidth = outline.width();
        const int textWidth = views.width();
        const int checkWidth = check.width();
        const QByteArray sizes = frame.saveSizes();

        frame.setContent({.outline = true, .check = true, .text = false});
        QVERIFY(views.isHidden());
        QVERIFY(qAbs(outline.width() - outlineWidth) <= 1); // the splitter rounds
        QVERIFY(check.width() >= checkWidth + textWidth);
        QCOMPARE(frame.saveSizes(), sizes); // the next start has a text again

        frame.setContent({.outline = true, .check = true, .text = true});
        QCOMPARE(outline.width(), outlineWidth);
        QCOMPARE(views.width(), textWidth);
        QCOMPARE(check.width(), checkWidth);
    }

    void tabStaysInADrawerAndNotInAPane()
    {
        auto &outline = *new QWidget;
        auto &check = *new QWidget;
        auto &views = *new QStackedWidget;
        auto &text = *new QLineEdit;
        views.addWidget(&text);
        auto &first = *new QLineEdit(&outline);
        auto &second = *new QLineEdit(&outline);
        second.move(0, 40);
        outline.setFocusProxy(&first);
        QWidget window;
        auto *const column = new QVBoxLayout(&window);
        auto &tools = *new QLineEdit;
        auto &frame = *new StudyFrame(&outline, &views, &check);
        column->addWidget(&tools);
        column->addWidget(&frame);
        frame.setContent({.outline = true, .check = true, .text = true});
        window.resize(640, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(frame.isNarrow());
        frame.showOutline(true);
        QVERIFY(first.hasFocus());
        QTest::keyClick(&first, Qt::Key_Tab);
        QVERIFY(second.hasFocus());
        QTest::keyClick(&second, Qt::Key_Tab);
        QVERIFY(first.hasFocus());
        QTest::keyClick(&first, Qt::Key_Backtab);
        QVERIFY(second.hasFocus());
        frame.closeDrawers();
        window.resize(1280, 800);
        QVERIFY(!frame.isNarrow());
        second.setFocus();
        QTest::keyClick(&second, Qt::Key_Tab);
        QVERIFY(!outline.isAncestorOf(QApplication::focusWidget()));
    }
};

QTEST_MAIN(StudyFrameTest)
#include "studyframetest.moc"
