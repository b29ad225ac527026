// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/learntext.h"

#include "formats/insidefolder.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/textfile.h"
#include "formats/microsoftlearn/learnsigns.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Learn
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MicrosoftLearn)
};

constexpr int deepest = 8; // includes in includes; two are usual

/** Reads a text with what it includes, each piece under the name of its own file. */
class TextReader
{
public:
    explicit TextReader(const TextContext &context)
        : m_context(context)
    {
    }

    Blocks read(const QString &text, const QString &file, int firstLine)
    {
        static const QRegularExpression include(u"^[ \\t>]*\\[!include\\s*\\[[^\\]]*\\]\\(([^)]+)\\)\\][ \\t]*$"_s,
                                                QRegularExpression::CaseInsensitiveOption |
                                                    QRegularExpression::MultilineOption);
        Blocks blocks;
        const auto append = [&blocks](Blocks more) { std::ranges::move(more, std::back_inserter(blocks)); };
        qsizetype done = 0;
        for (const QRegularExpressionMatch &match : include.globalMatch(text)) {
            append(readPiece(text.sliced(done, match.capturedStart() - done), file,
                             firstLine + int(text.first(done).count(u'\n'))));
            append(readIncluded(match.captured(1).trimmed(), file,
                                firstLine + int(text.first(match.capturedStart()).count(u'\n'))));
            done = match.capturedEnd();
        }
        append(readPiece(text.sliced(done), file, firstLine + int(text.first(done).count(u'\n'))));
        return blocks;
    }

    [[nodiscard]] MarkdownOptions optionsFor(const QString &file) const
    {
        MarkdownOptions options;
        options.readChecks = false;
        options.folder = folderOf(file);
        options.maximumBlocks = m_context.limits.lessonBlocks;
        options.takePicture = [this](const QString &path) { return m_context.pictures.take(path); };
        return options;
    }

    [[nodiscard]] QString nameOf(const QString &file) const { return m_context.top + u'/' + file; }

private:
    Blocks readPiece(const QString &text, const QString &file, int firstLine)
    {
        if (text.trimmed().isEmpty()) {
            return {};
        }
        SkippedParts skipped;
        const MdxContext context{.markdown = optionsFor(file),
                                 .file = nameOf(file),
                                 .signs = signReader(m_context.top, m_context.limits),
                                 .diagnostics = m_context.diagnostics,
                                 .skipped = skipped,
                                 .furniture = m_context.furniture};
        MdxPage page = readMdxPage(text, firstLine, context);
        skipped.tell(nameOf(file), m_context.diagnostics);
        keepOtherTitle(page, {});
        return std::move(page.blocks);
    }

    Blocks readIncluded(const QString &address, const QString &file, int line)
    {
        const std::optional<QString> path = fileInside(m_context.top, folderOf(file), address);
        const auto refuse = [&](const QString &message) -> Blocks {
            m_context.diagnostics.push_back({.code = u"skipped-include"_s,
                                             .file = nameOf(file),
                                             .line = line,
                                             .message = message,
                                             .hint = Words::tr("Get the whole folder of the course.")});
            return {};
        };
        if (!path) {
            return refuse(
                Words::tr("The text %1 is not in the folder of the course and was left out.").arg(address.left(200)));
        }
        if (m_depth >= deepest) {
            return refuse(Words::tr("The text %1 is included too deeply and was left out.").arg(address.left(200)));
        }
        const QString name = nameOf(*path);
        const Result<QString> text =
            Markdown::readTextFile(name, name, m_context.limits.fileBytes, m_context.diagnostics);
        if (!text) {
            return refuse(text.error().sentence);
        }
        const Markdown::FrontMatter front(*text, name, m_context.diagnostics);
        ++m_depth;
        Blocks blocks = read(front.body(), *path, front.bodyLine());
        --m_depth;
        return blocks;
    }

    const TextContext &m_context;
    int m_depth = 0;
};

} // namespace

Blocks readLearnText(const QString &text, const QString &file, int firstLine, const TextContext &context)
{
    return TextReader(context).read(text, file, firstLine);
}

RichText readLearnLine(const QString &text, const QString &file, int line, const TextContext &context)
{
    const TextReader reader(context);
    MarkdownOptions options = reader.optionsFor(file);
    options.inlineHtml = true;
    return readMarkdownText(text, options, reader.nameOf(file), line, context.diagnostics);
}

} // namespace Carrel::Learn
