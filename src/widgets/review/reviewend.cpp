// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewend.h"

#include "course/plaintext.h"
#include "review/ui_reviewend.h"
#include "study/duewords.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/quiz/optionlist.h"
#include "widgets/quiz/verdictwords.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/look.h"
#include "widgets/shared/plainlabel.h"
#include "widgets/shared/richtextlabel.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

ReviewEnd::ReviewEnd(const CheckActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ReviewEnd>())
    , m_actions(actions)
{
    m_ui->setupUi(this);
    m_ui->againAll->showKeyOf(actions.again);
    m_ui->goOnAnyway->showKeyOf(actions.more);
    m_ui->bringAllBack->showKeyOf(actions.bringBack);
    m_ui->scroll->fitInto(m_ui->all);
    auto *row = new FlowLayout(m_ui->buttons, FlowLayout::Rows::Filled);
    row->addWidget(m_ui->againAll);
    row->addWidget(m_ui->bringAllBack);
    row->addWidget(m_ui->goOnAnyway);
    row->addWidget(m_ui->finish);
    connect(m_ui->againAll, &QPushButton::clicked, this, [this] { Q_EMIT againRequested(m_notKnown); });
    connect(m_ui->bringAllBack, &QPushButton::clicked, this, &ReviewEnd::bringAllBack);
    connect(m_ui->goOnAnyway, &QPushButton::clicked, this, &ReviewEnd::beyondRequested);
    connect(m_ui->finish, &QPushButton::clicked, this, &ReviewEnd::finished);
    drawFonts();
}

ReviewEnd::~ReviewEnd() = default;

void ReviewEnd::tell(const ReviewOutcome &outcome, const StudyMoment &now)
{
    const QString summary = summaryOf(outcome, now);
    tellStillDue(outcome);
    list(outcome.answered > 0   ? tr("%n checks reviewed.", nullptr, outcome.answered)
         : outcome.stillDue > 0 ? tr("The reviews of today are done.")
                                : tr("Nothing is due now."),
         outcome.answered > 0 ? summary : QString(), outcome.notKnown);
}

/** "None was missed. 2 right by luck or with the passage; back tomorrow." */
QString ReviewEnd::summaryOf(const ReviewOutcome &outcome, const StudyMoment &now) const
{
    const auto count = [&](Went went) { return int(std::ranges::count(outcome.notKnown, went, &ListedCheck::went)); };
    const int missed = count(Went::Missed);
    const int lucky = count(Went::Lucky);
    QStringList sentences{missed == 0        ? tr("None was missed.")
                          : outcome.practice ? tr("%n missed.", nullptr, missed)
                                             : DueWords::missed(missed, now, locale())};
    if (lucky > 0) {
        sentences << (outcome.practice ? tr("%n right by luck or with the passage.", nullptr, lucky)
                                       : DueWords::lucky(lucky, now, locale()));
    }
    return sentences.join(u' ');
}

void ReviewEnd::tellTest(const QString &module, const std::vector<ListedCheck> &asked)
{
    const int missed = int(std::ranges::count(asked, Went::Missed, &ListedCheck::went));
    const int lucky = int(std::ranges::count(asked, Went::Lucky, &ListedCheck::went));
    tellStillDue({}); // a test is none of the reviews
    QStringList summary;
    if (!module.isEmpty()) {
        summary << tr("Test of “%1”").arg(module);
    }
    if (lucky > 0) {
        summary << tr("%n of them by luck.", nullptr, lucky);
    }
    list(tr("%1 of %n checks right.", nullptr, int(asked.size())).arg(int(asked.size()) - missed), summary.join(u'\n'),
         asked);
}

void ReviewEnd::list(const QString &headline, const QString &summary, const std::vector<ListedCheck> &checks)
{
    m_notKnown.clear();
    m_dates.clear();
    qDeleteAll(m_ui->rows->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    for (const ListedCheck &each : checks) {
        if (each.went != Went::Known) {
            m_notKnown.push_back(each.check);
        }
        addRow(each);
    }
    m_ui->headline->setText(headline);
    m_ui->summary->setText(summary);
    m_ui->summary->setVisible(!summary.isEmpty());
    QStringList spoken{headline};
    for (const QLabel *label : {m_ui->summary, m_ui->stillDue}) {
        if (!label->isHidden()) {
            spoken << label->text();
        }
    }
    m_ui->headline->setAccessibleName(spoken.join(u' '));
    m_ui->scroll->setVisible(!checks.empty());
    m_ui->againAll->setVisible(!m_notKnown.empty());
    tellDates(checks);
    drawFonts();
}

void ReviewEnd::tellDates(const std::vector<ListedCheck> &asked)
{
    if (m_ui->rows->isAncestorOf(focusWidget()) || m_ui->bringAllBack->hasFocus()) {
        takeFocus(); // the button that was pressed goes away
    }
    for (Date &date : m_dates) {
        const auto now = std::ranges::find(asked, date.check, &ListedCheck::check);
        if (now != asked.end()) {
            date.canBringBack = now->canBringBack;
            date.sentence->setText(now->date);
            date.bringBack->setVisible(now->canBringBack);
        }
    }
    m_ui->bringAllBack->setVisible(std::ranges::any_of(m_dates, &Date::canBringBack));
}

void ReviewEnd::bringAllBack()
{
    std::vector<CheckKey> checks;
    for (const Date &date : m_dates) {
        if (date.canBringBack) {
            checks.push_back(date.check);
        }
    }
    Q_EMIT bringBackRequested(checks);
}

void ReviewEnd::tellStillDue(const ReviewOutcome &outcome)
{
    const int checks = outcome.stillDue;
    const bool capped = outcome.minutesADay > 0;
    m_ui->stillDue->setText(capped ? tr("%n more check(s) are due; the cap of %1 minutes is reached.", nullptr, checks)
                                         .arg(outcome.minutesADay)
                            : outcome.planned
                                ? tr("%n more check(s) are planned for the days to come.", nullptr, checks)
                                : tr("%n more check(s) are due.", nullptr, checks));
    m_ui->goOnAnyway->setText(capped || outcome.planned ? tr("Go on anyway") : tr("Go on"));
    m_ui->stillDue->setVisible(checks > 0);
    m_ui->goOnAnyway->setVisible(checks > 0);
}

void ReviewEnd::takeFocus()
{
    m_ui->headline->setFocus(Qt::OtherFocusReason);
}

void ReviewEnd::addRow(const ListedCheck &listed)
{
    auto *row = new QWidget(m_ui->rows);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 4 * Look::step);
    column->setSpacing(Look::step);
    auto *question = new RichTextLabel(row);
    question->setObjectName(listed.went == Went::Missed  ? "missed"_L1
                            : listed.went == Went::Lucky ? "lucky"_L1
                                                         : "known"_L1);
    question->setText(listed.question, listed.means);
    column->addWidget(question);
    if (listed.tested) {
        addVerdict(row, *listed.tested, listed.means);
    } else if (!listed.verdict.isEmpty()) {
        addQuiet(row, listed.verdict)->setObjectName("verdict"_L1);
    }
    addQuiet(row, listed.lessonTitle)->setObjectName("lesson"_L1);
    if (listed.went != Went::Known) {
        addWays(row, listed);
    }
    m_ui->rows->layout()->addWidget(row);
}

QLabel *ReviewEnd::addQuiet(QWidget *row, const QString &text)
{
    auto *label = new PlainLabel(text, row);
    label->setWordWrap(true);
    label->setProperty("role", u"quiet"_s);
    Look::alignToInterface(label);
    row->layout()->addWidget(label);
    return label;
}

/** What the check itself would have shown after the answer; one stop of Tab reads it out. */
void ReviewEnd::addVerdict(QWidget *row, const TestedAnswer &answer, const RichTextMeans &means)
{
    auto *headline = new PlainLabel(VerdictWords::headline(answer.verdict, answer.check.kind), row);
    headline->setObjectName(answer.verdict.right ? "verdictRight"_L1 : "verdictWrong"_L1);
    headline->setProperty("role", u"verdict"_s);
    headline->setAccessibleName(VerdictWords::spoken(answer.verdict, answer.chosen, answer.check));
    headline->setFocusPolicy(Qt::TabFocus);
    headline->setIndent(0);
    Look::alignToInterface(headline);
    row->layout()->addWidget(headline);
    auto *options = new OptionList(row);
    options->setFont(font());
    options->ask(answer.check, answer.order, means);
    options->showVerdict(answer.chosen, OptionList::Reasons::Shown, OptionList::Others::Hidden);
    for (OptionCard *const card : options->cards()) {
        card->setFocusPolicy(Qt::NoFocus);
    }
    row->layout()->addWidget(options);
}

void ReviewEnd::addWays(QWidget *row, const ListedCheck &notKnown)
{
    auto *buttons = new QWidget(row);
    auto *flow = new FlowLayout(buttons);
    flow->setSpacing(4 * Look::step);
    const auto add = [&](const QString &text, const QString &spoken) {
        auto *button = new ActionButton(buttons);
        button->setKind(ActionButton::Link);
        button->setText(text);
        button->setAccessibleName(spoken.arg(plainText(notKnown.question)));
        flow->addWidget(button);
        return button;
    };
    const bool passage = !notKnown.passage.isEmpty();
    connect(add(passage ? tr("Passage") : tr("Lesson"), passage ? tr("Passage of: %1") : tr("Lesson of: %1")),
            &QPushButton::clicked, this,
            [this, notKnown] { Q_EMIT passageRequested(notKnown.check.lessonRef(), notKnown.passage); });
    connect(add(tr("Ask me again"), tr("Ask me again: %1")), &QPushButton::clicked, this,
            [this, notKnown] { Q_EMIT againRequested({notKnown.check}); });
    if (!notKnown.date.isEmpty()) {
        ActionButton *const bringBack = add(tr("Bring it back"), tr("Bring it back: %1"));
        connect(bringBack, &QPushButton::clicked, this,
                [this, notKnown] { Q_EMIT bringBackRequested({notKnown.check}); });
        auto *const date = new PlainLabel(row);
        date->setObjectName("date"_L1);
        date->setWordWrap(true);
        Look::alignToInterface(date);
        row->layout()->addWidget(date);
        m_dates.push_back({notKnown.check, date, bringBack, notKnown.canBringBack});
    }
    row->layout()->addWidget(buttons);
}

void ReviewEnd::keyPressEvent(QKeyEvent *event)
{
    auto *focused = qobject_cast<QAbstractButton *>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QAction *const pressed = m_actions.pressedBy(*event);
    const bool isAgain = pressed == m_actions.again;
    if (event->isAutoRepeat() && (isEnter || pressed != nullptr)) {
        event->accept(); // still the press that answered the last check
    } else if (isEnter) {
        (focused != nullptr && focused->hasFocus() ? focused : m_ui->finish)->click();
    } else if (isAgain && !m_notKnown.empty()) {
        m_ui->againAll->click();
    } else if (pressed == m_actions.bringBack && !m_ui->bringAllBack->isHidden()) {
        m_ui->bringAllBack->click();
    } else if (pressed == m_actions.more && !m_ui->goOnAnyway->isHidden()) {
        m_ui->goOnAnyway->click();
    } else {
        event->setAccepted(m_ui->scroll->scrollByKey(event->key()));
    }
}

void ReviewEnd::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_ui->headline != nullptr) { // a change may come before the form is set up
        Look::follow(*event, this, [this] { drawFonts(); });
    }
}

void ReviewEnd::drawFonts()
{
    m_ui->headline->setFont(Look::question(font()));
    for (const QString &quiet : {u"lesson"_s, u"verdict"_s}) {
        for (QLabel *label : m_ui->rows->findChildren<QLabel *>(quiet)) {
            label->setFont(Look::small(font()));
        }
    }
    const ThemeTokens tokens = Look::colours(palette());
    for (const auto &[name, ink] :
         {std::pair(u"verdictRight"_s, tokens.good), std::pair(u"verdictWrong"_s, tokens.bad)}) {
        for (QLabel *label : m_ui->rows->findChildren<QLabel *>(name)) {
            label->setFont(Look::strong(font()));
            QPalette palette = label->palette();
            palette.setColor(QPalette::WindowText, ink);
            label->setPalette(palette);
        }
    }
}

} // namespace Carrel
