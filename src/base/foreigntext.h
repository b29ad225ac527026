// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/*
 * Titles, names, quotes, paths and what errors tell of them come from outside, and some places of Qt take signs in them
 * for orders. These make such a text mean itself there. (Labels and questions of the window are plain throughout:
 * widgets/shared/plainlabel, plainquestion and ui/.)
 */

/**
 * @p text as a tip shows it: as it is. Qt reads a tip as HTML, and loads the pictures it names, when it holds what
 * looks like a tag; a joiner, which nobody sees, stands after each sign that may begin one.
 */
[[nodiscard]] QString plainTip(QString text);

/** @p text as a part of what stands on a button, an action, a menu or a tab, where "&" alone underlines a letter. */
[[nodiscard]] QString buttonText(QString text);

/** What one reads on a button, an action, a menu or a tab that has @p text. */
[[nodiscard]] QString readOnButton(const QString &text);

} // namespace Carrel
