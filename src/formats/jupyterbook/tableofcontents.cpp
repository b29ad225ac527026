// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/tableofcontents.h"

#include "formats/folderentries.h"
#include "formats/insidefolder.h"
#include "formats/skippedparts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Jupyter
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Jupyter)
};

const QStringList endings{u".md"_s, u".ipynb"_s, u".markdown"_s};

/** Reads the table from the outside in. */
class TocReader
{
public:
    TocReader(const QString &root, const QString &file, Diagnostics &diagnostics)
        : m_root(root)
        , m_file(file)
        , m_diagnostics(diagnostics)
    {
    }

    std::vector<TocPart> read(const DataNode &toc)
    {
        m_parts.push_back({});
        if (toc.isList()) {
            readOldForm(toc);
        } else {
            addFile(toc[u"root"].text, {}, toc.line);
            addChildren(toc);
            for (const DataNode &part : toc[u"parts"].items) {
                m_parts.push_back({part[u"caption"].text, {}});
                addChildren(part);
            }
        }
        m_skipped.tell(m_file, m_diagnostics);
        std::erase_if(m_parts, [](const TocPart &part) { return part.pages.empty(); });
        return std::move(m_parts);
    }

private:
    /** The form before 2021: a list in which "part" begins a part. */
    void readOldForm(const DataNode &toc)
    {
        for (const DataNode &entry : toc.items) {
            if (entry.has(u"part")) {
                m_parts.push_back({entry[u"part"].text, {}});
            }
            addEntry(entry);
            addChildren(entry);
        }
    }

    void addChildren(const DataNode &node)
    {
        for (const QString &key : {u"chapters"_s, u"sections"_s, u"entries"_s}) {
            for (const DataNode &child : node[key].items) {
                addEntry(child);
                addChildren(child);
            }
        }
        for (const DataNode &subtree : node[u"subtrees"].items) {
            m_parts.push_back({subtree[u"caption"].text, {}});
            addChildren(subtree);
        }
    }

    void addEntry(const DataNode &entry)
    {
        if (entry.has(u"file")) {
            addFile(entry[u"file"].text, entry[u"title"].text, entry.line);
        } else if (entry.has(u"glob")) {
            addMatching(entry[u"glob"].text);
        } else if (entry.has(u"url")) {
            m_skipped.add(u"link"_s, Words::tr("pages on the web that the table of contents names"), entry.line);
        }
    }

    void addFile(const QString &name, const QString &title, int line)
    {
        if (name.isEmpty()) {
            return;
        }
        QStringList candidates{name};
        for (const QString &ending : endings) {
            candidates << name + ending;
        }
        for (const QString &candidate : candidates) {
            const bool isPage = std::ranges::any_of(endings, [&](const QString &e) { return candidate.endsWith(e); });
            if (const std::optional<QString> path = isPage ? fileInside(m_root, {}, candidate) : std::nullopt) {
                m_parts.back().pages.push_back({*path, title});
                return;
            }
        }
        m_diagnostics.push_back({.code = u"lesson-missing"_s,
                                 .file = m_file,
                                 .line = line > 0 ? std::optional(line) : std::nullopt,
                                 .message = Words::tr("There is no page %1 in the folder.").arg(name.left(200)),
                                 .hint = Words::tr("Pages are Markdown files or notebooks.")});
    }

    void addMatching(const QString &pattern)
    {
        static constexpr int most = 2000;
        QStringList found;
        const auto form = QRegularExpression::fromWildcard(pattern, Qt::CaseSensitive);
        visitFilesBelow(m_root, Listed::Files | Listed::NoLinks, [&](const QFileInfo &file) {
            const QString path = file.filePath().sliced(m_root.size() + 1);
            const bool isPage = std::ranges::any_of(endings, [&path](const QString &e) { return path.endsWith(e); });
            if (isPage && (form.match(path).hasMatch() || form.match(path.section(u'.', 0, -2)).hasMatch())) {
                found << path;
            }
            return found.size() >= most;
        });
        found.sort();
        for (const QString &path : found) {
            m_parts.back().pages.push_back({path, {}});
        }
    }

    const QString &m_root;
    const QString &m_file;
    Diagnostics &m_diagnostics;
    SkippedParts m_skipped;
    std::vector<TocPart> m_parts;
};

} // namespace

std::vector<TocPart> readToc(const DataNode &toc, const QString &root, const QString &file, Diagnostics &diagnostics)
{
    return TocReader(root, file, diagnostics).read(toc);
}

} // namespace Carrel::Jupyter
