// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"

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
    const QUrl url(given);
    return QDir::cleanPath(QDir(folder).absoluteFilePath(url.isLocalFile() ? url.toLocalFile() : given));
}

} // namespace

Arguments readArguments(const QStringList &line, const QString &folder)
{
    const QCommandLineOption help(QStringList{u"h"_s, u"help"_s});
    const QCommandLineOption version(QStringList{u"v"_s, u"version"_s});
    const QCommandLineOption dataDir(u"data-dir"_s, {}, u"D"_s);
    const QCommandLineOption safeMode(u"safe-mode"_s);
    QCommandLineParser parser;
    parser.addOptions({help, version, dataDir, safeMode});

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
    }
    const QStringList given = parser.positionalArguments();
    for (const QString &path : given) {
        arguments.files << absolutePath(path, folder);
    }
    if (parser.isSet(dataDir)) {
        arguments.dataDir = absolutePath(parser.value(dataDir), folder);
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
                                       "  -h, --help     show this text\n"
                                       "  -v, --version  show the version\n");
}

} // namespace Carrel
