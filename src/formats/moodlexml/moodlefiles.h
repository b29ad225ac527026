// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/embeddedpictures.h"
#include "formats/html/htmltext.h"
#include "formats/xml/xmlfile.h"

#include <map>
#include <set>

namespace Carrel
{

/**
 * The files that stand beside the texts of a Moodle question. A text names them as @@PLUGINFILE@@/name; only those that
 * are shown are ever decoded, since exports carry large ones that nothing uses.
 */
class MoodleFiles
{
public:
    MoodleFiles(const XmlFile &xml, SkippedParts &skipped, Diagnostics &diagnostics, const Limits &limits);

    /** What the addresses in a text mean whose files are children of @p owner. It must not outlive this. */
    [[nodiscard]] HtmlContext contextOf(pugi::xml_node owner);

    /** Counts the files of a question that no text of it named; call it when its texts are read. */
    void tellOfUnused(pugi::xml_node question);

    [[nodiscard]] const EmbeddedPictures &pictures() const { return m_pictures; }

private:
    [[nodiscard]] QString picturePath(pugi::xml_node owner, const QString &address);
    [[nodiscard]] QString linkTarget(pugi::xml_node owner, const QString &address);
    [[nodiscard]] pugi::xml_node fileAt(pugi::xml_node owner, const QString &address);
    void report(pugi::xml_node owner, const QString &code, const QString &message);

    const XmlFile &m_xml;
    SkippedParts &m_skipped;
    Diagnostics &m_diagnostics;
    EmbeddedPictures m_pictures;
    pugi::xml_node m_owner; ///< whose files m_named holds
    std::map<QString, pugi::xml_node> m_named;
    std::set<pugi::xml_node> m_used;
};

} // namespace Carrel
