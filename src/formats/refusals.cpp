// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/refusals.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CourseFinder)
};

} // namespace

Refusals::Refusals(const Limits &limits, Diagnostics &diagnostics)
    : m_limits(limits)
    , m_diagnostics(diagnostics)
{
}

void Refusals::add(const QFileInfo &file, bool named, const QString &code, const QString &message, const QString &hint)
{
    if (!named && ++m_passedOver[code] > m_limits.rowsPerFile) {
        return; // counted, and told at the end
    }
    m_diagnostics.push_back({.severity = named ? Severity::Error : Severity::Warning,
                             .code = code,
                             .file = file.filePath(),
                             .message = message,
                             .hint = hint});
}

void Refusals::addDevice(const QFileInfo &device, bool named)
{
    // Opening a pipe would wait for its other end, perhaps for ever.
    add(device, named, u"not-a-file"_s, Words::tr("This is neither a file nor a folder."),
        Words::tr("Save what comes from a pipe or a device to a file and open that."));
}

void Refusals::addOddlyNamed(const QFileInfoList &entries)
{
    for (const QFileInfo &entry : entries) {
        add(entry, false, u"name-not-text"_s,
            Words::tr("The name of this file or folder is no text (UTF-8); it was not looked at."),
            Words::tr("Give it another name."));
    }
}

void Refusals::tellTheRest()
{
    for (const auto &[code, count] : m_passedOver) {
        if (count > m_limits.rowsPerFile) {
            m_diagnostics.push_back({.code = code,
                                     .message = Words::tr("%n more file(s) were passed over for the same reason.",
                                                          nullptr, count - m_limits.rowsPerFile)});
        }
    }
}

} // namespace Carrel
