// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/toml/tomltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

// The library takes some faults of a text, "[[é]]" for one, for faults of its own: it ends a program built with
// assertions, and goes on in undefined ways in one built without. Here they are faults of the text in every build.
namespace Carrel
{
struct TomlAssertionFailed {
};
[[noreturn]] static void failTomlAssertion()
{
    throw TomlAssertionFailed();
}
} // namespace Carrel
#ifdef NDEBUG
#undef NDEBUG
#define CARREL_WITHOUT_ASSERTIONS
#endif
#define TOML_ASSERT(expression) ((expression) ? static_cast<void>(0) : Carrel::failTomlAssertion())
#include <toml++/toml.h>
#ifdef CARREL_WITHOUT_ASSERTIONS
#define NDEBUG
#endif

#include <sstream>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Toml)
};

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

DataNode nodeOf(const toml::node &value)
{
    DataNode node;
    node.line = int(value.source().begin.line);
    if (const toml::table *table = value.as_table()) {
        node.kind = DataNode::Kind::Map;
        for (const auto &[key, item] : *table) {
            node.keys << textOf(key.str());
            node.items.push_back(nodeOf(item));
        }
    } else if (const toml::array *array = value.as_array()) {
        node.kind = DataNode::Kind::List;
        for (const toml::node &item : *array) {
            node.items.push_back(nodeOf(item));
        }
    } else {
        node.kind = DataNode::Kind::Scalar;
        if (const auto *string = value.as_string()) {
            node.text = textOf(string->get());
            node.quoted = true;
        } else {
            std::ostringstream written;
            value.visit([&written](const auto &any) { written << any; });
            node.text = QString::fromStdString(written.str());
        }
    }
    return node;
}

/** The head of a table whose name needs quotes; where none is found, the text as a whole is at fault. */
DataFault nameFault(const QString &toml)
{
    static const QRegularExpression head(u"^[ \\t]*\\[\\[?[ \\t]*[^\\sA-Za-z0-9_\"'\\[\\]-]"_s,
                                         QRegularExpression::MultilineOption);
    const QRegularExpressionMatch found = head.match(toml);
    const int line = found.hasMatch() ? 1 + int(QStringView(toml).first(found.capturedStart()).count(u'\n')) : 1;
    return {Words::tr("the name of a table has letters that need quotes around it"), line, 1};
}

} // namespace

DataText parseToml(const QString &toml)
{
    if (toml.size() > DataLimits().characters) {
        return {{}, DataFault{Words::tr("it holds more than any file of its kind"), 1, 1, true}};
    }
    try {
        return {nodeOf(toml::parse(toml.toStdString())), std::nullopt};
    } catch (const toml::parse_error &error) {
        return {
            {},
            DataFault{textOf(error.description()), int(error.source().begin.line), int(error.source().begin.column)}};
    } catch (const TomlAssertionFailed &) {
        return {{}, nameFault(toml)};
    }
}

std::optional<DataNode> readToml(const QString &toml, const QString &file, Diagnostics &diagnostics)
{
    DataText read = parseToml(toml);
    if (!read.fault) {
        return std::move(read.root);
    }
    diagnostics.push_back({.severity = Severity::Error,
                           .code = u"toml-broken"_s,
                           .file = file,
                           .line = read.fault->line,
                           .column = read.fault->column,
                           .message = Words::tr("The TOML of this file cannot be read: %1.").arg(read.fault->message),
                           .hint = Words::tr("Look at this line and the one before it.")});
    return std::nullopt;
}

} // namespace Carrel
