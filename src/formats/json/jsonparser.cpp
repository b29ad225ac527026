// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsonparser.h"

#include "formats/json/jsontree.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonParser)
};

std::unexpected<Error> refuse(const JsonPlace &place, ErrorCode error, const QString &code, const QString &message,
                              const QString &hint, const QString &details, Diagnostics &diagnostics)
{
    diagnostics.push_back({.severity = Severity::Error,
                           .code = code,
                           .file = place.file,
                           .line = place.line,
                           .column = place.column,
                           .pointer = place.pointer,
                           .message = message,
                           .hint = hint});
    return fail(error, message, details);
}

/** Where brackets go deeper than @p limit, or -1. Looked for first: parsing and freeing such a tree is what hurts. */
qsizetype tooDeepAt(QByteArrayView text, int limit)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > limit) {
                return i;
            }
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return -1;
}

std::unexpected<Error> refuseSyntax(const QByteArray &text, const JsonTreeFault &fault, const JsonPlace &start,
                                    Diagnostics &diagnostics)
{
    const qsizetype offset = qsizetype(fault.byte) - 1;
    const JsonPlace place = placeAt(start, text, offset);
    const QString where =
        Words::tr("line %1, column %2").arg(QString::number(place.line), QString::number(place.column));
    const QString whole = Words::tr("Get a whole copy of the file from where it came.");
    if (fault.numberTooLarge) {
        return refuse(place, ErrorCode::Malformed, u"json-number-too-large"_s,
                      Words::tr("A number is too large to be read (%1).").arg(where), whole, fault.what, diagnostics);
    }
    if (offset >= text.size()) {
        return refuse(place, ErrorCode::Malformed, u"json-truncated"_s,
                      Words::tr("The file breaks off before its end (%1).").arg(where), whole, fault.what, diagnostics);
    }
    return refuse(place, ErrorCode::Malformed, u"json-syntax"_s, Words::tr("This is not correct JSON (%1).").arg(where),
                  whole, fault.what, diagnostics);
}

void tellCorrections(const JsonTree &tree, const JsonPlace &place, Diagnostics &diagnostics)
{
    for (const QString &pointer : tree.repeatedKeys) {
        diagnostics.push_back(
            {.code = u"duplicate-key"_s,
             .file = place.file,
             .pointer = place.pointer + pointer,
             .message = Words::tr("The key “%1” stands twice in the same object; the last value was taken.")
                            .arg(pointer.sliced(pointer.lastIndexOf(u'/') + 1)),
             .hint = Words::tr("Remove the value that is not meant.")});
    }
    if (tree.nulCharacters > 0) {
        diagnostics.push_back(
            {.code = u"nul-removed"_s,
             .file = place.file,
             .pointer = place.pointer,
             .message = Words::tr("%n NUL character(s) were taken out.", nullptr, tree.nulCharacters)});
    }
}

} // namespace

Result<Json> parseJson(const QByteArray &text, const JsonPlace &place, Diagnostics &diagnostics, const Limits &limits)
{
    if (text.size() > limits.jsonBytes) {
        return refuse(place, ErrorCode::TooLarge, u"json-too-large"_s,
                      Words::tr("The JSON is larger than %1 MiB.").arg(limits.jsonBytes >> 20),
                      Words::tr("Split it into one file a lesson."), place.file, diagnostics);
    }
    if (const qsizetype deep = tooDeepAt(text, limits.jsonDepth); deep >= 0) {
        return refuse(placeAt(place, text, deep), ErrorCode::TooLarge, u"json-too-deep"_s,
                      Words::tr("The JSON is nested deeper than %n level(s).", nullptr, limits.jsonDepth),
                      Words::tr("No lesson is that deep; get a good copy of the file."), place.file, diagnostics);
    }
    JsonTree tree;
    if (const auto fault = buildTree(text, tree)) {
        return refuseSyntax(text, *fault, place, diagnostics);
    }
    tellCorrections(tree, place, diagnostics);
    return std::move(tree.root);
}

} // namespace Carrel
