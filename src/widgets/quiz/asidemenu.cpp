// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/asidemenu.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

AsideMenu::AsideMenu(QWidget *parent)
    : QMenu(parent)
{
    setObjectName("asideMenu"_L1);
    setAccessibleName(tr("Rest or retire the check"));
    m_rest = addAction(tr("&Rest for a day"), this, &AsideMenu::restChosen);
    addSeparator();
    const std::pair<RetireReason, QString> reasons[] = {
        {RetireReason::Known, tr("Retire: I &know it for good")},
        {RetireReason::Unimportant, tr("Retire: not worth the &time")},
        {RetireReason::Faulty, tr("Retire: &faulty or unclear")},
        {RetireReason::Other, tr("Retire: &another reason")},
    };
    for (const auto &[reason, words] : reasons) {
        addAction(words, this, [this, reason] { Q_EMIT retirementChosen(reason); });
    }
}

void AsideMenu::openAt(const QWidget &button, bool rest)
{
    m_rest->setVisible(rest);
    popup(button.mapToGlobal(QPoint(0, button.height())));
    if (rest) {
        setActiveAction(m_rest); // for keys
    }
}

} // namespace Carrel
