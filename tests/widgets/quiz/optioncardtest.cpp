// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/optioncard.h"

#include "widgets/samplelesson.h"
#include "widgets/shared/look.h"

#include <QAccessible>
#include <QtTest>

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
