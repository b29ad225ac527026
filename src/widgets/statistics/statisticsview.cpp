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

namespace Carrel
{

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

std::vector<Figure> StatisticsView::figures(int weeklyGoal) const
{
    const StudyState &state = m_record.state();
    const StudyPast past = m_record.past();
    const CurrentChecks current = currentChecks(m_library, state);
    std::vector<std::shared_ptr<const CourseOutline>> outlines;
    for (const CourseId &course : coursesKnownTo(state)) {
        if (auto outline = m_library.outline(course)) {
            outlines.push_back(std::move(outline));
        }
    }
    std::ranges::sort(outlines, [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a->info.title, b->info.title) < 0;
    });
    return StudyFigures::all(
        {.state = state,
         .past = past,
         .current = current,
         .outlines = outlines,
         .lesson = [this](const LessonRef &ref) { return m_library.lesson(ref).value_or(nullptr); },
         .now = m_record.moment(),
         .locale = locale(),
         .weeklyGoal = weeklyGoal});
}

void StatisticsView::refresh(int weeklyGoal)
{
    const std::vector<Figure> shown = figures(weeklyGoal);
    m_ui->scroll->setHidden(shown.empty());
    m_ui->nothing->setVisible(shown.empty());
    m_ui->nothing->setText(m_record.state().checks().empty()
                               ? tr("There is nothing to count yet: read a lesson or answer a check, and this page "
                                    "tells how it goes.")
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
