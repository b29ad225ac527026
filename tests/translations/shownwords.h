// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace Carrel::Test
{

/**
 * Every text that a person can see or hear in @p window: properties of visible widgets and of actions, rows of lists,
 * what is told to screen readers. Not the page of a lesson.
 */
[[nodiscard]] QStringList shownWords(QWidget &window);

/** Every text on the page that is shown in @p window, code and formulas left out, and what is read aloud there. */
[[nodiscard]] QStringList wordsOfPage(QWidget &window);

} // namespace Carrel::Test
