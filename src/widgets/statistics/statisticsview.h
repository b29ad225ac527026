// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/statistics/figure.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>

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

    /** Works everything out anew. */
    void refresh(int weeklyGoal);
    [[nodiscard]] FigureSection *section(const QString &name) const; ///< of the figure; nullptr: it has nothing to say
    [[nodiscard]] bool isDrawn() const { return !m_drawing.isActive(); }

Q_SIGNALS:
    void passageRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block); ///< empty block: the top
    void told(const QString &sentence);
    void failed(const Carrel::Error &error);
    void closeRequested(); ///< by Esc
    void asideRequested(); ///< the checks that are laid aside

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::vector<Figure> figures(int weeklyGoal) const;
    FigureSection *sectionFor(const QString &name);
    void drawNext();

    const std::unique_ptr<Ui::StatisticsView> m_ui;
    StudyRecord &m_record;
    const Library &m_library;
    std::map<QString, FigureSection *> m_sections;
    QTimer m_drawing; ///< runs while charts are still to be drawn
};

} // namespace Carrel
