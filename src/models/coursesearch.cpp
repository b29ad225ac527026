// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/coursesearch.h"

#include "base/plainletters.h"
#include "library/searchquery.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CourseSearch)
};

QStringList plainWords(const QString &words)
{
    QStringList plain;
    for (QString word : words.split(u' ', Qt::SkipEmptyParts)) {
        word.removeIf(isQuotationMark);
        plain << PlainLetters::of(word).text;
    }
    plain.removeAll(QString());
    return plain;
}

} // namespace

bool opens(const CourseSummary &course)
{
    return course.condition != CourseCondition::Damaged && course.lessonsHere > 0;
}

std::vector<SearchHit> findCourses(const std::vector<CourseSummary> &courses, const QString &words, size_t limit)
{
    const QStringList wanted = plainWords(words);
    std::vector<SearchHit> hits;
    for (const CourseSummary &course : courses) {
        const PlainLetters plain = PlainLetters::of(course.info.title);
        const bool has = !wanted.isEmpty() && std::ranges::all_of(wanted, [&plain](const QString &word) {
            return plain.text.contains(word);
        });
        if (opens(course) && has && hits.size() < limit) {
            SearchHit hit;
            hit.lesson.course = course.info.id;
            hit.courseTitle = course.info.title;
            hit.snippet = Words::tr("%n lesson(s)", nullptr, course.lessonsHere);
            hits.push_back(std::move(hit));
        }
    }
    return hits;
}

} // namespace Carrel
