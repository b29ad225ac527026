// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/huggingface/coursetree.h"

#include "course/identity.h"
#include "formats/address.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::HuggingFace
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::HuggingFace)
};

constexpr QLatin1StringView usual = "pt"_L1;

QString nameOf(const QString &framework)
{
    return framework == "tf"_L1 ? u"TensorFlow"_s : framework == usual ? u"PyTorch"_s : framework;
}

/** Reads the tree from the outside in. */
class TreeReader
{
public:
    std::vector<TreeChapter> read(const DataNode &root)
    {
        for (const DataNode &chapter : root.items) {
            m_tree.push_back({chapter[u"title"].text, {}});
            addPages(chapter);
            addSections(chapter[u"sections"]);
        }
        return std::move(m_tree);
    }

private:
    void addSections(const DataNode &sections)
    {
        for (const DataNode &section : sections.items) {
            addPages(section);
            addSections(section[u"sections"]);
        }
    }

    void addPages(const DataNode &node)
    {
        const QString title = node[u"title"].text;
        if (node.has(u"local")) {
            addPage(node[u"local"], title, usual);
        }
        const DataNode &several = node[u"local_fw"];
        if (several.has(QString(usual)) && !node.has(u"local")) {
            addPage(several[QString(usual)], title, usual);
        }
        for (qsizetype i = 0; i < several.keys.size(); ++i) {
            const QString &framework = several.keys[i];
            if (framework != usual) {
                addPage(several.items[size_t(i)],
                        Words::tr("%1 (%2)", "title of a page (framework)").arg(title, nameOf(framework)), framework);
            }
        }
    }

    void addPage(const DataNode &local, const QString &title, const QString &framework)
    {
        if (!local.text.isEmpty()) {
            m_tree.back().pages.push_back({local.text, title, slugOf(local.text), framework, local.line});
        }
    }

    std::vector<TreeChapter> m_tree;
};

const TreePage *pageAt(const QString &path, const std::vector<TreeChapter> &tree)
{
    const TreePage *firstBelow = nullptr;
    for (const TreeChapter &chapter : tree) {
        for (const TreePage &page : chapter.pages) {
            if (page.local == path) {
                return &page;
            }
            if (!firstBelow && page.local.startsWith(path + u'/')) {
                firstBelow = &page;
            }
        }
    }
    return firstBelow;
}

/** The path inside the course that an address means, as far as it can be one. */
QString pathOf(const QUrl &url, const QString &local)
{
    QString path = url.path();
    static const QRegularExpression ending(u"(\\.mdx?|/)$"_s);
    path.remove(ending);
    if (!url.host().isEmpty() || path.startsWith(u'/')) {
        static const QRegularExpression front(u"^/(?:learn/[^/]+/|course/)?(?:[a-z]{2}(?:-[A-Z]{2})?/)?"_s);
        return path.remove(front);
    }
    const QString folder = local.contains(u'/') ? local.section(u'/', 0, -2) : QString();
    return pathInCourse(folder, path).value_or(QString());
}

} // namespace

std::vector<TreeChapter> courseTree(const DataNode &root)
{
    return TreeReader().read(root);
}

QString linkTarget(const QString &address, const QString &local, const std::vector<TreeChapter> &tree)
{
    const QUrl url(address);
    const bool isOurs = url.host().isEmpty() || url.host() == "huggingface.co"_L1;
    if (!url.isValid() || !isOurs || url.path().isEmpty()) {
        return address;
    }
    const QString path = pathOf(url, local);
    const TreePage *page = path.isEmpty() ? nullptr : pageAt(path, tree);
    if (page) {
        return page->slug + (url.hasFragment() ? u'#' + url.fragment() : QString());
    }
    return address.startsWith(u'/') && !address.startsWith("//"_L1) ? u"https://huggingface.co"_s + address : address;
}

} // namespace Carrel::HuggingFace
