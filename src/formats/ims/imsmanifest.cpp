// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/ims/imsmanifest.h"

#include "base/regularfile.h"
#include "formats/address.h"
#include "formats/xml/xmlfile.h"
#include "formats/xml/xmltext.h"

#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr QLatin1StringView manifestName("imsmanifest.xml");

/** The words of the first element called @p name, which may stand around <string> or <langstring>. */
QString wordsOf(pugi::xml_node parent, std::string_view name)
{
    return textOf(firstBelow(parent, name)).simplified();
}

ImsItem readItem(pugi::xml_node node, const XmlFile &xml)
{
    ImsItem item;
    item.title = textOf(childNamed(node, "title")).simplified();
    item.resource = attributeOf(node, "identifierref");
    item.line = xml.lineOf(node);
    for (const pugi::xml_node child : childrenNamed(node, "item")) {
        item.children.push_back(readItem(child, xml));
    }
    return item;
}

/** A path as a manifest gives it: writers encode some, and do not encode others. */
QString pathOf(const QString &folder, const QString &base, const QString &address)
{
    if (address.isEmpty() || leadsElsewhere(address)) {
        return {};
    }
    QString literal = base + address;
    if (!literal.contains(".."_L1) && QFileInfo(folder + u'/' + literal).isFile()) {
        return literal;
    }
    return pathInCourse({}, literal).value_or(QString());
}

ImsResource readResource(pugi::xml_node node, const QString &folder, const QString &base, const XmlFile &xml)
{
    const QString own = base + attributeOf(node, "xml:base");
    ImsResource resource;
    resource.type = attributeOf(node, "type");
    resource.line = xml.lineOf(node);
    for (const pugi::xml_node file : childrenNamed(node, "file")) {
        resource.files << pathOf(folder, own, attributeOf(file, "href"));
    }
    resource.files.removeAll(QString());
    resource.path = pathOf(folder, own, attributeOf(node, "href"));
    if (resource.path.isEmpty() && !resource.files.isEmpty()) {
        resource.path = resource.files.front();
    }
    return resource;
}

void readMetadata(pugi::xml_node root, ImsManifest &manifest)
{
    const pugi::xml_node metadata = childNamed(root, "metadata");
    manifest.schema = textOf(childNamed(metadata, "schema")).simplified();
    manifest.schemaVersion = textOf(childNamed(metadata, "schemaversion")).simplified();
    const pugi::xml_node general = firstBelow(metadata, "general");
    manifest.title = wordsOf(general, "title");
    manifest.language = textOf(childNamed(general, "language")).simplified();
    if (manifest.language.isEmpty()) {
        const pugi::xml_node string = firstBelow(firstBelow(general, "title"), "string");
        manifest.language = attributeOf(string, "language");
    }
    manifest.description = wordsOf(general, "description");
    manifest.rights = wordsOf(firstBelow(metadata, "rights"), "description");
}

} // namespace

QString imsPackageFolder(const SourcePlace &place)
{
    if (place.isFolder) {
        return QFileInfo(place.path + u'/' + manifestName).isFile() ? place.path : QString();
    }
    const QFileInfo file(place.path);
    return place.named && file.fileName().toLower() == manifestName ? file.path() : QString();
}

QByteArray beginningOfManifest(const QString &folder)
{
    constexpr qint64 enough = 64 << 10;
    return beginningOfFile(folder + u'/' + manifestName, enough).replace('\0', "").toLower();
}

Result<ImsManifest> readImsManifest(const QString &folder, Diagnostics &diagnostics, const Limits &limits)
{
    const auto xml = XmlFile::read(folder + u'/' + manifestName, manifestName, diagnostics, limits);
    if (!xml) {
        return std::unexpected(xml.error());
    }
    const pugi::xml_node root = (*xml)->root();
    ImsManifest manifest;
    readMetadata(root, manifest);
    for (const pugi::xml_node organization : childrenNamed(childNamed(root, "organizations"), "organization")) {
        const QString title = textOf(childNamed(organization, "title")).simplified();
        manifest.title = manifest.title.isEmpty() ? title : manifest.title;
        for (const pugi::xml_node item : childrenNamed(organization, "item")) {
            manifest.items.push_back(readItem(item, **xml));
        }
    }
    const pugi::xml_node resources = childNamed(root, "resources");
    const QString base = attributeOf(root, "xml:base") + attributeOf(resources, "xml:base");
    for (const pugi::xml_node node : childrenNamed(resources, "resource")) {
        const QString id = attributeOf(node, "identifier");
        if (manifest.resources.emplace(id, readResource(node, folder, base, **xml)).second) {
            manifest.order.push_back(id);
        }
    }
    return manifest;
}

} // namespace Carrel
