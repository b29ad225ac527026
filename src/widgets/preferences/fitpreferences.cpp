// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/fitpreferences.h"

#include "base/job.h"
#include "preferences/ui_fitpreferences.h"
#include "study/optimizer/fitwords.h"
#include "study/studyrecord.h"

namespace Carrel
{

FitPreferences::FitPreferences(StudyRecord &record, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::FitPreferences>())
    , m_record(record)
{
    m_ui->setupUi(this);
    connect(m_ui->fit, &QPushButton::clicked, this, &FitPreferences::startOrStop);
    connect(m_ui->apply, &QPushButton::clicked, this, [this] { use(m_fit->weights); });
    connect(m_ui->goBack, &QPushButton::clicked, this, [this] { use({}); });
    connect(&m_record, &StudyRecord::stateChanged, this, [this] {
        if (isVisible()) { // counting the answers must not hold up who is answering
            showState();
        }
    });
    connect(&m_record, &StudyRecord::learnerChanged, this, &FitPreferences::forget);
    showState();
}

FitPreferences::~FitPreferences() = default;

void FitPreferences::showEvent(QShowEvent *event)
{
    showState();
    QWidget::showEvent(event);
}

void FitPreferences::startOrStop()
{
    if (m_job) {
        m_job->cancel(); // take() follows
    } else {
        start();
    }
}

void FitPreferences::start()
{
    m_fit.reset();
    const auto outcome = std::make_shared<std::optional<WeightFit>>();
    m_job = std::make_unique<Job>(
        [outcome, look = m_record.look(), settings = m_record.state().settings()](const JobControl &control) {
            if (auto histories = look->trainingHistories(control)) {
                *outcome = fitWeights({std::move(*histories), settings}, control);
            }
        });
    connect(m_job.get(), &Job::finished, this, [this, outcome] { take(*outcome); });
    m_job->start();
    showState();
}

void FitPreferences::take(const std::optional<WeightFit> &fit)
{
    const bool wasStopped = m_job->isCancelled();
    m_job.release()->deleteLater(); // it is what tells us
    if (!fit && !wasStopped) {      // the record changed before it was read through
        start();
        return;
    }
    m_fit = fit;
    showState();
    if (m_ui->fit->hasFocus() && !m_ui->apply->isHidden()) {
        m_ui->apply->setFocus(Qt::OtherFocusReason);
    }
}

/** What was worked out belongs to the learner before. */
void FitPreferences::forget()
{
    m_job.reset();
    m_fit.reset();
    showState();
}

void FitPreferences::use(const std::vector<double> &weights)
{
    const SettingEvent setting = weightsSetting(weights); // of the fit that goes now, perhaps
    m_fit.reset();
    m_ui->fit->setFocus(Qt::OtherFocusReason); // the button that was pressed goes away
    m_record.append(setting);
}

QString FitPreferences::note(int answers) const
{
    if (m_job) {
        return tr("Working it out…");
    }
    if (answers < fewestAnswersToFit) {
        return FitWords::tooFew(answers, locale());
    }
    const QString offer = tr("Learns how long you remember from %1 answers to checks that came back. Nothing changes "
                             "until you say so.")
                              .arg(locale().toString(answers));
    return m_record.state().settings().weights.empty()
               ? offer
               : tr("The schedule is fitted to you. %1", "followed by a sentence").arg(offer);
}

void FitPreferences::showState()
{
    const int answers = answersToFit(m_record.state());
    m_ui->fit->setText(m_job ? tr("Stop fitting") : tr("Fit the schedule to me…"));
    m_ui->fit->setEnabled(m_job || answers >= fewestAnswersToFit);
    m_ui->fitNote->setText(note(answers));
    m_ui->fit->setAccessibleDescription(m_ui->fitNote->text());
    const QString outcome = m_fit ? FitWords::outcome(*m_fit, locale()) : QString();
    m_ui->outcome->setText(outcome);
    m_ui->outcome->setVisible(!outcome.isEmpty());
    m_ui->apply->setVisible(m_fit && m_fit->end == WeightFit::End::Better);
    m_ui->apply->setAccessibleDescription(outcome);
    m_ui->goBack->setVisible(!m_record.state().settings().weights.empty());
}

} // namespace Carrel
