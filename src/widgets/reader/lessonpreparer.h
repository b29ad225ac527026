// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/place.h"
#include "widgets/reader/preparedlesson.h"

#include <QObject>
#include <QPointer>

namespace Carrel
{

class Job;

/**
 * Makes lessons ready for the page, one of usual length at once, a long one beside the window and in portions. Only
 * what was asked for last comes. Used by ReaderView.
 */
class LessonPreparer final : public QObject
{
    Q_OBJECT

public:
    LessonPreparer(const Library &library, const LessonRenderer &renderer, QObject *parent);

    /** prepared() or failed() follows, before this returns when the lesson is not long. @p place comes along. */
    void prepare(const LessonRef &ref, const Place &place);

Q_SIGNALS:
    void begun();                                                                    ///< to read a long one
    void prepared(const Carrel::PreparedLesson &lesson, const Carrel::Place &place); ///< or its first portion
    void continued(const Carrel::RenderedLesson &portion);                           ///< of it
    void failed(const QString &sentence);

private:
    void prepareBeside(const LessonRef &ref, const Place &place);

    const Library &m_library;
    const LessonRenderer &m_renderer;
    QPointer<Job> m_job; ///< the newest one
};

} // namespace Carrel
