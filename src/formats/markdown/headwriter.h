// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel::Markdown
{

/** Writes the YAML at the top of a file, so that FrontMatter reads the same values. */
class HeadWriter
{
public:
    /** Leaves out what is empty. */
    void add(const QString &key, const QString &value);
    void add(const QString &key, const std::vector<std::pair<QString, QString>> &values);
    /** By its SPDX word where that says all of it. */
    void add(const Licence &licence);

    [[nodiscard]] QString text() const; ///< with the lines of hyphens around it

private:
    QString m_lines;
};

} // namespace Carrel::Markdown
