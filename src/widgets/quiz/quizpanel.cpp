// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/quizpanel.h"

#include "quiz/ui_quizpanel.h"
#include "study/studyrecord.h"
#include "widgets/quiz/checkview.h"
#include "widgets/shared/look.h"

#include <QKeyEvent>

#include <algorithm>

namespace Carrel
{

namespace
{

bool isStep(const QKeyEvent &event)
{
    return event.modifiers().testFlag(Qt::ControlModifier) &&
           (event.key() == Qt::Key_PageDown || event.key() == Qt::Key_PageUp);
}

} // namespace

QuizPanel::QuizPanel(StudyRecord &record, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::QuizPanel>())
    , m_record(record)
    , m_check(new CheckView(record, clock, this))
    , m_learner(record.learner())
{
    m_ui->setupUi(this);
    m_ui->parts->addWidget(m_check, 1);
    setAccessibleName(tr("Checks"));
    connectAll();
    setDrawer(false);
    drawFonts();
    showLesson({});
}

QuizPanel::~QuizPanel() = default;

void QuizPanel::connectAll()
{
    connect(m_ui->strip, &CheckStrip::chosen, this, [this](int index) {
        showCheck(m_lesson.lesson->checks[size_t(index)].id);
        takeFocus();
    });
    connect(m_ui->close, &QPushButton::clicked, this, &QuizPanel::closeRequested);
    connect(m_check, &CheckView::passageRequested, this,
            [this](const LessonRef &, const BlockId &block) { Q_EMIT passageRequested(block); });
    connect(m_check, &CheckView::goOnRequested, this, &QuizPanel::goOn);
    connect(m_check, &CheckView::answered, this, [this] { drawMarks(); });
    connect(m_check, &CheckView::againRequested, this, [this] {
        m_check->ask(askedAnew(m_check->asked(), Occasion::Again, m_record.state()));
        takeFocus();
    });
    connect(m_check, &CheckView::retryRequested, this, [this] {
        m_check->ask(askedAnew(m_check->asked(), Occasion::Practice, m_record.state()));
        takeFocus();
    });
    connect(m_check, &CheckView::anotherRequested, this, [this](const CheckKey &instead) {
        if (const auto other = anotherCheck(*m_lesson.lesson, instead, m_record.state())) {
            open(*other);
            if (m_check->phase() == CheckPhase::Folded) {
                m_check->ask(askedAnew(m_check->asked(), Occasion::Practice, m_record.state()));
            }
            takeFocus();
        }
    });
    connect(&m_record, &StudyRecord::stateChanged, this, &QuizPanel::onRecordChanged);
    connect(&m_record, &StudyRecord::learnerChanged, this, [this] {
        const bool another = !m_learner.isEmpty() && m_learner != m_record.learner();
        m_learner = m_record.learner(); // the first answer of all makes the first learner, which changes nothing here
        if (another) {
            showLesson(m_lesson);
        }
    });
}

void QuizPanel::setMeans(const CodeHighlighter *highlighter, CoursePictureFinder pictures, FormulaPictures *formulas)
{
    m_highlighter = highlighter;
    m_formulas = formulas;
    m_pictures = std::move(pictures);
}

void QuizPanel::setDrawer(bool drawer)
{
    m_ui->close->setVisible(drawer);
    // A drawer lies in a small window, which has little height to give.
    const int above = (drawer ? 2 : 4) * Look::step;
    const int beside = m_ui->parts->contentsMargins().left();
    m_ui->parts->setContentsMargins(beside, above, beside, above);
    m_ui->parts->setSpacing((drawer ? 2 : 3) * Look::step);
}

void QuizPanel::showLesson(const LessonOnScreen &lesson)
{
    const bool whole = wantsWholeWidth();
    m_lesson = lesson;
    m_current = {};
    m_check->setMeans(means());
    const std::vector<CheckMark> all = marks();
    if (all.empty()) {
        m_check->clear();
        drawMarks();
    } else {
        auto first = std::ranges::find(all, CheckMark::Due);
        first = first != all.end() ? first : std::ranges::find(all, CheckMark::NotAnswered);
        const size_t index = first != all.end() ? size_t(first - all.begin()) : 0;
        open(m_lesson.lesson->checks[index].id);
    }
    if (whole != wantsWholeWidth()) {
        Q_EMIT wholeWidthChanged(!whole);
    }
}

void QuizPanel::showCheck(const CheckId &check)
{
    if (indexOf(check) >= 0 && (check != m_current || m_check->phase() == CheckPhase::Nothing)) {
        open(check);
    }
}

void QuizPanel::offerCheck(const CheckId &check)
{
    const CheckPhase phase = m_check->phase();
    const bool busy = m_check->hasPicks() || phase == CheckPhase::Keeping || phase == CheckPhase::Verdict;
    if (!busy) {
        showCheck(check);
    }
}

void QuizPanel::setNextLessonHere(bool here)
{
    if (m_nextHere != here) {
        m_nextHere = here;
        drawMarks();
    }
}

void QuizPanel::takeFocus()
{
    m_check->takeFocus();
}

bool QuizPanel::hasChecks() const
{
    return m_lesson.lesson != nullptr && !m_lesson.lesson->checks.empty();
}

bool QuizPanel::wantsWholeWidth() const
{
    return hasChecks() && std::ranges::all_of(m_lesson.lesson->blocks, [](const Block &block) {
               return std::holds_alternative<CheckPlace>(block.content);
           });
}

QString QuizPanel::barText() const
{
    const int index = indexOf(m_current);
    if (index < 0) {
        return {};
    }
    const std::vector<CheckMark> all = marks();
    return CheckMarkWords::full(all[size_t(index)], index + 1, int(all.size()));
}

CheckView *QuizPanel::checkView() const
{
    return m_check;
}

bool QuizPanel::event(QEvent *event)
{
    // Between several checks these keys step here; the window has them for lessons and would be asked first.
    if (event->type() == QEvent::ShortcutOverride && isStep(*static_cast<QKeyEvent *>(event)) && hasChecks() &&
        m_lesson.lesson->checks.size() > 1) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void QuizPanel::keyPressEvent(QKeyEvent *event)
{
    if (isStep(*event)) {
        step(event->key() == Qt::Key_PageDown ? 1 : -1);
    } else if (event->key() == Qt::Key_Escape && !m_ui->close->isHidden()) {
        Q_EMIT closeRequested();
    } else {
        event->setAccepted(m_check->handleKey(*event));
    }
}

void QuizPanel::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason) {
        takeFocus();
    }
}

void QuizPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_ui->title != nullptr) { // a change may come before the form is set up
        Look::follow(*event, this, [this] { drawFonts(); });
    }
}

void QuizPanel::open(const CheckId &check)
{
    m_current = check;
    const Opening opening = openingOf(m_lesson, check, m_record.state(), m_record.today());
    const CheckState *known = m_record.state().check(opening.asked.key());
    m_openedWith = known != nullptr && known->last.has_value() ? std::optional(known->last->ref) : std::nullopt;
    m_openedAside = asideOf(opening.asked.key());
    if (m_isInReview(opening.asked.key())) {
        m_check->leaveToReview(opening.asked);
    } else if (opening.earlier.has_value()) {
        m_check->showEarlier(opening.asked, *opening.earlier);
    } else {
        m_check->ask(opening.asked);
    }
    drawMarks();
}

void QuizPanel::drawMarks()
{
    const std::vector<CheckMark> all = marks();
    const int index = indexOf(m_current);
    m_ui->strip->setMarks(all, index);
    m_ui->strip->setVisible(all.size() > 1);
    m_ui->title->setText(all.empty()       ? tr("This lesson has no checks.")
                         : all.size() == 1 ? tr("Check")
                                           : tr("Check %1 of %2").arg(index + 1).arg(all.size()));
    m_check->setGoOnText(m_check->phase() == CheckPhase::Elsewhere ? tr("Back to the review")
                         : !waitingCheck().isEmpty()               ? tr("Next check")
                         : m_nextHere                              ? tr("Next lesson")
                                                                   : tr("Back to Today"));
    Q_EMIT stateChanged();
}

void QuizPanel::drawFonts()
{
    const ThemeTokens tokens = Look::colours(palette());
    m_ui->title->setFont(Look::strong(Look::small(font())));
    QPalette quiet = m_ui->title->palette();
    quiet.setColor(QPalette::WindowText, tokens.ink2);
    m_ui->title->setPalette(quiet);
}

void QuizPanel::onRecordChanged()
{
    const CheckPhase phase = m_check->phase();
    if (phase == CheckPhase::Nothing || phase == CheckPhase::Keeping) {
        return;
    }
    const CheckState *known = m_record.state().check(m_check->asked().key());
    const auto last = known != nullptr && known->last.has_value() ? std::optional(known->last->ref) : std::nullopt;
    const auto ref = m_check->answerRef();
    const bool undone = ref.has_value() && m_record.state().undone().contains(*ref);
    const bool aside = asideOf(m_check->asked().key()) != m_openedAside;
    if (undone || (phase != CheckPhase::Verdict && aside) ||
        (phase != CheckPhase::Verdict && last != m_openedWith && !m_check->hasPicks())) {
        open(m_current);
        return;
    }
    drawMarks();
}

void QuizPanel::goOn()
{
    const CheckId waiting = waitingCheck();
    if (m_check->phase() == CheckPhase::Elsewhere) {
        Q_EMIT reviewRequested();
    } else if (!waiting.isEmpty()) {
        open(waiting);
        takeFocus();
    } else if (m_nextHere) {
        Q_EMIT nextLessonRequested();
    } else {
        Q_EMIT todayRequested();
    }
}

void QuizPanel::step(int by)
{
    const int to = indexOf(m_current) + by;
    if (hasChecks() && to >= 0 && to < int(m_lesson.lesson->checks.size())) {
        open(m_lesson.lesson->checks[size_t(to)].id);
        takeFocus();
    }
}

std::vector<CheckMark> QuizPanel::marks() const
{
    std::vector<CheckMark> all;
    if (m_lesson.lesson != nullptr) {
        for (const Check &check : m_lesson.lesson->checks) {
            const CheckKey key{m_lesson.course.id, m_lesson.lesson->slug, check.id};
            all.push_back(checkMark(check, m_record.state().check(key), m_record.today()));
        }
    }
    return all;
}

int QuizPanel::indexOf(const CheckId &check) const
{
    if (!hasChecks()) {
        return -1;
    }
    const auto &checks = m_lesson.lesson->checks;
    const auto found = std::ranges::find(checks, check, &Check::id);
    return found == checks.end() ? -1 : int(found - checks.begin());
}

CheckId QuizPanel::waitingCheck() const
{
    const std::vector<CheckMark> all = marks();
    const int count = int(all.size());
    for (int away = 1; away < count; ++away) {
        const size_t index = size_t((indexOf(m_current) + away) % count);
        const CheckId &check = m_lesson.lesson->checks[index].id;
        const bool waits = all[index] == CheckMark::NotAnswered || all[index] == CheckMark::Due;
        if (waits && !m_isInReview({m_lesson.course.id, m_lesson.lesson->slug, check})) {
            return check;
        }
    }
    return {};
}

QuizPanel::Aside QuizPanel::asideOf(const CheckKey &check) const
{
    const CheckState *known = m_record.state().check(check);
    return known == nullptr ? Aside() : Aside(known->restsUntil, known->retired);
}

RichTextMeans QuizPanel::means() const
{
    RichTextMeans means{m_highlighter, {}, m_formulas, m_lesson.course.language};
    if (m_pictures) {
        means.pictureFile = [find = m_pictures, course = m_lesson.course.id](const QString &path) {
            return find(course, path);
        };
    }
    return means;
}

} // namespace Carrel
