// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"
#include "study/event.h"

#include <vector>

namespace Carrel
{
class Library;
class StudyRecord;
} // namespace Carrel

namespace Carrel::Test
{

class WindowDriver;

/** Writes a course of two modules, each a lesson with three checks, as a folder into @p folder; the path to open. */
[[nodiscard]] QString twoModules(const QString &folder);

/** Those of a course of one's own, in the order of reading. */
[[nodiscard]] std::vector<CheckKey> ownChecks(const Library &library);

/** What the learner did before the test looks: an answer to @p check, as the program would write it, and stored. */
void answerBefore(WindowDriver &driver, const CheckKey &check, bool right);

/** The same so often, day after day, that with one more miss @p check is a leech; due today. */
void nearlyLeech(WindowDriver &driver, const CheckKey &check);

} // namespace Carrel::Test
