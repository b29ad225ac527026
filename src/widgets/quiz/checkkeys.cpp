// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkkeys.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CheckKeys)
};

QAction *make(QObject *parent, QLatin1StringView name, Qt::Key key, const QString &what)
{
    auto *const action = new QAction(what, parent);
    action->setObjectName(name);
    action->setShortcut(key);
    return action;
}

} // namespace

std::vector<CheckKeyWords> checkKeyWords()
{
    return {
        {{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9},
         Context::tr("1 to 9"),
         Context::tr("choose an option; choose or leave it where several are right")},
        {{Qt::Key_Up, Qt::Key_Down}, Context::tr("Up, Down"), Context::tr("go from option to option, or scroll")},
        {{Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End},
         Context::tr("Page Up, Page Down, Home, End"),
         Context::tr("scroll a long check")},
        {{Qt::Key_Return, Qt::Key_Enter}, Context::tr("Enter"), Context::tr("answer, then go on")},
    };
}

CheckActions::CheckActions(QObject *parent)
    : QObject(parent)
    , guess(make(this, "check-guess"_L1, Qt::Key_G, Context::tr("answer as a guess")))
    , passage(make(this, "check-passage"_L1, Qt::Key_P, Context::tr("go to the passage the check speaks of")))
    , reasons(make(this, "check-reasons"_L1, Qt::Key_O, Context::tr("show the reasons, or those of the other options")))
    , again(make(this, "check-again"_L1, Qt::Key_A, Context::tr("ask again what was missed")))
    , retry(make(this, "check-retry"_L1, Qt::Key_T, Context::tr("try again, as practice")))
    , bringBack(make(this, "check-bring-back"_L1, Qt::Key_B, Context::tr("bring the check back though it was known")))
    , rest(make(this, "check-rest"_L1, Qt::Key_R, Context::tr("let a due check rest for a day")))
    , retire(make(this, "check-retire"_L1, Qt::Key_Q, Context::tr("retire the check, with a reason")))
    , another(make(this, "check-another"_L1, Qt::Key_V, Context::tr("ask another check of the lesson")))
    , note(make(this, "check-note"_L1, Qt::Key_L, Context::tr("write a note on what is not known again and again")))
    , more(make(this, "check-more"_L1, Qt::Key_M, Context::tr("review more than the day has minutes for")))
{
    guess->setAutoRepeat(false); // it is a shortcut of the text beside the check, too
}

QList<QAction *> CheckActions::all() const
{
    return {guess, passage, reasons, again, retry, bringBack, rest, retire, another, note, more};
}

QAction *CheckActions::pressedBy(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QKeySequence pressed(QKeyCombination(modifiers, Qt::Key(event.key())));
    const QList<QAction *> actions = all();
    const auto found = std::ranges::find_if(
        actions, [&pressed](const QAction *action) { return action->shortcuts().contains(pressed); });
    return found == actions.end() ? nullptr : *found;
}

} // namespace Carrel
