// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/check.h"
#include "course/ids.h"
#include "study/verdict.h"
#include "widgets/shared/richtextdocument.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace Carrel
{

class CheckActions;
namespace Ui
{
class ReviewEnd;
}

/** An answer in a test, whose verdict was not told before. */
struct TestedAnswer {
    Check check;
    std::vector<int> order; ///< of the options on screen, as places in the check
    std::set<OptionKey> chosen;
    Verdict verdict;
};

/** How the answer to a check went. */
enum class Went { Missed, Lucky /**< right, which counts as a miss */, Known };

/** A check as the end page lists it: missed or right by luck in a review, or asked in a test. */
struct ListedCheck {
    CheckKey check;
    RichText question;
    RichTextMeans means; ///< to show it with
    QString lessonTitle;
    BlockId passage; ///< empty: the whole lesson
    Went went = Went::Missed;
    QString verdict = {};                    ///< on one right by luck in a review
    QString date = {};                       ///< when it comes back, or that it does not; empty: said for all of them
    bool canBringBack = false;               ///< it does not come back, and could
    std::optional<TestedAnswer> tested = {}; ///< nothing: of a review
};

/** How a review went. */
struct ReviewOutcome {
    int answered = 0;
    std::vector<ListedCheck> notKnown = {}; ///< missed or right by luck
    bool practice = false;                  ///< these come back as if they had not been asked
    int stillDue = 0;                       ///< checks that were not asked
    int minutesADay = 0;                    ///< that are filled, which is why; 0: they are not
    bool planned = false;                   ///< the plan to catch up is why
};

/** The end of a review or a test: how many, what was not known, where to read it again, and to be asked again. */
class ReviewEnd final : public QWidget
{
    Q_OBJECT

public:
    /** What asks again in a check of @p actions asks for all that was not known here. */
    explicit ReviewEnd(const CheckActions &actions, QWidget *parent = nullptr);
    ~ReviewEnd() override;

    /** How a review went that ends @p now. */
    void tell(const ReviewOutcome &outcome, const StudyMoment &now);
    /** The test of @p module has ended with these checks and their verdicts. */
    void tellTest(const QString &module, const std::vector<ListedCheck> &asked);
    /** The record has changed: their dates as they are now. */
    void tellDates(const std::vector<ListedCheck> &asked);
    void takeFocus(); ///< onto the headline, which says how it went

Q_SIGNALS:
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block);
    void againRequested(const std::vector<Carrel::CheckKey> &checks);
    void bringBackRequested(const std::vector<Carrel::CheckKey> &checks);
    void beyondRequested();
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void list(const QString &headline, const QString &summary, const std::vector<ListedCheck> &checks);
    [[nodiscard]] QString summaryOf(const ReviewOutcome &outcome, const StudyMoment &now) const;
    void addRow(const ListedCheck &listed);
    QLabel *addQuiet(QWidget *row, const QString &text);
    void addVerdict(QWidget *row, const TestedAnswer &answer, const RichTextMeans &means);
    void addWays(QWidget *row, const ListedCheck &notKnown);
    void bringAllBack();
    void tellStillDue(const ReviewOutcome &outcome);
    void drawFonts();

    /** What changes in the row of a check when that is brought back. */
    struct Date {
        CheckKey check;
        QLabel *sentence = nullptr;
        QWidget *bringBack = nullptr;
        bool canBringBack = false;
    };

    std::unique_ptr<Ui::ReviewEnd> m_ui;
    const CheckActions &m_actions;
    std::vector<CheckKey> m_notKnown;
    std::vector<Date> m_dates;
};

} // namespace Carrel
