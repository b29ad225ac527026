// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/optioncard.h"

#include "widgets/samplelesson.h"
#include "widgets/shared/look.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTimer>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class OptionCardTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aScreenReaderHearsNumberWordsStateAndReason_data()
    {
        QTest::addColumn<CardState>("state");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("checked");
        QTest::newRow("plain") << CardState::Plain << u"2: Heap sort"_s << false;
        QTest::newRow("picked") << CardState::Picked << u"2: Heap sort"_s << true;
        QTest::newRow("own wrong") << CardState::OwnWrong << u"2: Heap sort. Your choice, wrong. The heap forgets."_s
                                   << true;
        QTest::newRow("own right") << CardState::OwnRight << u"2: Heap sort. Your choice, right. The heap forgets."_s
                                   << true;
        QTest::newRow("right") << CardState::RightAnswer << u"2: Heap sort. Right answer. The heap forgets."_s << false;
    }

    void aScreenReaderHearsNumberWordsStateAndReason()
    {
        QFETCH(CardState, state);
        QFETCH(QString, name);
        QFETCH(bool, checked);
        OptionCard card;
        card.setOption(2, CheckKind::Single, words(u"Heap sort"_s), {});
        if (state != CardState::Plain && state != CardState::Picked) {
            card.setReason(words(u"The heap forgets."_s));
        }
        card.setState(state);
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&card);
        QVERIFY(face != nullptr);
        QCOMPARE(face->role(), QAccessible::RadioButton);
        QCOMPARE(face->text(QAccessible::Name), name);
        QCOMPARE(bool(face->state().checked), checked);
        QVERIFY(face->state().checkable);
    }

    void anOptionOfSeveralIsACheckBoxThatCanBeToggled()
    {
        OptionCard card;
        card.setOption(1, CheckKind::Multiple, words(u"Merge sort"_s), {});
        card.setState(CardState::Plain);
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&card);
        QCOMPARE(face->role(), QAccessible::CheckBox);
        QSignalSpy clicked(&card, &OptionCard::clicked);
        face->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(face->actionInterface()->keyBindingsForAction(QAccessibleActionInterface::toggleAction()),
                 QStringList{u"1"_s});
    }

    void aDecidedOptionOffersNoPress()
    {
        OptionCard card;
        card.setOption(1, CheckKind::Single, words(u"Merge sort"_s), {});
        card.setState(CardState::OwnWrong);
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&card);
        QVERIFY(!face->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
        QVERIFY(face->state().readOnly);
    }

    void aNarrowerCardIsTallerAndSoIsOneWithAReason()
    {
        OptionCard card;
        card.setOption(1, CheckKind::Single, words(u"Each level removes a single card, so time grows fast."_s), {});
        QVERIFY(card.heightForWidth(200) > card.heightForWidth(600));
        const int before = card.heightForWidth(320);
        card.setReason(words(u"Everything else goes to one side."_s));
        card.setState(CardState::OwnRight);
        QVERIFY(card.heightForWidth(320) > before);
    }

    void codeWrapsInsteadOfBeingCut()
    {
        OptionCard card;
        card.setOption(1, CheckKind::Single, codeCheck(u"c"_s).options[2].text, {});
        QVERIFY(card.heightForWidth(220) > card.heightForWidth(900));
    }

    void aReasonReadsInItsOwnDirection_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("interface");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        const QString arabic = u"\u0627\u0644\u0643\u0648\u0645\u0629 \u062a\u0646\u0633\u0649."_s;
        QTest::newRow("Arabic in English") << Qt::LeftToRight << arabic << Qt::RightToLeft;
        QTest::newRow("English in English") << Qt::LeftToRight << u"The heap forgets."_s << Qt::LeftToRight;
        QTest::newRow("English in Arabic") << Qt::RightToLeft << u"The heap forgets."_s << Qt::LeftToRight;
        QTest::newRow("none in Arabic") << Qt::RightToLeft << QString() << Qt::RightToLeft;
    }

    void aReasonReadsInItsOwnDirection()
    {
        QFETCH(Qt::LayoutDirection, interface);
        QFETCH(QString, reason);
        QFETCH(Qt::LayoutDirection, direction);
        OptionCard card;
        card.setLayoutDirection(interface);
        card.setOption(1, CheckKind::Single, words(u"Heap sort"_s), {});
        card.setReason(words(reason));
        card.setState(CardState::OwnWrong);
        const auto documents = card.findChildren<RichTextDocument *>();
        const auto below = std::ranges::find_if(
            documents, [&](const RichTextDocument *each) { return each->toPlainText().contains(card.stateWords()); });
        QVERIFY(below != documents.end());
        QCOMPARE((*below)->begin().textDirection(), direction);
    }

    void theNumberStandsWhereTheWordsBegin_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("interface");
        QTest::addColumn<QString>("option");
        QTest::addColumn<bool>("isOnTheRight");
        const QString arabic = u"\u0645\u0631\u062a\u064a\u0646"_s;
        QTest::newRow("Arabic in English") << Qt::LeftToRight << arabic << true;
        QTest::newRow("English in English") << Qt::LeftToRight << u"Twice"_s << false;
        QTest::newRow("English in Arabic") << Qt::RightToLeft << u"Twice"_s << false;
        QTest::newRow("a number in Arabic") << Qt::RightToLeft << u"12"_s << true;
    }

    void theNumberStandsWhereTheWordsBegin()
    {
        QFETCH(Qt::LayoutDirection, interface);
        QFETCH(QString, option);
        QFETCH(bool, isOnTheRight);
        OptionCard card;
        card.setLayoutDirection(interface);
        card.setOption(1, CheckKind::Single, words(option), {});
        card.resize(500, card.heightForWidth(500));
        const QImage drawn = card.grab().toImage();
        const QRgb ground = drawn.pixel(drawn.width() / 2, drawn.height() / 2);
        const auto isEmpty = [&](int from, int to) {
            for (int x = from; x < to; ++x) {
                if (drawn.pixel(x, drawn.height() / 2) != ground) {
                    return false;
                }
            }
            return true;
        };
        constexpr int border = 4;
        QCOMPARE(isEmpty(border, drawn.width() / 2), isOnTheRight);
        QCOMPARE(isEmpty(drawn.width() / 2, drawn.width() - border), !isOnTheRight);
    }

    void aNumberStandsWhereTheInterfaceBegins()
    {
        OptionCard card;
        card.setLayoutDirection(Qt::RightToLeft);
        card.setOption(1, CheckKind::Single, words(u"2500"_s), {});
        const auto documents = card.findChildren<RichTextDocument *>();
        const auto shown =
            std::ranges::find(documents, u"2500"_s, [](const RichTextDocument *each) { return each->toPlainText(); });
        QVERIFY(shown != documents.end());
        QCOMPARE((*shown)->begin().textDirection(), Qt::RightToLeft);
    }

    void aPictureStaysAsWideAsTheCardAfterItsStateChanged()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"wide.png"_s);
        QImage wide(1200, 300, QImage::Format_RGB32);
        wide.fill(Qt::gray);
        QVERIFY(wide.save(file));
        Block block;
        Image image;
        image.source = u"wide.png"_s;
        image.alternative = u"A wide one"_s;
        block.content = image;
        OptionCard card;
        card.setOption(1, CheckKind::Single, {Blocks{block}},
                       {nullptr, [&](const QString &) { return file; }, nullptr});
        card.resize(320, card.heightForWidth(320));
        card.setState(CardState::Picked);
        const int high = card.heightForWidth(320);
        QVERIFY2(high > 60 && high < 140, qPrintable(QString::number(high)));
        QVERIFY(card.spoken().contains(u"A wide one"_s));
    }

    void theWordsOfACardCanBeCopiedFormulasAsTex()
    {
        Run formula;
        formula.text = u"n \\log n"_s;
        formula.math = true;
        OptionCard card;
        card.setOption(1, CheckKind::Single, {Runs{formula}}, {});
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        QTimer::singleShot(0, &card, [&card] {
            auto *menu = card.findChild<QMenu *>();
            QVERIFY(menu != nullptr);
            menu->actions().front()->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, card.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&card, &event);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"n \\log n"_s);
    }

    void everyStateIsAWordOnTheCard_data()
    {
        QTest::addColumn<CardState>("state");
        QTest::newRow("own wrong") << CardState::OwnWrong;
        QTest::newRow("own right") << CardState::OwnRight;
        QTest::newRow("right") << CardState::RightAnswer;
    }

    void everyStateIsAWordOnTheCard()
    {
        QFETCH(CardState, state);
        OptionCard card;
        card.setOption(1, CheckKind::Single, words(u"Merge sort"_s), {});
        card.setState(state);
        QVERIFY(!card.stateWords().isEmpty());
    }
};

QTEST_MAIN(OptionCardTest)
#include "optioncardtest.moc"
