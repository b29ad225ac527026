// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/job.h"
#include "models/statistics/figure.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

namespace Ui
{
class StatisticsView;
}

class FigureSection;
class Library;
class StudyRecord;

/** What a learner did and remembers, in sentences, charts and tables. It counts nothing that could be lost by a pause.
 */
class StatisticsView final : public QWidget
{
    Q_OBJECT

public:
    StatisticsView(StudyRecord &record, const Library &library, QWidget *parent = nullptr);
    ~StatisticsView() override;

    /** Works everything out anew, on another thread: the view says so, or shows what it has until then. */
    void refresh(int weeklyGoal);
    [[nodiscard]] FigureSection *section(const QString &name) const; ///< of the figure; nullptr: it has nothing to say
    [[nodiscard]] bool isCounting() const { return m_counting != nullptr; }
    [[nodiscard]] bool isDrawn() const { return !isCounting() && !m_drawing.isActive(); }

Q_SIGNALS:
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block); ///< empty block: the top
    void told(const QString &sentence);
    void failed(const Carrel::Error &error);
    void closeRequested(); ///< by Esc
    void asideRequested(); ///< the checks that are laid aside

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    using Figures = std::optional<std::vector<Figure>>; ///< nothing: not all of them could be made

    void count();
    void takeCounted(const Figures &figures);
    void showFigures(const std::vector<Figure> &shown);
    void say(const QString &sentence);
    FigureSection *sectionFor(const QString &name);
    void drawNext();

    const std::unique_ptr<Ui::StatisticsView> m_ui;
    StudyRecord &m_record;
    const Library &m_library;
    std::map<QString, FigureSection *> m_sections;
    QTimer m_drawing; ///< runs while charts are still to be drawn
    int m_weeklyGoal = 0;
    bool m_isWanted = false;         ///< somebody looks on
    bool m_isStale = false;          ///< what is counted now is to be counted again
    std::unique_ptr<Job> m_counting; ///< the last member: it is waited for
};

} // namespace Carrel
