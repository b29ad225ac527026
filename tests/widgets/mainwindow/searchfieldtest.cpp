// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/searchfield.h"

#include <QSignalSpy>
#include <QVBoxLayout>
#include <QtTest>

using namespace Carrel;

class SearchFieldTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escLeadsBackOrTellsThatTheWayBackIsGone_data()
    {
        QTest::addColumn<bool>("isGone");
        QTest::newRow("there") << false;
        QTest::newRow("gone") << true;
    }

    void escLeadsBackOrTellsThatTheWayBackIsGone()
    {
        QFETCH(bool, isGone);
        QWidget window;
        auto *const before = new QLineEdit(&window);
        auto *const field = new SearchField([](const QString &) { return SearchField::Results(); }, &window);
        auto *const after = new QLineEdit(&window);
        auto *const column = new QVBoxLayout(&window);
        for (QWidget *const part : std::initializer_list<QWidget *>{before, field, after}) {
            column->addWidget(part);
        }
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        before->setFocus();
        field->setFocus();
        const QSignalSpy left(field, &SearchField::left);
        before->setVisible(!isGone);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(left.size(), isGone ? 1 : 0);
        QCOMPARE(before->hasFocus(), !isGone);
    }
};

QTEST_MAIN(SearchFieldTest)
#include "searchfieldtest.moc"
