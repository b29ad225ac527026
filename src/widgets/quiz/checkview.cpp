// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkview.h"

#include "course/passage.h"
#include "quiz/ui_checkview.h"
#include "study/studyrecord.h"
#include "widgets/quiz/answerrecorder.h"
#include "widgets/quiz/asidemenu.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/look.h"

#include <QApplication>
#include <QKeyEvent>

namespace Carrel
{

namespace
{

BlockId passageFor(const AskedCheck &asked)
{
    return passageOf(*asked.place.lesson, *asked.find()).value_or(BlockId());
}

AnswerEvent answerFrom(const LastAnswer &last)
{
    AnswerEvent answer;
    answer.shown = last.shown;
    answer.chosen = last.chosen;
    answer.right = last.right;
    answer.confidence = last.confidence;
    answer.helped = last.helped;
    return answer;
}

} // namespace

CheckView::CheckView(StudyRecord &record, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::CheckView>())
    , m_record(record)
    , m_clock(clock)
    , m_recorder(new AnswerRecorder(record, clock, this))
    , m_actions(new CheckActions(this))
    , m_asideMenu(new AsideMenu(this))
    , m_guard(clock)
{
    m_ui->setupUi(this);
    m_ui->options->setClock(clock);
    m_ui->scroll->fitInto(m_ui->all);
    addRows();
    connectAll();
    connectAside();
    drawFonts();
    setPhase(CheckPhase::Nothing);
}

CheckView::~CheckView() = default;

void CheckView::addRows()
{
    auto *answers = new FlowLayout(m_ui->answers, FlowLayout::Rows::Filled);
    for (ActionButton *button : {m_ui->answer, m_ui->guess, m_ui->help, m_ui->aside}) {
        answers->addWidget(button);
    }
    auto *after = new FlowLayout(m_ui->after, FlowLayout::Rows::Filled);
    for (ActionButton *button : {m_ui->passage, m_ui->again, m_ui->retry, m_ui->goOn}) {
        after->addWidget(button);
    }
    m_ui->guess->showKeyOf(m_actions->guess);
    m_ui->help->showKeyOf(m_actions->passage);
    m_ui->passage->showKeyOf(m_actions->passage);
    m_ui->reasons->showKeyOf(m_actions->reasons);
    m_ui->again->showKeyOf(m_actions->again);
    m_ui->retry->showKeyOf(m_actions->retry);
    m_ui->bringBack->showKeyOf(m_actions->bringBack);
}

void CheckView::connectAll()
{
    connect(m_recorder, &AnswerRecorder::kept, this, &CheckView::onKept);
    connect(m_recorder, &AnswerRecorder::notKept, this, [this](const QString &sentence) {
        setPhase(CheckPhase::Asking);
        showNote(sentence);
    });
    connect(m_ui->options, &OptionList::picksChanged, this, [this] {
        drawParts();
        if (QWidget *focused = m_ui->options->focusWidget()) {
            m_ui->scroll->ensureWidgetVisible(focused);
        }
    });
    connect(m_ui->answer, &QPushButton::clicked, this, [this] { submit(Confidence::Sure); });
    connect(m_ui->guess, &QPushButton::clicked, this, [this] { submit(Confidence::Guess); });
    connect(m_ui->help, &QPushButton::clicked, this, &CheckView::openPassage);
    connect(m_ui->passage, &QPushButton::clicked, this, &CheckView::openPassage);
    connect(m_ui->reasons, &QPushButton::clicked, this, &CheckView::unfold);
    connect(m_ui->bringBack, &QPushButton::clicked, this, &CheckView::bringBack);
    connect(m_ui->again, &QPushButton::clicked, this, &CheckView::againRequested);
    connect(m_ui->retry, &QPushButton::clicked, this, &CheckView::retryRequested);
    connect(m_ui->goOn, &QPushButton::clicked, this, [this] {
        if (m_guard.letsThrough()) {
            Q_EMIT goOnRequested();
        }
    });
    connect(&m_record, &StudyRecord::stateChanged, this, &CheckView::drawComesBack);
}

void CheckView::setMeans(const RichTextMeans &means)
{
    m_means = means;
}

void CheckView::setGoOnText(const QString &text)
{
    m_goOn = text;
    drawParts();
}

void CheckView::setHelpOffered(bool offered)
{
    m_helpOffered = offered;
    drawParts();
}

bool CheckView::hasPicks() const
{
    return m_phase == CheckPhase::Asking && !m_ui->options->picked().empty();
}

void CheckView::ask(const AskedCheck &asked)
{
    const Check *check = asked.find();
    if (check == nullptr) {
        clear();
        return;
    }
    m_answer = {};
    put(asked, check->isUsable() ? CheckPhase::Asking : CheckPhase::Refused);
    m_recorder->startTime();
}

void CheckView::showEarlier(const AskedCheck &asked, const LastAnswer &last)
{
    m_answer = answerFrom(last);
    put(asked, CheckPhase::Folded);
    m_ref = last.ref;
    m_earlier = last.day;
    drawVerdict();
}

void CheckView::leaveToReview(const AskedCheck &asked)
{
    m_answer = {};
    put(asked, CheckPhase::Elsewhere);
    m_ui->note->setText(tr("You are reviewing this check and have opened its passage. Answer it in the review; it "
                           "counts as a guess."));
}

void CheckView::clear()
{
    m_asked = {};
    m_recorder->forget();
    setPhase(CheckPhase::Nothing);
}

void CheckView::put(const AskedCheck &asked, CheckPhase phase)
{
    const bool focused = isAncestorOf(QApplication::focusWidget());
    if (focused) {
        setFocus(Qt::OtherFocusReason); // what is hidden now would throw it onto something far away
    }
    m_recorder->forget();
    m_asked = asked;
    m_ref.reset();
    m_earlier.reset();
    m_folded = phase == CheckPhase::Folded;
    m_othersShown = false;
    const Check &check = *asked.find();
    const Block *context = shownPassageOf(*asked.place.lesson, check);
    m_hasContext = context != nullptr;
    m_ui->contextText->setText(m_hasContext ? RichText{Blocks{*context}} : RichText(), m_means);
    m_ui->question->setText(check.question, m_means);
    m_ui->why->setText(check.why.value_or(RichText()), m_means);
    m_ui->options->ask(check, asked.order, m_means);
    m_ui->options->setEnabled(true);
    m_ui->note->setText(check.isUsable() ? QString() : tr("This check cannot be asked: %1").arg(check.needsLook));
    const BlockId passage = passageFor(asked);
    m_ui->passage->setText(passage.isEmpty() ? tr("Lesson") : tr("Reread the passage"));
    setPhase(phase);
    if (focused) {
        takeFocus();
    }
    m_ui->scroll->showFromTop(m_hasContext ? m_ui->context : m_ui->question);
}

void CheckView::submit(Confidence confidence)
{
    if (m_phase != CheckPhase::Asking || !m_guard.letsThrough()) {
        return;
    }
    const std::vector<OptionKey> chosen = m_ui->options->picked();
    if (chosen.empty()) {
        m_ui->options->focusFirst();
        showNote(tr("Pick an option first.")); // after the move of the focus, which a screen reader says over it
        return;
    }
    setPhase(CheckPhase::Keeping);
    m_recorder->submit(m_asked, m_ui->options->shown(), chosen, confidence);
}

void CheckView::showNote(const QString &sentence)
{
    m_ui->note->setText(sentence);
    m_ui->note->show();
    drawFonts();
    announce(m_ui->note, sentence);
}

void CheckView::onKept(const AnswerEvent &answer, const EventRef &ref)
{
    m_answer = answer;
    m_ref = ref;
    m_guard.startSpan();
    if (m_silent) {
        Q_EMIT answered(answer);
        return;
    }
    const Verdict now = verdict();
    m_folded = m_brief && now.right && !now.byLuck;
    setPhase(CheckPhase::Verdict);
    drawVerdict();
    takeFocus();
    announce(m_ui->headline, m_ui->headline->accessibleName());
    Q_EMIT answered(answer);
}

Verdict CheckView::verdict() const
{
    const CheckState *state = m_record.state().check(m_asked.key());
    return verdictFor(m_answer, m_ref.value_or(EventRef()), state == nullptr ? CheckState() : *state, m_record.today());
}

std::set<OptionKey> CheckView::chosen() const
{
    return {m_answer.chosen.begin(), m_answer.chosen.end()};
}

void CheckView::openPassage()
{
    if (m_phase == CheckPhase::Asking) {
        m_asked.helped = true;
        drawParts();
    }
    Q_EMIT passageRequested(m_asked.place.ref(), passageFor(m_asked));
}

void CheckView::unfold()
{
    if (m_folded) {
        m_folded = false;
    } else {
        m_othersShown = true;
    }
    drawVerdict();
    drawParts();
    if (!m_ui->reasons->isVisible()) {
        m_ui->headline->setFocus(Qt::OtherFocusReason);
    }
}

void CheckView::bringBack()
{
    m_record.append(BringBackEvent{m_asked.key(), true});
}

void CheckView::takeFocus()
{
    if (m_phase == CheckPhase::Asking) {
        m_ui->options->focusFirst();
    } else if (m_phase == CheckPhase::Verdict || m_phase == CheckPhase::Folded) {
        m_ui->headline->setFocus(Qt::OtherFocusReason);
    } else if (m_phase == CheckPhase::Elsewhere) {
        m_ui->goOn->setFocus(Qt::OtherFocusReason);
    }
}

void CheckView::keyPressEvent(QKeyEvent *event)
{
    event->setAccepted(handleKey(*event));
}

void CheckView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_ui->headline != nullptr) { // a change may come before the form is set up
        Look::follow(*event, this, [this] { drawFonts(); });
    }
}

void CheckView::setPhase(CheckPhase phase)
{
    m_phase = phase;
    drawParts();
    Q_EMIT phaseChanged();
}

} // namespace Carrel
