// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/xml/xmltree.h"

#include "formats/address.h"
#include "formats/filebytes.h"
#include "formats/xml/xmlencoding.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int deepestInclude = 10;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Xml)
};

bool isInclude(pugi::xml_node node)
{
    return isNamed(node, "include") && !node.attribute("href").empty();
}

} // namespace

/** Follows the includes of one tree while it is read. */
class XmlTree::Includer
{
public:
    Includer(XmlTree &tree, const QString &folder, Diagnostics &diagnostics, const Limits &limits, JobControl &control)
        : m_tree(tree)
        , m_folder(folder.isEmpty() ? QString() : QFileInfo(folder).canonicalFilePath())
        , m_diagnostics(diagnostics)
        , m_limits(limits)
        , m_control(control)
    {
    }

    /** Reads the file at @p path inside the folder with all it includes. */
    Result<const XmlFile *> readFile(const QString &path)
    {
        return take(XmlFile::read(m_folder + u'/' + path, path, m_diagnostics, m_limits));
    }

    Result<const XmlFile *> take(Result<std::unique_ptr<const XmlFile>> file)
    {
        if (!file) {
            return std::unexpected(file.error());
        }
        const XmlFile *xml = file->get();
        m_tree.m_files.push_back(std::move(*file));
        m_tree.m_fileOfDocument.emplace(xml->root().root().internal_object(), xml);
        m_open << xml->name();
        for (const pugi::xml_node include : allBelow(xml->root(), "include")) {
            if (isInclude(include) && !m_control.isCancelled()) {
                follow(include, *xml);
            }
        }
        m_open.removeLast();
        return xml;
    }

private:
    void follow(pugi::xml_node include, const XmlFile &from)
    {
        const QString address = attributeOf(include, "href");
        const QString folder = from.name().contains(u'/') ? from.name().section(u'/', 0, -2) : QString();
        const std::optional<QString> path = leadsElsewhere(address) ? std::nullopt : pathInCourse(folder, address);
        const auto refuse = [&](const QString &code, const QString &message) {
            m_diagnostics.push_back({.code = code,
                                     .file = from.name(),
                                     .line = from.lineOf(include),
                                     .message = message.arg(address.left(200))});
            const auto fallback = childNamed(include, "fallback").children();
            m_tree.m_included[include.internal_object()] = {fallback.begin(), fallback.end()};
        };
        if (!path || !isInside(*path)) {
            refuse(u"include-outside"_s, Words::tr("The part %1 lies outside the course and was not read."));
        } else if (!QFileInfo(m_folder + u'/' + *path).isFile()) {
            refuse(u"include-missing"_s, Words::tr("The part %1 is not in the course."));
        } else if (m_open.contains(*path)) {
            refuse(u"include-circle"_s, Words::tr("The part %1 includes itself; the circle was cut here."));
        } else if (m_open.size() > deepestInclude) {
            refuse(u"include-too-deep"_s, Words::tr("The part %1 lies too deep in others and was not read."));
        } else if (++m_count > m_limits.packageEntries || !hasRoomFor(*path)) {
            refuse(u"include-too-many"_s, Words::tr("The course includes too many parts; %1 was not read."));
        } else if (attributeOf(include, "parse") == "text"_L1) {
            includeText(include, *path);
        } else if (const Result<const XmlFile *> file = readFile(*path)) {
            m_tree.m_included[include.internal_object()] = {(*file)->root()};
        } else {
            m_tree.m_included[include.internal_object()] = {}; // its own row says why
        }
    }

    /** Also where links lead that lie in the folder. */
    [[nodiscard]] bool isInside(const QString &path) const
    {
        if (m_folder.isEmpty()) {
            return false;
        }
        const QString real = QFileInfo(m_folder + u'/' + path).canonicalFilePath();
        return real.isEmpty() || real.startsWith(m_folder + u'/');
    }

    [[nodiscard]] bool hasRoomFor(const QString &path)
    {
        m_bytes += QFileInfo(m_folder + u'/' + path).size();
        return m_bytes <= m_limits.packageBytes;
    }

    void includeText(pugi::xml_node include, const QString &path)
    {
        const Result<QByteArray> bytes = readFileBytes(m_folder + u'/' + path, m_limits.fileBytes, m_limits);
        if (!bytes) {
            m_diagnostics.push_back({.code = u"file-unreadable"_s, .file = path, .message = bytes.error().sentence});
            return;
        }
        auto document = std::make_unique<pugi::xml_document>();
        pugi::xml_node text = document->append_child(pugi::node_pcdata);
        text.set_value(xmlInUtf8(*bytes, path, m_diagnostics).constData());
        m_tree.m_included[include.internal_object()] = {text};
        m_tree.m_texts.push_back(std::move(document));
    }

    XmlTree &m_tree;
    QString m_folder;
    Diagnostics &m_diagnostics;
    const Limits &m_limits;
    JobControl &m_control;
    QStringList m_open; ///< files being read, outermost first
    int m_count = 0;
    qint64 m_bytes = 0;
};

Result<std::unique_ptr<const XmlTree>> XmlTree::read(const QString &folder, const QString &main,
                                                     Diagnostics &diagnostics, const Limits &limits,
                                                     JobControl &control)
{
    auto tree = std::make_unique<XmlTree>();
    const Result<const XmlFile *> first = Includer(*tree, folder, diagnostics, limits, control).readFile(main);
    if (!first) {
        return std::unexpected(first.error());
    }
    return std::unique_ptr<const XmlTree>(std::move(tree));
}

Result<std::unique_ptr<const XmlTree>> XmlTree::parse(const QByteArray &bytes, const QString &name,
                                                      Diagnostics &diagnostics, const Limits &limits)
{
    auto tree = std::make_unique<XmlTree>();
    JobControl control;
    const Result<const XmlFile *> first =
        Includer(*tree, {}, diagnostics, limits, control).take(XmlFile::parse(bytes, name, diagnostics, limits));
    if (!first) {
        return std::unexpected(first.error());
    }
    return std::unique_ptr<const XmlTree>(std::move(tree));
}

std::vector<pugi::xml_node> XmlTree::childrenOf(pugi::xml_node node) const
{
    std::vector<pugi::xml_node> children;
    for (const pugi::xml_node child : node.children()) {
        const auto included = m_included.find(child.internal_object());
        if (included == m_included.end()) {
            children.push_back(child);
        } else {
            children.insert(children.end(), included->second.begin(), included->second.end());
        }
    }
    return children;
}

XmlPlace XmlTree::placeOf(pugi::xml_node node) const
{
    const auto file = m_fileOfDocument.find(node.root().internal_object());
    return file == m_fileOfDocument.end() ? XmlPlace() : XmlPlace{file->second->name(), file->second->lineOf(node)};
}

} // namespace Carrel
