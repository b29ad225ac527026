// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/weightfit.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

namespace Ui
{
class FitPreferences;
}

class Job;
class StudyRecord;

/**
 * The row of the preferences that fits the schedule to the learner: it says what would change, changes it when told to,
 * and goes back. A job reads the answers and fits, so that nothing waits for it.
 */
class FitPreferences final : public QWidget
{
    Q_OBJECT

public:
    explicit FitPreferences(StudyRecord &record, QWidget *parent = nullptr);
    ~FitPreferences() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void startOrStop();
    void start();
    void take(const std::optional<WeightFit> &fit);
    void forget();
    void use(const std::vector<double> &weights);
    void showState();
    [[nodiscard]] QString note(int answers) const;

    const std::unique_ptr<Ui::FitPreferences> m_ui;
    StudyRecord &m_record;
    std::unique_ptr<Job> m_job; ///< while it runs
    std::optional<WeightFit> m_fit;
};

} // namespace Carrel
