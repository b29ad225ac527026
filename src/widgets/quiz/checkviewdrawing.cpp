// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of CheckView is to be seen, and how.
#include "quiz/ui_checkview.h"
#include "study/studyrecord.h"
#include "widgets/quiz/answerrecorder.h"
#include "widgets/quiz/checkview.h"
#include "widgets/shared/look.h"

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
    const StudyDay today = m_record.today();
    const OptionList::Others others = m_folded        ? OptionList::Others::Hidden
                                      : m_othersShown ? OptionList::Others::WithReasons
                                                      : OptionList::Others::Quiet;
    m_ui->options->showVerdict(m_answered.chosen, m_folded ? OptionList::Reasons::Folded : OptionList::Reasons::Shown,
                               others);
    QString headline = VerdictWords::headline(m_answered, check.kind);
    const CheckState *state = m_record.state().check(m_asked.key());
    const QLocale locale = this->locale();
    if (m_phase == CheckPhase::Folded && state != nullptr && state->last.has_value()) {
        const StudyDay day = state->last->day;
        headline = day == today ? tr("Answered today. %1").arg(headline)
                                : tr("Answered on %1. %2").arg(VerdictWords::dayName(day, today, locale), headline);
    }
    const QString comesBack = VerdictWords::comesBack(state, today, locale);
    if (isOneLine()) {
        headline = tr("%1 %2", "verdict, then when it comes back").arg(headline, comesBack);
    }
    m_ui->headline->setAccessibleName(isOneLine() ? headline
                                      : m_folded  ? headline + u' ' + comesBack
                                                  : VerdictWords::spoken(m_answered, check) + u' ' + comesBack);
    m_ui->headline->setText(headline);
    drawComesBack();
    drawFonts();
    // Once everything has its place: a verdict under a long question would be out of sight.
    QMetaObject::invokeMethod(this, [this] { m_ui->scroll->showFromTop(m_ui->headline); }, Qt::QueuedConnection);
}

void CheckView::drawComesBack()
{
    if (m_phase != CheckPhase::Verdict && m_phase != CheckPhase::Folded) {
        return;
    }
    const CheckState *state = m_record.state().check(m_asked.key());
    const QString words = VerdictWords::comesBack(state, m_record.today(), locale());
    const bool again = m_answeredAs == Occasion::Practice && m_phase == CheckPhase::Verdict;
    m_ui->comesBack->setText(again ? tr("Practice changes nothing. %1").arg(words) : words);
    drawParts();
}

void CheckView::drawParts()
{
    const Check *check = m_asked.find();
    const bool something = m_phase != CheckPhase::Nothing && check != nullptr;
    const bool asking = m_phase == CheckPhase::Asking || m_phase == CheckPhase::Keeping;
    const bool decided = m_phase == CheckPhase::Verdict || m_phase == CheckPhase::Folded;
    m_ui->scroll->setVisible(something);
    m_ui->options->setVisible(m_phase != CheckPhase::Refused);
    m_ui->kindHint->setVisible(asking && something && check->kind == CheckKind::Multiple);
    m_ui->headline->setVisible(decided);
    const bool others = decided && !m_folded && !m_othersShown && m_ui->options->hasOtherReasons(m_answered.chosen);
    m_ui->reasons->setVisible(decided && (m_folded || others));
    m_ui->reasons->setText(m_folded ? tr("Show the reasons") : tr("Show the other reasons"));
    m_ui->why->setVisible(decided && !m_folded && check->why.has_value());
    m_ui->note->setVisible(m_phase == CheckPhase::Refused);
    m_ui->line->setVisible(decided && !isOneLine());
    m_ui->comesBack->setVisible(decided && !isOneLine());
    const CheckState *state = decided ? m_record.state().check(m_asked.key()) : nullptr;
    m_ui->bringBack->setVisible(state != nullptr && !state->scheduled && state->memory.has_value());
    m_ui->answers->setVisible(asking);
    m_ui->after->setVisible(decided || m_phase == CheckPhase::Refused);
    m_ui->answer->setEnabled(m_phase == CheckPhase::Asking);
    m_ui->guess->setEnabled(m_phase == CheckPhase::Asking);
    m_ui->help->setVisible(m_helpOffered);
    m_ui->help->setText(m_asked.helped ? tr("Passage again; counts as a guess")
                                       : tr("Passage first; then it counts as a guess"));
    m_ui->passage->setVisible(decided);
    m_ui->again->setVisible(m_phase == CheckPhase::Verdict && !m_answered.right);
    m_ui->retry->setVisible(m_phase == CheckPhase::Folded);
    m_ui->goOn->setVisible(!m_goOn.isEmpty());
    m_ui->goOn->setText(m_goOn);
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
    for (QLabel *label : {m_ui->kindHint, m_ui->note, m_ui->comesBack}) {
        label->setFont(Look::small(font()));
        colour(label, tokens.ink2);
    }
    colour(m_ui->headline, m_answered.right ? tokens.good : tokens.bad);
    QPalette line = m_ui->line->palette();
    line.setColor(QPalette::WindowText, tokens.line);
    m_ui->line->setPalette(line);
    m_ui->why->setFont(Look::small(font()));
}

} // namespace Carrel
