// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/moodlexml/moodlefiles.h"

#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MoodleXml)
};

constexpr auto pluginFile = "@@PLUGINFILE@@/"_L1;

/** "folder/name" of a file element. */
QString nameOf(pugi::xml_node file)
{
    QString folder = attributeOf(file, "path");
    while (folder.startsWith(u'/')) {
        folder.remove(0, 1);
    }
    return folder + attributeOf(file, "name");
}

} // namespace

MoodleFiles::MoodleFiles(const XmlFile &xml, SkippedParts &skipped, Diagnostics &diagnostics, const Limits &limits)
    : m_xml(xml)
    , m_skipped(skipped)
    , m_diagnostics(diagnostics)
    , m_pictures(limits)
{
}

HtmlContext MoodleFiles::contextOf(pugi::xml_node owner)
{
    return {.file = m_xml.name(),
            .line = m_xml.lineOf(owner),
            .diagnostics = m_diagnostics,
            .picture = [this, owner](const QString &address) -> FoundPicture {
                const QString path = picturePath(owner, address);
                return path.isEmpty() ? std::unexpected(PictureFault::Missing) : FoundPicture(path);
            },
            .link = [this, owner](const QString &address) { return linkTarget(owner, address); },
            .skipped = &m_skipped};
}

QString MoodleFiles::picturePath(pugi::xml_node owner, const QString &address)
{
    if (!address.startsWith(pluginFile)) {
        return m_pictures.addDataAddress(address);
    }
    const pugi::xml_node file = fileAt(owner, address);
    if (!file) {
        report(owner, u"picture-missing"_s,
               Words::tr("The picture “%1” is not in the file; its alternative text is shown.")
                   .arg(address.sliced(pluginFile.size())));
        return {};
    }
    QString path = m_pictures.addBase64(file.child_value());
    if (path.isEmpty()) {
        report(owner, u"picture-damaged"_s,
               Words::tr("“%1” is no picture that can be shown; its alternative text is shown.").arg(nameOf(file)));
    }
    return path;
}

QString MoodleFiles::linkTarget(pugi::xml_node owner, const QString &address)
{
    if (!address.startsWith(pluginFile)) {
        return address;
    }
    if (fileAt(owner, address)) {
        m_skipped.add(u"file"_s, Words::tr("files that a text links to"), m_xml.lineOf(owner));
    }
    return {};
}

pugi::xml_node MoodleFiles::fileAt(pugi::xml_node owner, const QString &address)
{
    const QString written = address.sliced(pluginFile.size()).section(u'?', 0, 0);
    const QString name = QUrl::fromPercentEncoding(written.toUtf8());
    if (m_owner != owner) {
        m_owner = owner;
        m_named.clear();
        for (const pugi::xml_node file : childrenNamed(owner, "file")) {
            m_named.emplace(nameOf(file), file);
        }
    }
    auto found = m_named.find(name);
    found = found == m_named.end() ? m_named.find(written) : found;
    if (found == m_named.end()) {
        return {};
    }
    m_used.insert(found->second);
    return found->second;
}

void MoodleFiles::tellOfUnused(pugi::xml_node question)
{
    for (const pugi::xml_node file : allBelow(question, "file")) {
        if (!m_used.contains(file)) {
            m_skipped.add(u"unused-file"_s, Words::tr("files that no text shows"), m_xml.lineOf(file), Severity::Note);
        }
    }
    m_used.clear();
}

void MoodleFiles::report(pugi::xml_node owner, const QString &code, const QString &message)
{
    m_diagnostics.push_back({.code = code, .file = m_xml.name(), .line = m_xml.lineOf(owner), .message = message});
}

} // namespace Carrel
