// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/backuppreferences.h"

#include "base/job.h"
#include "preferences/ui_backuppreferences.h"
#include "study/backupwords.h"
#include "study/studyrecord.h"

namespace Carrel
{

BackupPreferences::BackupPreferences(StudyRecord &record, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::BackupPreferences>())
    , m_record(record)
{
    m_ui->setupUi(this);
    connect(m_ui->look, &QPushButton::clicked, this, &BackupPreferences::look);
    connect(m_ui->restore, &QPushButton::clicked, this, &BackupPreferences::restore);
    connect(m_ui->backups, &QComboBox::currentIndexChanged, this, &BackupPreferences::forget);
    connect(&m_record, &StudyRecord::learnerChanged, this, &BackupPreferences::list);
    list();
}

BackupPreferences::~BackupPreferences() = default;

void BackupPreferences::showEvent(QShowEvent *event)
{
    list();
    QWidget::showEvent(event);
}

void BackupPreferences::list()
{
    m_backups = m_record.backups().list();
    m_ui->backups->clear();
    for (const Backup &backup : m_backups) {
        m_ui->backups->addItem(BackupWords::time(backup, locale()));
    }
    m_ui->room->setText(BackupWords::room(m_backups, m_record.backups().place(), locale()));
    m_ui->backups->setAccessibleDescription(m_ui->room->text());
    forget();
}

/** What was found out was about another backup. */
void BackupPreferences::forget()
{
    m_job.reset();
    take({});
}

void BackupPreferences::look()
{
    run([locale = locale()](const Backups &backups, const Backup &backup) -> Outcome {
        const auto preview = backups.preview(backup);
        return preview ? Outcome{BackupWords::preview(backup, *preview, locale), preview->missing > 0}
                       : Outcome{preview.error().sentence};
    });
}

void BackupPreferences::restore()
{
    run([nowMs = m_record.nowMs()](const Backups &backups, const Backup &backup) -> Outcome {
        const auto restored = backups.restore(backup, nowMs);
        return restored ? Outcome{tr("%n entries were added.", nullptr, int(*restored)), false, true}
                        : Outcome{restored.error().sentence};
    });
}

void BackupPreferences::run(const Work &work)
{
    const int at = m_ui->backups->currentIndex();
    if (at < 0 || m_job) {
        return;
    }
    const auto outcome = std::make_shared<Outcome>();
    m_job = std::make_unique<Job>([work, outcome, backups = m_record.backups(), backup = m_backups[size_t(at)]](
                                      JobControl &) mutable { *outcome = work(backups, backup); });
    connect(m_job.get(), &Job::finished, this, [this, outcome] {
        m_job.release()->deleteLater(); // it is what tells us
        take(*outcome);
    });
    take({.sentence = tr("Reading it…")});
    m_job->start();
}

void BackupPreferences::take(const Outcome &outcome)
{
    m_ui->backups->setEnabled(!m_backups.empty());
    m_ui->look->setEnabled(!m_backups.empty());
    m_ui->outcome->setText(outcome.sentence);
    m_ui->outcome->setVisible(!outcome.sentence.isEmpty());
    if (!outcome.offers && m_ui->restore->hasFocus()) {
        m_ui->backups->setFocus(Qt::OtherFocusReason); // the button that was pressed goes away
    }
    m_ui->restore->setVisible(outcome.offers);
    m_ui->restore->setAccessibleDescription(outcome.sentence);
    if (outcome.offers && m_ui->look->hasFocus()) {
        m_ui->restore->setFocus(Qt::OtherFocusReason);
    }
    if (outcome.added) {
        m_record.rescan();
    }
}

} // namespace Carrel
