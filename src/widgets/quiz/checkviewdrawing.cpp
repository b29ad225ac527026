// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of CheckView is to be seen, and how.
#include "quiz/ui_checkview.h"
#include "study/duewords.h"
#include "study/studyrecord.h"
#include "widgets/quiz/answerrecorder.h"
#include "widgets/quiz/checkview.h"
#include "widgets/shared/keptfonts.h"
#include "widgets/shared/look.h"

#include <QApplication>
#include <QBoxLayout>

namespace Carrel
{

namespace
{

void colour(QLabel *label, const QColor &ink)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

} // namespace

void CheckView::drawVerdict()
{
    const Check &check = *m_asked.find();
    const StudyMoment now = m_record.moment();
    const OptionList::Others others = m_folded        ? OptionList::Others::Hidden
                                      : m_othersShown ? OptionList::Others::WithReasons
                                                      : OptionList::Others::Quiet;
    m_ui->options->showVerdict(chosen(), m_folded ? OptionList::Reasons::Folded : OptionList::Reasons::Shown, others);
    const Verdict verdict = this->verdict();
    QString headline = VerdictWords::headline(verdict, check.kind);
    const QLocale locale = this->locale();
    if (m_earlier.has_value()) {
        headline = m_earlier == now.today
                       ? tr("Answered today. %1").arg(headline)
                       : tr("Answered on %1. %2").arg(DueWords::dayName(*m_earlier, now, locale), headline);
    }
    const QString comesBack = VerdictWords::comesBack(verdict, now, locale);
    if (isOneLine()) {
        headline = tr("%1 %2", "verdict, then when it comes back").arg(headline, comesBack);
    }
    m_ui->headline->setText(headline);
    drawComesBack();
    const QString spoken = m_folded ? headline : VerdictWords::spoken(verdict, chosen(), check);
    const QStringList sentences{spoken, comesBack, m_ui->whyThen->text()};
    m_ui->headline->setAccessibleName(isOneLine() ? headline : sentences.join(u' ').trimmed());
    drawFonts();
    // Once everything has its place: a verdict under a long question would be out of sight, but it answers that
    // question.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_ui->scroll->settle();
            m_ui->scroll->showDownTo(m_ui->headline);
        },
        Qt::QueuedConnection);
}

void CheckView::drawComesBack()
{
    if (m_phase != CheckPhase::Verdict && m_phase != CheckPhase::Folded) {
        return;
    }
    const Verdict verdict = this->verdict();
    m_ui->comesBack->setText(VerdictWords::comesBack(verdict, m_record.moment(), locale()));
    const CheckState *state = m_record.state().check(m_asked.key());
    m_ui->whyThen->setText(m_brief && state != nullptr ? VerdictWords::whyThen(verdict, *state, m_record.state())
                                                       : QString());
    drawParts();
}

void CheckView::drawParts()
{
    const Check *check = m_asked.find();
    const bool something = m_phase != CheckPhase::Nothing && check != nullptr;
    const bool asking = m_phase == CheckPhase::Asking || m_phase == CheckPhase::Keeping;
    const bool decided = m_phase == CheckPhase::Verdict || m_phase == CheckPhase::Folded;
    const bool notAsked = m_phase == CheckPhase::Refused || m_phase == CheckPhase::Elsewhere;
    m_ui->scroll->setVisible(something);
    m_ui->context->setVisible(m_hasContext);
    m_ui->options->setVisible(!notAsked);
    m_ui->kindHint->setVisible(asking && something && check->kind == CheckKind::Multiple);
    m_ui->headline->setVisible(decided);
    const bool others = decided && !m_folded && !m_othersShown && m_ui->options->hasOtherReasons(chosen());
    m_ui->reasons->setVisible(decided && (m_folded || others));
    m_ui->reasons->setText(m_folded ? tr("Show the reasons") : tr("Show the other reasons"));
    m_ui->why->setVisible(decided && !m_folded && check->why.has_value());
    m_ui->note->setVisible(notAsked);
    m_ui->line->setVisible(decided && !isOneLine());
    m_ui->comesBack->setVisible(decided && !isOneLine());
    m_ui->whyThen->setVisible(decided && !isOneLine() && !m_ui->whyThen->text().isEmpty());
    const Verdict verdict = decided ? this->verdict() : Verdict();
    m_ui->bringBack->setVisible(verdict.canBringBack);
    m_ui->bringBack->setText(verdict.retired ? tr("Bring it back") : tr("Bring it back anyway"));
    drawAside(verdict);
    m_ui->answers->setVisible(asking);
    m_ui->after->setVisible(decided || notAsked);
    m_ui->answer->setEnabled(m_phase == CheckPhase::Asking);
    m_ui->guess->setEnabled(m_phase == CheckPhase::Asking);
    m_ui->help->setVisible(m_helpOffered);
    m_ui->help->setText(m_asked.helped ? tr("Passage again; counts as a guess")
                                       : tr("Passage first; then it counts as a guess"));
    m_ui->passage->setVisible(decided);
    const bool earlier = m_phase == CheckPhase::Folded;
    const bool missedInPractice = m_phase == CheckPhase::Verdict && verdict.practice && !verdict.right;
    m_ui->again->setVisible(decided && verdict.canAskAgain);
    m_ui->retry->setVisible(!verdict.canAskAgain && (earlier || missedInPractice));
    m_ui->goOn->setVisible(!m_goOn.isEmpty());
    m_ui->goOn->setText(m_goOn);
    placeButtons();
}

/**
 * Buttons stay in sight under what scrolls; where they would leave it no room, they scroll along. So they do where they
 * are higher than what is left, since a layout that has too little room makes all as low as the lowest.
 */
void CheckView::placeButtons()
{
    constexpr int leastForText = 24 * Look::step;
    const QWidget *const shown = m_ui->answers->isHidden() ? m_ui->after : m_ui->answers;
    const int needed = shown->layout()->heightForWidth(width());
    const int room = height() - needed - m_ui->all->spacing();
    QBoxLayout *const to = room < qMax(leastForText, needed) ? m_ui->parts : m_ui->all;
    if (to->indexOf(m_ui->answers) >= 0) {
        return;
    }
    const QWidget *const last = to == m_ui->all ? m_ui->note : static_cast<QWidget *>(m_ui->bringBack);
    QWidget *const focus = QApplication::focusWidget();
    const bool isAtButtons = shown->isAncestorOf(focus);
    int place = to->indexOf(last);
    const KeptFonts fonts{m_ui->answers, m_ui->after};
    for (QWidget *const buttons : {m_ui->answers, m_ui->after}) {
        const bool isHidden = buttons->isHidden();
        to->insertWidget(++place, buttons);
        buttons->setHidden(isHidden); // another parent hides it
    }
    if (isAtButtons) {
        focus->setFocus(Qt::OtherFocusReason);
    }
}

void CheckView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

bool CheckView::isOneLine() const
{
    return m_phase == CheckPhase::Verdict && m_folded;
}

void CheckView::drawFonts()
{
    const ThemeTokens tokens = Look::colours(palette());
    m_ui->question->setFont(Look::question(font()));
    m_ui->options->setFont(font());
    m_ui->headline->setFont(Look::strong(font()));
    for (QLabel *label : {m_ui->kindHint, m_ui->note, m_ui->comesBack, m_ui->whyThen, m_ui->leech}) {
        label->setFont(Look::small(font()));
        colour(label, tokens.ink2);
    }
    if (m_phase == CheckPhase::Asking) {
        m_ui->note->setFont(Look::strong(Look::small(font())));
        colour(m_ui->note, tokens.bad); // it stands in the way, and is not to be overlooked
    }
    colour(m_ui->headline, m_answer.right ? tokens.good : tokens.bad);
    for (QFrame *frame : {m_ui->line, m_ui->contextLine}) {
        QPalette line = frame->palette();
        line.setColor(QPalette::WindowText, tokens.line);
        frame->setPalette(line);
    }
    m_ui->contextText->setFont(font());
    m_ui->why->setFont(Look::small(font()));
    for (const QWidget *const buttons : {m_ui->answers, m_ui->after}) {
        const auto all = buttons->findChildren<ActionButton *>();
        for (ActionButton *const button : all) {
            button->setFont(font());
        }
    }
    placeButtons();
}

} // namespace Carrel
