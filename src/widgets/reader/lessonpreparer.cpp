// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/lessonpreparer.h"

#include "base/job.h"

#include <QMutex>

#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace Carrel
{

namespace
{

/** A hundred times the usual lesson. What is longer is prepared beside the window, which would stand still else. */
constexpr qint64 longBytes = 1 << 20;

/** The page takes one of these in a frame or two. */
constexpr qsizetype portionBytes = 1 << 18;

/** What a worker has ready for the window. */
class Inbox final
{
public:
    void put(PreparedLesson portion)
    {
        const QMutexLocker lock(&m_mutex);
        m_portions.push_back(std::move(portion));
    }

    [[nodiscard]] std::vector<PreparedLesson> takeAll()
    {
        const QMutexLocker lock(&m_mutex);
        return std::exchange(m_portions, {});
    }

private:
    QMutex m_mutex;
    std::vector<PreparedLesson> m_portions;
};

} // namespace

LessonPreparer::LessonPreparer(const Library &library, const LessonRenderer &renderer, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_renderer(renderer)
{
}

void LessonPreparer::prepare(const LessonRef &ref, const Place &place)
{
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    if (m_library.lessonSize(ref) > longBytes) {
        prepareBeside(ref, place);
        return;
    }
    const auto done = prepareLesson(m_library, m_renderer, ref, std::numeric_limits<qsizetype>::max(),
                                    [this, &place](const PreparedLesson &lesson) {
                                        Q_EMIT prepared(lesson, place);
                                        return true;
                                    });
    if (!done) {
        Q_EMIT failed(done.error().sentence);
    }
}

void LessonPreparer::prepareBeside(const LessonRef &ref, const Place &place)
{
    const auto inbox = std::make_shared<Inbox>();
    const auto outcome = std::make_shared<Result<void>>();
    const auto isFirst = std::make_shared<bool>(true);
    auto *const job = new Job(
        [&library = m_library, &renderer = m_renderer, ref, inbox, outcome](JobControl &control) {
            *outcome = prepareLesson(library, renderer, ref, portionBytes, [&](PreparedLesson portion) {
                inbox->put(std::move(portion));
                control.report(0, 0);
                return !control.isCancelled();
            });
        },
        this);
    m_job = job;
    connect(job, &Job::progressed, this, [this, job, inbox, isFirst, place] {
        for (const PreparedLesson &portion : inbox->takeAll()) {
            if (job != m_job) { // another one was opened meanwhile
                return;
            }
            if (std::exchange(*isFirst, false)) {
                Q_EMIT prepared(portion, place);
            } else {
                Q_EMIT continued(portion.page);
            }
        }
    });
    connect(job, &Job::finished, this, [this, job, outcome] {
        job->deleteLater();
        if (job == m_job && !*outcome) {
            Q_EMIT failed(outcome->error().sentence);
        }
    });
    Q_EMIT begun();
    job->start();
}

} // namespace Carrel
