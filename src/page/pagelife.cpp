// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pagelife.h"

#include "page/processend.h"

#include <QPointer>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

/** A page that ends this often without showing its lesson would end again for ever. */
constexpr int maximumDeaths = 3;

} // namespace

PageLife::PageLife(QWebEnginePage &page, const QWidget &view)
    : m_page(page)
    , m_view(view)
{
    connect(&page, &QWebEnginePage::renderProcessTerminated, this, [this] { onDeath(); });
    connect(&m_tick, &QTimer::timeout, this, &PageLife::onTick);
    m_tick.start(tickMs);
}

void PageLife::setReady(bool ready)
{
    m_ready = ready;
    m_waits = false;
    m_hung = false;
    ++m_question; // an answer from before counts for nothing
}

bool PageLife::isGivenUp() const
{
    return m_deaths >= maximumDeaths;
}

void PageLife::giveAnotherChance()
{
    m_silent = 0;
    if (isGivenUp()) {
        m_deaths = 0;
        Q_EMIT loadWanted();
    }
}

void PageLife::end()
{
    m_deaths = 0; // this end is wanted
    endProcess(m_page.renderProcessPid());
}

void PageLife::onDeath()
{
    setReady(false);
    ++m_deaths;
    if (isGivenUp()) {
        Q_EMIT died(tr("The page of this lesson stopped again and again. Open another lesson, or start Carrel with "
                       "--safe-mode."));
        return;
    }
    Q_EMIT died(tr("The page stopped and was opened again at the same place."));
    // The engine is still clearing up after the process while it tells of its end.
    QMetaObject::invokeMethod(this, &PageLife::loadWanted, Qt::QueuedConnection);
}

void PageLife::onTick()
{
    if (!m_ready || !m_view.isVisible()) {
        m_silent = 0; // who comes back is told again
        return;
    }
    if (!m_waits) {
        m_waits = true;
        m_silent = 0;
        m_page.runJavaScript(u"0"_s, QWebEngineScript::ApplicationWorld,
                             [alive = QPointer(this), question = ++m_question](const QVariant &) {
                                 if (alive) {
                                     alive->onAnswer(question);
                                 }
                             });
        return;
    }
    ++m_silent;
    if (m_silent == patience) {
        m_hung = true;
        Q_EMIT hung(tr("The page of this lesson does not answer."));
    }
}

void PageLife::onAnswer(int question)
{
    if (question != m_question) {
        return;
    }
    m_waits = false;
    if (std::exchange(m_hung, false)) {
        Q_EMIT answeredAgain();
    }
}

} // namespace Carrel
