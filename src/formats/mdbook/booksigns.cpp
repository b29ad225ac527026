// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/booksigns.h"

#include "formats/codelabel.h"
#include "formats/insidefolder.h"
#include "formats/linerange.h"
#include "formats/markdown/embeddedparts.h"
#include "formats/markdown/textfile.h"
#include "formats/mdbook/quiz.h"
#include "formats/toml/tomltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

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
    PageSigns(const QString &root, const Limits &limits, EmbeddedParts &parts, MdxReader &reader)
        : m_root(root)
        , m_limits(limits)
        , m_parts(parts)
        , m_reader(reader)
    {
    }

    QString replace(const QString &text, const QString &file, int firstLine, int depth)
    {
        static const QRegularExpression sign(u"(\\\\?)\\{\\{\\s*#([a-z_]+)\\s*([^}]*)\\}\\}"_s);
        QString written;
        qsizetype done = 0;
        int line = firstLine;
        for (const QRegularExpressionMatch &match : sign.globalMatch(text)) {
            const QStringView between = QStringView(text).sliced(done, match.capturedStart() - done);
            line += int(between.count(u'\n'));
            written += between;
            done = match.capturedEnd();
            if (!match.captured(1).isEmpty()) {
                written += QStringView(match.captured()).sliced(1);
                continue;
            }
            m_line = line;
            written += valueOf(match.captured(2), match.captured(3).trimmed(), file, depth);
        }
        return written + text.sliced(done);
    }

private:
    QString valueOf(const QString &name, const QString &rest, const QString &file, int depth)
    {
        if (name == "include"_L1 || name == "rustdoc_include"_L1) {
            return included(rest, file, depth);
        }
        if (name == "playground"_L1 || name == "playpen"_L1) {
            return u"```rust\n"_s + included(rest.section(u' ', 0, 0), file, depth) + u"\n```\n"_s;
        }
        if (name == "quiz"_L1) {
            const Blocks blocks = quizAt(rest, file);
            return blocks.empty() ? QString() : m_parts.add(blocks);
        }
        if (name != "title"_L1) {
            m_reader.context().skipped.add(u"directive"_s, Words::tr("instructions for a program that is not run"),
                                           m_line);
        }
        return {};
    }

    [[nodiscard]] std::optional<QString> textAt(const QString &address, const QString &file, QString &path)
    {
        const std::optional<QString> found = fileInside(m_root, folderOf(file), address);
        if (!found) {
            m_reader.context().skipped.add(u"include"_s, Words::tr("texts that are not in the folder of the book"),
                                           m_line);
            return std::nullopt;
        }
        path = *found;
        Diagnostics &diagnostics = m_reader.context().diagnostics;
        const QString name = m_root + u'/' + path;
        const Result<QString> text = Markdown::readTextFile(name, name, m_limits.fileBytes, diagnostics);
        return text ? std::optional(*text) : std::nullopt;
    }

    QString included(const QString &rest, const QString &file, int depth)
    {
        const QString address = rest.section(u':', 0, 0);
        const QString what = rest.section(u':', 1);
        QString path;
        const std::optional<QString> text = depth < deepest ? textAt(address, file, path) : std::nullopt;
        if (!text) {
            return {};
        }
        QString chosen = chosenLines(*text, what);
        m_length += chosen.size();
        if (m_length > longestText) {
            m_reader.context().skipped.add(u"include"_s, Words::tr("texts that are included too often"), m_line);
            return {};
        }
        const int line = m_line;
        chosen = replace(chosen, path, 1, depth + 1);
        m_line = line;
        return chosen;
    }

    static QString chosenLines(const QString &text, const QString &what)
    {
        static const QRegularExpression numbers(u"^\\d*(?::\\d*)?$"_s);
        if (what.isEmpty() || !numbers.match(what).hasMatch()) {
            return linesOfAnchor(text, what);
        }
        const QString first = what.section(u':', 0, 0);
        const QString range =
            what.contains(u':') ? (first.isEmpty() ? u"1"_s : first) + u'-' + what.section(u':', 1) : first;
        return linesOfAnchor(linesOf(text, range), {});
    }

    Blocks quizAt(const QString &address, const QString &file)
    {
        QString path;
        const std::optional<QString> text = textAt(address, file, path);
        const std::optional<DataNode> quiz =
            text ? readToml(*text, m_root + u'/' + path, m_reader.context().diagnostics) : std::optional<DataNode>();
        return quiz ? readQuiz(*quiz, m_reader) : Blocks();
    }

    const QString &m_root;
    const Limits &m_limits;
    EmbeddedParts &m_parts;
    MdxReader &m_reader;
    qsizetype m_length = 0;
    int m_line = 0;
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

SignReader signReader(const QString &root, const QString &page, const Limits &limits)
{
    return [root, page, &limits](const QString &text, int firstLine, EmbeddedParts &parts, MdxReader &reader) {
        return PageSigns(root, limits, parts, reader).replace(text, page, firstLine, 0);
    };
}

std::optional<Blocks> readFence(const QString &info, const QString &text, int line, SkippedParts &skipped)
{
    static const QRegularExpression ends(u"[,\\s{]"_s);
    QString language = info.trimmed().section(ends, 0, 0);
    if (language == "aquascope"_L1) {
        skipped.add(u"diagram"_s, Words::tr("diagrams that a program would draw; their program is shown"), line);
        language = u"rust"_s;
    }
    const QString shown = language == "rust"_L1 ? withoutHiddenLines(text) : text;
    Blocks blocks;
    blocks.push_back(Block{{}, false, Code{language, codeLabel(language), shown, codeRole(language)}});
    return blocks;
}

} // namespace Carrel::MdBook
