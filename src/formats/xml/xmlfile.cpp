// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/xml/xmlfile.h"

#include "formats/filebytes.h"
#include "formats/xml/xmlencoding.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int deepest = 200; // elements in elements; readers make a call for each

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Xml)
};

std::vector<qsizetype> lineStartsOf(const QByteArray &text)
{
    std::vector<qsizetype> starts{0};
    for (qsizetype i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
        starts.push_back(i + 1);
    }
    return starts;
}

int lineAt(const std::vector<qsizetype> &starts, qsizetype offset)
{
    return int(std::ranges::upper_bound(starts, offset) - starts.begin());
}

bool isTooDeep(pugi::xml_node top)
{
    int depth = 0;
    for (pugi::xml_node node = top; node;) {
        if (node.first_child()) {
            node = node.first_child();
            if (++depth > deepest) {
                return true;
            }
            continue;
        }
        while (node && node != top && !node.next_sibling()) {
            node = node.parent();
            --depth;
        }
        node = node == top ? pugi::xml_node() : node.next_sibling();
    }
    return false;
}

std::unexpected<Error> refuse(Diagnostic row, Diagnostics &diagnostics, ErrorCode code, const QString &details = {})
{
    row.severity = Severity::Error;
    diagnostics.push_back(row);
    return fail(code, row.message, details);
}

} // namespace

Result<std::unique_ptr<const XmlFile>> XmlFile::parse(const QByteArray &bytes, const QString &file,
                                                      Diagnostics &diagnostics, const Limits &limits)
{
    if (bytes.size() > limits.fileBytes) {
        return refuse({.code = u"file-too-large"_s,
                       .file = file,
                       .message = Words::tr("The file is larger than %1 MiB.").arg(limits.fileBytes >> 20)},
                      diagnostics, ErrorCode::TooLarge);
    }
    std::unique_ptr<XmlFile> xml(new XmlFile);
    const QByteArray utf8 = xmlInUtf8(bytes, file, diagnostics);
    xml->m_name = file;
    xml->m_lineStarts = lineStartsOf(utf8);
    constexpr unsigned how = pugi::parse_default | pugi::parse_ws_pcdata;
    const pugi::xml_parse_result parsed =
        xml->m_document.load_buffer(utf8.constData(), size_t(utf8.size()), how, pugi::encoding_utf8);
    if (!parsed) {
        const int line = lineAt(xml->m_lineStarts, parsed.offset);
        return refuse({.code = u"xml-not-well-formed"_s,
                       .file = file,
                       .line = line,
                       .column = int(parsed.offset - xml->m_lineStarts[size_t(line) - 1]) + 1,
                       .message = Words::tr("The file is damaged: its XML breaks off or does not fit together here."),
                       .hint = Words::tr("Get a whole copy of the file from where it came.")},
                      diagnostics, ErrorCode::Malformed, QString::fromLatin1(parsed.description()));
    }
    if (isTooDeep(xml->m_document.root())) {
        return refuse({.code = u"xml-too-deep"_s,
                       .file = file,
                       .message = Words::tr("The file nests its parts more than %1 deep.").arg(deepest)},
                      diagnostics, ErrorCode::TooLarge);
    }
    if (utf8.contains("<!ENTITY")) {
        diagnostics.push_back({.code = u"xml-entities"_s,
                               .file = file,
                               .message = Words::tr("The file defines abbreviations of its own (entities); they are "
                                                    "shown as written, not expanded.")});
    }
    return std::unique_ptr<const XmlFile>(std::move(xml));
}

Result<std::unique_ptr<const XmlFile>> XmlFile::read(const QString &path, const QString &name, Diagnostics &diagnostics,
                                                     const Limits &limits)
{
    const Result<QByteArray> bytes = readFileBytes(path, limits.fileBytes, limits);
    if (!bytes) {
        const bool tooLarge = bytes.error().code == ErrorCode::TooLarge;
        return refuse({.code = tooLarge ? u"file-too-large"_s : u"file-unreadable"_s,
                       .file = name,
                       .message = bytes.error().sentence},
                      diagnostics, bytes.error().code, bytes.error().details);
    }
    return parse(*bytes, name, diagnostics, limits);
}

int XmlFile::lineOf(pugi::xml_node node) const
{
    const auto offset = node.root() == m_document ? node.offset_debug() : -1;
    return offset < 0 ? 0 : lineAt(m_lineStarts, offset);
}

} // namespace Carrel
