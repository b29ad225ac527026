// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aloud/aloudbar.h"

#include "aloud/ui_aloudbar.h"
#include "widgets/shared/keytip.h"

#include <QShortcut>

namespace Carrel
{

AloudBar::AloudBar(ReadAloud &aloud, QWidget *reader)
    : QFrame(reader)
    , m_ui(std::make_unique<Ui::AloudBar>())
    , m_escape(new QShortcut(Qt::Key_Escape, reader))
{
    m_ui->setupUi(this);
    connect(m_ui->pause, &QToolButton::clicked, &aloud, &ReadAloud::toggle);
    connect(m_ui->previousSentence, &QToolButton::clicked, &aloud, [&aloud] { aloud.step(-1); });
    connect(m_ui->nextSentence, &QToolButton::clicked, &aloud, [&aloud] { aloud.step(1); });
    connect(m_ui->stopSpeech, &QToolButton::clicked, &aloud, &ReadAloud::stop);
    connect(&aloud, &ReadAloud::stateChanged, this, &AloudBar::follow);
    m_escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_escape, &QShortcut::activated, &aloud, &ReadAloud::stop);
    // The bar that finds words has the same key: each press closes one of the two.
    connect(m_escape, &QShortcut::activatedAmbiguously, &aloud, &ReadAloud::stop);
    follow(aloud.state());
}

AloudBar::~AloudBar() = default;

void AloudBar::showKeysOf(const QAction *before, const QAction *pause, const QAction *next)
{
    showKeyInTip(m_ui->previousSentence, m_ui->previousSentence->accessibleName(), before);
    showKeyInTip(m_ui->pause, tr("Pause or go on"), pause);
    showKeyInTip(m_ui->nextSentence, m_ui->nextSentence->accessibleName(), next);
}

void AloudBar::follow(ReadAloud::State state)
{
    const bool speaking = state == ReadAloud::State::Speaking;
    m_ui->what->setText(speaking ? tr("Reading aloud") : tr("Reading aloud, paused"));
    m_ui->pause->setText(speaking ? tr("Pause") : tr("Go on"));
    m_ui->pause->setAccessibleName(m_ui->pause->text());
    m_escape->setEnabled(state != ReadAloud::State::Silent);
    setVisible(state != ReadAloud::State::Silent);
}

} // namespace Carrel
