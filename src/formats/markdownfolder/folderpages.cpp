// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdownfolder/folderpages.h"

#include "course/identity.h"
#include "formats/folderentries.h"
#include "formats/foldertitle.h"
#include "formats/json5/json5text.h"
#include "formats/markdown/lessonfile.h"
#include "formats/markdown/textfile.h"
#include "formats/markdownfolder/pagehead.h"
#include "formats/yaml/yamltext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Folder
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MarkdownFolder)
};

/** What orders an entry among those of its folder. */
struct Key {
    double position = std::numeric_limits<double>::max();
    QString date; ///< newest first, and only where the rule says so
    QString name;

    auto operator<=>(const Key &other) const
    {
        return std::tuple(position, other.date, name) <=> std::tuple(other.position, date, other.name);
    }
    bool operator==(const Key &) const = default;
};

/** A page or a folder with its place. */
struct Entry {
    Key key;
    std::optional<Page> page;
    QString folder;
    QString title; ///< of the folder
};

std::optional<double> numberOf(const DataNode &node)
{
    bool isNumber = false;
    const double number = node.text.toDouble(&isNumber);
    return isNumber && number != 0 ? std::optional(number) : std::nullopt;
}

/** Reads one folder after the other, from the top down. */
class Walk
{
public:
    Walk(const QString &root, OrderRule rule, const Limits &limits, JobControl &control, Diagnostics &diagnostics)
        : m_root(root)
        , m_rule(rule)
        , m_limits(limits)
        , m_control(control)
        , m_diagnostics(diagnostics)
    {
    }

    std::vector<Part> read()
    {
        look({}, {}, 0);
        std::erase_if(m_parts, [](const Part &part) { return part.pages.empty(); });
        return std::move(m_parts);
    }

private:
    void look(const QString &folder, const QString &title, int depth)
    {
        std::vector<Entry> entries = entriesOf(folder, depth);
        std::ranges::stable_sort(entries, {}, &Entry::key);
        m_parts.push_back({title, {}});
        bool isInside = true;
        for (Entry &entry : entries) {
            if (m_control.isCancelled()) {
                return;
            }
            if (!entry.page) {
                look(entry.folder, entry.title, depth + 1);
                isInside = false;
                continue;
            }
            if (!isInside) {
                // Pages behind a folder belong to the part that the folder interrupted.
                m_parts.push_back({title, {}});
                isInside = true;
            }
            m_parts.back().pages.push_back(*std::move(entry.page));
        }
    }

    std::vector<Entry> entriesOf(const QString &folder, int depth)
    {
        std::vector<Entry> entries;
        const QFileInfoList infos = Carrel::entriesOf(folder.isEmpty() ? m_root : m_root + u'/' + folder,
                                                      Listed::Files | Listed::Folders | Listed::NoLinks);
        for (const QFileInfo &info : infos) {
            const QString path = folder.isEmpty() ? info.fileName() : folder + u'/' + info.fileName();
            if (++m_count > m_limits.packageEntries) {
                return entries;
            }
            if (info.isDir() && depth < m_limits.folderDepth && isFolderOfPages(info.fileName())) {
                entries.push_back(folderEntry(path));
            } else if (info.isFile() && isPageName(info.fileName())) {
                addPage(path, entries);
            }
        }
        return entries;
    }

    static bool isFolderOfPages(const QString &name)
    {
        return !name.startsWith(u'.') && !name.startsWith(u'_') && name != "node_modules"_L1;
    }

    void addPage(const QString &path, std::vector<Entry> &entries)
    {
        std::optional<Page> page = readPage(m_root, path, m_limits, m_diagnostics);
        if (!page) {
            return;
        }
        Entry entry;
        entry.key = keyOf(*page);
        const bool isFront = isFrontName(path);
        if (isFront && m_rule == OrderRule::Hugo && page->body.trimmed().isEmpty()) {
            return; // it only names its folder
        }
        if (isFront) {
            entry.key = {std::numeric_limits<double>::lowest(), {}, {}};
        }
        entry.page = std::move(page);
        entries.push_back(std::move(entry));
    }

    static bool isFrontName(const QString &path)
    {
        const QString name = path.section(u'/', -1).section(u'.', 0, -2).toLower();
        return name == "index"_L1 || name == "_index"_L1 || name == "readme"_L1;
    }

    [[nodiscard]] Key keyOf(const Page &page) const
    {
        const QString name = QFileInfo(page.path).completeBaseName();
        Key key{std::numeric_limits<double>::max(), {}, name.toCaseFolded()};
        if (const std::optional<int> number = Markdown::numberedName(name).number) {
            key.position = *number;
        }
        if (m_rule == OrderRule::Hugo) {
            key.position = numberOf(page.head[u"weight"]).value_or(std::numeric_limits<double>::max());
            key.date = page.head[u"date"].text;
            key.name = page.title.toCaseFolded();
            return key;
        }
        for (const QString &word : {u"sidebar_position"_s, u"nav_order"_s, u"order"_s, u"weight"_s}) {
            if (const std::optional<double> number = numberOf(page.head[word])) {
                key.position = *number;
                break;
            }
        }
        return key;
    }

    [[nodiscard]] Entry folderEntry(const QString &path)
    {
        const QString name = path.section(u'/', -1);
        Entry entry;
        entry.folder = path;
        entry.title = titleOfName(name);
        entry.key.name = name.toCaseFolded();
        if (const std::optional<int> number = Markdown::numberedName(name).number) {
            entry.key.position = *number;
        }
        if (m_rule == OrderRule::Docusaurus) {
            takeCategory(path, entry);
        } else if (m_rule == OrderRule::Hugo) {
            takeIndex(path, entry);
        }
        return entry;
    }

    void takeCategory(const QString &path, Entry &entry) const
    {
        for (const QString &ending : {u"json"_s, u"yml"_s, u"yaml"_s}) {
            const QString name = m_root + u'/' + path + "/_category_."_L1 + ending;
            if (!QFileInfo(name).isFile()) {
                continue;
            }
            const Result<QString> text = Markdown::readTextFile(name, name, m_limits.jsonBytes, m_diagnostics);
            if (!text) {
                continue;
            }
            const DataNode category = ending == "json"_L1 ? parseJson5(*text).root : parseYaml(*text).root;
            entry.key.position = numberOf(category[u"position"]).value_or(entry.key.position);
            entry.title = category[u"label"].text.isEmpty() ? entry.title : category[u"label"].text;
            return;
        }
    }

    void takeIndex(const QString &path, Entry &entry) const
    {
        const QString file = path + "/_index.md"_L1;
        Diagnostics unused; // the page itself tells them
        if (!QFileInfo(m_root + u'/' + file).isFile()) {
            return;
        }
        if (const std::optional<Page> page = readPage(m_root, file, m_limits, unused)) {
            entry.key = keyOf(*page);
            entry.title = page->title;
        }
    }

    const QString &m_root;
    const OrderRule m_rule;
    const Limits &m_limits;
    JobControl &m_control;
    Diagnostics &m_diagnostics;
    std::vector<Part> m_parts;
    int m_count = 0;
};

bool holdsFile(const QString &root, const QString &name)
{
    if (QFileInfo(root + u'/' + name).isFile()) {
        return true;
    }
    const QFileInfoList folders = Carrel::entriesOf(root, Listed::Folders | Listed::NoLinks);
    return std::ranges::any_of(
        folders, [&](const QFileInfo &folder) { return QFileInfo(folder.filePath() + u'/' + name).isFile(); });
}

} // namespace

OrderRule orderRuleOf(const QString &root)
{
    for (const QString &name : {u"docusaurus.config.js"_s, u"docusaurus.config.ts"_s, u"_category_.json"_s,
                                u"_category_.yml"_s, u"sidebars.js"_s}) {
        if (holdsFile(root, name) || holdsFile(root + "/docs"_L1, name)) {
            return OrderRule::Docusaurus;
        }
    }
    if (holdsFile(root, u"_index.md"_s) || holdsFile(root + "/content"_L1, u"_index.md"_s) ||
        holdsFile(root, u"hugo.toml"_s)) {
        return OrderRule::Hugo;
    }
    return OrderRule::Plain;
}

std::vector<Part> readPages(const QString &root, OrderRule rule, const Limits &limits, JobControl &control,
                            Diagnostics &diagnostics)
{
    return Walk(root, rule, limits, control, diagnostics).read();
}

bool isPageName(const QString &name)
{
    const QString lower = name.toLower();
    const QString base = lower.section(u'.', 0, -2);
    static const QStringList others{u"licence"_s, u"license"_s,      u"changelog"_s,
                                    u"authors"_s, u"contributing"_s, u"code_of_conduct"_s,
                                    u"readme"_s,  u"licence-note"_s, u"security"_s};
    const bool isMarkdown = lower.endsWith(".md"_L1) || lower.endsWith(".mdx"_L1) || lower.endsWith(".markdown"_L1);
    return isMarkdown && !others.contains(base) && (!base.startsWith(u'_') || base == "_index"_L1);
}

} // namespace Carrel::Folder
