// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/importwords.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString say(const char *text, int n = -1)
{
    return QCoreApplication::translate("Carrel::ImportWords", text, nullptr, n);
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Note"));
    case Severity::Warning:
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Warning"));
    case Severity::Error:
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Error"));
    }
    return {};
}

QString placeOf(const Diagnostic &diagnostic)
{
    QStringList parts;
    if (!diagnostic.file.isEmpty()) {
        parts << diagnostic.file;
    }
    if (diagnostic.line) {
        parts << say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "line %1")).arg(*diagnostic.line);
    }
    if (!diagnostic.pointer.isEmpty()) {
        parts << diagnostic.pointer;
    }
    return parts.join(u", "_s);
}

QString nothingAdded(const QStringList &paths, const Diagnostics &diagnostics)
{
    const QString sentence =
        say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Nothing could be added from %1.")).arg(namesOf(paths));
    const auto worst = std::ranges::max_element(diagnostics, {}, &Diagnostic::severity);
    return worst == diagnostics.end() ? sentence : sentence + u' ' + worst->message;
}

} // namespace

QString namesOf(const QStringList &paths)
{
    if (paths.size() == 1) {
        return QFileInfo(paths.first()).fileName();
    }
    return say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n file(s)"), int(paths.size()));
}

QString importSummary(const QStringList &paths, const ImportReport &report, bool cancelled)
{
    if (cancelled && report.courses.empty()) {
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Stopped. Nothing was added from %1.")).arg(namesOf(paths));
    }
    if (report.courses.empty()) {
        return nothingAdded(paths, report.diagnostics);
    }
    if (report.courses.size() > 1) {
        return say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "Added %n course(s)."), int(report.courses.size()));
    }
    const CourseSummary &course = report.courses.front();
    if (!report.isNew) {
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "“%1” has all of this already.")).arg(course.info.title);
    }
    return say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "Added “%1”. It has %n lesson(s) here."), course.lessonsHere)
        .arg(course.info.title);
}

QString importDetails(const Diagnostics &diagnostics)
{
    QStringList paragraphs;
    for (const Diagnostic &diagnostic : diagnostics) {
        QString text = say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "%1: %2"))
                           .arg(severityWord(diagnostic.severity), diagnostic.message);
        for (const QString &line : {diagnostic.hint, placeOf(diagnostic)}) {
            if (!line.isEmpty()) {
                text += u'\n' + line;
            }
        }
        paragraphs << text;
    }
    return paragraphs.join(u"\n\n"_s);
}

} // namespace Carrel
