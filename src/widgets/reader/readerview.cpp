// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/readerview.h"

#include "page/lessonview.h"
#include "page/pagefigures.h"
#include "reader/ui_readerview.h"
#include "study/studyrecord.h"
#include "widgets/quiz/checkmark.h"
#include "widgets/reader/annotator.h"
#include "widgets/reader/findbar.h"
#include "widgets/reader/lessonpreparer.h"
#include "widgets/reader/linkquestion.h"
#include "widgets/reader/tablecopy.h"

#include <QGuiApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int keepMs = 5'000;

} // namespace

ReaderView::ReaderView(const ReaderParts &parts, ThemeName theme, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ReaderView>())
    , m_parts(parts)
    , m_page(new LessonView(parts.engine, this, theme))
    , m_annotator(new Annotator(*m_page, parts.record, parts.library, this))
    , m_findBar(new FindBar(*m_page, this))
    , m_preparer(new LessonPreparer(parts.library, parts.renderer, this))
    , m_keeper(parts.clock, [&record = parts.record](const PlaceEvent &place) { record.append(place); })
{
    m_ui->setupUi(this);
    m_ui->all->insertWidget(0, m_page, 1);
    m_ui->all->insertWidget(1, m_findBar);
    setFocusProxy(m_page);
    setCheckBar({});
    connectPage();
    connect(m_ui->openChecks, &QPushButton::clicked, this, &ReaderView::checkBarActivated);
    connect(&parts.record, &StudyRecord::stateChanged, this, &ReaderView::markChecks);
    connect(&parts.library, &Library::coursesChanged, this, &ReaderView::showAgainIfChanged);
    connect(&m_keepTimer, &QTimer::timeout, this, [this] { m_keeper.keepIfDue(); });
    m_keepTimer.start(keepMs);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &ReaderView::watchForeground);
}

ReaderView::~ReaderView()
{
    leave();
}

void ReaderView::connectPage()
{
    connect(m_page, &LessonView::lessonShown, this, &ReaderView::lessonShown);
    connect(&m_parts.record, &StudyRecord::learnerAboutToChange, this, [this] {
        m_annotator->keep();
        m_keeper.changeLearner();
    });
    connect(m_page, &LessonView::placeChanged, this, [this](const Place &place) { m_keeper.moveTo(place); });
    connect(m_page, &LessonView::lastBlockSeen, this, [this] { m_keeper.seeLastBlock(); });
    connect(m_page, &LessonView::checkActivated, this, &ReaderView::checkActivated);
    connect(m_page, &LessonView::checkPassed, this, &ReaderView::checkPassed);
    connect(m_page, &LessonView::neighbourActivated, this,
            [this](const LessonSlug &slug) { Q_EMIT openLessonRequested({m_lesson.course.id, slug}, {}); });
    connect(m_page, &LessonView::lessonLinkActivated, this, [this](const LessonSlug &slug, const BlockId &block) {
        Q_EMIT openLessonRequested({m_lesson.course.id, slug}, block);
    });
    connect(m_page, &LessonView::blockLinkActivated, this,
            [this](const BlockId &block) { Q_EMIT openLessonRequested(m_lesson.ref(), block); });
    connect(m_page, &LessonView::linkActivated, this, [this](const QUrl &url) { askToOpen(url, this); });
    connect(m_page, &LessonView::copied, this, &ReaderView::told);
    connect(&m_page->figures(), &PageFigures::told, this, &ReaderView::told);
    connect(&m_page->figures(), &PageFigures::tableWanted, this, [this](const BlockId &block, const QString &form) {
        if (m_lesson.lesson) {
            Q_EMIT told(copyTable(*m_lesson.lesson, block, form));
        }
    });
    connect(m_preparer, &LessonPreparer::begun, this, [this] { Q_EMIT told(tr("A long lesson is being opened…")); });
    connect(m_preparer, &LessonPreparer::prepared, this, [this](const PreparedLesson &lesson, const Place &place) {
        showPrepared(lesson, place);
        if (lesson.page.more) {
            showAgainIfChanged(); // its course may have changed while it was read
        }
    });
    connect(m_preparer, &LessonPreparer::continued, m_page, &LessonView::addPortion);
    connect(m_preparer, &LessonPreparer::failed, this, &ReaderView::problem);
    connect(m_findBar, &FindBar::told, this, &ReaderView::told);
    connect(m_annotator, &Annotator::decorationsChanged, this, &ReaderView::decorate);
    connect(m_annotator, &Annotator::told, this, &ReaderView::told);
}

void ReaderView::open(const LessonRef &ref, const std::optional<Place> &place, bool flash)
{
    if (m_lesson.lesson != nullptr && m_lesson.ref() == ref) {
        if (place.has_value()) {
            m_page->scrollTo(*place, flash && !place->block.isEmpty());
        }
        return;
    }
    const LessonState *known = m_parts.record.state().lesson(ref);
    const Place last = known == nullptr ? Place() : Place{known->block, known->offset};
    display(ref, place.value_or(last));
}

void ReaderView::display(const LessonRef &ref, const Place &asked)
{
    // A place that was kept may be of an older version of the lesson.
    const Place place{asked.block.isEmpty() ? asked.block : m_parts.library.presentBlock(ref, asked.block),
                      asked.offset};
    m_preparer->prepare(ref, place);
}

void ReaderView::showPrepared(const PreparedLesson &prepared, const Place &place)
{
    m_lesson = prepared.lesson;
    m_sections = prepared.sections;
    m_length = prepared.length;
    m_sha256 = prepared.sha256;
    m_indexed = prepared.indexed;
    m_keeper.enter(m_lesson.ref(), place);
    m_page->showLesson(prepared.page, place);
    m_checks.clear();
    m_annotator->showLesson(m_lesson);
    markChecks();
    Q_EMIT lessonOpened(m_lesson);
}

void ReaderView::showAgainIfChanged()
{
    if (m_lesson.lesson == nullptr) {
        return;
    }
    const std::optional<LessonFileInfo> now = m_parts.library.lessonFile(m_lesson.ref());
    const bool isNews =
        now && now != m_indexed && (now->sha256 != m_sha256 || !m_indexed || now->kept != m_indexed->kept);
    m_indexed = now ? now : m_indexed;
    if (isNews) {
        display(m_lesson.ref(), m_page->place());
    }
}

void ReaderView::showPassage(const BlockId &block)
{
    m_page->scrollTo({block, 0}, !block.isEmpty());
}

void ReaderView::leave()
{
    m_annotator->keep();
    m_keeper.setForeground(false);
}

std::optional<LessonRef> ReaderView::previousLesson() const
{
    return m_lesson.lesson == nullptr ? std::nullopt : hereOnly(m_lesson.lesson->previous);
}

std::optional<LessonRef> ReaderView::nextLesson() const
{
    return m_lesson.lesson == nullptr ? std::nullopt : hereOnly(m_lesson.lesson->next);
}

void ReaderView::addBar(QWidget *bar)
{
    m_ui->all->insertWidget(m_ui->all->indexOf(m_ui->bar), bar);
}

void ReaderView::showKeyOf(const QAction *check)
{
    m_ui->openChecks->showKeyOf(check);
}

void ReaderView::setCheckBar(const QString &text)
{
    m_ui->bar->setVisible(!text.isEmpty());
    m_ui->openChecks->setText(text);
}

void ReaderView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    watchForeground();
}

void ReaderView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    watchForeground();
}

void ReaderView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ActivationChange) {
        watchForeground();
    }
}

void ReaderView::markChecks()
{
    if (m_lesson.lesson == nullptr) {
        return;
    }
    std::vector<Decoration> checks;
    for (const Check &check : m_lesson.lesson->checks) {
        const CheckKey key{m_lesson.course.id, m_lesson.lesson->slug, check.id};
        const CheckMark mark = checkMark(check, m_parts.record.state().check(key), m_parts.record.today());
        Decoration decoration;
        decoration.kind = u"check"_s;
        decoration.id = check.id.toString();
        decoration.label = CheckMarkWords::state(mark);
        checks.push_back(decoration);
    }
    if (checks != m_checks) {
        m_checks = checks;
        decorate();
    }
}

void ReaderView::decorate()
{
    std::vector<Decoration> all = m_checks;
    const std::vector<Decoration> &noted = m_annotator->decorations();
    all.insert(all.end(), noted.begin(), noted.end());
    m_page->setDecorations(all);
}

void ReaderView::watchForeground()
{
    m_keeper.setForeground(isVisible() && QGuiApplication::applicationState() == Qt::ApplicationActive);
}

std::optional<LessonRef> ReaderView::hereOnly(const std::optional<Neighbour> &neighbour) const
{
    const auto outline = m_parts.library.outline(m_lesson.course.id);
    const auto link = linkTo(neighbour, outline.get());
    return link.has_value() && link->here ? std::optional(LessonRef{m_lesson.course.id, link->slug}) : std::nullopt;
}

} // namespace Carrel
