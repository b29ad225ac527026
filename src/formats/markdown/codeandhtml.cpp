// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/codefence.h"
#include "formats/markdown/blockreader.h"
#include "formats/markdown/carrelfence.h"
#include "formats/markdown/document.h"
#include "formats/markdown/embeddedparts.h"
#include "formats/runsbuilder.h"

#include <QRegularExpression>
#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

Blocks BlockReader::readCode(cmark_node *node)
{
    const QString info = m_reading.formulas.restored(QString::fromUtf8(cmark_node_get_fence_info(node)));
    const QString language = info.trimmed().section(u' ', 0, 0);
    QString text = m_reading.formulas.restored(literalOf(node));
    if (text.endsWith(u'\n')) {
        text.chop(1);
    }
    if (const Blocks *part = embedded(text)) {
        return *part;
    }
    if (m_reading.options.fence) {
        if (std::optional<Blocks> read = m_reading.options.fence(info, text, m_reading.lineOf(node))) {
            return *std::move(read);
        }
    }
    if (std::optional<CarrelFence> carrel = readCarrelFence(node, m_reading); carrel && !carrel->check) {
        return std::move(carrel->blocks);
    }
    if (language == "gift"_L1) {
        m_reading.report(
            Severity::Note, u"gift-not-read"_s, node, Reading::tr("Questions in GIFT are shown as text."),
            Reading::tr("Write them as a heading \"%1\" with a task list.").arg(m_reading.options.checkHeading));
    }
    static const QRegularExpression isOutput(u"\\s(?:out|output|trace)\\b"_s);
    FencedCode fenced = readFencedCode(info, text);
    if (info.contains(isOutput)) {
        fenced.code.role = CodeRole::Output;
    }
    if (fenced.marksBeyond) {
        m_reading.report(Severity::Note, u"marked-line-missing"_s, node,
                         Reading::tr("A line of this code is to be marked that is not there."),
                         Reading::tr("Count lines from 1, from the first line below the fence."));
    }
    return oneBlock(std::move(fenced.code));
}

Blocks BlockReader::readHtml(cmark_node *node)
{
    const QString html = m_reading.formulas.restored(literalOf(node)).trimmed();
    if (html.startsWith("<!--"_L1) && html.indexOf("-->"_L1) == html.size() - 3) {
        return {};
    }
    if (m_reading.options.htmlBlock) {
        return readHtmlAroundParts(html, m_reading.lineOf(node));
    }
    m_reading.report(Severity::Note, u"html-as-text"_s, node, Reading::tr("HTML is shown as text."),
                     Reading::tr("Only sub, sup, kbd and br are read as HTML."));
    Runs runs;
    for (const QString &line : html.split(u'\n')) {
        if (!runs.empty()) {
            Run lineBreak;
            lineBreak.lineBreak = true;
            runs.push_back(lineBreak);
        }
        Run run;
        run.text = line;
        runs.push_back(run);
    }
    return oneBlock(Paragraph{std::move(runs)});
}

const Blocks *BlockReader::embedded(const QString &line) const
{
    return m_reading.options.parts ? m_reading.options.parts->at(line) : nullptr;
}

/** A block of HTML goes on to the next blank line, so marks of other parts may stand in it. */
Blocks BlockReader::readHtmlAroundParts(const QString &html, int line)
{
    Blocks blocks;
    QStringList gathered;
    const auto readGathered = [&](int lineBehind) {
        const QString text = gathered.join(u'\n');
        if (!text.trimmed().isEmpty()) {
            std::ranges::move(readHtmlText(text, lineBehind - int(gathered.size())), std::back_inserter(blocks));
        }
        gathered.clear();
    };
    const QStringList lines = html.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (const Blocks *part = embedded(lines[i])) {
            readGathered(line + int(i));
            blocks.insert(blocks.end(), part->begin(), part->end());
        } else {
            gathered << lines[i];
        }
    }
    readGathered(line + int(lines.size()));
    return blocks;
}

Blocks BlockReader::readHtmlText(const QString &html, int line)
{
    return m_reading.options.htmlBlock(html, line).value_or(Blocks());
}

} // namespace Carrel::Markdown
