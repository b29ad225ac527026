// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/anki/cardhtml.h"

#include "base/overload.h"
#include "course/plaintext.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Anki
{

namespace
{

QString inTag(const QString &tag, const QString &html)
{
    return u'<' + tag + u'>' + html + u"</"_s + tag + u'>';
}

/** Writes one text; lives as long as that. */
class Writing
{
public:
    explicit Writing(const PictureName &pictures)
        : m_pictures(pictures)
    {
    }

    [[nodiscard]] QString write(const Runs &runs) const
    {
        QString html;
        for (const Run &run : runs) {
            html += write(run);
        }
        return html;
    }

    [[nodiscard]] QString write(const Blocks &blocks) const
    {
        QString html;
        for (const Block &block : blocks) {
            html += write(block);
        }
        return html;
    }

private:
    [[nodiscard]] QString picture(const QString &path, const QString &words) const
    {
        const QString name = m_pictures(path);
        return name.isEmpty() ? words.toHtmlEscaped()
                              : u"<img src=\"%1\" alt=\"%2\">"_s.arg(name.toHtmlEscaped(), words.toHtmlEscaped());
    }

    [[nodiscard]] QString write(const Run &run) const
    {
        if (run.lineBreak) {
            return u"<br>"_s;
        }
        if (!run.picture.isEmpty()) {
            return picture(run.picture, run.text);
        }
        if (run.math) {
            return u"\\("_s + run.text.toHtmlEscaped() + u"\\)"_s;
        }
        QString html = run.text.toHtmlEscaped();
        const std::pair<bool, QString> tags[]{
            {run.code, u"code"_s}, {run.keyboard, u"kbd"_s}, {run.subscript, u"sub"_s}, {run.superscript, u"sup"_s},
            {run.strike, u"s"_s},  {run.italic, u"i"_s},     {run.bold, u"b"_s}};
        for (const auto &[isSet, tag] : tags) {
            html = isSet ? inTag(tag, html) : html;
        }
        const bool mayFollow = run.href.startsWith("https://"_L1) || run.href.startsWith("http://"_L1);
        return mayFollow ? u"<a href=\"%1\">"_s.arg(run.href.toHtmlEscaped()) + html + u"</a>"_s : html;
    }

    [[nodiscard]] QString list(const List &list) const
    {
        QString items;
        for (const Blocks &item : list.items) {
            items += inTag(u"li"_s, write(item));
        }
        return list.ordered ? u"<ol start=\"%1\">"_s.arg(list.start) + items + u"</ol>"_s : inTag(u"ul"_s, items);
    }

    [[nodiscard]] QString row(const std::vector<Runs> &cells, const QString &tag) const
    {
        QString html;
        for (const Runs &cell : cells) {
            html += inTag(tag, write(cell));
        }
        return html.isEmpty() ? QString() : inTag(u"tr"_s, html);
    }

    [[nodiscard]] QString table(const Table &table) const
    {
        QString rows = row(table.head, u"th"_s);
        for (const std::vector<Runs> &cells : table.rows) {
            rows += row(cells, u"td"_s);
        }
        return inTag(u"table"_s, rows);
    }

    [[nodiscard]] QString write(const Block &block) const
    {
        const Overload html{
            [this](const Heading &content) { return inTag(u"h3"_s, write(content.runs)); },
            [this](const Paragraph &content) { return inTag(u"p"_s, write(content.runs)); },
            [](const Code &content) { return inTag(u"pre"_s, inTag(u"code"_s, content.text.toHtmlEscaped())); },
            [this](const List &content) { return list(content); },
            [this](const Quote &content) { return inTag(u"blockquote"_s, write(content.blocks)); },
            [this](const Note &content) {
                return inTag(u"blockquote"_s, inTag(u"b"_s, write(content.title)) + write(content.blocks));
            },
            [this](const More &content) {
                return inTag(u"div"_s, inTag(u"b"_s, write(content.summary)) + write(content.blocks));
            },
            [this](const Image &content) {
                return inTag(u"p"_s, picture(content.source, content.alternative) +
                                         (content.caption.empty() ? QString() : u"<br>"_s + write(content.caption)));
            },
            [this](const Table &content) { return table(content); },
            [](const MathBlock &content) { return u"\\["_s + content.tex.toHtmlEscaped() + u"\\]"_s; },
            [](const Rule &) { return u"<hr>"_s; },
            [this](const LinkBlock &content) {
                Run run;
                run.text = content.title.isEmpty() ? content.href : content.title;
                run.href = content.href;
                return inTag(u"p"_s, write(run));
            },
            [](const CheckPlace &) { return QString(); },
            [&block](const Lab &) { return plainText(block).toHtmlEscaped(); },
            [this](const Unknown &content) { return write(content.shown); },
        };
        return std::visit(html, block.content);
    }

    const PictureName &m_pictures;
};

} // namespace

QString cardHtml(const RichText &text, const PictureName &pictures)
{
    return std::visit([writing = Writing(pictures)](const auto &parts) { return writing.write(parts); }, text.content);
}

QString withoutHtml(const QString &field)
{
    static const QRegularExpression image(u"<img [^>]*src=\"([^\"]*)\"[^>]*>"_s);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString text = field;
    text.replace(image, u" \\1 "_s);
    text.remove(tag);
    return text.replace("&lt;"_L1, "<"_L1)
        .replace("&gt;"_L1, ">"_L1)
        .replace("&quot;"_L1, "\""_L1)
        .replace("&amp;"_L1, "&"_L1);
}

} // namespace Carrel::Anki
