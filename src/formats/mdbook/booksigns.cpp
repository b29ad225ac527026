// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/booksigns.h"

#include "formats/codefence.h"
#include "formats/insidefolder.h"
#include "formats/linerange.h"
#include "formats/markdown/embeddedparts.h"
#include "formats/markdown/textfile.h"
#include "formats/mdbook/quiz.h"
#include "formats/toml/tomltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::MdBook
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MdBook)
};

constexpr int deepest = 8;                 // includes in includes
constexpr qsizetype longestText = 2 << 20; // of a page with all it includes

/** Replaces the signs of one page. */
class PageSigns
{
public:
    PageSigns(const QString &root, const Limits &limits, EmbeddedParts &parts, MdxReader &reader, PageText &page)
        : m_root(root)
        , m_limits(limits)
        , m_parts(parts)
        , m_reader(reader)
        , m_page(page)
    {
    }

    /** @p lines of the file @p file, which lies in the folder of the book. */
    void replace(const QString &text, const NumberedLines &lines, const QString &file, int depth)
    {
        static const QRegularExpression sign(u"(\\\\?)\\{\\{\\s*#([a-z_]+)\\s*([^}]*)\\}\\}"_s);
        const QString name = m_root + u'/' + file;
        qsizetype done = 0;
        size_t line = 0;
        for (const QRegularExpressionMatch &match : sign.globalMatch(text)) {
            m_page.add(QStringView(text).sliced(done, match.capturedStart() - done), name, lines, line);
            done = match.capturedEnd();
            if (!match.captured(1).isEmpty()) {
                m_page.add(QStringView(match.captured()).sliced(1));
            } else {
                replaceSign(match.captured(2), match.captured(3).trimmed(), file, depth);
            }
            line += size_t(match.capturedView().count(u'\n'));
        }
        m_page.add(QStringView(text).sliced(done), name, lines, line);
    }

private:
    void replaceSign(const QString &name, const QString &rest, const QString &file, int depth)
    {
        if (name == "include"_L1 || name == "rustdoc_include"_L1) {
            include(rest, file, depth);
        } else if (name == "playground"_L1 || name == "playpen"_L1) {
            m_page.add(u"```rust\n");
            include(rest.section(u' ', 0, 0), file, depth);
            m_page.add(u"\n```\n");
        } else if (name == "quiz"_L1) {
            if (Blocks blocks = quizAt(rest, file); !blocks.empty()) {
                m_page.add(m_parts.add(std::move(blocks)));
            }
        } else if (name != "title"_L1) {
            m_reader.context().skipped.add(u"directive"_s, Words::tr("instructions for a program that is not run"),
                                           m_page.line());
        }
    }

    [[nodiscard]] std::optional<QString> textAt(const QString &address, const QString &file, QString &path)
    {
        const std::optional<QString> found = fileInside(m_root, folderOf(file), address);
        if (!found) {
            m_reader.context().skipped.add(u"include"_s, Words::tr("texts that are not in the folder of the book"),
                                           m_page.line());
            return std::nullopt;
        }
        path = *found;
        Diagnostics &diagnostics = m_reader.context().diagnostics;
        const QString name = m_root + u'/' + path;
        const Result<QString> text = Markdown::readTextFile(name, name, m_limits.fileBytes, diagnostics);
        return text ? std::optional(*text) : std::nullopt;
    }

    void include(const QString &rest, const QString &file, int depth)
    {
        const QString address = rest.section(u':', 0, 0);
        const QString what = rest.section(u':', 1);
        QString path;
        const std::optional<QString> text = depth < deepest ? textAt(address, file, path) : std::nullopt;
        if (!text) {
            return;
        }
        const NumberedLines lines = chosenLines(*text, what);
        const QString chosen = joined(lines);
        m_length += chosen.size();
        if (m_length > longestText) {
            m_reader.context().skipped.add(u"include"_s, Words::tr("texts that are included too often"), m_page.line());
            return;
        }
        replace(chosen, lines, path, depth + 1);
    }

    static NumberedLines chosenLines(const QString &text, const QString &what)
    {
        static const QRegularExpression numbers(u"^\\d*(?::\\d*)?$"_s);
        if (what.isEmpty() || !numbers.match(what).hasMatch()) {
            return linesOfAnchor(linesOf(text, {}), what);
        }
        const QString first = what.section(u':', 0, 0);
        const QString range =
            what.contains(u':') ? (first.isEmpty() ? u"1"_s : first) + u'-' + what.section(u':', 1) : first;
        return linesOfAnchor(linesOf(text, range), {});
    }

    /** Rows about a quiz name its file. */
    Blocks quizAt(const QString &address, const QString &file)
    {
        QString path;
        const std::optional<QString> text = textAt(address, file, path);
        Diagnostics &rows = m_reader.context().diagnostics;
        const QString name = m_root + u'/' + path;
        const std::optional<DataNode> quiz = text ? readToml(*text, name, rows) : std::optional<DataNode>();
        if (!quiz) {
            return {};
        }
        const size_t before = rows.size();
        Blocks blocks = readQuiz(*quiz, name, m_page.line(), m_reader);
        for (size_t i = before; i < rows.size(); ++i) {
            rows[i].file = name;
        }
        return blocks;
    }

    const QString &m_root;
    const Limits &m_limits;
    EmbeddedParts &m_parts;
    MdxReader &m_reader;
    PageText &m_page;
    qsizetype m_length = 0;
};

QString withoutHiddenLines(const QString &text)
{
    QStringList shown;
    for (const QString &line : text.split(u'\n')) {
        const QStringView trimmed = QStringView(line).trimmed();
        if (trimmed == u"#" || trimmed.startsWith(u"# ")) {
            continue;
        }
        const qsizetype sign = line.indexOf(u"##");
        shown << (trimmed.startsWith(u"##") ? line.first(sign) + line.sliced(sign + 1) : line);
    }
    return shown.join(u'\n');
}

} // namespace

SignReader signReader(const QString &root, const QString &page, const Limits &limits, PageText &whole)
{
    // What stands inside a component is read again, and then has no signs any more, but for those that are words.
    return [root, page, &limits, &whole, isDone = false](const QString &text, int, EmbeddedParts &parts,
                                                         MdxReader &reader) mutable {
        if (std::exchange(isDone, true)) {
            return text;
        }
        PageSigns(root, limits, parts, reader, whole).replace(text, linesOf(text, {}), page, 0);
        return whole.text();
    };
}

std::optional<Blocks> readFence(const QString &info, const QString &text, int line, SkippedParts &skipped)
{
    Code code = readFencedCode(info, text).code;
    if (code.language == "aquascope"_L1) {
        skipped.add(u"diagram"_s, Words::tr("diagrams that a program would draw; their program is shown"), line);
        code = codeOf(u"rust"_s, code.text);
    }
    if (code.language == "rust"_L1) {
        code.text = withoutHiddenLines(code.text);
        code.marked.clear(); // they count lines that are hidden, too
    }
    Blocks blocks;
    blocks.push_back(Block{{}, false, std::move(code)});
    return blocks;
}

} // namespace Carrel::MdBook
