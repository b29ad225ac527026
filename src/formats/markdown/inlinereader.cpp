// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/inlinereader.h"

#include "formats/address.h"
#include "formats/markdown/addresses.h"
#include "formats/markdown/document.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

bool sameStyle(const Run &a, const Run &b)
{
    Run copy = a;
    copy.text = b.text;
    return copy == b;
}

bool isPlainText(const Run &run)
{
    return !run.math && !run.lineBreak && run.picture.isEmpty();
}

/** Without the spaces that a formula on its own line leaves at the ends. */
Runs trimmed(Runs runs)
{
    const auto isProse = [](const Run &run) { return isPlainText(run) && !run.code; };
    if (!runs.empty() && isProse(runs.front())) {
        QString &text = runs.front().text;
        while (!text.isEmpty() && text.front().isSpace()) {
            text.remove(0, 1);
        }
    }
    if (!runs.empty() && isProse(runs.back())) {
        QString &text = runs.back().text;
        while (!text.isEmpty() && text.back().isSpace()) {
            text.chop(1);
        }
    }
    std::erase_if(runs, [&](const Run &run) { return isProse(run) && run.text.isEmpty(); });
    return runs;
}

} // namespace

InlineReader::InlineReader(Reading &reading)
    : m_reading(reading)
{
}

void InlineReader::addChildrenOf(cmark_node *parent)
{
    for (cmark_node *child = cmark_node_first_child(parent); child; child = cmark_node_next(child)) {
        add(child);
    }
}

void InlineReader::add(cmark_node *node)
{
    // Walked, not recursed into: emphasis can be nested tens of thousands deep.
    cmark_iter *walk = cmark_iter_new(node);
    for (auto event = cmark_iter_next(walk); event != CMARK_EVENT_DONE; event = cmark_iter_next(walk)) {
        if (event == CMARK_EVENT_ENTER) {
            enter(cmark_iter_get_node(walk));
        } else {
            leave(cmark_iter_get_node(walk));
        }
    }
    cmark_iter_free(walk);
}

void InlineReader::enter(cmark_node *node)
{
    switch (kindOf(node)) {
    case NodeKind::Text:
        addText(literalOf(node));
        break;
    case NodeKind::SoftBreak:
        addText(u" "_s);
        break;
    case NodeKind::LineBreak: {
        Run run;
        run.lineBreak = true;
        addRun(run);
        break;
    }
    case NodeKind::InlineCode: {
        Run run = styled(m_reading.formulas.restored(literalOf(node)));
        run.code = true;
        addRun(run);
        break;
    }
    case NodeKind::InlineHtml:
        addHtml(node);
        break;
    case NodeKind::Emphasis:
    case NodeKind::Strong:
    case NodeKind::Strike:
        ++m_depth[styleOf(kindOf(node))];
        break;
    case NodeKind::Link:
        m_href = target(m_reading.formulas.restored(addressOf(node)), node);
        break;
    case NodeKind::Image:
        enterImage(node);
        break;
    default:
        break;
    }
}

InlineReader::Style InlineReader::styleOf(NodeKind kind)
{
    return kind == NodeKind::Strong ? Bold : kind == NodeKind::Emphasis ? Italic : Strike;
}

void InlineReader::leave(cmark_node *node)
{
    switch (kindOf(node)) {
    case NodeKind::Emphasis:
    case NodeKind::Strong:
    case NodeKind::Strike:
        --m_depth[styleOf(kindOf(node))];
        break;
    case NodeKind::Link:
        m_href.clear();
        break;
    case NodeKind::Image:
        leaveImage();
        break;
    default:
        break;
    }
}

Run InlineReader::styled(const QString &text) const
{
    Run run;
    run.text = text;
    run.bold = m_depth[Bold] > 0;
    run.italic = m_depth[Italic] > 0;
    run.strike = m_depth[Strike] > 0;
    run.subscript = m_depth[Subscript] > 0;
    run.superscript = m_depth[Superscript] > 0;
    run.keyboard = m_depth[Keyboard] > 0;
    run.code = m_depth[InlineCode] > 0;
    run.href = m_href;
    return run;
}

void InlineReader::addRun(Run run)
{
    if (m_imageDepth > 0) {
        m_picture.text += run.lineBreak ? u" "_s : run.text;
        return;
    }
    const bool joins = !m_runs.empty() && isPlainText(run) && isPlainText(m_runs.back()) &&
                       sameStyle(m_runs.back(), run) &&
                       (m_displayed.empty() || m_displayed.back().first < m_runs.size());
    if (joins) {
        m_runs.back().text += run.text;
    } else {
        m_runs.push_back(std::move(run));
    }
}

void InlineReader::addText(const QString &text)
{
    for (const TextWithoutFormulas::Part &part : m_reading.formulas.parts(text)) {
        if (!part.formula) {
            addRun(styled(part.text));
        } else if (part.formula->display && m_imageDepth == 0) {
            m_displayed.emplace_back(m_runs.size(), *part.formula);
        } else {
            Run run = styled(part.formula->tex);
            run.math = true;
            addRun(run);
        }
    }
}

void InlineReader::addHtml(cmark_node *node)
{
    const QString html = m_reading.formulas.restored(literalOf(node));
    if (html.startsWith("<!--"_L1) || takeTag(html, node)) {
        return;
    }
    m_reading.report(Severity::Note, u"html-as-text"_s, node, Reading::tr("The HTML %1 is shown as text.").arg(html),
                     Reading::tr("Only sub, sup, kbd and br are read as HTML."));
    addRun(styled(html));
}

bool InlineReader::takeTag(const QString &html, cmark_node *node)
{
    static const QRegularExpression form(u"^<(/?)([A-Za-z][A-Za-z0-9]*)[\\s/>]"_s);
    const QRegularExpressionMatch match = form.match(html);
    const QString name = match.captured(2).toLower();
    const bool closes = !match.captured(1).isEmpty();
    if (name == "br"_L1) {
        Run run;
        run.lineBreak = true;
        addRun(run);
        return true;
    }
    static const QHash<QString, Style> always{{u"sub"_s, Subscript}, {u"sup"_s, Superscript}, {u"kbd"_s, Keyboard}};
    static const QHash<QString, Style> inHtml{{u"b"_s, Bold},          {u"strong"_s, Bold},   {u"i"_s, Italic},
                                              {u"em"_s, Italic},       {u"cite"_s, Italic},   {u"var"_s, Italic},
                                              {u"dfn"_s, Italic},      {u"del"_s, Strike},    {u"strike"_s, Strike},
                                              {u"code"_s, InlineCode}, {u"tt"_s, InlineCode}, {u"samp"_s, InlineCode}};
    const QHash<QString, Style> &known = always.contains(name) || !m_reading.options.inlineHtml ? always : inHtml;
    if (!known.contains(name)) {
        return m_reading.options.inlineHtml && takeMeaningfulTag(html, name, closes, node);
    }
    int &depth = m_depth[known.value(name)];
    if (closes && depth == 0) {
        return false;
    }
    depth += closes ? -1 : 1;
    return true;
}

/** Links and pictures; tags that change only the looks are passed over. */
bool InlineReader::takeMeaningfulTag(const QString &html, const QString &name, bool closes, cmark_node *node)
{
    static const QSet<QString> looks{u"span"_s, u"u"_s,      u"small"_s, u"big"_s, u"mark"_s, u"font"_s, u"abbr"_s,
                                     u"nobr"_s, u"center"_s, u"ins"_s,   u"q"_s,   u"p"_s,    u"div"_s};
    if (name == "a"_L1) {
        m_href = closes ? QString() : target(htmlAttribute(html, u"href"_s), node);
        return true;
    }
    if (name == "img"_L1) {
        const QString alternative = htmlAttribute(html, u"alt"_s);
        Run run = styled(alternative);
        run.picture = pictureSource(m_reading, node, htmlAttribute(html, u"src"_s));
        m_runs.push_back(std::move(run));
        return true;
    }
    return looks.contains(name);
}

QString InlineReader::target(const QString &written, cmark_node *link)
{
    QString address = m_reading.options.link ? m_reading.options.link(written) : written;
    if (!runsSomething(address)) {
        return address;
    }
    m_reading.report(Severity::Warning, u"link-target-removed"_s, link,
                     Reading::tr("A link that would run something lost its target."),
                     Reading::tr("Link to a page or to a heading of the lesson."));
    return {};
}

void InlineReader::enterImage(cmark_node *node)
{
    if (++m_imageDepth > 1) {
        return;
    }
    m_picture = styled({});
    m_picture.picture = pictureSource(m_reading, node, addressOf(node));
}

void InlineReader::leaveImage()
{
    if (--m_imageDepth > 0) {
        return;
    }
    // A picture that is not here leaves its words.
    m_runs.push_back(std::move(m_picture));
}

Runs InlineReader::takeRuns()
{
    for (size_t i = m_displayed.size(); i-- > 0;) {
        Run run;
        run.text = m_displayed[i].second.tex;
        run.math = true;
        m_runs.insert(m_runs.begin() + qsizetype(m_displayed[i].first), run);
    }
    m_displayed.clear();
    curlApostrophes(m_runs);
    return std::exchange(m_runs, {});
}

std::vector<InlineReader::Piece> InlineReader::takePieces()
{
    std::vector<Piece> pieces;
    const auto addRuns = [&](size_t from, size_t to) {
        Runs runs = trimmed({m_runs.begin() + qsizetype(from), m_runs.begin() + qsizetype(to)});
        if (!runs.empty()) {
            pieces.emplace_back(std::move(runs));
        }
    };
    curlApostrophes(m_runs);
    size_t done = 0;
    for (auto &[at, formula] : m_displayed) {
        addRuns(done, at);
        pieces.emplace_back(std::move(formula));
        done = at;
    }
    addRuns(done, m_runs.size());
    m_runs.clear();
    m_displayed.clear();
    return pieces;
}

void curlApostrophes(Runs &runs)
{
    // Marks may stand between: in "*model*'s" the letter before is in another run.
    const auto firstOf = [&runs](size_t r) {
        return r < runs.size() && isPlainText(runs[r]) && !runs[r].text.isEmpty() ? runs[r].text.front() : QChar();
    };
    QChar before;
    for (size_t r = 0; r < runs.size(); ++r) {
        if (!isPlainText(runs[r])) {
            before = QChar();
            continue;
        }
        QString &text = runs[r].text;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar after = i + 1 < text.size() ? text[i + 1] : firstOf(r + 1);
            if (text[i] == u'\'' && !runs[r].code && before.isLetter() && after.isLetter()) {
                text[i] = QChar(0x2019);
            }
            before = text[i];
        }
    }
}

} // namespace Carrel::Markdown
