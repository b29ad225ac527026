// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "widgets/importing/sourceexcerpt.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

class DiagnosticsFilter;
class DiagnosticsModel;
class Job;

namespace Ui
{
class ReportPane;
}

/**
 * The remarks of an import: filtered by how bad they are, each with its remedy and the lines of the file it is about,
 * all of them to be copied. Part of the import window and of the report after an import.
 */
class ReportPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ReportPane(const Diagnostics &diagnostics, QWidget *parent = nullptr);
    ~ReportPane() override;

    [[nodiscard]] QString plainText() const; ///< every remark, also those filtered out

private:
    void fillFilter();
    void showCurrent();
    void showExcerpt(const SourceExcerpt &excerpt);
    void copyAll() const;

    const std::unique_ptr<Ui::ReportPane> m_ui;
    const Diagnostics m_diagnostics;
    DiagnosticsModel *m_model;
    DiagnosticsFilter *m_filter;
    std::unique_ptr<Job> m_reading; ///< of the lines around the place of the current remark
};

} // namespace Carrel
