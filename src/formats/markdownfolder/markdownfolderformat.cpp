// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdownfolder/markdownfolderformat.h"

#include "formats/coursebuilder.h"
#include "formats/folderentries.h"
#include "formats/foldertitle.h"
#include "formats/insidefolder.h"
#include "formats/licencefile.h"
#include "formats/licences.h"
#include "formats/markdownfolder/folderpages.h"
#include "formats/markdownfolder/foldersigns.h"
#include "formats/pagelinks.h"
#include "formats/picturefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MarkdownFolder)
};

/** Reads one folder; lives as long as that. */
class FolderReader
{
public:
    FolderReader(const SourcePlace &place, const Limits &limits, JobControl &control)
        : m_place(place)
        , m_root(QDir::cleanPath(place.path))
        , m_limits(limits)
        , m_control(control)
        , m_pictures(m_root, limits)
    {
    }

    ReadOutcome read()
    {
        std::vector<Folder::Part> parts =
            Folder::readPages(m_root, Folder::orderRuleOf(m_root), m_limits, m_control, m_outcome.diagnostics);
        for (const Folder::Part &part : parts) {
            for (const Folder::Page &page : part.pages) {
                m_links.add(page.path, page.slug);
            }
        }
        CourseBuilder builder(info(), m_outcome.diagnostics);
        for (Folder::Part &part : parts) {
            builder.beginModule(part.title.isEmpty() ? builder.info().title : part.title);
            for (Folder::Page &page : part.pages) {
                if (m_control.isCancelled()) {
                    return {};
                }
                m_control.report(builder.lessonCount(), 0, page.path);
                builder.add(lesson(page), m_root + u'/' + page.path);
            }
        }
        m_furniture.tell(m_root, m_outcome.diagnostics);
        if (std::optional<Course> course = std::move(builder).finish(m_pictures.assets())) {
            m_outcome.courses.push_back(*std::move(course));
        }
        return std::move(m_outcome);
    }

private:
    [[nodiscard]] CourseInfo info() const
    {
        static const QStringList general{u"docs"_s, u"content"_s, u"src"_s, u"source"_s, u"book"_s};
        CourseInfo info;
        // A folder called "docs" has its name from the one around it.
        const QString name = QFileInfo(m_root).fileName();
        info.title = titleOfFolder(m_root);
        if (general.contains(name.toLower()) && info.title == titleOfName(name)) {
            info.title = titleOfName(QFileInfo(QFileInfo(m_root).path()).fileName());
        }
        info.licence = licenceOfFolder(m_root, m_place.top.isEmpty() ? m_root : m_place.top);
        info.importer = u"carrel-markdown-folder"_s;
        info.origin = name;
        return info;
    }

    [[nodiscard]] Lesson lesson(Folder::Page &page)
    {
        const QString file = m_root + u'/' + page.path;
        SkippedParts skipped;
        const MdxContext context{.markdown = optionsFor(folderOf(page.path)),
                                 .file = file,
                                 .signs = Folder::signReader(),
                                 .diagnostics = m_outcome.diagnostics,
                                 .skipped = skipped,
                                 .furniture = m_furniture};
        MdxPage read = readMdxPage(page.body, page.bodyLine, context);
        skipped.tell(file, m_outcome.diagnostics);
        keepOtherTitle(read, page.title);
        Lesson lesson;
        lesson.slug = LessonSlug(page.slug);
        lesson.title = page.title;
        lesson.blocks = std::move(read.blocks);
        lesson.checks = std::move(read.checks);
        lesson.body = page.body;
        lesson.reviewStatus = page.head[u"draft"].isTrue() ? Words::tr("Draft") : QString();
        const DataNode &licence = page.head.has(u"licence") ? page.head[u"licence"] : page.head[u"license"];
        lesson.licence = licence.text.isEmpty() ? Licence() : licenceNamed(licence.text);
        return lesson;
    }

    [[nodiscard]] MarkdownOptions optionsFor(const QString &folder)
    {
        MarkdownOptions options;
        options.folder = folder;
        options.maximumBlocks = m_limits.lessonBlocks;
        options.takePicture = [this](const QString &picture) { return m_pictures.take(picture); };
        options.link = [this, folder](const QString &address) { return m_links.target(address, folder); };
        return options;
    }

    const SourcePlace &m_place;
    const QString m_root;
    const Limits &m_limits;
    JobControl &m_control;
    PictureFolder m_pictures;
    PageLinks m_links;
    SkippedParts m_furniture;
    ReadOutcome m_outcome;
};

} // namespace

QString MarkdownFolderFormat::importer() const
{
    return u"carrel-markdown-folder"_s;
}

QString MarkdownFolderFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Folder of Markdown");
}

bool MarkdownFolderFormat::recognises(const SourcePlace &place) const
{
    if (!place.isFolder) {
        return false;
    }
    constexpr int mostFiles = 5000;
    int count = 0;
    bool found = false;
    visitFilesBelow(place.path, Listed::Files | Listed::NoLinks, [&](const QFileInfo &file) {
        found = Folder::isPageName(file.fileName()) && !file.filePath().contains("/node_modules/"_L1);
        return found || ++count >= mostFiles;
    });
    return found;
}

ReadOutcome MarkdownFolderFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return FolderReader(place, limits, control).read();
}

} // namespace Carrel
