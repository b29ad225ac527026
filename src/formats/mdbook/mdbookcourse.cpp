// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/mdbookcourse.h"

#include "course/identity.h"
#include "formats/coursebuilder.h"
#include "formats/foldertitle.h"
#include "formats/insidefolder.h"
#include "formats/licencefile.h"
#include "formats/markdown/textfile.h"
#include "formats/mdbook/booksigns.h"
#include "formats/mdbook/summary.h"
#include "formats/mdx/mdxpage.h"
#include "formats/pagelinks.h"
#include "formats/picturefolder.h"
#include "formats/toml/tomltext.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MdBook)
};

/** A page of the summary that is here. */
struct Page {
    QString title;
    QString path; ///< from the folder of book.toml
    QString slug;
};

/** Reads one book; lives as long as that. */
class BookReader
{
public:
    BookReader(const SourcePlace &place, const Limits &limits, JobControl &control)
        : m_root(QDir::cleanPath(place.path))
        , m_top(place.top.isEmpty() ? m_root : place.top)
        , m_limits(limits)
        , m_control(control)
        , m_pictures(m_root, limits)
    {
    }

    ReadOutcome read()
    {
        const QString name = m_root + "/book.toml"_L1;
        const Result<QString> text = Markdown::readTextFile(name, name, m_limits.fileBytes, m_outcome.diagnostics);
        const DataNode head = text ? readToml(*text, name, m_outcome.diagnostics).value_or(DataNode()) : DataNode();
        const QString source = head[u"book"][u"src"].text;
        m_pagesIn = source.isEmpty() ? u"src"_s : source;
        CourseBuilder builder(infoOf(head[u"book"]), m_outcome.diagnostics);
        readPages(builder);
        if (m_control.isCancelled()) {
            return {};
        }
        if (std::optional<Course> course = std::move(builder).finish(m_pictures.assets())) {
            m_outcome.courses.push_back(*std::move(course));
        } else {
            report(Severity::Error, u"course-empty"_s, name, 0,
                   Words::tr("None of the pages this book names is here."));
        }
        return std::move(m_outcome);
    }

private:
    [[nodiscard]] CourseInfo infoOf(const DataNode &book) const
    {
        CourseInfo info;
        info.title = book[u"title"].text.trimmed();
        if (info.title.isEmpty()) {
            info.title = titleOfFolder(m_root);
        }
        info.language = book[u"language"].text;
        info.direction = book[u"text-direction"].text;
        info.authorship = book[u"authors"].texts().join(u", ");
        info.summary = book[u"description"].text;
        info.licence = licenceOfFolder(m_root, m_top);
        info.importer = u"carrel-mdbook"_s;
        info.origin = QFileInfo(m_root).fileName();
        return info;
    }

    void readPages(CourseBuilder &builder)
    {
        const std::optional<QString> path = fileInside(m_root, m_pagesIn, u"SUMMARY.md"_s);
        const QString name = m_root + u'/' + path.value_or(m_pagesIn + "/SUMMARY.md"_L1);
        const Result<QString> text = Markdown::readTextFile(name, name, m_limits.fileBytes, m_outcome.diagnostics);
        if (!path || !text) {
            report(Severity::Error, u"file-unreadable"_s, name, 0,
                   Words::tr("The book has no SUMMARY.md, which is its order."));
            return;
        }
        const std::vector<MdBook::SummaryPart> parts = MdBook::readSummary(*text);
        std::vector<std::vector<Page>> pages;
        pages.reserve(parts.size());
        for (const MdBook::SummaryPart &part : parts) {
            pages.push_back(pagesOf(part, name));
        }
        for (size_t i = 0; i < parts.size(); ++i) {
            builder.beginModule(titleOf(parts[i], builder.info().title));
            for (const Page &page : pages[i]) {
                if (m_control.isCancelled()) {
                    return;
                }
                readPage(page, builder);
            }
        }
    }

    [[nodiscard]] static QString titleOf(const MdBook::SummaryPart &part, const QString &book)
    {
        switch (part.kind) {
        case MdBook::SummaryPart::Kind::Front:
            return Words::tr("Before the chapters");
        case MdBook::SummaryPart::Kind::Back:
            return Words::tr("After the chapters");
        case MdBook::SummaryPart::Kind::Part:
            return part.title;
        case MdBook::SummaryPart::Kind::Loose:
            return book;
        }
        Q_UNREACHABLE_RETURN({});
    }

    std::vector<Page> pagesOf(const MdBook::SummaryPart &part, const QString &summary)
    {
        std::vector<Page> pages;
        for (const MdBook::SummaryEntry &entry : part.entries) {
            if (entry.address.isEmpty()) {
                report(Severity::Note, u"lesson-not-written"_s, summary, entry.line,
                       Words::tr("The chapter “%1” is not written yet.").arg(entry.title));
                continue;
            }
            const std::optional<QString> path = fileInside(m_root, m_pagesIn, entry.address);
            if (!path) {
                report(Severity::Warning, u"lesson-missing"_s, summary, entry.line,
                       Words::tr("There is no page %1 in the folder.").arg(entry.address.left(200)));
                continue;
            }
            const QString inside = path->sliced(std::min(path->size(), m_pagesIn.size() + 1));
            const QString slug = slugOf(inside.section(u'.', 0, -2));
            m_links.add(*path, slug);
            pages.push_back({entry.title, *path, slug});
        }
        return pages;
    }

    void readPage(const Page &page, CourseBuilder &builder)
    {
        m_control.report(builder.lessonCount(), 0, page.path);
        const QString name = m_root + u'/' + page.path;
        const Result<QString> text = Markdown::readTextFile(name, name, m_limits.fileBytes, m_outcome.diagnostics);
        if (!text) {
            report(Severity::Error, u"file-unreadable"_s, name, 0, text.error().sentence);
            return;
        }
        const size_t before = m_outcome.diagnostics.size();
        MdBook::PageText whole;
        SkippedParts skipped;
        SkippedParts furniture;
        const MdxContext context{.markdown = optionsFor(page.path, skipped),
                                 .file = name,
                                 .signs = MdBook::signReader(m_root, page.path, m_limits, whole),
                                 .diagnostics = m_outcome.diagnostics,
                                 .skipped = skipped,
                                 .furniture = furniture};
        MdxPage read = readMdxPage(*text, 1, context);
        skipped.tell(name, m_outcome.diagnostics);
        whole.placeRows(m_outcome.diagnostics, before, name);
        keepOtherTitle(read, page.title);
        Lesson lesson;
        lesson.slug = LessonSlug(page.slug);
        lesson.title = page.title.isEmpty() ? read.title : page.title;
        lesson.blocks = std::move(read.blocks);
        lesson.checks = std::move(read.checks);
        lesson.body = *text;
        builder.add(std::move(lesson), name);
    }

    [[nodiscard]] MarkdownOptions optionsFor(const QString &path, SkippedParts &skipped)
    {
        MarkdownOptions options;
        options.readChecks = false;
        options.folder = folderOf(path);
        options.maximumBlocks = m_limits.lessonBlocks;
        options.takePicture = [this](const QString &picture) { return m_pictures.take(picture); };
        options.link = [this, folder = options.folder](const QString &address) {
            return m_links.target(address, folder);
        };
        options.fence = [&skipped](const QString &info, const QString &code, int line) {
            return MdBook::readFence(info, code, line, skipped);
        };
        return options;
    }

    void report(Severity severity, const QString &code, const QString &file, int line, const QString &message)
    {
        m_outcome.diagnostics.push_back({.severity = severity,
                                         .code = code,
                                         .file = file,
                                         .line = line > 0 ? std::optional(line) : std::nullopt,
                                         .message = message});
    }

    const QString m_root;
    const QString m_top;
    const Limits &m_limits;
    JobControl &m_control;
    PictureFolder m_pictures;
    PageLinks m_links;
    QString m_pagesIn;
    ReadOutcome m_outcome;
};

} // namespace

ReadOutcome readMdBook(const SourcePlace &place, const Limits &limits, JobControl &control)
{
    return BookReader(place, limits, control).read();
}

} // namespace Carrel
