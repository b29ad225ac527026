// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/tablecopy.h"

#include "course/lesson.h"
#include "exchange/tabletext.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::TableCopy)
};

const Table *tableOf(const Lesson &lesson, const BlockId &id)
{
    const Table *found = nullptr;
    for (const Block &block : lesson.blocks) {
        forEachBlockIn(block, [&](const Block &inner) {
            if (inner.id == id) {
                found = std::get_if<Table>(&inner.content);
            }
        });
    }
    return found;
}

} // namespace

QString copyTable(const Lesson &lesson, const BlockId &block, const QString &form)
{
    const Table *const table = tableOf(lesson, block);
    const std::optional<TableForm> wanted = tableFormNamed(form);
    if (!table || !wanted) {
        return {};
    }
    QGuiApplication::clipboard()->setText(tableText(*table, *wanted));
    return *wanted == TableForm::Csv ? Words::tr("The table is on the clipboard as CSV.")
                                     : Words::tr("The table is on the clipboard as Markdown.");
}

} // namespace Carrel
