// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/xml/xmlfile.h"

#include <QStringList>

#include <map>

namespace Carrel
{

/** Where a node lies. */
struct XmlPlace {
    QString file; ///< path inside the root folder
    int line = 0; ///< 1-based; 0 when unknown
};

/**
 * An XML file with everything it includes by XInclude. Includes stay inside one folder, nest at most ten deep and
 * never go in a circle; nothing is fetched from elsewhere. One that cannot be followed has a Warning and holds its
 * fallback, or nothing. Walk it with childrenOf(), which puts what is included in place of the include.
 */
class XmlTree
{
public:
    /** @p main: path of the first file inside @p folder. It fails only when that file cannot be read. */
    [[nodiscard]] static Result<std::unique_ptr<const XmlTree>> read(const QString &folder, const QString &main,
                                                                     Diagnostics &diagnostics, const Limits &limits,
                                                                     JobControl &control);

    /** The same for bytes that lie nowhere: nothing is included. */
    [[nodiscard]] static Result<std::unique_ptr<const XmlTree>> parse(const QByteArray &bytes, const QString &name,
                                                                      Diagnostics &diagnostics, const Limits &limits);

    [[nodiscard]] pugi::xml_node root() const { return m_files.front()->root(); }
    [[nodiscard]] std::vector<pugi::xml_node> childrenOf(pugi::xml_node node) const;
    [[nodiscard]] XmlPlace placeOf(pugi::xml_node node) const;

private:
    class Includer;

    std::vector<std::unique_ptr<const XmlFile>> m_files;
    std::vector<std::unique_ptr<pugi::xml_document>> m_texts;                  ///< included as text
    std::map<pugi::xml_node_struct *, const XmlFile *> m_fileOfDocument;       ///< by the document's own node
    std::map<pugi::xml_node_struct *, std::vector<pugi::xml_node>> m_included; ///< by the include's node
};

} // namespace Carrel
