// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/catalogue.h"

#include "base/regularfile.h"
#include "formats/folderentries.h"
#include "formats/markdown/textfile.h"
#include "formats/yaml/yamltext.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Learn
{

namespace
{

/** Walks the folders once. */
class Walk
{
public:
    Walk(const QString &top, const Limits &limits, JobControl &control, Diagnostics &diagnostics)
        : m_top(top)
        , m_limits(limits)
        , m_control(control)
        , m_diagnostics(diagnostics)
    {
    }

    void look(const QString &folder, int depth)
    {
        const QFileInfoList entries =
            entriesOf(folder, Listed::Files | Listed::NoLinks) + entriesOf(folder, Listed::Folders | Listed::NoLinks);
        for (const QFileInfo &entry : entries) {
            if (m_control.isCancelled() || ++m_entries > m_limits.packageEntries) {
                return;
            }
            if (entry.isDir() && depth < m_limits.folderDepth && !entry.fileName().startsWith(u'.')) {
                look(entry.filePath(), depth + 1);
            } else if (entry.isFile() && (entry.suffix() == "yml"_L1 || entry.suffix() == "yaml"_L1)) {
                read(entry.filePath());
            }
        }
    }

    Catalogue take() { return std::move(m_catalogue); }

private:
    void read(const QString &path)
    {
        constexpr qint64 enough = 256;
        const QString kind = yamlMime(beginningOfFile(path, enough));
        if (kind != "Module"_L1 && kind != "ModuleUnit"_L1 && kind != "LearningPath"_L1) {
            return;
        }
        const Result<QString> text = Markdown::readTextFile(path, path, m_limits.fileBytes, m_diagnostics);
        const std::optional<DataNode> content =
            text ? readYaml(*text, path, m_diagnostics) : std::optional<DataNode>(std::nullopt);
        if (!content) {
            return;
        }
        Page page{path.sliced(m_top.size() + 1), *content};
        if (kind == "ModuleUnit"_L1) {
            m_catalogue.units.insert_or_assign((*content)[u"uid"].text, std::move(page));
        } else {
            (kind == "Module"_L1 ? m_catalogue.modules : m_catalogue.paths).push_back(std::move(page));
        }
    }

    const QString m_top;
    const Limits &m_limits;
    JobControl &m_control;
    Diagnostics &m_diagnostics;
    Catalogue m_catalogue;
    int m_entries = 0;
};

} // namespace

const Page *Catalogue::module(const QString &uid) const
{
    const auto found =
        std::ranges::find_if(modules, [&uid](const Page &page) { return page.content[u"uid"].text == uid; });
    return found == modules.end() ? nullptr : &*found;
}

QString yamlMime(QByteArrayView beginning)
{
    if (beginning.startsWith("\xef\xbb\xbf")) {
        beginning = beginning.sliced(3);
    }
    const QByteArrayView mark("### YamlMime:");
    if (!beginning.startsWith(mark)) {
        return {};
    }
    const qsizetype end = beginning.indexOf('\n');
    return QString::fromUtf8(beginning.first(end < 0 ? beginning.size() : end).sliced(mark.size()).trimmed());
}

Catalogue readCatalogue(const QString &top, const QString &folder, const Limits &limits, JobControl &control,
                        Diagnostics &diagnostics)
{
    Walk walk(top, limits, control, diagnostics);
    walk.look(folder, 0);
    return walk.take();
}

} // namespace Carrel::Learn
