// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/recordimport.h"

#include <QLocale>

namespace Carrel
{

/** What a learner is told before a study record is taken in. */
namespace RecordImportWords
{

/** What the file has, what of it is new and what is left out; a sentence a line. */
[[nodiscard]] QString preview(const RecordImport &plan, const QLocale &locale);

/** What becomes of what is added; a sentence a line. */
[[nodiscard]] QString consequences(const RecordImport &plan);

} // namespace RecordImportWords

} // namespace Carrel
