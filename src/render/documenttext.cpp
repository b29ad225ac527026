// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/documenttext.h"

#include "base/overload.h"
#include "course/plaintext.h"
#include "render/codelines.h"
#include "render/direction.h"
#include "render/htmlwriter.h"
#include "render/tablealign.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

/** @p colour, @p percent covering, in the words of a style. */
QString veil(const QColor &colour, int percent)
{
    return u"rgba(%1,%2,%3,%4%)"_s.arg(colour.red()).arg(colour.green()).arg(colour.blue()).arg(percent);
}

/** Writes for QTextDocument: it knows few tags and takes colours and fonts only from style attributes. */
class DocumentWriter final
{
public:
    explicit DocumentWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    void write(const Runs &runs)
    {
        for (const Run &run : runs) {
            write(run);
        }
    }

    void write(const Blocks &blocks)
    {
        for (const Block &block : blocks) {
            write(block);
        }
    }

    QString take() { return QString::fromUtf8(m_html.take()); }

private:
    void write(const Run &run);
    void write(const Block &block);
    void write(const Code &code);
    void write(const CodeLine &line);
    void write(const List &list);
    void write(const Table &table);
    void writeFormula(const QString &tex, bool display);
    void writePicture(const QString &path, const QString &alternative);
    void writePara(const Runs &runs, const QString &css = {});

    /** The ground is a veil of the ink, since the text may stand on a card of any colour. */
    [[nodiscard]] QString codeStyle() const
    {
        return u"font-family:'%1';background-color:%2"_s.arg(m_style.codeFamily, veil(m_style.tokens.ink, 8));
    }

    [[nodiscard]] QColor colour(CodeKind kind) const;

    const DocumentStyle &m_style;
    HtmlWriter m_html;
};

QColor DocumentWriter::colour(CodeKind kind) const
{
    const ThemeTokens &tokens = m_style.tokens;
    switch (kind) {
    case CodeKind::Plain:
        break;
    case CodeKind::Keyword:
        return tokens.codeKeyword;
    case CodeKind::Function:
        return tokens.codeFunction;
    case CodeKind::Type:
        return tokens.codeType;
    case CodeKind::String:
        return tokens.codeString;
    case CodeKind::Number:
        return tokens.codeNumber;
    case CodeKind::Directive:
        return tokens.codeDirective;
    case CodeKind::Comment:
        return tokens.codeComment;
    case CodeKind::Alert:
        return tokens.bad;
    }
    return tokens.ink;
}

void DocumentWriter::writeFormula(const QString &tex, bool display)
{
    const QString url = m_style.formulaUrl ? m_style.formulaUrl(tex, display) : QString();
    if (url.isEmpty()) {
        m_html.element("code"_L1, {{"style"_L1, codeStyle()}}, tex);
    } else {
        m_html.emptyElement("img"_L1, {{"src"_L1, url}, {"alt"_L1, tex}, {"style"_L1, u"vertical-align:middle"_s}});
    }
}

void DocumentWriter::writePicture(const QString &path, const QString &alternative)
{
    const QString url = m_style.pictureUrl ? m_style.pictureUrl(path) : QString();
    if (!url.isEmpty()) {
        m_html.emptyElement("img"_L1, {{"src"_L1, url}, {"alt"_L1, alternative + u""_s}});
        return;
    }
    const QString words = alternative.isEmpty()
                              ? QCoreApplication::translate("Page", "Picture not here")
                              : QCoreApplication::translate("Page", "Picture not here: %1").arg(alternative);
    m_html.element("i"_L1, {{"style"_L1, u"color:"_s + m_style.tokens.ink2.name()}}, words);
}

void DocumentWriter::write(const Run &run)
{
    if (run.lineBreak) {
        m_html.emptyElement("br"_L1);
        return;
    }
    int opened = 0;
    const auto open = [&](bool wanted, QLatin1StringView tag) {
        if (wanted) {
            m_html.open(tag);
            ++opened;
        }
    };
    open(run.bold, "b"_L1);
    open(run.italic, "i"_L1);
    open(run.strike, "s"_L1);
    open(run.subscript, "sub"_L1);
    open(run.superscript, "sup"_L1);
    if (run.math) {
        writeFormula(run.text, false);
    } else if (!run.picture.isEmpty()) {
        writePicture(run.picture, run.text);
    } else if (run.code || run.keyboard) {
        m_html.element("code"_L1, {{"style"_L1, codeStyle()}}, run.text);
    } else {
        m_html.text(run.text);
    }
    for (; opened > 0; --opened) {
        m_html.close();
    }
}

void DocumentWriter::writePara(const Runs &runs, const QString &css)
{
    m_html.open("p"_L1, {{"style"_L1, css}});
    write(runs);
    m_html.close();
}

void DocumentWriter::write(const CodeLine &line)
{
    const QString ground = line.marked ? u";background-color:"_s + m_style.tokens.codeMark.name() : QString();
    const auto piece = [&](QStringView words, const QColor &ink) {
        if (!words.isEmpty()) {
            m_html.element("span"_L1, {{"style"_L1, u"color:"_s + ink.name() + ground}}, words);
        }
    };
    piece(line.prompt, m_style.tokens.codeComment);
    for (const CodePiece &part : line.pieces) {
        piece(part.words, line.voice == CodeLine::Voice::Said ? m_style.tokens.ink2 : colour(part.kind));
    }
}

void DocumentWriter::write(const Code &code)
{
    m_html.open("table"_L1, {{"width"_L1, u"100%"_s},
                             {"cellspacing"_L1, u"0"_s},
                             {"cellpadding"_L1, u"8"_s},
                             {"bgcolor"_L1, m_style.tokens.code.name()}});
    m_html.open("tr"_L1).open("td"_L1, {{"dir"_L1, u"ltr"_s}});
    m_html.open("pre"_L1, {{"style"_L1, u"margin:0;white-space:pre-wrap;font-family:'%1'"_s.arg(m_style.codeFamily)}});
    const std::vector<CodeLine> lines = codeLines(code, m_style.highlighter);
    for (const CodeLine &line : lines) {
        write(line);
        m_html.text(&line == &lines.back() ? u"" : u"\n");
    }
    if (lines.empty()) {
        m_html.text(code.text);
    }
    m_html.close().close().close().close();
}

void DocumentWriter::write(const List &list)
{
    m_html.open(list.ordered ? "ol"_L1 : "ul"_L1,
                {{"start"_L1, list.ordered && list.start != 1 ? QString::number(list.start) : QString()}});
    for (const Blocks &item : list.items) {
        m_html.open("li"_L1);
        write(item);
        m_html.close();
    }
    m_html.close();
}

void DocumentWriter::write(const Table &table)
{
    if (!table.caption.empty()) {
        writePara(table.caption, u"color:"_s + m_style.tokens.ink2.name());
    }
    m_html.open("table"_L1, {{"cellspacing"_L1, u"0"_s},
                             {"cellpadding"_L1, u"5"_s},
                             {"style"_L1, u"border-collapse:collapse;margin-top:4px;margin-bottom:8px"_s}});
    // As on the page: a line under every row, a stronger one under the head. The document knows borders of cells only.
    const auto alignOf = [&table](size_t column, const Runs &cell, bool isHead) -> QString {
        if (const QString said = alignWord(table, column); !said.isEmpty()) {
            return said;
        }
        // Cells begin where they read from; the document would set a head into the middle.
        return !isHead ? QString() : directionOf(plainText(cell)) == "rtl"_L1 ? u"right"_s : u"left"_s;
    };
    const auto row = [&](const std::vector<Runs> &cells, QLatin1StringView tag) {
        const bool isHead = tag == "th"_L1;
        const QString line = isHead ? m_style.tokens.ink2.name() : veil(m_style.tokens.ink, 30);
        m_html.open("tr"_L1);
        for (size_t i = 0; i < cells.size(); ++i) {
            m_html.open(tag, {{"align"_L1, alignOf(i, cells[i], isHead)},
                              {"style"_L1, u"border-bottom:1px solid %1"_s.arg(line)}});
            write(cells[i]);
            m_html.close();
        }
        m_html.close();
    };
    if (!table.head.empty()) {
        row(table.head, "th"_L1);
    }
    for (const std::vector<Runs> &cells : table.rows) {
        row(cells, "td"_L1);
    }
    m_html.close();
}

void DocumentWriter::write(const Block &block)
{
    const QString quiet = u"color:"_s + m_style.tokens.ink2.name();
    const auto sentence = [&](const QString &text, const QString &css = {}) {
        m_html.element("p"_L1, {{"style"_L1, css}}, text);
    };
    std::visit(
        Overload{
            [&](const Heading &content) { writePara(content.runs, u"font-weight:600"_s); },
            [&](const Paragraph &content) { writePara(content.runs); },
            [&](const Code &content) { write(content); },
            [&](const List &content) { write(content); },
            [&](const Quote &content) {
                m_html.open("blockquote"_L1);
                write(content.blocks);
                m_html.close();
            },
            [&](const Note &content) {
                m_html.open("blockquote"_L1);
                writePara(content.title, u"font-weight:600"_s);
                write(content.blocks);
                m_html.close();
            },
            [&](const More &content) {
                writePara(content.summary, u"font-weight:600"_s);
                write(content.blocks);
            },
            [&](const Image &content) {
                m_html.open("p"_L1);
                writePicture(content.source, content.alternative);
                m_html.close();
                if (!content.caption.empty()) {
                    writePara(content.caption, quiet);
                }
            },
            [&](const Table &content) { write(content); },
            [&](const MathBlock &content) {
                m_html.open("p"_L1, {{"align"_L1, u"center"_s}, {"style"_L1, u"margin-top:4px;margin-bottom:0"_s}});
                writeFormula(content.tex, true);
                m_html.close();
            },
            [&](const Rule &) { m_html.emptyElement("hr"_L1); },
            [&](const LinkBlock &content) { sentence(content.title.isEmpty() ? content.href : content.title); },
            [&](const CheckPlace &) {},
            [&](const Lab &content) { sentence(content.name, quiet); },
            [&](const Unknown &content) {
                if (content.shown.empty()) {
                    sentence(QCoreApplication::translate("Page", "This part needs a newer version of Carrel."), quiet);
                }
                write(content.shown);
            },
        },
        block.content);
}

} // namespace

QString documentHtml(const RichText &text, const DocumentStyle &style)
{
    DocumentWriter writer(style);
    std::visit([&](const auto &content) { writer.write(content); }, text.content);
    return writer.take();
}

} // namespace Carrel
