// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/openrecord.h"

#include "cli/terminal.h"
#include "exchange/datafolders.h"
#include "settings/settings.h"

#include <QCoreApplication>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(OpenRecord)
};

constexpr int patienceMs = 30'000; // with a study folder on another computer

} // namespace

std::unique_ptr<StudyRecord> openRecord(const DataFolders &folders, Clock &clock)
{
    auto record = std::make_unique<StudyRecord>(folders.studyPaths(), clock, QStringLiteral(CARREL_VERSION));
    const Settings settings(SettingsPaths::forSystem(folders.settings));
    record->hold(settings.managedChoices(), settings.recommendedChoices());
    if (!record->waitUntilRead(patienceMs)) {
        writeMessage(Context::tr("The study folder does not answer; this is what was known before."));
    }
    if (!record->clockSentence().isEmpty()) {
        writeMessage(record->clockSentence());
    }
    for (const Diagnostic &diagnostic : record->diagnostics()) {
        if (diagnostic.severity != Severity::Note) {
            writeMessage(toCompilerLine(diagnostic));
        }
    }
    if (!record->damageSentence().isEmpty() && record->hasBackups()) {
        writeMessage(Context::tr("The backups that Carrel makes may have the rest: “carrel-cli backup” lists them, "
                                 "“carrel-cli backup restore” adds what is missing."));
    }
    return record;
}

} // namespace Carrel
