// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdownfolder/foldersigns.h"

#include "formats/absentpicture.h"
#include "formats/markdown/codeplaces.h"
#include "formats/markdown/pictureat.h"
#include "formats/mdx/admonition.h"
#include "formats/mdx/componenttag.h"
#include "formats/mdx/directives.h"
#include "formats/mdx/mdxreader.h"
#include "formats/runsbuilder.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Folder
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MarkdownFolder)
};

/** Reads the signs of one page. */
class PageSigns
{
public:
    explicit PageSigns(EmbeddedParts &parts, MdxReader &reader)
        : m_parts(parts)
        , m_reader(reader)
    {
    }

    QString replace(const QString &text, int firstLine)
    {
        const QString withoutDirectives = replaceDirectives(
            text, firstLine, m_parts, [this](const Directive &directive) { return readDirective(directive); });
        return withoutShortcodes(withoutMkDocs(withoutModules(withoutDirectives), firstLine), firstLine);
    }

private:
    std::optional<Blocks> readDirective(const Directive &directive)
    {
        const std::optional<NoteKind> kind = admonitionKind(directive.name);
        if (kind) {
            return oneBlock(
                Note{*kind, readInlineMarkdown(directive.title), m_reader.read(directive.inner, directive.innerLine)});
        }
        if (directive.name == "details"_L1) {
            return oneBlock(
                More{readInlineMarkdown(directive.title), m_reader.read(directive.inner, directive.innerLine)});
        }
        return std::nullopt;
    }

    /** Lines that load programs: nothing is run, so they mean nothing here. */
    QString withoutModules(const QString &text)
    {
        static const QRegularExpression module(
            u"^(?:import\\s.*\\sfrom\\s+['\"].*['\"];?|import\\s+['\"].*['\"];?|export\\s+(?:const|default|function)\\s.*)$"_s,
            QRegularExpression::MultilineOption);
        const CodePlaces code(text);
        QString written = text;
        for (const QRegularExpressionMatch &match : module.globalMatch(text)) {
            if (!code.contains(match.capturedStart())) {
                written.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
                m_reader.context().furniture.add(u"script"_s, Words::tr("lines that load programs of the site"), 0,
                                                 Severity::Note);
            }
        }
        return written;
    }

    /** "!!! note "Title"" and the indented lines below it. */
    QString withoutMkDocs(const QString &text, int firstLine)
    {
        static const QRegularExpression opening(u"^(?:!!!|\\?\\?\\?\\+?)\\s+([A-Za-z]+)(?:\\s+\"([^\"]*)\")?\\s*$"_s);
        if (!text.contains(u"!!!"_s) && !text.contains(u"???"_s)) {
            return text;
        }
        const CodePlaces code(text);
        const QStringList lines = text.split(u'\n');
        QStringList written;
        qsizetype at = 0;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QRegularExpressionMatch match = opening.match(lines[i]);
            const bool isSign = match.hasMatch() && !code.contains(at);
            at += lines[i].size() + 1;
            if (!isSign) {
                written << lines[i];
                continue;
            }
            QStringList inner;
            const qsizetype begin = i;
            while (i + 1 < lines.size() && (lines[i + 1].startsWith(u"    "_s) || lines[i + 1].trimmed().isEmpty())) {
                ++i;
                at += lines[i].size() + 1;
                inner << lines[i].mid(4);
            }
            Blocks blocks = m_reader.read(inner.join(u'\n'), firstLine + int(begin) + 1);
            const Runs title = readInlineMarkdown(match.captured(2));
            const NoteKind kind = admonitionKind(match.captured(1).toLower()).value_or(NoteKind::Note);
            const bool isFolded = lines[begin].startsWith(u'?');
            written << m_parts.add(isFolded ? oneBlock(More{title, std::move(blocks)})
                                            : oneBlock(Note{kind, title, std::move(blocks)}));
            written += QStringList(i - begin, QString());
        }
        return written.join(u'\n');
    }

    QString withoutShortcodes(const QString &text, int firstLine)
    {
        static const QRegularExpression shortcode(u"\\{\\{[<%]\\s*(/?)([\\w/.-]+)(.*?)\\s*/?[>%]\\}\\}"_s);
        const CodePlaces code(text);
        QString written;
        qsizetype done = 0;
        int line = firstLine;
        for (const QRegularExpressionMatch &match : shortcode.globalMatch(text)) {
            if (code.contains(match.capturedStart()) || match.captured(3).startsWith(u"/*"_s)) {
                continue;
            }
            const QStringView between = QStringView(text).sliced(done, match.capturedStart() - done);
            line += int(between.count(u'\n'));
            written += between;
            written += valueOf(match.captured(2), match.captured(3).trimmed(), !match.captured(1).isEmpty(), line);
            done = match.capturedEnd();
        }
        return written + text.sliced(done);
    }

    QString valueOf(const QString &name, const QString &rest, bool closes, int line)
    {
        const ComponentTag tag = tagAt(QString(u'<' + name + u' ' + rest + u'>'), 0).value_or(ComponentTag());
        if (name == "figure"_L1 && !closes) {
            return m_parts.add(picture(tag, line));
        }
        if (name == "youtube"_L1 || name == "vimeo"_L1) {
            QString id = tag.value(u"id"_s).isEmpty() ? rest : tag.value(u"id"_s);
            id.remove(u'"').remove(u'\'');
            const QString site = name == "youtube"_L1 ? u"https://www.youtube.com/watch?v="_s : u"https://vimeo.com/"_s;
            return m_parts.add(oneBlock(LinkBlock{u"video"_s, site + id, site + id}));
        }
        if (name == "ref"_L1 || name == "relref"_L1) {
            QString address = rest;
            return address.remove(u'"');
        }
        if (!closes) {
            m_reader.context().skipped.add(u"shortcode"_s, Words::tr("shortcodes; the text in them is shown"), line);
        }
        return {};
    }

    Blocks picture(const ComponentTag &tag, int line)
    {
        const QString address = tag.value(u"src"_s);
        Image image;
        image.alternative = tag.value(u"alt"_s);
        image.caption =
            readInlineMarkdown(tag.value(u"caption"_s).isEmpty() ? tag.value(u"title"_s) : tag.value(u"caption"_s));
        if (const FoundPicture found = pictureAt(address, m_reader.context().markdown)) {
            image.source = *found;
        } else {
            const MdxContext &context = m_reader.context();
            image.origin = address;
            context.diagnostics.push_back(absentPicture(address, found.error(), context.file, line));
        }
        return oneBlock(std::move(image));
    }

    EmbeddedParts &m_parts;
    MdxReader &m_reader;
};

} // namespace

SignReader signReader()
{
    return [](const QString &text, int firstLine, EmbeddedParts &parts, MdxReader &reader) {
        return PageSigns(parts, reader).replace(text, firstLine);
    };
}

} // namespace Carrel::Folder
