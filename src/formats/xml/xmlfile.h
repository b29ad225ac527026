// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "formats/limits.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <pugixml.hpp>
#include <vector>

namespace Carrel
{

/**
 * An XML text and its tree. White space between elements is kept, CDATA stands as such. Entities that the text defines
 * are not expanded and nothing outside it is ever opened; a bare "&" is taken as written. Used by every XML reader.
 */
class XmlFile
{
public:
    /**
     * Parses @p bytes in the encoding that a byte order mark or the XML declaration names, else UTF-8; what is neither
     * is taken as Latin-1 with a Warning. Fails on text that is not well formed, nests more than 200 deep or is too
     * long; the failure is a row of @p diagnostics too, with line and column.
     */
    [[nodiscard]] static Result<std::unique_ptr<const XmlFile>>
    parse(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics, const Limits &limits = {});

    /** Reads and parses the file at @p path, which diagnostics call @p name. */
    [[nodiscard]] static Result<std::unique_ptr<const XmlFile>>
    read(const QString &path, const QString &name, Diagnostics &diagnostics, const Limits &limits = {});

    [[nodiscard]] pugi::xml_node root() const { return m_document.document_element(); }
    [[nodiscard]] const QString &name() const { return m_name; }

    /** The line on which a node of this file begins, 1-based; 0 when it is none of its nodes. */
    [[nodiscard]] int lineOf(pugi::xml_node node) const;

private:
    XmlFile() = default;

    pugi::xml_document m_document;
    QString m_name;
    std::vector<qsizetype> m_lineStarts; ///< offsets in UTF-8
};

} // namespace Carrel
