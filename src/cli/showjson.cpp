// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/showjson.h"

#include "cli/jsonoutput.h"
#include "course/plaintext.h"
#include "formats/json/blockwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QJsonObject licenceJson(const Licence &licence)
{
    return {{u"name"_s, orNull(licence.name)}, {u"url"_s, orNull(licence.url)}};
}

QJsonArray blocksJson(const Blocks &blocks)
{
    return QJsonDocument::fromJson(toBytes(toJson(blocks))).array();
}

QJsonValue reasonJson(const std::optional<RichText> &reason, bool answers)
{
    return answers && reason ? orNull(plainText(*reason)) : QJsonValue(QJsonValue::Null);
}

QJsonObject checkJson(const Check &check, bool answers)
{
    QJsonArray options;
    for (size_t place = 0; place < check.options.size(); ++place) {
        const bool ordered = check.order.size() == check.options.size();
        const Option &option = check.options[ordered ? size_t(check.order[place]) : place];
        options.append(QJsonObject{{u"id"_s, option.key.toString()},
                                   {u"text"_s, plainText(option.text)},
                                   {u"correct"_s, answers ? QJsonValue(option.correct) : QJsonValue(QJsonValue::Null)},
                                   {u"reason"_s, reasonJson(option.correct ? option.why : option.tempting, answers)}});
    }
    return {{u"id"_s, check.id.toString()},
            {u"several"_s, check.kind == CheckKind::Multiple},
            {u"question"_s, plainText(check.question)},
            {u"options"_s, options},
            {u"why"_s, reasonJson(check.why, answers)},
            {u"needsLook"_s, orNull(check.needsLook)}};
}

QJsonObject entryJson(const LessonEntry &entry)
{
    return {{u"slug"_s, entry.slug.toString()},
            {u"title"_s, orNull(entry.title)},
            {u"minutes"_s, orNull(entry.minutes)},
            {u"here"_s, entry.here},
            {u"checks"_s, int(entry.checks.size())}};
}

} // namespace

QJsonObject shownOutline(const CourseOutline &outline)
{
    QJsonArray modules;
    for (const Module &module : outline.modules) {
        QJsonArray lessons;
        for (const LessonEntry &entry : module.lessons) {
            lessons.append(entryJson(entry));
        }
        modules.append(
            QJsonObject{{u"slug"_s, orNull(module.slug)}, {u"title"_s, orNull(module.title)}, {u"lessons"_s, lessons}});
    }
    const CourseInfo &info = outline.info;
    return {{u"id"_s, info.id.toString()},
            {u"slug"_s, info.slug},
            {u"title"_s, info.title},
            {u"language"_s, orNull(info.language)},
            {u"authorship"_s, orNull(info.authorship)},
            {u"licence"_s, licenceJson(info.licence)},
            {u"lessonsInAll"_s, outline.lessonsInAll},
            {u"modules"_s, modules}};
}

QJsonObject shownLesson(const CourseOutline &outline, const Lesson &lesson, bool answers)
{
    QJsonArray checks;
    for (const Check &check : lesson.checks) {
        checks.append(checkJson(check, answers));
    }
    const Module *const module = outline.moduleOf(lesson.slug);
    return {{u"course"_s, outline.info.id.toString()},
            {u"module"_s, module ? orNull(module->title) : QJsonValue(QJsonValue::Null)},
            {u"slug"_s, lesson.slug.toString()},
            {u"title"_s, lesson.title},
            {u"minutes"_s, orNull(lesson.minutes)},
            {u"keyIdea"_s, orNull(lesson.keyIdea)},
            {u"blocks"_s, blocksJson(lesson.blocks)},
            {u"checks"_s, checks},
            {u"authorship"_s, orNull(lesson.authorship)},
            {u"reviewStatus"_s, orNull(lesson.reviewStatus)},
            {u"cite"_s, orNull(lesson.cite)},
            {u"licence"_s, licenceJson(lesson.licence)}};
}

} // namespace Carrel
