// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <QDate>
#include <QStringList>

#include <optional>

namespace Carrel
{

/** How a citation is written: for people, for LaTeX, for reference managers. */
enum class CitationForm { Text, BibTex, Ris, CslJson };

/** What is known of a lesson for whoever cites it; what is not known is empty. */
struct Citation {
    QString key;   ///< letters, digits and "-" alone
    QString given; ///< as its publisher wants it, with the day of access
    QString author;
    QString title;
    QString course;
    QString year;
    QString url;
    QString language;
    QString licence;
    QDate accessed;
};

/** Author and year are taken out of how the publisher wants to be cited, where they stand there. */
[[nodiscard]] Citation citationOf(const Lesson &lesson, const CourseInfo &course, QDate accessed);

/** @p citation as a text that ends with a line break but for Text; special signs are escaped as the form wants it. */
[[nodiscard]] QString written(const Citation &citation, CitationForm form);

/** "text", "bibtex", "ris", "csl". */
[[nodiscard]] QStringList citationFormWords();
[[nodiscard]] std::optional<CitationForm> citationForm(const QString &word);

} // namespace Carrel
