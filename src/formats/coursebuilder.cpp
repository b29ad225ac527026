// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/coursebuilder.h"

#include "course/identity.h"
#include "course/plaintext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

constexpr int wordsPerMinute = 200;

/** @p wanted, or with the first number that makes it unlike all of @p taken; it is then one of them. */
QString takeFree(const QString &wanted, QSet<QString> &taken)
{
    QString slug = wanted;
    for (int n = 2; taken.contains(slug); ++n) {
        slug = wanted + u'-' + QString::number(n);
    }
    taken.insert(slug);
    return slug;
}

} // namespace

int estimatedMinutes(const Lesson &lesson)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    const qsizetype words = plainText(lesson.blocks).split(blanks, Qt::SkipEmptyParts).size();
    return std::max(1, int((words + wordsPerMinute - 1) / wordsPerMinute) + int(lesson.checks.size()));
}

CourseBuilder::CourseBuilder(CourseInfo info, Diagnostics &diagnostics)
    : m_diagnostics(diagnostics)
{
    if (info.slug.isEmpty()) {
        info.slug = slugOf(info.title);
    }
    m_course.outline.info = std::move(info);
}

void CourseBuilder::beginModule(const QString &title, const QString &slug)
{
    const QString made = slug.isEmpty() ? slugOf(title) : slug;
    m_module.slug = takeFree(made.isEmpty() ? u"module"_s : made, m_moduleSlugs);
    m_module.title = title;
    m_module.index = int(m_course.outline.modules.size()) + 1;
    m_course.outline.modules.push_back({m_module.slug, title, {}});
}

void CourseBuilder::add(Lesson lesson, const QString &file)
{
    Lesson &added = addTo(std::move(lesson), file, true);
    if (!added.minutes) {
        added.minutes = estimatedMinutes(added);
    }
}

void CourseBuilder::addAbsent(Lesson lesson, const QString &file)
{
    addTo(std::move(lesson), file, false);
}

Lesson &CourseBuilder::addTo(Lesson lesson, const QString &file, bool here)
{
    if (m_course.outline.modules.empty()) {
        beginModule(info().title, info().slug);
    }
    if (lesson.title.isEmpty()) {
        lesson.title = lesson.slug.toString();
    }
    lesson.module = m_module;
    lesson.slug = freeSlug(lesson.slug.isEmpty() ? LessonSlug(slugOf(lesson.title)) : lesson.slug, file);
    return m_lessons.emplace_back(std::move(lesson), here).lesson;
}

LessonSlug CourseBuilder::freeSlug(const LessonSlug &wanted, const QString &file)
{
    const QString first = wanted.isEmpty() ? u"lesson"_s : wanted.toString();
    const QString slug = takeFree(first, m_slugs);
    if (slug != first) {
        m_diagnostics.push_back(
            {.code = u"lesson-slug-repeated"_s,
             .file = file,
             .message = Words::tr("Two lessons are called %1; this one became %2.").arg(first, slug),
             .hint = Words::tr("Rename one of the files, or give one a slug in its head.")});
    }
    return LessonSlug(slug);
}

void CourseBuilder::setIdentity(const CourseHead &head)
{
    CourseInfo &info = m_course.outline.info;
    info.identity = IdentityStrength::Manifest;
    if (info.id.isEmpty()) {
        const CourseIdentity identity = courseIdentity(head, info.authorship, info.licence.name);
        info.id = identity.id;
        info.identity = identity.strength;
    }
}

void CourseBuilder::place(size_t i, const CourseHead &head)
{
    Lesson &lesson = m_lessons[i].lesson;
    lesson.course = head;
    lesson.position = lesson.position.value_or(int(i) + 1);
    lesson.of = m_course.outline.lessonsInAll;
    lesson.authorship = lesson.authorship.isEmpty() ? info().authorship : lesson.authorship;
    lesson.licence = lesson.licence.name.isEmpty() ? info().licence : lesson.licence;
    lesson.reviewStatus = lesson.reviewStatus.isEmpty() ? info().reviewStatus : lesson.reviewStatus;
    const auto neighbour = [this](size_t n) {
        const Lesson &other = m_lessons[n].lesson;
        return Neighbour{other.slug, other.title, {}, other.minutes};
    };
    if (i > 0) {
        lesson.previous = neighbour(i - 1);
    }
    if (i + 1 < m_lessons.size()) {
        lesson.next = neighbour(i + 1);
    }
}

std::optional<Course> CourseBuilder::finish(std::map<QString, Asset> assets) &&
{
    if (std::ranges::none_of(m_lessons, &Added::here)) {
        return std::nullopt;
    }
    CourseOutline &outline = m_course.outline;
    outline.lessonsInAll = std::max(outline.lessonsInAll, int(m_lessons.size()));
    const CourseHead head{info().slug, info().title, info().url, info().level, info().track};
    setIdentity(head);
    for (size_t i = 0; i < m_lessons.size(); ++i) {
        place(i, head);
    }
    for (auto &[lesson, here] : m_lessons) {
        const auto module = std::ranges::find(outline.modules, lesson.module.slug, &Module::slug);
        if (here) {
            module->lessons.push_back(entryOf(lesson));
            const LessonSlug slug = lesson.slug;
            m_course.lessons.emplace(slug, std::make_shared<const Lesson>(std::move(lesson)));
        } else {
            LessonEntry entry;
            entry.slug = lesson.slug;
            entry.title = lesson.title;
            entry.minutes = lesson.minutes;
            entry.position = lesson.position;
            module->lessons.push_back(std::move(entry));
        }
    }
    std::erase_if(outline.modules, [](const Module &module) { return module.lessons.empty(); });
    m_course.assets = std::move(assets);
    return std::move(m_course);
}

} // namespace Carrel
