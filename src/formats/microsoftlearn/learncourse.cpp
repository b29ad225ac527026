// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/learncourse.h"

#include "course/identity.h"
#include "formats/coursebuilder.h"
#include "formats/licencefile.h"
#include "formats/markdown/textfile.h"
#include "formats/microsoftlearn/learnunit.h"
#include "formats/yaml/yamltext.h"

#include <QCoreApplication>
#include <QDir>
#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MicrosoftLearn)
};

/** Reads everything below one folder; lives as long as that. */
class FolderReader
{
public:
    FolderReader(const SourcePlace &place, const Limits &limits, JobControl &control)
        : m_folder(QDir::cleanPath(place.path))
        , m_limits(limits)
        , m_control(control)
        , m_licence(licenceOfFolder(m_folder, place.top.isEmpty() ? m_folder : place.top))
    {
    }

    ReadOutcome read()
    {
        m_catalogue = Learn::readCatalogue(m_folder, m_folder, m_limits, m_control, m_outcome.diagnostics);
        for (const Learn::Page &path : m_catalogue.paths) {
            readPath(path);
        }
        for (const Learn::Page &module : m_catalogue.modules) {
            if (!m_inPaths.contains(module.content[u"uid"].text)) {
                readCourse(module, {&module});
            }
        }
        if (m_control.isCancelled()) {
            return {};
        }
        return std::move(m_outcome);
    }

private:
    void readPath(const Learn::Page &path)
    {
        std::vector<const Learn::Page *> modules;
        SkippedParts missing;
        for (const DataNode &uid : path.content[u"modules"].items) {
            if (const Learn::Page *module = m_catalogue.module(uid.text)) {
                modules.push_back(module);
                m_inPaths << uid.text;
            } else {
                missing.add(u"module"_s, Words::tr("modules that the path names and that are not here"), uid.line);
            }
        }
        missing.tell(nameOf(path), m_outcome.diagnostics);
        readCourse(path, modules);
    }

    void readCourse(const Learn::Page &head, const std::vector<const Learn::Page *> &modules)
    {
        CourseInfo info;
        info.title = head.content[u"title"].text.trimmed();
        info.slug = slugOf(head.content[u"uid"].text);
        info.id = CourseId(head.content[u"uid"].text);
        info.summary = head.content[u"summary"].text.trimmed();
        info.level = head.content[u"levels"].texts().join(u", ");
        info.authorship = u"Microsoft"_s;
        info.licence = m_licence;
        info.importer = u"carrel-learn"_s;
        info.origin = QFileInfo(m_folder).fileName();
        CourseBuilder builder(std::move(info), m_outcome.diagnostics);
        PictureFolder pictures(m_folder, m_limits);
        for (const Learn::Page *module : modules) {
            builder.beginModule(module->content[u"title"].text.trimmed(), moduleSlug(*module));
            readUnits(*module, pictures, builder);
        }
        if (std::optional<Course> course = std::move(builder).finish(pictures.assets())) {
            m_outcome.courses.push_back(*std::move(course));
        }
    }

    [[nodiscard]] static QString moduleSlug(const Learn::Page &module)
    {
        return slugOf(module.content[u"uid"].text.section(u'.', -1));
    }

    void readUnits(const Learn::Page &module, PictureFolder &pictures, CourseBuilder &builder)
    {
        SkippedParts missing;
        SkippedParts furniture;
        const Learn::TextContext context{m_folder, m_limits, pictures, m_outcome.diagnostics, furniture};
        for (const DataNode &uid : module.content[u"units"].items) {
            if (m_control.isCancelled()) {
                return;
            }
            const auto unit = m_catalogue.units.find(uid.text);
            if (unit == m_catalogue.units.end()) {
                missing.add(u"unit"_s, Words::tr("units that the module names and that are not here"), uid.line);
                continue;
            }
            m_control.report(builder.lessonCount(), 0, unit->second.file);
            Lesson lesson = Learn::readUnit(unit->second, context);
            // Units of all modules are called "introduction" and "summary".
            lesson.slug = LessonSlug(moduleSlug(module) + u'-' + lesson.slug.toString());
            builder.add(std::move(lesson), nameOf(unit->second));
        }
        missing.tell(nameOf(module), m_outcome.diagnostics);
    }

    [[nodiscard]] QString nameOf(const Learn::Page &page) const { return m_folder + u'/' + page.file; }

    const QString m_folder;
    const Limits &m_limits;
    JobControl &m_control;
    const Licence m_licence;
    Learn::Catalogue m_catalogue;
    QSet<QString> m_inPaths;
    ReadOutcome m_outcome;
};

} // namespace

ReadOutcome readLearnFolder(const SourcePlace &place, const Limits &limits, JobControl &control)
{
    return FolderReader(place, limits, control).read();
}

ReadOutcome readLearnUnit(const SourcePlace &place, const Limits &limits)
{
    ReadOutcome outcome;
    const QFileInfo info(place.path);
    const Result<QString> text = Markdown::readTextFile(place.path, place.path, limits.fileBytes, outcome.diagnostics);
    const std::optional<DataNode> content =
        text ? readYaml(*text, place.path, outcome.diagnostics) : std::optional<DataNode>(std::nullopt);
    if (!content) {
        return outcome;
    }
    PictureFolder pictures(info.path(), limits);
    SkippedParts furniture;
    const Learn::TextContext context{info.path(), limits, pictures, outcome.diagnostics, furniture};
    Lesson lesson = Learn::readUnit({info.fileName(), *content}, context);
    CourseInfo head;
    head.title = lesson.title.isEmpty() ? info.completeBaseName() : lesson.title;
    head.importer = u"carrel-learn"_s;
    head.origin = info.fileName();
    CourseBuilder builder(std::move(head), outcome.diagnostics);
    builder.add(std::move(lesson), place.path);
    if (std::optional<Course> course = std::move(builder).finish(pictures.assets())) {
        outcome.courses.push_back(*std::move(course));
    }
    return outcome;
}

} // namespace Carrel
