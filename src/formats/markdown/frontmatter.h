// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/lesson.h"
#include "formats/datanode.h"

#include <map>

namespace Carrel::Markdown
{

/** The YAML between two lines of hyphens at the top of a file, and where the text below begins. */
class FrontMatter
{
public:
    /** Reads what stands at the top of @p text; without it, all is body. Broken YAML is an Error, the body is kept. */
    FrontMatter(const QString &text, QString file, Diagnostics &diagnostics);

    [[nodiscard]] bool exists() const { return m_exists; }
    [[nodiscard]] const QString &body() const { return m_body; }
    [[nodiscard]] int bodyLine() const { return m_bodyLine; } ///< 1-based, of the file

    [[nodiscard]] bool has(const QString &key) const { return m_values.has(key); }
    [[nodiscard]] const DataNode &values() const { return m_values; }

    /** Values as written: "010" stays three digits, "No" stays a word. Empty when there is none. */
    [[nodiscard]] QString text(const QString &key) const;
    [[nodiscard]] QStringList list(const QString &key) const; ///< a single value is a list of one
    [[nodiscard]] std::map<QString, QString> map(const QString &key) const;

    /** A whole number above zero; anything else is a Warning and nothing. */
    [[nodiscard]] std::optional<int> number(const QString &key, Diagnostics &diagnostics) const;
    [[nodiscard]] bool flag(const QString &key) const; ///< "true" or "yes"

    /** A Warning for each key that is not among @p known. */
    void warnOfOthers(const QStringList &known, Diagnostics &diagnostics) const;

private:
    void parse(const QString &yaml, Diagnostics &diagnostics);

    QString m_file;
    QString m_body;
    int m_bodyLine = 1;
    bool m_exists = false;
    DataNode m_values;
};

/** The licence a head names by an SPDX word, or spells out with name and url; an empty one when it says nothing. */
[[nodiscard]] Licence licenceOf(const FrontMatter &head);

} // namespace Carrel::Markdown
