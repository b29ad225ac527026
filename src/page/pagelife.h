// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QWebEnginePage;
class QWidget;

namespace Carrel
{

/**
 * Watches whether the process of a page lives and answers, and says in words when it does not. A page whose process
 * ends is to be loaded again, unless it ends again and again. Used by LessonView.
 */
class PageLife final : public QObject
{
    Q_OBJECT

public:
    static constexpr int tickMs = 1'000;
    static constexpr int patience = 8; ///< ticks; those of a computer that sleeps or is held up do not come

    /** Asks only while @p view is in sight: then it is missed. */
    PageLife(QWebEnginePage &page, const QWidget &view);

    void setReady(bool ready);         ///< it can be asked; false: it is being loaded
    void seeLesson() { m_deaths = 0; } ///< it is well: a lesson was painted
    void giveAnotherChance();          ///< to a page that was given up
    [[nodiscard]] bool isGivenUp() const;
    void end(); ///< a page that hangs; it is loaded again then

Q_SIGNALS:
    void died(const QString &sentence);
    void loadWanted();
    void hung(const QString &sentence);
    void answeredAgain(); ///< after hung()

private:
    void onDeath();
    void onTick();
    void onAnswer(int question);

    QWebEnginePage &m_page;
    const QWidget &m_view;
    QTimer m_tick;
    bool m_ready = false;
    bool m_waits = false; ///< for the answer to the last question
    bool m_hung = false;
    int m_question = 0;
    int m_silent = 0; ///< ticks since then
    int m_deaths = 0; ///< since a lesson was last painted
};

} // namespace Carrel
