// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"
#include "app/composition.h"
#include "app/crashsentinel.h"
#include "app/exportpdf.h"
#include "app/graphicspath.h"
#include "app/language.h"
#include "app/lastcall.h"
#include "app/singleinstance.h"
#include "base/clock.h"
#include "base/loosethreads.h"
#include "base/translation.h"
#include "settings/keys.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QStyleFactory>

#include <cstdio>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr auto endPatience = std::chrono::seconds(5); // closing a record whose folder is silent takes three

QStringList lineOf(int argc, char *argv[])
{
    QStringList line;
    for (int i = 0; i < argc; ++i) {
        line << QString::fromLocal8Bit(argv[i]);
    }
    return line;
}

/** Answers what needs no window, in the system's language; the exit status, or -1 to go on. */
int answerInText(int argc, char *argv[], const QStringList &line)
{
    const Arguments::Ask ask = readArguments(line, QDir::currentPath()).ask;
    if (ask == Arguments::Ask::Run || ask == Arguments::Ask::ExportPdf) {
        return -1;
    }
    const QCoreApplication application(argc, argv); // translations need one
    installTranslations();
    const Arguments arguments = readArguments(line, QDir::currentPath());
    switch (arguments.ask) {
    case Arguments::Ask::Help:
        std::fputs(qPrintable(helpText()), stdout);
        return 0;
    case Arguments::Ask::Version:
        std::puts("carrel " CARREL_VERSION);
        return 0;
    case Arguments::Ask::Wrong:
        std::fputs(qPrintable(arguments.complaint + u'\n' + helpText()), stderr);
        return 2;
    case Arguments::Ask::Run:
    case Arguments::Ask::ExportPdf:
        break;
    }
    return -1;
}

void nameTheProgram()
{
    QCoreApplication::setApplicationName(u"carrel"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CARREL_VERSION));
    QGuiApplication::setDesktopFileName(u"io.github.carrel.Carrel"_s);
}

int run(const Arguments &arguments, const DataFolders &folders, const GraphicsDecision &graphics,
        CrashSentinel &sentinel)
{
    SingleInstance instance(folders.study, folders.cache);
    if (instance.claim(arguments.files) == SingleInstance::Role::Handed) {
        return 0;
    }
    const SettingsPaths settings = SettingsPaths::forSystem(folders.settings);
    installLanguage(Settings(settings).value(Keys::language));
    Composition composition({folders, settings, ShiftedClock::askedShiftMs(), graphicsSentence(graphics),
                             [&] { sentinel.arm(graphics.path); }, [&] { sentinel.clear(); }});
    QObject::connect(&instance, &SingleInstance::filesArrived, &composition.window(), [&](const QStringList &files) {
        composition.window().comeToFront();
        composition.window().openFiles(files);
    });
    QObject::connect(&composition.settings(), &Settings::changed, &composition, [&](const QString &key) {
        if (key == Keys::graphics.name && composition.settings().value(Keys::graphics) == "hardware"_L1) {
            sentinel.forgive();
        }
    });
    composition.start(arguments.files);
    if (graphics.reason == GraphicsReason::FailedBefore) {
        composition.window().sayLasting(graphicsSentence(graphics));
    } else if (const QString note = graphicsNote(graphics); !note.isEmpty()) {
        composition.window().keepInSight(note, graphicsSentence(graphics));
    }
    const int status = QApplication::exec();
    sentinel.clear();
    endWithin(endPatience, status);
    return status;
}

} // namespace

int main(int argc, char *argv[])
{
    nameTheProgram();
    const QStringList line = lineOf(argc, argv);
    if (const int status = answerInText(argc, argv, line); status >= 0) {
        return status;
    }
    const Arguments arguments = readArguments(line, QDir::currentPath());
    const bool exports = arguments.ask == Arguments::Ask::ExportPdf;
    if (exports) {
        doWithoutDisplay();
    }
    const DataFolders early = DataFolders::chosen(arguments.dataDir);
    CrashSentinel sentinel(early.cache, QStringLiteral(CARREL_VERSION "/") + QString::fromLatin1(qVersion()));
    const QString setting = Settings(SettingsPaths::forSystem(early.settings)).value(Keys::graphics);
    const GraphicsDecision graphics =
        decideGraphics(graphicsFacts(arguments.safeMode || exports, sentinel.failedBefore(), setting));
    applyGraphics(graphics);
    preparePageEngine();

    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setWindowIcon(QIcon(u":/icons/io.github.carrel.Carrel.svg"_s));
    if (exports) {
        installLanguage(Settings(SettingsPaths::forSystem(early.settings)).value(Keys::language));
        return endLoose(endPatience, exportPdf(arguments, DataFolders::chosen(arguments.dataDir)));
    }
    // Asked again: where the courses lie that came with the program is known only now.
    return endLoose(endPatience, run(arguments, DataFolders::chosen(arguments.dataDir), graphics, sentinel));
}
