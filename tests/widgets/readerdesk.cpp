// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/readerdesk.h"

#include "exchange/packagecodec.h"
#include "widgets/storedcourse.h"

#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

CourseId sorting() // constants of test programs are made of it, perhaps before those here
{
    return CourseId(u"example.org/sorting"_s);
}

} // namespace

ReaderDesk::ReaderDesk(const std::vector<LessonOnScreen> &lessons)
    : record({folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s)
    , library({folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec())
{
    if (!storeCourse(library, folder.filePath(u"store"_s), lessons)) {
        qFatal("the course could not be stored");
    }
    view.resize(800, 600);
    view.show();
    if (!QTest::qWaitForWindowActive(&view, enginePatience)) {
        qFatal("the window did not become active");
    }
}

bool ReaderDesk::open(const LessonRef &lesson)
{
    QSignalSpy shown(&view, &ReaderView::lessonShown);
    view.open(lesson);
    return !shown.isEmpty() || shown.wait(enginePatience);
}

LessonRef cardsLesson()
{
    return {sorting(), LessonSlug(u"cards"_s)};
}

LessonRef afterLesson()
{
    return {sorting(), LessonSlug(u"after"_s)};
}

} // namespace Carrel::Test
