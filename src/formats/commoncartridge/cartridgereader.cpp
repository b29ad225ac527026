// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/commoncartridge/cartridgereader.h"

#include "base/overload.h"
#include "formats/commoncartridge/cartridgefiles.h"
#include "formats/commoncartridge/resourcekind.h"
#include "formats/commoncartridge/resourceslugs.h"
#include "formats/coursebuilder.h"
#include "formats/filebytes.h"
#include "formats/lessondraft.h"
#include "formats/licences.h"
#include "formats/qti/qtiquiz.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr QLatin1StringView manifestName("imsmanifest.xml");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CommonCartridge)
};

/** Reads one cartridge; lives as long as that. */
class CartridgeReader
{
public:
    CartridgeReader(const QString &folder, const Limits &limits, JobControl &control)
        : m_folder(folder)
        , m_limits(limits)
        , m_control(control)
        , m_files(folder, limits)
    {
    }

    ReadOutcome read()
    {
        Result<ImsManifest> manifest = readImsManifest(m_folder, m_outcome.diagnostics, m_limits);
        if (!manifest) {
            return std::move(m_outcome);
        }
        m_manifest = std::move(*manifest);
        m_builder = std::make_unique<CourseBuilder>(info(), m_outcome.diagnostics);
        nameLessons(m_manifest.items);
        for (const auto &[id, resource] : m_manifest.resources) {
            if (isUnlistedPage(resource)) {
                nameLesson(id, {});
            }
        }
        // The root item of a cartridge has no title and holds the modules.
        const bool hasRoot = m_manifest.items.size() == 1 && m_manifest.items.front().title.isEmpty();
        readItems(hasRoot ? m_manifest.items.front().children : m_manifest.items, {});
        readTheRest();
        return finish();
    }

private:
    [[nodiscard]] CourseInfo info() const
    {
        CourseInfo info;
        info.title = m_manifest.title.isEmpty() ? QFileInfo(m_folder).fileName() : m_manifest.title;
        info.language = m_manifest.language;
        info.summary = plainTextOfHtml(m_manifest.description);
        if (!m_manifest.rights.isEmpty()) {
            info.licence = licenceNamed(m_manifest.rights);
        }
        info.importer = u"carrel-commoncartridge"_s;
        info.origin = info.title;
        return info;
    }

    /** Slugs must be known before the first page is read, since pages link to later ones. */
    void nameLessons(const std::vector<ImsItem> &items)
    {
        for (const ImsItem &item : items) {
            if (const auto found = m_manifest.resources.find(item.resource); found != m_manifest.resources.end()) {
                nameLesson(found->first, item.title);
            }
            nameLessons(item.children);
        }
    }

    void nameLesson(const QString &id, const QString &title)
    {
        const ImsResource &resource = m_manifest.resources.at(id);
        const bool isPage = kindOf(resource) == ResourceKind::Page;
        const QString slug = m_slugs.add(id, isPage ? QFileInfo(resource.path).completeBaseName() : title);
        if (isPage && !slug.isEmpty()) {
            m_files.addPage(resource.path, slug);
        }
    }

    void readItems(const std::vector<ImsItem> &items, const QString &around)
    {
        bool isOpen = false; // a module begins with its first lesson, after the modules inside it
        for (const ImsItem &item : items) {
            if (m_control.isCancelled()) {
                return;
            }
            if (item.resource.isEmpty()) {
                flushLinks();
                isOpen = false;
                readItems(item.children, around.isEmpty() ? item.title : around + u" › "_s + item.title);
                continue;
            }
            if (!std::exchange(isOpen, true)) {
                m_builder->beginModule(around.isEmpty() ? m_builder->info().title : around);
            }
            readItem(item);
            if (!item.children.empty()) {
                flushLinks();
                readItems(item.children, around);
            }
        }
        flushLinks();
    }

    void readItem(const ImsItem &item)
    {
        const auto found = m_manifest.resources.find(item.resource);
        if (found == m_manifest.resources.end()) {
            m_skipped.add(u"missing"_s, Words::tr("pages that the table of contents names and that are not there"),
                          item.line);
            return;
        }
        m_control.report(m_builder->lessonCount(), int(m_manifest.resources.size()), item.title);
        if (m_read.contains(item.resource)) {
            m_skipped.add(u"listed-again"_s, Words::tr("pages that stand twice in the table of contents"), item.line,
                          Severity::Note);
            return;
        }
        m_read.insert(item.resource);
        readResource(item.resource, found->second, item.title);
    }

    void readResource(const QString &id, const ImsResource &resource, const QString &title)
    {
        const ResourceKind kind = kindOf(resource);
        if (kind != ResourceKind::WebLink) {
            flushLinks();
        }
        switch (kind) {
        case ResourceKind::Page:
            readPage(id, resource, title);
            break;
        case ResourceKind::Quiz:
            readQuiz(id, resource, title);
            break;
        case ResourceKind::WebLink:
            readLink(resource, title);
            break;
        case ResourceKind::Discussion:
            m_skipped.add(u"discussion"_s, Words::tr("discussions"), resource.line);
            break;
        case ResourceKind::Tool:
            m_skipped.add(u"tool"_s, Words::tr("tools on other sites (LTI)"), resource.line);
            break;
        case ResourceKind::Assignment:
            m_skipped.add(u"assignment"_s, Words::tr("assignments to hand in"), resource.line);
            break;
        case ResourceKind::File:
            m_skipped.add(u"file"_s, Words::tr("files that are no pages"), resource.line);
            break;
        }
    }

    /** The path of a file inside the cartridge, links followed; empty, with a row, when it is not there. */
    QString fileIn(const QString &path, int line)
    {
        const QString root = QFileInfo(m_folder).canonicalFilePath() + u'/';
        QString real = QFileInfo(m_folder + u'/' + path).canonicalFilePath();
        if (!path.isEmpty() && real.startsWith(root) && QFileInfo(real).isFile()) {
            return real;
        }
        m_skipped.add(u"missing"_s, Words::tr("pages that the table of contents names and that are not there"), line);
        return {};
    }

    void readPage(const QString &id, const ImsResource &resource, const QString &title)
    {
        const QString file = fileIn(resource.path, resource.line);
        if (file.isEmpty()) {
            return;
        }
        const Result<QByteArray> bytes = readFileBytes(file, m_limits.fileBytes, m_limits);
        if (!bytes) {
            report(u"file-unreadable"_s, resource.path, bytes.error().sentence);
            return;
        }
        SkippedParts skipped;
        HtmlContext context = m_files.contextFor(resource.path, m_outcome.diagnostics, skipped);
        context.maximumBlocks = m_limits.lessonBlocks;
        HtmlPage page = readHtmlPage(QString::fromUtf8(*bytes), context);
        skipped.tell(resource.path, m_outcome.diagnostics);
        LessonDraft draft;
        draft.add(std::move(page.blocks));
        add(std::move(draft), id, title.isEmpty() ? page.title : title, resource.path);
    }

    void readQuiz(const QString &id, const ImsResource &resource, const QString &title)
    {
        const auto path = std::ranges::find_if(resource.files, [](const QString &file) {
            return file.endsWith(".xml"_L1) && !file.endsWith("assessment_meta.xml"_L1);
        });
        const QString name = path == resource.files.end() ? resource.path : *path;
        const QString file = fileIn(name, resource.line);
        if (file.isEmpty()) {
            return;
        }
        const auto xml = XmlFile::read(file, name, m_outcome.diagnostics, m_limits);
        if (!xml) {
            return;
        }
        SkippedParts skipped;
        const HtmlContext context = m_files.contextFor(name, m_outcome.diagnostics, skipped);
        QtiQuiz quiz = readQti(**xml, context);
        skipped.tell(name, m_outcome.diagnostics);
        LessonDraft draft;
        for (auto &part : quiz.parts) {
            std::visit(Overload{[&](const QuizQuestion &question) { draft.add(question, name, m_outcome.diagnostics); },
                                [&](Blocks &blocks) { draft.add(std::move(blocks)); }},
                       part);
        }
        add(std::move(draft), id, title.isEmpty() ? quiz.title : title, name);
    }

    void readLink(const ImsResource &resource, const QString &title)
    {
        const QString name = resource.path;
        const QString file = fileIn(name, resource.line);
        const auto xml = file.isEmpty() ? Result<std::unique_ptr<const XmlFile>>(fail(ErrorCode::NotFound, {}))
                                        : XmlFile::read(file, name, m_outcome.diagnostics, m_limits);
        if (!xml) {
            return;
        }
        LinkBlock link;
        link.kind = u"page"_s;
        link.href = attributeOf(firstBelow((*xml)->root(), "url"), "href").trimmed();
        link.title = title.isEmpty() ? textOf(childNamed((*xml)->root(), "title")).simplified() : title;
        if (link.href.startsWith("http"_L1)) {
            m_links.push_back({{}, false, std::move(link)});
        } else {
            m_skipped.add(u"link-target"_s, Words::tr("links to files and places of the learning platform"));
        }
    }

    /** Links that stand one after another become one lesson. */
    void flushLinks()
    {
        if (m_links.empty()) {
            return;
        }
        const auto &first = std::get<LinkBlock>(m_links.front().content);
        const QString title = m_links.size() == 1 && !first.title.isEmpty() ? first.title : Words::tr("Links");
        LessonDraft draft;
        draft.add(std::exchange(m_links, {}));
        m_builder->add(std::move(draft).finish(title, m_slugs.take(title), {}, m_outcome.diagnostics), {});
    }

    void add(LessonDraft draft, const QString &id, const QString &title, const QString &file)
    {
        if (draft.isEmpty()) {
            m_skipped.add(u"empty"_s, Words::tr("pages and quizzes without anything to read or answer"));
            return;
        }
        m_builder->add(std::move(draft).finish(title, m_slugs.of(id), file, m_outcome.diagnostics), file);
    }

    /** Pages and question banks that the table of contents does not name are still the author's. */
    void readTheRest()
    {
        std::vector<QString> left;
        for (const QString &id : m_manifest.order) {
            const ImsResource &resource = m_manifest.resources.at(id);
            const ResourceKind kind = kindOf(resource);
            if (m_read.contains(id) || resource.path.startsWith("course_settings/"_L1)) {
                continue;
            }
            if (isUnlistedPage(resource) || kind == ResourceKind::Quiz) {
                left.push_back(id);
                nameLesson(id, QFileInfo(resource.path).completeBaseName());
            } else if (kind != ResourceKind::Page && kind != ResourceKind::File) {
                readResource(id, resource, {});
            } else if (!isPictureName(resource.path)) {
                m_skipped.add(u"file"_s, Words::tr("files that are no pages"), resource.line);
            }
        }
        if (!left.empty() && !m_control.isCancelled()) {
            m_builder->beginModule(Words::tr("More pages"));
        }
        for (const QString &id : left) {
            readResource(id, m_manifest.resources.at(id), {});
        }
        flushLinks();
    }

    ReadOutcome finish()
    {
        if (m_control.isCancelled()) {
            return {{}, std::move(m_outcome.diagnostics)};
        }
        m_skipped.tell(manifestName, m_outcome.diagnostics);
        if (std::optional<Course> course = std::move(*m_builder).finish(m_files.pictures())) {
            m_outcome.courses.push_back(std::move(*course));
        } else {
            m_outcome.diagnostics.push_back(
                {.severity = Severity::Error,
                 .code = u"course-empty"_s,
                 .file = manifestName,
                 .message = Words::tr("There is no page and no quiz in this cartridge that can be read.")});
        }
        return std::move(m_outcome);
    }

    void report(const QString &code, const QString &file, const QString &message)
    {
        m_outcome.diagnostics.push_back({.code = code, .file = file, .message = message});
    }

    QString m_folder;
    const Limits &m_limits;
    JobControl &m_control;
    CartridgeFiles m_files;
    ImsManifest m_manifest;
    ReadOutcome m_outcome;
    SkippedParts m_skipped;
    std::unique_ptr<CourseBuilder> m_builder; ///< once the manifest was read
    ResourceSlugs m_slugs;
    QSet<QString> m_read;
    Blocks m_links;
};

} // namespace

ReadOutcome readCartridge(const QString &folder, const Limits &limits, JobControl &control)
{
    ReadOutcome outcome = CartridgeReader(folder, limits, control).read();
    for (Diagnostic &row : outcome.diagnostics) {
        row.file = row.file.isEmpty() ? folder : folder + u'/' + row.file;
    }
    return outcome;
}

} // namespace Carrel
