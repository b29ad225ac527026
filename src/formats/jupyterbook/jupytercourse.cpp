// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/jupytercourse.h"

#include "course/identity.h"
#include "formats/coursebuilder.h"
#include "formats/foldertitle.h"
#include "formats/insidefolder.h"
#include "formats/jupyterbook/mystsigns.h"
#include "formats/jupyterbook/notebook.h"
#include "formats/jupyterbook/tableofcontents.h"
#include "formats/licencefile.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/textfile.h"
#include "formats/pagelinks.h"
#include "formats/picturefolder.h"
#include "formats/yaml/yamltext.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Jupyter)
};

/** Reads pages of one book; lives as long as that. */
class BookReader
{
public:
    BookReader(const QString &root, const Limits &limits, Diagnostics &diagnostics)
        : m_root(QDir::cleanPath(root))
        , m_limits(limits)
        , m_diagnostics(diagnostics)
        , m_pictures(m_root, limits)
    {
    }

    /** Reads the text of a page and remembers its labels, so that every page can be linked to. */
    void addPage(const Jupyter::TocPage &page)
    {
        SkippedParts skipped;
        const std::optional<QString> text = textOf(page.path, skipped);
        skipped.tell(nameOf(page.path), m_diagnostics);
        if (!text) {
            return;
        }
        const QString slug = slugOf(page.path.section(u'.', 0, -2));
        m_links.add(page.path, slug);
        for (const QString &label : Jupyter::labelsOf(*text)) {
            m_labels.insert(label, slug + u'#' + label);
        }
        m_texts.insert(page.path, *text);
    }

    [[nodiscard]] std::optional<Lesson> lesson(const Jupyter::TocPage &page)
    {
        if (!m_texts.contains(page.path)) {
            return std::nullopt;
        }
        const QString file = nameOf(page.path);
        const Markdown::FrontMatter front(m_texts.take(page.path), file, m_diagnostics);
        SkippedParts skipped;
        const QString folder = folderOf(page.path);
        const auto target = [this, folder](const QString &label) {
            const QString known = m_labels.value(label);
            return known.isEmpty() ? m_links.lessonTarget(label, folder) : known;
        };
        const MdxContext context{.markdown = optionsFor(folder),
                                 .file = file,
                                 .signs = Jupyter::signReader({m_root, page.path, target}, m_limits),
                                 .diagnostics = m_diagnostics,
                                 .skipped = skipped,
                                 .furniture = furniture};
        MdxPage read = readMdxPage(front.body(), front.bodyLine(), context);
        skipped.tell(file, m_diagnostics);
        Lesson lesson;
        lesson.slug = LessonSlug(slugOf(page.path.section(u'.', 0, -2)));
        lesson.title = page.title.isEmpty() ? front.text(u"title"_s) : page.title;
        if (lesson.title.isEmpty()) {
            lesson.title = read.title.isEmpty() ? titleOfName(QFileInfo(page.path).completeBaseName()) : read.title;
        }
        keepOtherTitle(read, lesson.title);
        lesson.blocks = std::move(read.blocks);
        lesson.checks = std::move(read.checks);
        lesson.body = front.body();
        return lesson;
    }

    [[nodiscard]] QString nameOf(const QString &path) const { return m_root + u'/' + path; }
    [[nodiscard]] const std::map<QString, Asset> &assets() const { return m_pictures.assets(); }

    SkippedParts furniture;

private:
    [[nodiscard]] std::optional<QString> textOf(const QString &path, SkippedParts &skipped)
    {
        const QString name = nameOf(path);
        const Result<QString> text = Markdown::readTextFile(name, name, m_limits.fileBytes, m_diagnostics);
        if (!text) {
            m_diagnostics.push_back({.severity = Severity::Error,
                                     .code = u"file-unreadable"_s,
                                     .file = name,
                                     .message = text.error().sentence});
            return std::nullopt;
        }
        return path.endsWith(".ipynb"_L1) ? Jupyter::textOfNotebook(*text, name, skipped, m_diagnostics)
                                          : std::optional(*text);
    }

    [[nodiscard]] MarkdownOptions optionsFor(const QString &folder)
    {
        MarkdownOptions options;
        options.readChecks = false;
        options.folder = folder;
        options.maximumBlocks = m_limits.lessonBlocks;
        options.takePicture = [this](const QString &picture) { return m_pictures.take(picture); };
        options.link = [this, folder](const QString &address) { return m_links.target(address, folder); };
        return options;
    }

    const QString m_root;
    const Limits &m_limits;
    Diagnostics &m_diagnostics;
    PictureFolder m_pictures;
    PageLinks m_links;
    QHash<QString, QString> m_labels;
    QHash<QString, QString> m_texts;
};

CourseInfo infoOf(const SourcePlace &place, const Limits &limits, Diagnostics &diagnostics)
{
    const QString name = place.path + "/_config.yml"_L1;
    DataNode config;
    if (QFileInfo(name).isFile()) {
        const Result<QString> text = Markdown::readTextFile(name, name, limits.fileBytes, diagnostics);
        config = text ? readYaml(*text, name, diagnostics).value_or(DataNode()) : DataNode();
    }
    CourseInfo info;
    info.title = config[u"title"].text.trimmed();
    if (info.title.isEmpty()) {
        info.title = titleOfFolder(place.path);
    }
    info.authorship = config[u"author"].text;
    info.language = config[u"sphinx"][u"config"][u"language"].text;
    info.licence = licenceOfFolder(place.path, place.top.isEmpty() ? place.path : place.top);
    info.importer = u"carrel-jupyterbook"_s;
    info.origin = QFileInfo(place.path).fileName();
    return info;
}

} // namespace

ReadOutcome readJupyterBook(const SourcePlace &place, const Limits &limits, JobControl &control)
{
    ReadOutcome outcome;
    const QString root = QDir::cleanPath(place.path);
    const QString name = root + "/_toc.yml"_L1;
    const Result<QString> text = Markdown::readTextFile(name, name, limits.fileBytes, outcome.diagnostics);
    const std::optional<DataNode> toc =
        text ? readYaml(*text, name, outcome.diagnostics) : std::optional<DataNode>(std::nullopt);
    if (!toc) {
        return outcome;
    }
    const std::vector<Jupyter::TocPart> parts = Jupyter::readToc(*toc, root, name, outcome.diagnostics);
    BookReader reader(root, limits, outcome.diagnostics);
    for (const Jupyter::TocPart &part : parts) {
        std::ranges::for_each(part.pages, [&reader](const Jupyter::TocPage &page) { reader.addPage(page); });
    }
    CourseBuilder builder(infoOf(place, limits, outcome.diagnostics), outcome.diagnostics);
    for (const Jupyter::TocPart &part : parts) {
        builder.beginModule(part.title.isEmpty() ? builder.info().title : part.title);
        for (const Jupyter::TocPage &page : part.pages) {
            if (control.isCancelled()) {
                return {};
            }
            control.report(builder.lessonCount(), 0, page.path);
            if (std::optional<Lesson> lesson = reader.lesson(page)) {
                builder.add(*std::move(lesson), reader.nameOf(page.path));
            }
        }
    }
    reader.furniture.tell(name, outcome.diagnostics);
    if (std::optional<Course> course = std::move(builder).finish(reader.assets())) {
        outcome.courses.push_back(*std::move(course));
    } else {
        outcome.diagnostics.push_back({.severity = Severity::Error,
                                       .code = u"course-empty"_s,
                                       .file = name,
                                       .message = Words::tr("None of the pages this book names is here.")});
    }
    return outcome;
}

ReadOutcome readNotebook(const QString &path, const Limits &limits)
{
    ReadOutcome outcome;
    const QFileInfo file(path);
    BookReader reader(file.path(), limits, outcome.diagnostics);
    const Jupyter::TocPage page{file.fileName(), {}};
    reader.addPage(page);
    std::optional<Lesson> lesson = reader.lesson(page);
    if (!lesson) {
        return outcome;
    }
    CourseInfo info;
    info.title = lesson->title;
    info.importer = u"carrel-jupyterbook"_s;
    info.origin = file.fileName();
    CourseBuilder builder(std::move(info), outcome.diagnostics);
    builder.add(*std::move(lesson), path);
    if (std::optional<Course> course = std::move(builder).finish(reader.assets())) {
        outcome.courses.push_back(*std::move(course));
    }
    return outcome;
}

} // namespace Carrel
