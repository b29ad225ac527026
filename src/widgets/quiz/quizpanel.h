// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "course/ids.h"
#include "study/studystate.h"
#include "widgets/quiz/checkmark.h"
#include "widgets/quiz/lessononscreen.h"
#include "widgets/quiz/reopening.h"
#include "widgets/shared/coursepictures.h"
#include "widgets/shared/richtextdocument.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace Carrel
{

class CheckView;
class FormulaPictures;
class StudyRecord;
namespace Ui
{
class QuizPanel;
}

/** The checks of the lesson on screen, one at a time, beside the text or over it. Used by the main window. */
class QuizPanel final : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(bool wantsWholeWidth READ wantsWholeWidth NOTIFY wholeWidthChanged)

public:
    QuizPanel(StudyRecord &record, const Clock &clock, QWidget *parent = nullptr);
    ~QuizPanel() override;

    void setMeans(const CodeHighlighter *highlighter, CoursePictureFinder pictures, FormulaPictures *formulas);
    /** @p isInReview tells of a check whether a review waits for its answer, so that it is not asked here. */
    void setInReview(std::function<bool(const CheckKey &)> isInReview) { m_isInReview = std::move(isInReview); }
    void setDrawer(bool drawer); ///< shows the button that closes it

    void showLesson(const LessonOnScreen &lesson); ///< at its first due check, else the first not answered
    void showCheck(const CheckId &check);
    void offerCheck(const CheckId &check); ///< while reading on: shown only if nothing is picked or just judged
    void setNextLessonHere(bool here);     ///< whether there is one to go on to; else the panel leads back to Today
    void takeFocus();

    [[nodiscard]] bool hasChecks() const;
    [[nodiscard]] bool wantsWholeWidth() const; ///< the lesson is nothing but checks
    [[nodiscard]] CheckId currentCheck() const { return m_current; }
    [[nodiscard]] QString barText() const; ///< "Check 1 of 2, not answered"; empty without checks
    [[nodiscard]] CheckView *checkView() const;

Q_SIGNALS:
    void passageRequested(const Carrel::BlockId &block); ///< empty: the top of the lesson
    void nextLessonRequested();
    void todayRequested();
    void reviewRequested(); ///< where the check on screen is asked
    void closeRequested();
    void stateChanged(); ///< barText and the marks may be others
    void wholeWidthChanged(bool whole);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /** Until when a check rests, and why it is retired. */
    using Aside = std::pair<std::optional<StudyDay>, std::optional<RetireReason>>;

    void connectAll();
    void open(const CheckId &check);
    void drawMarks();
    void drawFonts();
    void onRecordChanged();
    void goOn();
    void step(int by);
    [[nodiscard]] std::vector<CheckMark> marks() const;
    [[nodiscard]] int indexOf(const CheckId &check) const;
    [[nodiscard]] CheckId waitingCheck() const; ///< next to answer after the current one; empty: none
    [[nodiscard]] Aside asideOf(const CheckKey &check) const;
    [[nodiscard]] RichTextMeans means() const;

    std::unique_ptr<Ui::QuizPanel> m_ui;
    StudyRecord &m_record;
    CheckView *m_check;
    LearnerId m_learner;
    LessonOnScreen m_lesson;
    CheckId m_current;
    std::optional<EventRef> m_openedWith; ///< the last answer when the check was opened
    Aside m_openedAside;                  ///< the same
    const CodeHighlighter *m_highlighter = nullptr;
    CoursePictureFinder m_pictures;
    FormulaPictures *m_formulas = nullptr;
    std::function<bool(const CheckKey &)> m_isInReview = [](const CheckKey &) { return false; };
    bool m_nextHere = false;
};

} // namespace Carrel
