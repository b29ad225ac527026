// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "study/ids.h"
#include "widgets/review/pauseoffer.h"
#include "widgets/review/reviewplaces.h"
#include "widgets/review/reviewsession.h"

#include <QWidget>

#include <map>
#include <memory>

namespace Carrel
{

class CheckView;
class CodeHighlighter;
class FormulaPictures;
class KeptQueue;
class Library;
class ReviewEnd;
class ReviewQueue;
struct ListedCheck;
class StudyRecord;
namespace Ui
{
class ReviewView;
}

/**
 * The due checks one after another, from all courses, and at the end what was not known. It may be left and come back
 * to at any time; nothing is lost by that.
 */
class ReviewView final : public QWidget
{
    Q_OBJECT

public:
    /** Brings @p queue up to date where it needs it. */
    ReviewView(StudyRecord &record, Library &library, KeptQueue &queue, const Clock &clock, QWidget *parent = nullptr);
    ~ReviewView() override;

    void setMeans(const CodeHighlighter *highlighter, FormulaPictures *formulas);

    void start();                             ///< with what is due now and for today
    void startBeyond();                       ///< with all that is due, whatever minutes the day has
    void startExam(const CourseId &course);   ///< with the extra reviews for its exam, as practice
    void start(std::vector<CheckKey> checks); ///< with these
    /** Asks @p checks, those of the module called @p title, and tells nothing of the answers until all are given. */
    void startTest(const QString &title, std::vector<CheckKey> checks);
    void takeFocus();

    /** A check waits for an answer or its verdict is on screen: coming back from the passage goes on here. */
    [[nodiscard]] bool isRunning() const;
    /** The check that waits for an answer after its passage was opened; nothing: there is none. */
    [[nodiscard]] std::optional<CheckKey> helpedCheck() const;
    [[nodiscard]] CheckView *checkView() const { return m_check; }

Q_SIGNALS:
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block); ///< empty block: the top
    void finished(); ///< the end page was left, or the review by Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectAll();
    void askCurrent();
    void askAgain(std::vector<CheckKey> checks);
    void askAnother(const CheckKey &instead);
    bool put(const CheckKey &check, Occasion occasion);
    void noteHelp();
    [[nodiscard]] bool wasHelped(const CheckKey &check, Occasion occasion) const;
    void begin(std::vector<CheckKey> checks, bool isForExam = false);
    [[nodiscard]] Occasion occasionOf(const CheckKey &check) const;
    void goOn();
    void offerPause();
    void showEnd();
    void drawHead();
    void placeHead();
    void drawFonts();
    void onAnswered(const AnswerEvent &answer);
    void onRecordChanged();
    void moveOnIfSettled();
    [[nodiscard]] ReviewQueue &dueNow();
    [[nodiscard]] std::vector<ListedCheck> notKnownNow() const;
    [[nodiscard]] std::vector<ListedCheck> testedNow() const;
    void addDate(ListedCheck &listed, const AnswerEvent &answer) const;
    void bringBack(const std::vector<CheckKey> &checks);

    std::unique_ptr<Ui::ReviewView> m_ui;
    StudyRecord &m_record;
    Library &m_library;
    KeptQueue &m_queue;
    const Clock &m_clock;
    ReviewPlaces m_places;
    CheckView *m_check;
    ReviewEnd *m_end;
    ReviewSession m_session;
    bool m_isForExam = false;              ///< the session is practice
    std::optional<StudyDay> m_dueOn;       ///< the session has what was due that day; nothing: what it was told to have
    std::vector<CheckKey> m_again;         ///< asked again, after the session or within it
    std::map<CheckKey, StudyDay> m_helped; ///< whose passage was opened before the answer, and when
    PauseOffer m_pause;
    std::optional<QString> m_test;             ///< the session is a test of this module
    std::map<CheckKey, AnswerEvent> m_answers; ///< given in the test
};

} // namespace Carrel
