// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"

#include "exchange/datafolders.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString absolutePath(const QString &given, const QString &folder)
{
    if (given.isEmpty()) {
        return {}; // it names nothing; the folder one stands in has a name
    }
    const QUrl url(given);
    return QDir::cleanPath(QDir(folder).absoluteFilePath(url.isLocalFile() ? url.toLocalFile() : given));
}

/** What is wrong with an export that was asked for; empty: nothing. */
QString faultOf(const Arguments &arguments)
{
    const bool exports = arguments.ask == Arguments::Ask::ExportPdf;
    if (!exports && arguments.answers) {
        return QCoreApplication::translate("Carrel::Arguments", "--answers belongs to --export-pdf.");
    }
    if (!exports && arguments.lineNumbers) {
        return QCoreApplication::translate("Carrel::Arguments", "--line-numbers belongs to --export-pdf.");
    }
    const bool whole = !arguments.exported.isEmpty() && arguments.files.size() == 1 && !arguments.files[0].isEmpty();
    return exports && !whole
               ? QCoreApplication::translate("Carrel::Arguments",
                                             "--export-pdf needs a course and a file: carrel --export-pdf "
                                             "COURSE FILE, or COURSE/LESSON for one lesson.")
               : QString();
}

} // namespace

Arguments readArguments(const QStringList &line, const QString &folder)
{
    const QCommandLineOption help(QStringList{u"h"_s, u"help"_s});
    const QCommandLineOption version(QStringList{u"v"_s, u"version"_s});
    const QCommandLineOption dataDir(u"data-dir"_s, {}, u"D"_s);
    const QCommandLineOption safeMode(u"safe-mode"_s);
    const QCommandLineOption exportPdf(u"export-pdf"_s, {}, u"COURSE"_s);
    const QCommandLineOption answers(u"answers"_s);
    const QCommandLineOption lineNumbers(u"line-numbers"_s);
    QCommandLineParser parser;
    parser.addOptions({help, version, dataDir, safeMode, exportPdf, answers, lineNumbers});

    Arguments arguments;
    if (!parser.parse(line)) {
        arguments.ask = Arguments::Ask::Wrong;
        arguments.complaint = parser.errorText();
        return arguments;
    }
    if (parser.isSet(help)) {
        arguments.ask = Arguments::Ask::Help;
    } else if (parser.isSet(version)) {
        arguments.ask = Arguments::Ask::Version;
    } else if (parser.isSet(exportPdf)) {
        arguments.ask = Arguments::Ask::ExportPdf;
    }
    const QStringList given = parser.positionalArguments();
    for (const QString &path : given) {
        arguments.files << absolutePath(path, folder);
    }
    if (parser.isSet(dataDir)) {
        const QString place = parser.value(dataDir);
        arguments.dataDir = absolutePath(place, folder);
    }
    arguments.exported = parser.value(exportPdf);
    arguments.answers = parser.isSet(answers);
    arguments.lineNumbers = parser.isSet(lineNumbers);
    if (arguments.ask == Arguments::Ask::Run || arguments.ask == Arguments::Ask::ExportPdf) {
        arguments.complaint = faultOf(arguments);
        if (arguments.complaint.isEmpty()) {
            arguments.complaint =
                DataFolders::faultOf(parser.isSet(dataDir) ? std::optional(arguments.dataDir) : std::nullopt);
        }
        arguments.ask = arguments.complaint.isEmpty() ? arguments.ask : Arguments::Ask::Wrong;
    }
    arguments.safeMode = parser.isSet(safeMode);
    return arguments;
}

QString helpText()
{
    return QCoreApplication::translate("Carrel::Arguments",
                                       "Usage: carrel [FILES] [OPTIONS]\n"
                                       "Opens courses and lessons for study, offline.\n"
                                       "\n"
                                       "  FILES          course files or folders to add and open\n"
                                       "  --data-dir D   keep courses, answers and settings in the folder D\n"
                                       "  --safe-mode    draw without the graphics card\n"
                                       "  --export-pdf COURSE[/LESSON] FILE\n"
                                       "                 write a course, or a module or lesson of it, as PDF; no "
                                       "window opens\n"
                                       "  --answers      with --export-pdf: with the answers to its checks\n"
                                       "  --line-numbers with --export-pdf: with the lines of code numbered\n"
                                       "  -h, --help     show this text\n"
                                       "  -v, --version  show the version\n");
}

} // namespace Carrel
