// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/recordfile.h"

#include <QWidget>

#include <functional>
#include <memory>

class QAbstractButton;

namespace Carrel
{

namespace Ui
{
class RecordPreferences;
}

class Job;
class PlainQuestion;
class StudyRecord;
struct RecordImport;

/**
 * The row of the preferences that writes the whole study record to a file, takes in such a file once one has seen what
 * it adds, and erases the record once one has seen what that takes away. What waits for the disk is a job.
 */
class RecordPreferences final : public QWidget
{
    Q_OBJECT

public:
    RecordPreferences(StudyRecord &record, LessonTitle titleOf, QWidget *parent = nullptr);
    ~RecordPreferences() override;

private:
    void askWhereTo();
    void exportTo(const QString &path);
    void askWhichFile();
    void lookIntoFile(const QString &path);
    void askWhetherToAdd(const std::shared_ptr<const RecordImport> &plan);
    void add(const std::shared_ptr<const RecordImport> &plan);
    void lookWhatThereIs();
    void askWhetherToErase(const QStringList &places);
    void erase();
    void ask(PlainQuestion *question, const QAbstractButton *yes, const std::function<void()> &act);
    void run(const QString &doing, const std::function<void()> &work, const std::function<void()> &then);
    void say(const QString &sentence);
    [[nodiscard]] LearnerInfo learner() const;

    const std::unique_ptr<Ui::RecordPreferences> m_ui;
    StudyRecord &m_record;
    LessonTitle m_titleOf;
    LearnerId m_addedTo;        ///< of whom the sentence speaks: it stays when that makes them the learner
    std::unique_ptr<Job> m_job; ///< while it runs
};

} // namespace Carrel
