// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewview.h"

#include "base/shorttext.h"
#include "exchange/currentchecks.h"
#include "library/library.h"
#include "models/courseprogress.h"
#include "review/ui_reviewview.h"
#include "study/reviewportion.h"
#include "study/studyrecord.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/reopening.h"
#include "widgets/quiz/verdictwords.h"
#include "widgets/review/reviewend.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/look.h"

#include <QKeyEvent>

#include <algorithm>

namespace Carrel
{

ReviewView::ReviewView(StudyRecord &record, Library &library, KeptQueue &queue, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ReviewView>())
    , m_record(record)
    , m_library(library)
    , m_queue(queue)
    , m_clock(clock)
    , m_places(library)
    , m_check(new CheckView(record, clock, this))
    , m_end(new ReviewEnd(m_check->keyedActions(), this))
{
    m_ui->setupUi(this);
    m_ui->column->layout()->addWidget(m_check);
    m_ui->column->layout()->addWidget(m_end);
    m_ui->pause->hide();
    Look::alignToInterface(m_ui->context);
    Look::alignToInterface(m_ui->pauseText);
    m_check->setBrief(true);
    setAccessibleName(tr("Review"));
    connectAll();
    drawFonts();
    showEnd();
}

ReviewView::~ReviewView() = default;

void ReviewView::connectAll()
{
    connect(m_check, &CheckView::answered, this, &ReviewView::onAnswered);
    connect(m_check, &CheckView::passageRequested, this, &ReviewView::noteHelp);
    connect(m_check, &CheckView::passageRequested, this, &ReviewView::passageRequested);
    connect(m_check, &CheckView::goOnRequested, this, &ReviewView::goOn);
    connect(m_check, &CheckView::againRequested, this, [this] { put(m_check->asked().key(), Occasion::Again); });
    connect(m_ui->takePause, &QPushButton::clicked, this, &ReviewView::finished);
    connect(m_end, &ReviewEnd::passageRequested, this, &ReviewView::passageRequested);
    connect(m_end, &ReviewEnd::againRequested, this, &ReviewView::askAgain);
    connect(m_end, &ReviewEnd::bringBackRequested, this, &ReviewView::bringBack);
    connect(m_end, &ReviewEnd::finished, this, &ReviewView::finished);
    connect(m_end, &ReviewEnd::beyondRequested, this, &ReviewView::startBeyond);
    connect(m_check, &CheckView::anotherRequested, this, &ReviewView::askAnother);
    connect(&m_record, &StudyRecord::stateChanged, this, &ReviewView::onRecordChanged);
}

void ReviewView::setMeans(const CodeHighlighter *highlighter, FormulaPictures *formulas)
{
    m_places.setMeans(highlighter, formulas);
}

void ReviewView::start()
{
    start(checksForToday(dueNow(), m_record.state(), m_record.today()));
    m_dueOn = m_record.today();
}

void ReviewView::startBeyond()
{
    ReviewPortion due = reviewPortion(dueNow(), m_record.state(), m_record.today());
    std::ranges::move(due.beyond, std::back_inserter(due.now));
    start(std::move(due.now));
}

void ReviewView::startExam(const CourseId &course)
{
    m_test.reset();
    begin(examChecksHere(m_library, m_record.state(), m_record.today(), course), true);
}

void ReviewView::start(std::vector<CheckKey> checks)
{
    m_test.reset();
    begin(std::move(checks));
}

void ReviewView::startTest(const QString &title, std::vector<CheckKey> checks)
{
    m_test = title;
    m_answers.clear();
    begin(std::move(checks));
}

void ReviewView::begin(std::vector<CheckKey> checks, bool isForExam)
{
    m_isForExam = isForExam;
    m_session = ReviewSession(std::move(checks), m_record.state());
    m_dueOn.reset();
    m_again.clear();
    m_ui->pause->hide();
    askCurrent();
    offerPause();
}

void ReviewView::takeFocus()
{
    if (isRunning()) {
        m_check->takeFocus();
    } else {
        m_end->takeFocus();
    }
}

bool ReviewView::isRunning() const
{
    return m_check->phase() != CheckPhase::Nothing;
}

std::optional<CheckKey> ReviewView::helpedCheck() const
{
    const bool waits = m_check->phase() == CheckPhase::Asking && m_check->asked().helped;
    return waits ? std::optional(m_check->asked().key()) : std::nullopt;
}

void ReviewView::askCurrent()
{
    m_session.note(m_record.state(), m_record.today());
    m_session.goOn();
    while (const auto check = m_session.current()) {
        if (put(*check, occasionOf(*check))) {
            return;
        }
        m_session.drop(); // its lesson has gone since, or has no such check any more
    }
    showEnd();
}

/** A test counts as what it is: the first answer, a review of what is due, else practice. */
Occasion ReviewView::occasionOf(const CheckKey &check) const
{
    if (!m_test.has_value()) {
        return m_isForExam ? Occasion::Practice : Occasion::Review;
    }
    const LessonOnScreen place = m_places.lessonOf(check.lessonRef());
    if (place.lesson == nullptr) {
        return Occasion::Practice;
    }
    const Opening opening = openingOf(place, check.check, m_record.state(), m_record.today());
    return opening.earlier.has_value() ? Occasion::Practice : opening.asked.occasion;
}

void ReviewView::askAgain(std::vector<CheckKey> checks)
{
    m_again = std::move(checks);
    goOn();
}

void ReviewView::askAnother(const CheckKey &instead)
{
    const LessonOnScreen place = m_places.lessonOf(instead.lessonRef());
    const auto other = place.lesson ? anotherCheck(*place.lesson, instead, m_record.state()) : std::nullopt;
    if (other) {
        const Opening opening = openingOf(place, *other, m_record.state(), m_record.today());
        put(opening.asked.key(), opening.earlier ? Occasion::Practice : opening.asked.occasion);
    }
}

bool ReviewView::put(const CheckKey &key, Occasion occasion)
{
    AskedCheck asked{m_places.lessonOf(key.lessonRef()), key.check, occasion, {}};
    if (asked.find() == nullptr || !asked.find()->isUsable()) {
        return false;
    }
    const bool isTest = m_test.has_value() && occasion != Occasion::Again;
    m_check->setSilent(isTest);
    m_check->setHelpOffered(!isTest);
    m_check->setMeans(m_places.meansFor(key.course));
    asked = askedAnew(asked, occasion, m_record.state());
    asked.helped = wasHelped(key, occasion);
    m_check->ask(asked);
    m_end->hide();
    m_check->show();
    drawHead();
    if (isVisible()) {
        takeFocus();
    }
    return true;
}

void ReviewView::noteHelp()
{
    if (const auto check = helpedCheck()) {
        m_helped[*check] = m_record.today();
    }
}

/** Whoever opened the passage, and put the check off or took the answer back, has still seen it that day. */
bool ReviewView::wasHelped(const CheckKey &check, Occasion occasion) const
{
    const auto helped = m_helped.find(check);
    return occasion != Occasion::Again && helped != m_helped.end() && helped->second == m_record.today();
}

void ReviewView::goOn()
{
    if (m_dueOn.has_value() && m_dueOn != m_record.today()) {
        start(); // left open over the rollover: what was missed before it is due by now, and more
        return;
    }
    m_ui->pause->hide();
    offerPause();
    while (!m_again.empty()) {
        const CheckKey check = m_again.front();
        m_again.erase(m_again.begin());
        if (put(check, Occasion::Again)) {
            return;
        }
    }
    askCurrent();
}

void ReviewView::offerPause()
{
    if (m_pause.isDueAt(m_clock.monotonicMs()) && isRunning()) {
        m_ui->pauseText->setText(
            tr("%n minutes of review: a good moment for a pause. What is left will wait.", nullptr, pauseAfterMinutes));
        m_ui->pause->show();
        announce(m_ui->pauseText, m_ui->pauseText->text());
    }
}

void ReviewView::showEnd()
{
    m_ui->pause->hide();
    m_check->clear();
    m_check->hide();
    if (m_test.has_value()) {
        m_end->tellTest(*m_test, testedNow());
    } else {
        const ReviewAmounts left = reviewAmounts(dueNow(), m_record.state(), m_record.today());
        m_end->tell({.answered = m_session.answeredCount(),
                     .notKnown = notKnownNow(),
                     .practice = m_isForExam,
                     .stillDue = left.now.checks + left.beyond.checks,
                     .minutesADay = left.now.checks == 0 ? left.minutesADay : 0,
                     .planned = left.now.checks == 0 && left.plan.has_value()},
                    m_record.moment());
    }
    m_end->setVisible(true);
    drawHead();
    if (isVisible()) {
        m_end->takeFocus();
    }
}

void ReviewView::drawHead()
{
    const bool running = isRunning();
    m_ui->progress->setVisible(running);
    m_ui->context->setVisible(running);
    if (!running) {
        return;
    }
    const AskedCheck &asked = m_check->asked();
    const ReviewAmount left = m_session.remaining();
    if (asked.occasion == Occasion::Again) {
        m_ui->progress->setText(tr("Asked again"));
    } else if (m_session.current() != asked.key() && !m_session.hasAnswered(asked.key())) {
        m_ui->progress->setText(tr("Another check of the lesson"));
    } else {
        const QString done = tr("%1 of %2").arg(m_session.number()).arg(m_session.count());
        m_ui->progress->setText(left.checks == 0 || m_test.has_value()
                                    ? done
                                    : tr("%1 of %2, about %n minutes left", nullptr, left.minutes())
                                          .arg(m_session.number())
                                          .arg(m_session.count()));
    }
    // Before the answer the lesson's title could give it away.
    const bool decided = m_check->phase() == CheckPhase::Verdict;
    m_ui->context->setText(m_test.has_value() && asked.occasion != Occasion::Again ? tr("Test of “%1”").arg(*m_test)
                           : decided
                               ? tr("%1, %2", "course and lesson")
                                     .arg(titleText(asked.place.course.title), titleText(asked.place.lesson->title))
                               : titleText(asked.place.course.title));
    placeHead();
    const bool last = m_again.empty() && left.checks == 0;
    m_check->setGoOnText(decided && last ? tr("To the end") : tr("Next check"));
}

void ReviewView::drawFonts()
{
    const ThemeTokens tokens = Look::colours(palette());
    for (QLabel *label : {m_ui->progress, m_ui->context, m_ui->pauseText}) {
        label->setFont(Look::small(font()));
        QPalette quiet = label->palette();
        quiet.setColor(QPalette::WindowText, tokens.ink2);
        label->setPalette(quiet);
    }
    m_ui->progress->setFont(Look::strong(Look::small(font())));
    placeHead();
}

/** Beside each other as long as the progress leaves half of the room to the titles. */
void ReviewView::placeHead()
{
    const QFontMetrics metrics(m_ui->progress->font());
    const int room = qMin(width(), m_ui->column->maximumWidth());
    const bool isWide = 2 * metrics.horizontalAdvance(m_ui->progress->text()) > room;
    m_ui->progress->setWordWrap(isWide);
    m_ui->head->setDirection(isWide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ReviewView::onAnswered(const AnswerEvent &answer)
{
    m_session.answered(answer, m_check->answerRef().value_or(EventRef()));
    if (m_test.has_value() && answer.occasion != Occasion::Again) {
        m_answers[answer.check] = answer;
        goOn();
        return;
    }
    drawHead();
    offerPause();
}

void ReviewView::onRecordChanged()
{
    if (m_check->phase() == CheckPhase::Keeping) {
        return;
    }
    const std::optional<EventRef> shown = m_check->answerRef();
    if (m_session.takeBack(m_record.state(), m_record.today())) {
        m_again.clear();
        askCurrent();
    } else if (shown.has_value() && m_record.state().undone().contains(*shown)) {
        put(m_check->asked().key(), m_check->asked().occasion);
    } else if (m_check->phase() == CheckPhase::Asking) {
        moveOnIfSettled();
    } else if (!isRunning() && m_test.has_value()) {
        m_end->tellDates(testedNow());
    }
}

/** A due check may be answered beside its lesson, too, or it rests now, or is retired. */
void ReviewView::moveOnIfSettled()
{
    const AskedCheck &asked = m_check->asked();
    m_session.note(m_record.state(), m_record.today());
    if (m_session.isSetAside(asked.key())) {
        goOn();
    } else if (asked.occasion == Occasion::Review && !m_check->hasPicks() && m_session.hasAnswered(asked.key())) {
        askCurrent();
    }
}

ReviewQueue &ReviewView::dueNow()
{
    m_queue.update(m_library, m_record.state(), m_record.today());
    return m_queue.due();
}

std::vector<ListedCheck> ReviewView::notKnownNow() const
{
    std::vector<ListedCheck> all;
    for (const CheckKey &key : m_session.missed()) {
        if (std::optional<ListedCheck> check = m_places.listed(key)) {
            all.push_back(std::move(*check));
        }
    }
    for (const CheckKey &key : m_session.lucky()) {
        if (std::optional<ListedCheck> check = m_places.listed(key)) {
            check->went = Went::Lucky;
            Verdict verdict;
            verdict.right = verdict.byLuck = true;
            verdict.helped = m_session.wasHelped(key);
            check->verdict = VerdictWords::headline(verdict, CheckKind::Single);
            all.push_back(std::move(*check));
        }
    }
    return all;
}

std::vector<ListedCheck> ReviewView::testedNow() const
{
    std::vector<ListedCheck> all;
    const std::vector<CheckKey> missed = m_session.missed();
    const std::vector<CheckKey> lucky = m_session.lucky();
    for (const CheckKey &key : m_session.answeredChecks()) {
        const auto answer = m_answers.find(key);
        std::optional<ListedCheck> check =
            answer == m_answers.end() ? std::nullopt : m_places.listed(key, &answer->second);
        if (check) {
            check->went = std::ranges::contains(missed, key)  ? Went::Missed
                          : std::ranges::contains(lucky, key) ? Went::Lucky
                                                              : Went::Known;
            if (check->went != Went::Known) {
                addDate(*check, answer->second);
            }
            all.push_back(std::move(*check));
        }
    }
    return all;
}

/** What is not known in practice changes no date: a test has to say so, since all else that is not comes back. */
void ReviewView::addDate(ListedCheck &listed, const AnswerEvent &answer) const
{
    const CheckState *const known = m_record.state().check(listed.check);
    if (known == nullptr || !known->last) {
        return;
    }
    const EventRef counted = answer.occasion == Occasion::Practice ? EventRef() : known->last->ref;
    const Verdict verdict = verdictFor(answer, counted, *known, m_record.today());
    listed.date = VerdictWords::comesBack(verdict, m_record.moment(), locale());
    listed.canBringBack = verdict.canBringBack;
}

void ReviewView::bringBack(const std::vector<CheckKey> &checks)
{
    for (const CheckKey &check : checks) {
        m_record.append(BringBackEvent{check, true});
    }
}

void ReviewView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT finished();
        return;
    }
    event->setAccepted(m_check->handleKey(*event));
}

void ReviewView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    takeFocus();
}

void ReviewView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeHead();
}

void ReviewView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_ui->progress != nullptr) { // a change may come before the form is set up
        Look::follow(*event, this, [this] { drawFonts(); });
    }
}

} // namespace Carrel
