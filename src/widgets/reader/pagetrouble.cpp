// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/pagetrouble.h"

#include "page/lessonview.h"
#include "widgets/shared/messagebar.h"

namespace Carrel
{

PageTrouble::PageTrouble(LessonView &page, MessageBar &messages, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_messages(messages)
{
    connect(&page, &LessonView::pageDied, this, [this](const QString &sentence) {
        m_messages.say({.kind = MessageKind::Problem, .text = sentence, .passing = true});
    });
    connect(&page, &LessonView::pageHung, this, &PageTrouble::offerToOpenAgain);
    connect(&page, &LessonView::pageAnswered, this, &PageTrouble::takeBack);
}

void PageTrouble::offerToOpenAgain(const QString &sentence)
{
    m_offer = sentence;
    m_messages.say({.kind = MessageKind::Problem,
                    .text = sentence,
                    .actions = {{tr("Open it again"), [this] { m_page.openPageAgain(); }}},
                    .passing = true});
}

void PageTrouble::takeBack()
{
    if (m_messages.text() == m_offer) {
        m_messages.close();
    }
}

} // namespace Carrel
