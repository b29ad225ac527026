// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonjson.h"

#include "course/plaintext.h"
#include "formats/json/blockwriter.h"
#include "formats/json/checkwriter.h"

namespace Carrel
{

namespace
{

Json numberOrNull(std::optional<int> number)
{
    return number ? Json(*number) : Json(nullptr);
}

Json courseJson(const CourseHead &course)
{
    return {{"slug", course.slug.toStdString()},
            {"title", course.title.toStdString()},
            {"url", textOrNull(course.url)},
            {"level", textOrNull(course.level)},
            {"track", textOrNull(course.track)}};
}

Json headJson(const Lesson &lesson)
{
    return {{"slug", lesson.slug.toString().toStdString()},
            {"title", lesson.title.toStdString()},
            {"url", textOrNull(lesson.url)},
            {"position", numberOrNull(lesson.position)},
            {"of", numberOrNull(lesson.of)},
            {"minutes", numberOrNull(lesson.minutes)},
            {"answer", textOrNull(lesson.answer)},
            {"keyIdea", textOrNull(lesson.keyIdea)}};
}

Json outerJson(const std::optional<Neighbour> &neighbour)
{
    if (!neighbour) {
        return nullptr;
    }
    return {{"slug", neighbour->slug.toString().toStdString()},
            {"title", neighbour->title.toStdString()},
            {"url", textOrNull(neighbour->url)}};
}

Json innerJson(const std::optional<Neighbour> &neighbour)
{
    if (!neighbour) {
        return nullptr;
    }
    return {{"slug", neighbour->slug.toString().toStdString()},
            {"title", neighbour->title.toStdString()},
            {"minutes", numberOrNull(neighbour->minutes)}};
}

Json licenceJson(const Licence &licence)
{
    Json json{{"name", licence.name.toStdString()}, {"url", textOrNull(licence.url)}};
    if (!licence.spdx.isEmpty()) {
        json["spdx"] = licence.spdx.toStdString();
    }
    if (!licence.attribution.isEmpty()) {
        json["attribution"] = licence.attribution.toStdString();
    }
    return json;
}

Json moduleJson(const ModuleHead &module)
{
    if (module == ModuleHead{}) {
        return nullptr;
    }
    return {{"index", numberOrNull(module.index)},
            {"slug", module.slug.toStdString()},
            {"title", module.title.toStdString()}};
}

Json heroJson(const std::optional<Hero> &hero)
{
    if (!hero) {
        return nullptr;
    }
    return {{"kind", textOrNull(hero->kind)},
            {"image", textOrNull(hero->image)},
            {"alt", textOrNull(hero->alternative)},
            {"caption", hero->caption.empty() ? Json(nullptr) : toJson(hero->caption)}};
}

Json readerJson(const Lesson &lesson)
{
    Json reader{{"schema", 1},
                {"title", lesson.title.toStdString()},
                {"courseTitle", textOrNull(lesson.course.title)},
                {"module", moduleJson(lesson.module)},
                {"answer", lesson.answer == lesson.keyIdea ? Json(nullptr) : textOrNull(lesson.answer)},
                {"keyIdea", textOrNull(lesson.keyIdea)},
                {"hero", heroJson(lesson.hero)},
                {"blocks", toJson(lesson.blocks)},
                {"check", lesson.checks.empty() ? Json(nullptr) : checkJson(lesson.checks.front())}};
    if (lesson.checks.size() > 1) {
        reader["checks"] = Json::array();
        for (const Check &check : lesson.checks) {
            reader["checks"].push_back(checkJson(check));
        }
    }
    reader["prev"] = innerJson(lesson.previous);
    reader["next"] = innerJson(lesson.next);
    reader["schema"] = neededSchema(reader);
    return reader;
}

} // namespace

Json lessonJson(const Lesson &lesson)
{
    return {
        {"course", courseJson(lesson.course)},
        {"lesson", headJson(lesson)},
        {"body", {{"format", "markdown"}, {"text", lesson.body.toStdString()}}},
        {"check", lesson.checks.empty() ? Json(nullptr) : plainCheckJson(lesson.checks.front())},
        {"prev", outerJson(lesson.previous)},
        {"next", outerJson(lesson.next)},
        {"authorship", textOrNull(lesson.authorship)},
        {"review", lesson.reviewStatus.isEmpty() ? Json(nullptr) : Json{{"status", lesson.reviewStatus.toStdString()}}},
        {"cite", textOrNull(lesson.cite)},
        {"licence", licenceJson(lesson.licence)},
        {"reader", readerJson(lesson)}};
}

} // namespace Carrel
