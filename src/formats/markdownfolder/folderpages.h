// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "formats/datanode.h"
#include "formats/limits.h"

namespace Carrel::Folder
{

/** A page of a folder of Markdown. */
struct Page {
    QString path; ///< from the root
    QString title;
    QString slug;
    DataNode head; ///< in YAML or TOML
    QString body;
    int bodyLine = 1;
};

/** The pages that lie in one folder; those in folders below it come where it stands among them. */
struct Part {
    QString title;
    std::vector<Page> pages;
};

/** How a folder says which page comes first. */
enum class OrderRule {
    Plain,      ///< number prefixes, then names
    Docusaurus, ///< sidebar_position, number prefixes, _category_.json
    Hugo,       ///< weight, date, title; _index.md speaks for its folder
};

/** What rule the signs in a folder speak for. */
[[nodiscard]] OrderRule orderRuleOf(const QString &root);

/** All pages below @p root in reading order. Drafts are read; what a page says of itself that orders nothing is not. */
[[nodiscard]] std::vector<Part> readPages(const QString &root, OrderRule rule, const Limits &limits,
                                          JobControl &control, Diagnostics &diagnostics);

/** Whether a file is a page by its name: Markdown that is not about the folder. */
[[nodiscard]] bool isPageName(const QString &name);

} // namespace Carrel::Folder
