// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/learnsigns.h"

#include "formats/absentpicture.h"
#include "formats/address.h"
#include "formats/codefence.h"
#include "formats/insidefolder.h"
#include "formats/linerange.h"
#include "formats/markdown/codeplaces.h"
#include "formats/markdown/pictureat.h"
#include "formats/markdown/textfile.h"
#include "formats/markedlines.h"
#include "formats/mdx/componenttag.h"
#include "formats/mdx/mdxreader.h"
#include "formats/runsbuilder.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrlQuery>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Learn
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MicrosoftLearn)
};

/** Reads the signs of one line each. */
class LineReader
{
public:
    LineReader(const QString &top, const Limits &limits, MdxReader &reader)
        : m_top(top)
        , m_limits(limits)
        , m_context(reader.context())
    {
    }

    /** What stands for @p line; nothing when it is an ordinary one. */
    std::optional<Blocks> read(const QString &line, int number)
    {
        static const QRegularExpression colons(u"^[ \\t>]*:::([a-z-]+)(.*?):::[ \\t]*$"_s);
        static const QRegularExpression brackets(u"^[ \\t>]*\\[!([A-Za-z-]+)[ \\t]*(.*)\\][ \\t]*$"_s);
        m_line = number;
        const QRegularExpressionMatch colon = colons.match(line);
        if (colon.hasMatch()) {
            return readColons(colon.captured(1), colon.captured(2));
        }
        const QRegularExpressionMatch bracket = brackets.match(line);
        return bracket.hasMatch() ? readBrackets(bracket.captured(1).toLower(), bracket.captured(2)) : std::nullopt;
    }

private:
    std::optional<Blocks> readColons(const QString &name, const QString &rest)
    {
        const ComponentTag tag = tagAt(u"<"_s + name + u' ' + rest.trimmed() + u'>', 0).value_or(ComponentTag());
        if (name == "image"_L1) {
            return picture(tag.value(u"source"_s), tag.value(u"alt-text"_s));
        }
        if (name == "code"_L1) {
            return code(tag.value(u"language"_s), tag.value(u"source"_s), tag.value(u"range"_s),
                        tag.value(u"highlight"_s));
        }
        if (name == "zone"_L1) {
            Run run;
            run.text = tag.value(u"pivot"_s).isEmpty() ? tag.value(u"target"_s) : tag.value(u"pivot"_s);
            return run.text.isEmpty() ? Blocks() : oneBlock(Heading{4, {run}});
        }
        if (name == "video"_L1) {
            return film(tag.value(u"source"_s));
        }
        return Blocks(); // rows, columns and ends: how it is laid out
    }

    std::optional<Blocks> readBrackets(const QString &name, const QString &rest)
    {
        if (name == "video"_L1) {
            return film(rest.trimmed());
        }
        if (name == "div"_L1) {
            return Blocks();
        }
        if (!name.startsWith("code"_L1)) {
            return std::nullopt;
        }
        static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
        const QString address = link.match(rest + u']').captured(1);
        const QUrlQuery query(address.section(u'?', 1));
        return code(name.section(u'-', 1), address.section(u'?', 0, 0), query.queryItemValue(u"range"_s),
                    query.queryItemValue(u"highlight"_s));
    }

    Blocks picture(const QString &address, const QString &alternative)
    {
        Image image;
        image.alternative = alternative;
        if (const FoundPicture found = pictureAt(address, m_context.markdown)) {
            image.source = *found;
        } else {
            image.origin = address;
            m_context.diagnostics.push_back(absentPicture(address, found.error(), m_context.file, m_line));
        }
        return oneBlock(std::move(image));
    }

    Blocks film(const QString &address)
    {
        return address.isEmpty() || runsSomething(address) ? Blocks()
                                                           : oneBlock(LinkBlock{u"video"_s, address, address});
    }

    /** @p marked counts the lines that are shown. */
    Blocks code(const QString &language, const QString &address, const QString &range, const QString &marked)
    {
        const std::optional<QString> path = fileInside(m_top, m_context.markdown.folder, address);
        Diagnostics unused;
        const QString name = m_top + u'/' + path.value_or(QString());
        const Result<QString> text = path ? Markdown::readTextFile(name, name, m_limits.fileBytes, unused)
                                          : fail(ErrorCode::NotFound, QString());
        if (!text) {
            m_context.skipped.add(u"include"_s, Words::tr("program texts that are not in the folder of the course"),
                                  m_line);
            return {};
        }
        Code code = codeOf(language, joined(linesOf(*text, range)));
        code.marked = readMarkedLines(marked, lineCount(code.text)).lines;
        return oneBlock(std::move(code));
    }

    const QString &m_top;
    const Limits &m_limits;
    const MdxContext &m_context;
    int m_line = 0;
};

} // namespace

SignReader signReader(const QString &top, const Limits &limits)
{
    return [top, &limits](const QString &text, int firstLine, EmbeddedParts &parts, MdxReader &reader) {
        const CodePlaces places(text);
        LineReader lines(top, limits, reader);
        QStringList written;
        qsizetype at = 0;
        int number = firstLine;
        for (const QString &line : text.split(u'\n')) {
            std::optional<Blocks> blocks = places.contains(at) ? std::nullopt : lines.read(line, number);
            written << (!blocks ? line : blocks->empty() ? QString() : parts.add(*std::move(blocks)));
            at += line.size() + 1;
            ++number;
        }
        return written.join(u'\n');
    };
}

} // namespace Carrel::Learn
