// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshots/statisticspictures.h"

#include "course/identity.h"
#include "settings/keys.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/shared/messagebar.h"
#include "widgets/statistics/figuresection.h"
#include "widgets/statistics/statisticsview.h"

#include <QAction>
#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

#include <random>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

/** Answers and reads at random, the same in every run. */
class Learner
{
public:
    explicit Learner(WindowDriver &driver)
        : m_driver(driver)
    {
        Library &library = driver.parts().library();
        for (const CourseSummary &course : library.courses()) {
            const auto outline = course.readOnly ? nullptr : library.outline(course.info.id);
            for (const LessonEntry *const entry : outline ? outline->lessons() : std::vector<const LessonEntry *>()) {
                const LessonRef ref{course.info.id, entry->slug};
                if (const auto lesson = library.lesson(ref); entry->here && lesson) {
                    m_lessons.emplace_back(ref, *lesson);
                }
            }
        }
    }

    /** Some lessons are read, and each third day the checks of those are answered. */
    void study(int day)
    {
        for (size_t i = 0; i < m_lessons.size() && i <= size_t(day) / 6; ++i) {
            const auto &[ref, lesson] = m_lessons[i];
            if ((size_t(day) + i) % 4 == 0) {
                m_driver.parts().record().append(PlaceEvent{ref, {}, 1, true, qint64(4 + draw(9)) * minuteMs});
            }
            for (const Check &check : lesson->checks) {
                if (check.isUsable() && (size_t(day) + i) % 3 == 0) {
                    answer(ref, check);
                }
            }
        }
    }

private:
    int draw(int below) { return int(m_random() % std::uint64_t(below)); }

    void answer(const LessonRef &ref, const Check &check)
    {
        AnswerEvent answer;
        answer.check = {ref.course, ref.lesson, check.id};
        answer.fingerprint = fingerprintOf(check);
        answer.right = draw(10) < 8;
        for (const Option &option : check.options) {
            answer.shown.push_back(option.key);
            answer.rightCount += option.correct ? 1 : 0;
            if (option.correct == answer.right && (answer.right || answer.chosen.empty())) {
                answer.chosen.push_back(option.key);
            }
        }
        answer.optionCount = int(check.options.size());
        answer.confidence = draw(5) == 0 ? Confidence::Guess : Confidence::Sure;
        answer.tookMs = 4'000 + draw(50'000);
        answer.occasion = Occasion::Review;
        m_driver.parts().record().append(answer);
    }

    WindowDriver &m_driver;
    std::vector<std::pair<LessonRef, std::shared_ptr<const Lesson>>> m_lessons;
    std::mt19937_64 m_random{2026};
};

/** Picture after picture until the end of the page. */
void takeAllOf(StatisticsView &view, const QString &name, const std::function<void(const QString &name)> &take)
{
    QScrollBar &bar = *view.findChild<QScrollArea *>(u"scroll"_s)->verticalScrollBar();
    bar.setValue(0);
    for (int page = 1; page == 1 || bar.value() < bar.maximum(); ++page) {
        bar.setValue(page == 1 ? 0 : bar.value() + bar.pageStep() - 40);
        take(u"60-statistics-%1-%2"_s.arg(name).arg(page, 2, 10, QLatin1Char('0')));
    }
}

} // namespace

void takeStatistics(WindowDriver &driver, const std::function<void(const QString &name)> &take)
{
    QAction *const action = driver.window().actions().statistics;
    action->trigger();
    take(u"60-statistics-nothing"_s);
    Learner learner(driver);
    for (int day = 0; day < studiedDays; ++day) {
        if (day % 7 != 5) {
            learner.study(day);
        }
        driver.parts().record().waitUntilStored(10'000);
        driver.parts().clock().shift(dayMs);
    }
    driver.window().messages().close();
    action->trigger();
    auto &view = *driver.window().findChild<StatisticsView *>();
    for (const QString &theme : {u"light"_s, u"dark"_s}) {
        (void)driver.parts().settings().set(Keys::theme, theme);
        driver.wait([&view] { return view.isDrawn(); }, 10'000);
        takeAllOf(view, theme, take);
    }
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
    for (FigureSection *const section : view.findChildren<FigureSection *>()) {
        section->showTable(true);
    }
    takeAllOf(view, u"tables"_s, take);
}

} // namespace Carrel::Test
