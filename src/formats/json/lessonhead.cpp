// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonhead.h"

#include "formats/json/runreader.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString firstText(const JsonCursor &first, const JsonCursor &second)
{
    const QString text = first.text();
    return text.isEmpty() ? second.text() : text;
}

/** The outer one brings the address, the reader's one the minutes. */
std::optional<Neighbour> readNeighbour(const JsonCursor &outer, const JsonCursor &inner)
{
    Neighbour neighbour{LessonSlug(firstText(outer["slug"], inner["slug"])), firstText(outer["title"], inner["title"]),
                        firstText(outer["url"], inner["url"]), inner["minutes"].number()};
    if (neighbour.slug.isEmpty() && neighbour.title.isEmpty()) {
        return std::nullopt;
    }
    return neighbour;
}

std::optional<Hero> readHero(const JsonCursor &cursor)
{
    if (!cursor.isObject()) {
        return std::nullopt;
    }
    return Hero{cursor["kind"].text(), cursor["image"].text(), cursor["alt"].text(),
                readRuns(cursor["caption"], PlainString::Welcome)};
}

void readReaderPart(const JsonCursor &reader, Lesson &lesson)
{
    const JsonCursor module = reader["module"];
    lesson.module = {module["slug"].text(), module["title"].text(), module["index"].number()};
    if (const QString answer = reader["answer"].text(); !answer.isEmpty()) {
        lesson.answer = answer;
    }
    if (const QString keyIdea = reader["keyIdea"].text(); !keyIdea.isEmpty()) {
        lesson.keyIdea = keyIdea;
    }
    lesson.hero = readHero(reader["hero"]);
    lesson.schema = reader["schema"].number().value_or(1);
}

} // namespace

Lesson readHead(const JsonCursor &root)
{
    Lesson lesson;
    const JsonCursor course = root["course"];
    const JsonCursor head = root["lesson"];
    const JsonCursor reader = root["reader"];
    lesson.course = {course["slug"].text(), firstText(course["title"], reader["courseTitle"]), course["url"].text(),
                     course["level"].text(), course["track"].text()};
    lesson.slug = LessonSlug(head["slug"].text());
    lesson.title = firstText(head["title"], reader["title"]);
    lesson.url = head["url"].text();
    lesson.position = head["position"].number();
    lesson.of = head["of"].number();
    lesson.minutes = head["minutes"].number();
    lesson.answer = head["answer"].text();
    lesson.keyIdea = head["keyIdea"].text();
    lesson.body = root["body"].isString() ? root["body"].text() : root["body"]["text"].text();
    lesson.previous = readNeighbour(root["prev"], reader["prev"]);
    lesson.next = readNeighbour(root["next"], reader["next"]);
    lesson.authorship = root["authorship"].text();
    lesson.reviewStatus = root["review"]["status"].text();
    lesson.cite = root["cite"].text();
    const JsonCursor licence = root["licence"];
    lesson.licence = {licence["name"].text(), licence["url"].text(), licence["spdx"].text(),
                      licence["attribution"].text()};
    if (reader.isObject()) {
        readReaderPart(reader, lesson);
    }
    return lesson;
}

} // namespace Carrel
