// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"
#include "widgets/quiz/askedcheck.h"
#include "widgets/quiz/verdictwords.h"
#include "widgets/shared/pressguard.h"
#include "widgets/shared/richtextdocument.h"

#include <QWidget>

#include <memory>

class QAction;

namespace Carrel
{

class AnswerRecorder;
class AsideMenu;
class CheckActions;
class StudyRecord;
namespace Ui
{
class CheckView;
}

/** What a CheckView shows. */
enum class CheckPhase {
    Nothing,   ///< no check
    Refused,   ///< a check that cannot be asked, with the reason
    Elsewhere, ///< the review asks it, whose passage is open here
    Asking,    ///< waits for an answer
    Keeping,   ///< the answer is on its way to the disk
    Verdict,   ///< just answered
    Folded,    ///< answered earlier: own choice, the rest on request
};

/**
 * One check from the question to the verdict: asks, keeps the answer, explains, says when it comes back. The quiz panel
 * and the review put checks into it one after another.
 */
class CheckView final : public QWidget
{
    Q_OBJECT

public:
    CheckView(StudyRecord &record, const Clock &clock, QWidget *parent = nullptr);
    ~CheckView() override;

    void setMeans(const RichTextMeans &means); ///< for the checks shown from now on
    void setGoOnText(const QString &text);     ///< of the main button after the verdict; empty: no such button
    /** A right and sure answer shows one line, the rest folded, with the reason for its date: for reviews. */
    void setBrief(bool brief) { m_brief = brief; }
    /** Tells nothing of what came of an answer but that it is kept: for tests, which tell at their end. */
    void setSilent(bool silent) { m_silent = silent; }
    /** Whether the passage may be opened before answering, which makes the answer a guess. */
    void setHelpOffered(bool offered);

    void ask(const AskedCheck &asked);
    void showEarlier(const AskedCheck &asked, const LastAnswer &last);
    /** Only its question: it is under way in the review, and cannot be answered beside its passage. */
    void leaveToReview(const AskedCheck &asked);
    void clear();

    [[nodiscard]] CheckPhase phase() const { return m_phase; }
    [[nodiscard]] const AskedCheck &asked() const { return m_asked; }
    [[nodiscard]] bool hasPicks() const;
    [[nodiscard]] std::optional<EventRef> answerRef() const { return m_ref; } ///< of the verdict on screen
    void takeFocus(); ///< onto the option to pick, or onto the verdict

    /** It takes what height there is, and scrolls what needs more. */
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

    /** What the key means here; false: nothing. Views around it pass on keys that reach them. */
    bool handleKey(const QKeyEvent &event);
    [[nodiscard]] const CheckActions &keyedActions() const { return *m_actions; }
    bool press(const QAction *action); ///< one of those; false: it is not to be had now

Q_SIGNALS:
    void answered(const Carrel::AnswerEvent &answer);
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block); ///< empty block: the top
    void goOnRequested();
    void againRequested();                                                             ///< "Ask me again"
    void retryRequested();                                                             ///< "Try again": practice
    void anotherRequested(const Carrel::CheckKey &check);                              ///< of its lesson instead of it
    void noteRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block); ///< empty block: the top
    void told(const QString &sentence); ///< for the status line; {name} stands for the keys of an action
    void phaseChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectAll();
    void connectAside();
    void addRows();
    void put(const AskedCheck &asked, CheckPhase phase);
    void submit(Confidence confidence);
    void showNote(const QString &sentence); ///< why there is no verdict; goes with the next pick
    void onKept(const AnswerEvent &answer, const EventRef &ref);
    void openPassage();
    void unfold();
    void bringBack();
    bool rest(); ///< false: it cannot
    bool chooseAside();
    void retire(RetireReason reason);
    [[nodiscard]] bool canRest() const;
    [[nodiscard]] bool canRetire() const;
    void drawAside(const Verdict &verdict);
    void drawVerdict();
    void drawComesBack();
    void drawParts();
    void placeButtons(); ///< where the question keeps some room
    void drawFonts();
    void setPhase(CheckPhase phase);
    bool pressMain();
    [[nodiscard]] Verdict verdict() const; ///< as the record stands now
    [[nodiscard]] std::set<OptionKey> chosen() const;
    [[nodiscard]] bool isOneLine() const; ///< verdict and date in one line, as brief as can be

    std::unique_ptr<Ui::CheckView> m_ui;
    StudyRecord &m_record;
    const Clock &m_clock;
    AnswerRecorder *m_recorder;
    CheckActions *m_actions;
    AsideMenu *m_asideMenu;
    PressGuard m_guard;
    RichTextMeans m_means;
    AskedCheck m_asked;
    CheckPhase m_phase = CheckPhase::Nothing;
    AnswerEvent m_answer;              ///< the one the verdict is about
    std::optional<EventRef> m_ref;     ///< of it, while the verdict is on screen
    std::optional<StudyDay> m_earlier; ///< the day of an answer given earlier
    QString m_goOn;
    bool m_brief = false;
    bool m_silent = false;
    bool m_helpOffered = false;
    bool m_hasContext = false;  ///< the passage stands above the question
    bool m_folded = false;      ///< reasons are hidden until asked for
    bool m_othersShown = false; ///< reasons of what was neither chosen nor right
};

} // namespace Carrel
