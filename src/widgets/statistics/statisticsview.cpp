// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/statisticsview.h"

#include "exchange/currentchecks.h"
#include "library/library.h"
#include "models/courseprogress.h"
#include "models/statistics/studyfigures.h"
#include "statistics/ui_statisticsview.h"
#include "study/studyrecord.h"
#include "widgets/statistics/figuresection.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace Carrel
{

namespace
{

constexpr int saidAfterMs = 200; ///< that it takes time; before, a sentence would only flicker

std::vector<std::shared_ptr<const CourseOutline>> outlinesByTitle(const Library &library, const StudyState &state)
{
    std::vector<std::shared_ptr<const CourseOutline>> outlines;
    for (const CourseId &course : coursesKnownTo(state)) {
        if (auto outline = library.outline(course)) {
            outlines.push_back(std::move(outline));
        }
    }
    std::ranges::sort(outlines, [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a->info.title, b->info.title) < 0;
    });
    return outlines;
}

/** Nothing: it was cancelled. */
std::optional<std::vector<Figure>> figuresOf(const StudySnapshot &snapshot, const Library &library,
                                             const StudyMoment &now, const QLocale &locale, int weeklyGoal,
                                             const JobControl &control)
{
    const CurrentChecks current = currentChecks(library, snapshot.state);
    const auto outlines = outlinesByTitle(library, snapshot.state);
    std::vector<Figure> figures =
        StudyFigures::all({.state = snapshot.state,
                           .past = snapshot.past,
                           .current = current,
                           .outlines = outlines,
                           .lesson = [&library](const LessonRef &ref) { return library.lesson(ref).value_or(nullptr); },
                           .now = now,
                           .locale = locale,
                           .weeklyGoal = weeklyGoal},
                          [&control] { return control.isCancelled(); });
    return control.isCancelled() ? std::nullopt : std::optional(std::move(figures));
}

} // namespace

StatisticsView::StatisticsView(StudyRecord &record, const Library &library, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::StatisticsView>())
    , m_record(record)
    , m_library(library)
{
    m_ui->setupUi(this);
    m_ui->openAside->setAccessibleName(tr("Checks laid aside"));
    connect(m_ui->openAside, &QPushButton::clicked, this, &StatisticsView::asideRequested);
    m_drawing.setInterval(0);
    connect(&m_drawing, &QTimer::timeout, this, &StatisticsView::drawNext);
}

StatisticsView::~StatisticsView() = default;

void StatisticsView::refresh(int weeklyGoal)
{
    m_weeklyGoal = weeklyGoal;
    m_isWanted = true;
    if (m_counting) {
        m_isStale = true; // waiting for it here would hold the window
        m_counting->cancel();
        return;
    }
    count();
}

void StatisticsView::count()
{
    auto counted = std::make_shared<Figures>();
    m_counting = std::make_unique<Job>([counted, look = m_record.look(), &library = m_library, now = m_record.moment(),
                                        locale = locale(), weeklyGoal = m_weeklyGoal](const JobControl &control) {
        if (const auto snapshot = look->take(control)) {
            *counted = figuresOf(*snapshot, library, now, locale, weeklyGoal, control);
        }
    });
    connect(m_counting.get(), &Job::finished, this, [this, counted] { takeCounted(*counted); });
    m_counting->start();
    QTimer::singleShot(saidAfterMs, m_counting.get(), [this] {
        const auto isShown = [](const auto &entry) { return !entry.second->isHidden(); };
        if (m_counting && std::ranges::none_of(m_sections, isShown)) {
            say(tr("Your answers are being counted."));
        }
    });
}

void StatisticsView::takeCounted(const Figures &figures)
{
    m_counting.release()->deleteLater();                               // it is still telling
    if (std::exchange(m_isStale, false) || (!figures && m_isWanted)) { // the record has changed meanwhile
        count();
    } else if (figures) {
        showFigures(*figures);
    }
}

void StatisticsView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_isWanted = false;
    m_isStale = false;
    if (m_counting) {
        m_counting->cancel();
    }
}

void StatisticsView::say(const QString &sentence)
{
    m_ui->scroll->setHidden(!sentence.isEmpty());
    m_ui->nothing->setVisible(!sentence.isEmpty());
    m_ui->nothing->setText(sentence);
}

void StatisticsView::showFigures(const std::vector<Figure> &shown)
{
    say(!shown.empty()                      ? QString()
        : m_record.state().checks().empty() ? tr("There is nothing to count yet: read a lesson or answer a check, and "
                                                 "this page tells how it goes.")
                                            : tr("Your answers are still being read."));
    for (const auto &[name, section] : m_sections) {
        section->setVisible(std::ranges::contains(shown, name, &Figure::name));
    }
    for (size_t i = 0; i < shown.size(); ++i) {
        FigureSection *const section = sectionFor(shown[i].name);
        m_ui->sections->insertWidget(int(i), section);
        section->showFigure(shown[i]);
        section->show();
        if (i > 0) {
            section->comeAfter(*sectionFor(shown[i - 1].name));
        }
    }
    m_drawing.start();
}

FigureSection *StatisticsView::sectionFor(const QString &name)
{
    FigureSection *&section = m_sections[name];
    if (!section) {
        section = new FigureSection(m_ui->page);
        connect(section, &FigureSection::linkRequested, this,
                [this](const FigureLink &link) { Q_EMIT passageRequested(link.lesson, link.block); });
        connect(section, &FigureSection::told, this, &StatisticsView::told);
        connect(section, &FigureSection::failed, this, &StatisticsView::failed);
    }
    return section;
}

FigureSection *StatisticsView::section(const QString &name) const
{
    const auto found = m_sections.find(name);
    return found == m_sections.end() || found->second->isHidden() ? nullptr : found->second;
}

/** One chart a turn, so that keys are answered between them. */
void StatisticsView::drawNext()
{
    for (int i = 0; i < m_ui->sections->count(); ++i) {
        auto *const section = qobject_cast<FigureSection *>(m_ui->sections->itemAt(i)->widget());
        if (section && !section->isHidden() && section->drawChart()) {
            return;
        }
    }
    m_drawing.stop();
}

void StatisticsView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeRequested();
    } else if (!m_ui->scroll->scrollByKey(event->key())) {
        QWidget::keyPressEvent(event);
    }
}

} // namespace Carrel
