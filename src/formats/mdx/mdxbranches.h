// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/**
 * @p text with one branch of every {#if fw === 'pt'} … {:else} … {/if}: the one for @p framework, else the last. What
 * is not taken becomes blank, so that lines keep their numbers; a branch with questions stays, for no question is lost.
 * Code is left alone. Comments in braces go too.
 */
[[nodiscard]] QString withoutOtherBranches(const QString &text, const QString &framework);

} // namespace Carrel
