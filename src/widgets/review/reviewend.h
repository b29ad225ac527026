// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/check.h"
#include "course/ids.h"
#include "widgets/shared/richtextdocument.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace Carrel
{

class CheckActions;
namespace Ui
{
class ReviewEnd;
}

/** A check missed in a review, as the end page lists it. */
struct MissedCheck {
    CheckKey check;
    RichText question;
    RichTextMeans means; ///< to show it with
    QString lessonTitle;
    BlockId passage; ///< empty: the whole lesson
};

/** The end of a review: how many, what was missed, where to read it again, and to be asked again. */
class ReviewEnd final : public QWidget
{
    Q_OBJECT

public:
    /** What asks again in a check of @p actions asks for all that was missed here. */
    explicit ReviewEnd(const CheckActions &actions, QWidget *parent = nullptr);
    ~ReviewEnd() override;

    /** What was answered and missed in a review that ends @p now. */
    void tell(int answered, const std::vector<MissedCheck> &missed, const StudyMoment &now);
    void takeFocus(); ///< onto the headline, which says how it went

Q_SIGNALS:
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block);
    void againRequested(const std::vector<Carrel::CheckKey> &checks);
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addRow(const MissedCheck &missed);
    void drawFonts();

    std::unique_ptr<Ui::ReviewEnd> m_ui;
    const CheckActions &m_actions;
    std::vector<CheckKey> m_missed;
};

} // namespace Carrel
