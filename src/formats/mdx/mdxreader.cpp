// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/mdxreader.h"

#include "course/plaintext.h"
#include "formats/absentpicture.h"
#include "formats/address.h"
#include "formats/html/htmltext.h"
#include "formats/markdown/pictureat.h"
#include "formats/runsbuilder.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Mdx)
};

constexpr int deepest = 16; // components in components; four is much

Runs words(const QString &text)
{
    Run run;
    run.text = text;
    return text.isEmpty() ? Runs() : Runs{run};
}

Blocks link(const QString &kind, const QString &href, const QString &title)
{
    if (href.isEmpty() || runsSomething(href)) {
        return {};
    }
    return oneBlock(LinkBlock{kind, href, title.isEmpty() ? href : title});
}

/** What belongs to a site and not to the text. */
bool isFurniture(const QString &name)
{
    static const QSet<QString> names{u"CourseFloatingBanner"_s, u"FrameworkSwitchCourse"_s, u"DocNotebookDropdown"_s,
                                     u"EditOnGithub"_s, u"DocCardList"_s};
    return names.contains(name);
}

bool isTabs(const QString &name)
{
    return name == "hfoptions"_L1 || name == "Tabs"_L1 || name == "Steps"_L1;
}

bool isTab(const QString &name)
{
    return name == "hfoption"_L1 || name == "TabItem"_L1 || name == "Tab"_L1;
}

} // namespace

MdxReader::MdxReader(const MdxContext &context)
    : m_context(context)
    , m_options(context.markdown)
{
    m_options.inlineHtml = true;
    m_options.anchorsInBrackets = true;
    m_options.htmlBlock = [this](const QString &html, int line) -> std::optional<Blocks> {
        return readHtmlBlocks(html,
                              {.file = m_context.file,
                               .line = line,
                               .diagnostics = m_context.diagnostics,
                               .picture = [this](const QString &address) { return pictureAt(address, m_options); },
                               .link = m_options.link,
                               .skipped = &m_context.skipped});
    };
}

Blocks MdxReader::read(const QString &text, int firstLine)
{
    if (m_depth >= deepest) {
        m_context.skipped.add(u"component"_s, Words::tr("components nested too deeply"), firstLine);
        return {};
    }
    ++m_depth;
    const auto leave = qScopeGuard([this] { --m_depth; });
    EmbeddedParts parts(text);
    const QString withoutSigns = m_context.signs ? m_context.signs(text, firstLine, parts, *this) : text;
    const QString marked = replaceComponents(withoutSigns, firstLine, parts,
                                             [this](const Component &component) { return readComponent(component); });
    MarkdownOptions options = m_options;
    options.parts = &parts;
    MarkdownText read = readMarkdown(marked, options, m_context.file, firstLine, m_context.diagnostics);
    std::ranges::move(read.checks, std::back_inserter(m_checks));
    return std::move(read.blocks);
}

Blocks MdxReader::ask(QuizQuestion question)
{
    m_questions.push_back(std::move(question));
    return oneBlock(CheckPlace{placeName(m_questions.size() - 1)});
}

RichText MdxReader::readText(const QString &text, int firstLine) const
{
    return readMarkdownText(text, m_options, m_context.file, firstLine, m_context.diagnostics);
}

Blocks MdxReader::inner(const Component &component)
{
    return read(component.inner, component.innerLine);
}

std::optional<Blocks> MdxReader::readComponent(const Component &component)
{
    const ComponentTag &tag = component.tag;
    if (isFurniture(tag.name)) {
        m_context.furniture.add(u"site-part"_s, Words::tr("parts of the web site that are no text"), 0, Severity::Note);
        return Blocks();
    }
    if (tag.name == "Question"_L1) {
        return readQuestion(component);
    }
    if (tag.name == "exercise"_L1) {
        return readExercise(component);
    }
    if (tag.name == "choice"_L1) {
        return readChoice(component);
    }
    if (tag.name == "codeblock"_L1 || tag.name == "slides"_L1) {
        m_context.skipped.add(u"exercise"_s, Words::tr("exercises and slides that a program would show"),
                              component.line);
        return inner(component);
    }
    if (tag.name == "Youtube"_L1 || tag.name == "YouTube"_L1) {
        return link(u"video"_s, u"https://www.youtube.com/watch?v="_s + tag.value(u"id"_s), u"YouTube"_s);
    }
    if (tag.name == "iframe"_L1 || tag.name == "video"_L1 || tag.name == "audio"_L1) {
        return readFrame(component);
    }
    if (tag.name == "Tip"_L1 || tag.name == "Admonition"_L1) {
        return readTip(component);
    }
    if (isTabs(tag.name)) {
        return inner(component);
    }
    if (isTab(tag.name)) {
        return readTab(component);
    }
    if (tag.name == "Listing"_L1) {
        return readListing(component);
    }
    if (tag.name == "details"_L1) {
        return readDetails(component);
    }
    if (tag.name == "img"_L1) {
        return readPicture(component);
    }
    return readUnknown(component);
}

/** A component of a name nobody knows keeps its text. In prose, <TOKEN> and List<String> are no components. */
std::optional<Blocks> MdxReader::readUnknown(const Component &component)
{
    const ComponentTag &tag = component.tag;
    const bool isWhole = tag.closesItself || !component.inner.isEmpty();
    if (!tag.name.front().isUpper() || !component.isAloneOnLine || !isWhole) {
        return std::nullopt;
    }
    m_context.skipped.add(u"component"_s, Words::tr("components of a web site"), component.line);
    return inner(component);
}

Blocks MdxReader::readQuestion(const Component &component)
{
    const auto choices = component.tag.attributes.find(u"choices"_s);
    const bool isThere = choices != component.tag.attributes.end();
    const int line = isThere ? component.lineAt(choices->second.at) : component.line;
    const MdxContext context{.markdown = m_options,
                             .file = m_context.file,
                             .diagnostics = m_context.diagnostics,
                             .skipped = m_context.skipped,
                             .furniture = m_context.furniture};
    std::optional<QuizQuestion> question = readMdxChoices(isThere ? choices->second.text : QString(), line, context);
    if (!question) {
        return {};
    }
    return ask(*std::move(question));
}

/** An exercise of a course-starter site: its title, and what stands in it. */
Blocks MdxReader::readExercise(const Component &component)
{
    Blocks blocks = oneBlock(Heading{2, readInlineMarkdown(component.tag.value(u"title"_s))});
    std::ranges::move(inner(component), std::back_inserter(blocks));
    return blocks;
}

/** Its question: <opt text="…" correct="true">reason</opt>, the end tag often forgotten. */
Blocks MdxReader::readChoice(const Component &component)
{
    const QString &text = component.inner;
    QuizQuestion question;
    question.line = component.line;
    for (qsizetype at = text.indexOf("<opt"_L1); at >= 0; at = text.indexOf("<opt"_L1, at + 1)) {
        const std::optional<ComponentTag> tag = tagAt(text, at);
        if (!tag || tag->name != "opt"_L1) {
            continue;
        }
        const qsizetype next = text.indexOf("<opt"_L1, tag->end);
        const qsizetype end = text.indexOf("</opt>"_L1, tag->end);
        const bool isClosed = end >= 0 && (next < 0 || end < next);
        const qsizetype length = isClosed ? end - tag->end : 0;
        const int line = component.innerLine + int(QStringView(text).first(at).count(u'\n'));
        QuizOption option;
        option.text = readText(tag->value(u"text"_s), line);
        option.fraction = tag->value(u"correct"_s) == "true"_L1 ? 1 : 0;
        const QString reason = text.sliced(tag->end, length).trimmed();
        if (!reason.isEmpty()) {
            option.reason = readText(reason, line);
        }
        question.options.push_back(std::move(option));
    }
    return ask(std::move(question));
}

Blocks MdxReader::readTip(const Component &component)
{
    const ComponentTag &tag = component.tag;
    const auto warning = tag.attributes.find(u"warning"_s);
    const bool isWarning = tag.value(u"type"_s) == "warning"_L1 || tag.value(u"type"_s) == "danger"_L1 ||
                           (warning != tag.attributes.end() && warning->second.text != "false"_L1);
    Note note{isWarning ? NoteKind::Warning : NoteKind::Tip, readInlineMarkdown(tag.value(u"title"_s)), {}};
    note.blocks = inner(component);
    return oneBlock(std::move(note));
}

Blocks MdxReader::readTab(const Component &component)
{
    const ComponentTag &tag = component.tag;
    QString label = tag.value(u"label"_s);
    for (const QString &name : {u"id"_s, u"value"_s, u"title"_s}) {
        label = label.isEmpty() ? tag.value(name) : label;
    }
    Blocks blocks = label.isEmpty() ? Blocks() : oneBlock(Heading{4, words(label)});
    Blocks text = inner(component);
    std::ranges::move(text, std::back_inserter(blocks));
    return blocks;
}

/** A program with its number, file and words below it, as books have them. */
Blocks MdxReader::readListing(const Component &component)
{
    const ComponentTag &tag = component.tag;
    Blocks blocks = inner(component);
    const QString number = tag.value(u"number"_s);
    QStringList about;
    about << (number.isEmpty() ? QString() : Words::tr("Listing %1").arg(number)) << tag.value(u"file-name"_s);
    about.removeAll(QString());
    Runs caption = readInlineMarkdown(tag.value(u"caption"_s));
    if (!about.isEmpty()) {
        Run head;
        head.text = about.join(u" · "_s) + (caption.empty() ? QString() : u": "_s);
        head.italic = true;
        caption.insert(caption.begin(), head);
    }
    if (!caption.empty()) {
        blocks.push_back(Block{{}, false, Paragraph{std::move(caption)}});
    }
    return blocks;
}

Blocks MdxReader::readDetails(const Component &component)
{
    static const QRegularExpression summary(u"<summary[^>]*>(.*?)</summary>"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = summary.match(component.inner);
    QString text = component.inner;
    if (match.hasMatch()) {
        const qsizetype lines = match.captured().count(u'\n');
        text.replace(match.capturedStart(), match.capturedLength(), QString(lines, u'\n'));
    }
    More more{words(plainTextOfHtml(match.captured(1)).simplified()), {}};
    more.blocks = read(text, component.innerLine);
    return oneBlock(std::move(more));
}

std::optional<Blocks> MdxReader::readPicture(const Component &component)
{
    const ComponentTag &tag = component.tag;
    const QString looks = tag.value(u"class"_s) + u' ' + tag.value(u"className"_s);
    if (looks.contains("hidden dark:"_L1) || looks.contains("dark:block"_L1)) {
        return Blocks(); // the same picture again, for dark pages
    }
    if (!component.isAloneOnLine) {
        return std::nullopt;
    }
    const QString address = tag.value(u"src"_s);
    Image image;
    image.alternative = plainTextOfHtml(tag.value(u"alt"_s));
    if (const FoundPicture found = pictureAt(address, m_options)) {
        image.source = *found;
    } else {
        image.origin = address;
        m_context.diagnostics.push_back(absentPicture(address, found.error(), m_context.file, component.line));
    }
    return oneBlock(std::move(image));
}

Blocks MdxReader::readFrame(const Component &component) const
{
    static const QRegularExpression source(u"<source[^>]*\\ssrc=[\"']([^\"']+)"_s);
    const ComponentTag &tag = component.tag;
    QString address = tag.value(u"src"_s);
    address = address.isEmpty() ? source.match(component.inner).captured(1) : address;
    const bool isFilm = tag.name == "video"_L1 || address.contains("youtube"_L1) || address.contains("vimeo"_L1);
    const QString kind = tag.name == "audio"_L1 ? u"file"_s : isFilm ? u"video"_s : u"demo"_s;
    return link(kind, address, plainTextOfHtml(tag.value(u"title"_s)));
}

} // namespace Carrel
