// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkkeys.h"

#include <QCoreApplication>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CheckKeys)
};

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
        {{Qt::Key_G}, Context::tr("G"), Context::tr("answer as a guess")},
        {{Qt::Key_P}, Context::tr("P"), Context::tr("go to the passage the check speaks of")},
        {{Qt::Key_O}, Context::tr("O"), Context::tr("show the reasons, or those of the other options")},
        {{Qt::Key_A}, Context::tr("A"), Context::tr("ask again what was missed")},
        {{Qt::Key_T}, Context::tr("T"), Context::tr("try again, as practice")},
        {{Qt::Key_B}, Context::tr("B"), Context::tr("bring the check back though it was known")},
    };
}

} // namespace Carrel
