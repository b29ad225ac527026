// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studycalendar.h"

#include <QWidget>

#include <memory>

class QCheckBox;

namespace Carrel
{

namespace Ui
{
class DayPreferences;
}

class StudyRecord;

/** The rows of the preferences for days with less review, and without. */
class DayPreferences final : public QWidget
{
    Q_OBJECT

public:
    explicit DayPreferences(StudyRecord &record, QWidget *parent = nullptr);
    ~DayPreferences() override;

    [[nodiscard]] QList<QWidget *> rows() const; ///< one a choice, for the search
    void showValues();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::array<QCheckBox *, 7> weekBoxes() const;
    void keepWeek();
    void addHoliday();
    void removeHoliday();
    void showHolidays();

    const std::unique_ptr<Ui::DayPreferences> m_ui;
    StudyRecord &m_record;
};

} // namespace Carrel
