// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** What a course is called that says it nowhere: the title of the read-me file in its folder, else the folder's name.
 */
[[nodiscard]] QString titleOfFolder(const QString &folder);

/** A file's or folder's name as a title: "01-first_steps" is "First steps". */
[[nodiscard]] QString titleOfName(const QString &name);

} // namespace Carrel
