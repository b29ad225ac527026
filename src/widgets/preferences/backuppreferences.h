// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/backups.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace Carrel
{

namespace Ui
{
class BackupPreferences;
}

class Job;
class StudyRecord;

/**
 * The row of the preferences about backups: how many there are and how much room they take, what one of them has that
 * the record lacks, and putting that back. Both are jobs, so that nothing waits for them.
 */
class BackupPreferences final : public QWidget
{
    Q_OBJECT

public:
    explicit BackupPreferences(StudyRecord &record, QWidget *parent = nullptr);
    ~BackupPreferences() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    /** What a job came to. */
    struct Outcome {
        QString sentence;
        bool offers = false; ///< something is missing that could be added
        bool added = false;
    };
    using Work = std::function<Outcome(const Backups &, const Backup &)>;

    void list();
    void forget();
    void look();
    void restore();
    void run(const Work &work);
    void take(const Outcome &outcome);

    const std::unique_ptr<Ui::BackupPreferences> m_ui;
    StudyRecord &m_record;
    std::vector<Backup> m_backups;
    std::unique_ptr<Job> m_job; ///< while it runs
};

} // namespace Carrel
