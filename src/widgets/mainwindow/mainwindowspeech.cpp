// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How MainWindow has a lesson read aloud, where the computer has voices.
#include "base/foreigntext.h"
#include "models/keybindings.h"
#include "page/lessonview.h"
#include "widgets/aloud/aloudbar.h"
#include "widgets/aloud/readaloud.h"
#include "widgets/aloud/speechchoices.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/preferences/preferencesview.h"
#include "widgets/reader/readerview.h"
#include "widgets/shared/keytip.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

namespace Carrel
{

void MainWindow::connectSpeech()
{
    m_aloudButton->setText(tr("Read aloud"));
    showKeyInTip(m_aloudButton, tr("Read this lesson aloud, from the selected words or from the top of the page"),
                 m_actions->readAloud);
    m_aloudButton->setAccessibleName(m_aloudButton->text());
    m_aloudButton->setFocusPolicy(Qt::TabFocus);
    connect(m_aloudButton, &QToolButton::clicked, m_actions->readAloud, &QAction::trigger);
    connect(&m_speaker, &Speaker::becameUsable, this, &MainWindow::offerSpeech, Qt::SingleShotConnection);
}

void MainWindow::makeReadAloud()
{
    m_aloud = new ReadAloud(m_reader->page()->speech(), m_speaker, m_reader);
    const WindowActions &a = *m_actions;
    auto *const bar = new AloudBar(*m_aloud, m_reader);
    bar->showKeysOf(a.previousSpoken, a.readAloud, a.nextSpoken);
    m_reader->addBar(bar);
    connect(a.readAloud, &QAction::triggered, m_aloud, &ReadAloud::toggle);
    connect(a.nextSpoken, &QAction::triggered, m_aloud, [this] { m_aloud->step(1); });
    connect(a.previousSpoken, &QAction::triggered, m_aloud, [this] { m_aloud->step(-1); });
    connect(a.stopSpeech, &QAction::triggered, m_aloud, &ReadAloud::stop);
    connect(m_aloud, &ReadAloud::stateChanged, this, &MainWindow::offerSpeechActions);
    connect(m_aloud, &ReadAloud::told, this, &MainWindow::tell);
    connect(m_aloud, &ReadAloud::problem, this, [this](const QString &sentence) {
        m_messages->say({.kind = MessageKind::Problem, .text = sentence, .passing = true});
    });
    connect(m_reader->page(), &LessonView::pageDied, m_aloud, &ReadAloud::stop);
}

void MainWindow::prepareSpeech()
{
    m_speaker.prepare();
}

void MainWindow::offerSpeech()
{
    m_actions->offerSpeech();
    const QList<QAction *> actions = m_actions->speechActions();
    for (QAction *const action : actions) {
        m_keys->add(readOnButton(m_actions->aloud->title()), action);
    }
    m_keys->apply();
    m_preferences->offerSpeech(m_speaker);
    offerSpeechActions();
}

void MainWindow::applySpeech()
{
    const SpeechChoices choices = SpeechChoices::from(m_parts.settings);
    m_speaker.setRate(choices.rate);
    m_speaker.setWishes(choices.voices);
    if (m_aloud) {
        m_aloud->setCode(choices.code);
    }
}

void MainWindow::offerSpeechActions()
{
    const bool reading = m_reader && m_views->currentWidget() == m_reader && m_reader->lesson().lesson;
    const bool usable = reading && m_speaker.isUsable();
    const bool began = usable && m_aloud->state() != ReadAloud::State::Silent;
    m_actions->readAloud->setEnabled(usable);
    for (QAction *const action : {m_actions->nextSpoken, m_actions->previousSpoken, m_actions->stopSpeech}) {
        action->setEnabled(began);
    }
    m_aloudButton->setVisible(usable && !began); // the bar has what comes then
}

} // namespace Carrel
