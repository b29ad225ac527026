// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/jupyterbook/mystsigns.h"

namespace Carrel::Jupyter
{

/** @p text with roles such as "{ref}`tides`" as ordinary Markdown, labels on their headings, comments taken out. */
[[nodiscard]] QString withoutRoles(const QString &text, const LabelTarget &target);

} // namespace Carrel::Jupyter
