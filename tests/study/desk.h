// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "study/studyrecord.h"

#include <QTemporaryDir>

namespace Carrel::Test
{

/** A made-up check number @p number of a made-up course. */
[[nodiscard]] CheckKey checkKey(int number);

/** An answer to it. */
[[nodiscard]] AnswerEvent answerTo(int number, bool right = true);

/** A computer of a learner: index and spool of its own, and a study folder that may be shared. */
struct Desk {
    explicit Desk(const QString &sharedStudyFolder = {});

    QTemporaryDir folder;
    StudyPaths paths;
};

/** Appends answers @p first … @p last and waits until they lie on a disk; fails the test when they do not. */
void answerAll(StudyRecord &record, int first, int last);

/** The events that lie in @p folder, in the order of its files. */
[[nodiscard]] std::vector<Event> eventsIn(const QString &folder);

/** Copies what lies in the study folder of @p from and not, or shorter, in that of @p to, as a stick would. */
void carry(const Desk &from, const Desk &to);

/** Copies everything below @p from to the same places below @p to. */
void copyFolder(const QString &from, const QString &to);

/** The files below @p folder that match @p pattern, as paths. */
[[nodiscard]] QStringList filesIn(const QString &folder, const QString &pattern);

} // namespace Carrel::Test
