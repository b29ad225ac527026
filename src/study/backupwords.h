// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/backups.h"

#include <QLocale>

namespace Carrel
{

/** The sentences about backups, for carrel-cli and the preferences alike. */
namespace BackupWords
{

/** When it was made, by the clock on the wall. */
[[nodiscard]] QString time(const Backup &backup, const QLocale &locale);

/** That there is no place for them. */
[[nodiscard]] QString none();

/** How much room @p backups take in @p folder; or that there are none yet, or will be none. */
[[nodiscard]] QString room(const std::vector<Backup> &backups, const QString &folder, const QLocale &locale);

/** What @p backup has and the record lacks. */
[[nodiscard]] QString preview(const Backup &backup, const RestorePreview &preview, const QLocale &locale);

} // namespace BackupWords

} // namespace Carrel
