// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/mdx/mdxpage.h"

namespace Carrel::Folder
{

/**
 * Reads what site generators add to Markdown: ":::tip" of Docusaurus, "{{< figure >}}" and other shortcodes of Hugo,
 * "import" and "export" of MDX, "!!! note" of MkDocs.
 */
[[nodiscard]] SignReader signReader();

} // namespace Carrel::Folder
