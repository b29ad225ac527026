// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/asidemodel.h"

#include <QDialog>

#include <memory>

namespace Carrel
{

class CheckActions;
class StudyRecord;
namespace Ui
{
class AsideDialog;
}

/** Lists the checks that are retired, that rest, and that are forgotten again and again; brings them back. */
class AsideDialog final : public QDialog
{
    Q_OBJECT

public:
    /** What brings a check of @p actions back does so here. */
    AsideDialog(StudyRecord &record, const Library &library, const CheckActions &actions, QWidget *parent);
    ~AsideDialog() override;

Q_SIGNALS:
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block);
    void told(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void offer(); ///< what can be done with the chosen check
    void openLesson();
    void bringBack();
    [[nodiscard]] const AsideCheck *chosen() const;

    const std::unique_ptr<Ui::AsideDialog> m_ui;
    StudyRecord &m_record;
    const Library &m_library;
    const CheckActions &m_actions;
    AsideModel m_model;
};

} // namespace Carrel
