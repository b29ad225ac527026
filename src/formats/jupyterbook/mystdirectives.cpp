// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/mystdirectives.h"

#include "formats/absentpicture.h"
#include "formats/address.h"
#include "formats/codefence.h"
#include "formats/insidefolder.h"
#include "formats/jupyterbook/quizjson.h"
#include "formats/linerange.h"
#include "formats/markdown/pictureat.h"
#include "formats/markdown/textfile.h"
#include "formats/markedlines.h"
#include "formats/mdx/admonition.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Jupyter
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Jupyter)
};

Blocks one(BlockContent content, const QString &id = {})
{
    Blocks blocks;
    blocks.push_back(Block{BlockId(id), !id.isEmpty(), std::move(content)});
    return blocks;
}

bool isOneOf(const QString &name, std::initializer_list<QLatin1StringView> names)
{
    return std::ranges::find(names, name) != names.end();
}

/** "proof" and the like as a title of a callout: "Theorem". */
QString capitalised(const QString &name)
{
    const QString word = name.section(u':', -1);
    return word.first(1).toUpper() + word.sliced(1);
}

/** Code with what the options of its directive say. */
Code codeWith(const Directive &directive, const QString &language, const QString &text)
{
    Code code = codeOf(language, text);
    code.title = directive.option(u"caption"_s).simplified();
    code.marked = readMarkedLines(directive.option(u"emphasize-lines"_s), lineCount(text)).lines;
    code.firstLine = std::max(1, directive.option(u"lineno-start"_s).toInt());
    return code;
}

} // namespace

DirectiveBlocks::DirectiveBlocks(const MystContext &context, const Limits &limits, MdxReader &reader)
    : m_context(context)
    , m_limits(limits)
    , m_reader(reader)
{
}

std::optional<Blocks> DirectiveBlocks::read(const Directive &directive)
{
    const QString &name = directive.name;
    if (const std::optional<NoteKind> kind = admonitionKind(name)) {
        return note(directive, *kind);
    }
    if (isOneOf(name, {"dropdown"_L1, "toggle"_L1, "solution"_L1, "solution-start"_L1, "details"_L1, "spoiler"_L1})) {
        return folded(directive);
    }
    if (isOneOf(name, {"exercise"_L1, "exercise-start"_L1}) || name.startsWith("prf:"_L1)) {
        return exercise(directive);
    }
    if (name == "figure"_L1 || name == "image"_L1) {
        return picture(directive);
    }
    if (isOneOf(name, {"code"_L1, "code-block"_L1, "code-cell"_L1, "sourcecode"_L1})) {
        return code(directive);
    }
    if (name == "literalinclude"_L1) {
        return includedCode(directive);
    }
    if (name == "math"_L1) {
        const QString label = directive.option(u"label"_s);
        return one(MathBlock{(directive.title + u'\n' + directive.inner).trimmed(), label}, label);
    }
    if (isOneOf(name, {"tab-item"_L1, "tab"_L1, "card"_L1, "grid-item-card"_L1, "rubric"_L1})) {
        return headed(directive);
    }
    if (isOneOf(name, {"epigraph"_L1, "pull-quote"_L1, "blockquote"_L1})) {
        return one(Quote{inner(directive)});
    }
    if (isOneOf(name, {"tab-set"_L1, "tabs"_L1, "grid"_L1, "grid-item"_L1, "div"_L1, "container"_L1, "table"_L1,
                       "list-table"_L1})) {
        return inner(directive);
    }
    if (isOneOf(name, {"iframe"_L1, "video"_L1, "youtube"_L1}) && !runsSomething(directive.title)) {
        return one(LinkBlock{u"video"_s, directive.title, directive.title});
    }
    if (isOneOf(name, {"tableofcontents"_L1, "toctree"_L1, "contents"_L1, "index"_L1, "only"_L1, "raw"_L1})) {
        m_reader.context().furniture.add(u"directive"_s, Words::tr("lists and signs that belong to the site"),
                                         directive.line, Severity::Note);
        return Blocks();
    }
    m_reader.context().skipped.add(u"directive"_s, Words::tr("directives that are not known; their text is shown"),
                                   directive.line);
    return inner(directive);
}

Blocks DirectiveBlocks::inner(const Directive &directive)
{
    return m_reader.read(directive.inner, directive.innerLine);
}

Blocks DirectiveBlocks::note(const Directive &directive, NoteKind kind)
{
    if (directive.option(u"class"_s).contains("dropdown"_L1)) {
        return folded(directive);
    }
    return one(Note{kind, readInlineMarkdown(directive.title), inner(directive)});
}

Blocks DirectiveBlocks::folded(const Directive &directive)
{
    const bool hasTitle = !directive.title.isEmpty() && !directive.name.startsWith("solution"_L1);
    const QString fallback = directive.name.startsWith("solution"_L1) ? Words::tr("Solution") : Words::tr("More");
    return one(More{readInlineMarkdown(hasTitle ? directive.title : fallback), inner(directive)});
}

Blocks DirectiveBlocks::exercise(const Directive &directive)
{
    const bool isExercise = directive.name.startsWith("exercise"_L1);
    QString title = isExercise ? Words::tr("Exercise") : capitalised(directive.name);
    title += directive.title.isEmpty() ? QString() : u": "_s + directive.title;
    return one(Note{NoteKind::Note, readInlineMarkdown(title), inner(directive)}, directive.option(u"label"_s));
}

Blocks DirectiveBlocks::picture(const Directive &directive)
{
    const MdxContext &context = m_reader.context();
    Image image;
    image.alternative = directive.option(u"alt"_s);
    image.caption = readInlineMarkdown(directive.inner.trimmed().section(u"\n\n"_s, 0, 0));
    if (const FoundPicture found = pictureAt(directive.title, context.markdown)) {
        image.source = *found;
    } else {
        image.origin = directive.title;
        context.diagnostics.push_back(absentPicture(directive.title, found.error(), context.file, directive.line));
    }
    return one(std::move(image), directive.option(u"name"_s));
}

Blocks DirectiveBlocks::code(const Directive &directive)
{
    static const QRegularExpression shown(u"display_quiz\\(\\s*[rf]?[\"']([^\"']+\\.json)[\"']"_s);
    // "{code-cell} ipython3" names what runs it, and that is Python.
    QString language = directive.title.section(u' ', 0, 0);
    language = language.startsWith("ipython"_L1) ? u"python"_s : language;
    QString text = directive.inner;
    while (text.endsWith(u'\n')) {
        text.chop(1);
    }
    const QString tags = directive.option(u"tags"_s);
    const bool isHidden = tags.contains("remove-cell"_L1) || tags.contains("remove-input"_L1);
    Blocks blocks = isHidden || text.isEmpty() ? Blocks() : one(codeWith(directive, language, text));
    for (const QRegularExpressionMatch &match : shown.globalMatch(directive.inner)) {
        std::ranges::move(quiz(match.captured(1), directive.line), std::back_inserter(blocks));
    }
    return blocks;
}

Blocks DirectiveBlocks::includedCode(const Directive &directive)
{
    const std::optional<QString> path = fileInside(m_context.root, folderOf(m_context.page), directive.title);
    const QString name = m_context.root + u'/' + path.value_or(QString());
    const Result<QString> text =
        path ? Markdown::readTextFile(name, name, m_limits.fileBytes, m_reader.context().diagnostics)
             : fail(ErrorCode::NotFound, QString());
    if (!text) {
        m_reader.context().skipped.add(u"include"_s, Words::tr("texts that are not in the folder of the course"),
                                       directive.line);
        return {};
    }
    const NumberedLines lines = linesOf(*text, directive.option(u"lines"_s));
    Code code = codeWith(directive, directive.option(u"language"_s), joined(lines));
    if (directive.options.contains(u"lineno-match"_s) && !lines.empty()) {
        code.firstLine = lines.front().number;
    }
    return one(std::move(code));
}

Blocks DirectiveBlocks::quiz(const QString &address, int line)
{
    const MdxContext &context = m_reader.context();
    const std::optional<QString> path = fileInside(m_context.root, folderOf(m_context.page), address);
    const QString name = m_context.root + u'/' + path.value_or(QString());
    const Result<QString> text = path ? Markdown::readTextFile(name, name, m_limits.jsonBytes, context.diagnostics)
                                      : fail(ErrorCode::NotFound, QString());
    if (!text) {
        context.skipped.add(u"quiz"_s, Words::tr("quizzes that are not in the folder of the course"), line);
        return {};
    }
    Blocks blocks;
    for (QuizQuestion &question : readQuizJson(*text, name, context.markdown, context.skipped, context.diagnostics)) {
        std::ranges::move(m_reader.ask(std::move(question)), std::back_inserter(blocks));
    }
    return blocks;
}

Blocks DirectiveBlocks::headed(const Directive &directive)
{
    Blocks blocks = directive.title.isEmpty() ? Blocks() : one(Heading{4, readInlineMarkdown(directive.title)});
    std::ranges::move(inner(directive), std::back_inserter(blocks));
    return blocks;
}

} // namespace Carrel::Jupyter
