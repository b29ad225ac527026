// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosticsmodel.h"

#include "base/foreigntext.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return DiagnosticsModel::tr("Note");
    case Severity::Warning:
        return DiagnosticsModel::tr("Warning");
    case Severity::Error:
        return DiagnosticsModel::tr("Error");
    }
    return {};
}

QString placeWords(const Diagnostic &diagnostic)
{
    QString file = QFileInfo(diagnostic.file).fileName();
    if (diagnostic.line) {
        const QString line = QLocale().toString(*diagnostic.line);
        return file.isEmpty() ? DiagnosticsModel::tr("line %1").arg(line)
                              : DiagnosticsModel::tr("%1, line %2").arg(file, line);
    }
    if (!diagnostic.pointer.isEmpty()) {
        return file.isEmpty() ? diagnostic.pointer : DiagnosticsModel::tr("%1, at %2").arg(file, diagnostic.pointer);
    }
    return file;
}

DiagnosticsModel::DiagnosticsModel(Diagnostics diagnostics, QObject *parent)
    : QAbstractTableModel(parent)
    , m_diagnostics(std::move(diagnostics))
{
    // The worst first: that is what one opens a report for.
    std::ranges::stable_sort(m_diagnostics, std::greater(), &Diagnostic::severity);
}

const Diagnostic *DiagnosticsModel::at(const QModelIndex &index) const
{
    return index.isValid() ? &m_diagnostics[size_t(index.row())] : nullptr;
}

int DiagnosticsModel::count(Severity severity) const
{
    return int(std::ranges::count(m_diagnostics, severity, &Diagnostic::severity));
}

int DiagnosticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_diagnostics.size());
}

int DiagnosticsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DiagnosticsModel::data(const QModelIndex &index, int role) const
{
    const Diagnostic *const row = at(index);
    if (!row) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        return plainTip(index.column() == PlaceColumn ? row->file : row->message);
    }
    if (role == Qt::AccessibleTextRole && index.column() == SeverityColumn) {
        return tr("%1: %2", "kind of remark, remark").arg(severityWord(row->severity), row->message);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case SeverityColumn:
        return severityWord(row->severity);
    case MessageColumn:
        return row->message;
    default:
        return placeWords(*row);
    }
}

QVariant DiagnosticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SeverityColumn:
        return tr("Kind");
    case MessageColumn:
        return tr("What was found");
    default:
        return tr("Where");
    }
}

DiagnosticsFilter::DiagnosticsFilter(DiagnosticsModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void DiagnosticsFilter::show(std::optional<Severity> severity)
{
    m_severity = severity;
    invalidateRowsFilter();
}

const Diagnostic *DiagnosticsFilter::at(const QModelIndex &index) const
{
    return m_model.at(mapToSource(index));
}

bool DiagnosticsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return !m_severity || m_model.at(m_model.index(row, 0, parent))->severity == *m_severity;
}

} // namespace Carrel
