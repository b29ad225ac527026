// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/notebook.h"

#include "formats/json5/json5text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Jupyter
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Jupyter)
};

/** Text in a notebook is one string, or a list of lines. */
QString joined(const DataNode &node)
{
    return node.texts().join(QString());
}

/** A fence that is longer than any in @p text. */
QString fenced(const QString &info, const QString &text)
{
    QString fence = u"```"_s;
    while (text.contains(fence)) {
        fence += u'`';
    }
    return fence + info + u'\n' + text + (text.endsWith(u'\n') ? QString() : u"\n"_s) + fence;
}

void addOutputs(const DataNode &outputs, QStringList &parts, SkippedParts &skipped)
{
    for (const DataNode &output : outputs.items) {
        const DataNode &data = output[u"data"];
        const QString text = output.has(u"text") ? joined(output[u"text"]) : joined(data[u"text/plain"]);
        const bool isPicture =
            std::ranges::any_of(data.keys, [](const QString &key) { return key.startsWith("image/"_L1); });
        if (isPicture) {
            skipped.add(u"output"_s, Words::tr("pictures that a program drew"), output.line);
        } else if (!text.trimmed().isEmpty()) {
            parts << fenced(u"text out"_s, text);
        }
    }
}

} // namespace

std::optional<QString> textOfNotebook(const QString &json, const QString &file, SkippedParts &skipped,
                                      Diagnostics &diagnostics)
{
    const DataText read = parseJson5(json);
    if (read.fault || !read.root[u"cells"].isList()) {
        const DataFault fault = read.fault.value_or(DataFault{Words::tr("there are no cells in it")});
        diagnostics.push_back({.severity = Severity::Error,
                               .code = u"notebook-broken"_s,
                               .file = file,
                               .line = fault.line,
                               .column = fault.column,
                               .message = Words::tr("The notebook cannot be read: %1.").arg(fault.message),
                               .hint = Words::tr("Get a whole copy of the file from where it came.")});
        return std::nullopt;
    }
    const DataNode &kernel = read.root[u"metadata"][u"kernelspec"][u"language"];
    const QString language = kernel.text.isEmpty() ? u"python"_s : kernel.text;
    QStringList parts;
    for (const DataNode &cell : read.root[u"cells"].items) {
        const QString text = joined(cell[u"source"]);
        if (cell[u"cell_type"].text != "code"_L1) {
            parts << text;
            continue;
        }
        const QStringList tags = cell[u"metadata"][u"tags"].texts();
        const QString head = tags.isEmpty() ? QString() : u":tags: "_s + tags.join(u' ') + u'\n';
        parts << fenced(u"{code-cell} "_s + language, head + text);
        addOutputs(cell[u"outputs"], parts, skipped);
    }
    return parts.join(u"\n\n"_s);
}

} // namespace Carrel::Jupyter
