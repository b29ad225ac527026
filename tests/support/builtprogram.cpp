// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/builtprogram.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

BuiltProgram::BuiltProgram(const QString &name, const QString &folder, int patienceMs)
    : m_file(QStringLiteral(CARREL_PROGRAMS "/") + name)
    , m_folder(folder)
    , m_patienceMs(patienceMs)
{
}

Outcome BuiltProgram::run(const QStringList &line, const Variables &more) const
{
    return outcomeOf(*start(line, more));
}

Outcome BuiltProgram::runInShell(const QString &script, const QStringList &line) const
{
    const auto program = prepared({});
    program->start(u"/bin/sh"_s, QStringList{u"-c"_s, script, u"sh"_s, m_file} + line);
    return outcomeOf(*program);
}

std::unique_ptr<QProcess> BuiltProgram::start(const QStringList &line, const Variables &more) const
{
    auto program = prepared(more);
    program->start(m_file, line);
    return program;
}

Outcome BuiltProgram::outcomeOf(QProcess &program) const
{
    if (!program.waitForFinished(m_patienceMs) || program.exitStatus() != QProcess::NormalExit) {
        return {-1, {}, program.errorString().toUtf8()};
    }
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

std::unique_ptr<QProcess> BuiltProgram::prepared(const Variables &more) const
{
    auto program = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"CARREL_DATA_DIR"_s, m_folder + "/data"_L1);
    environment.insert(u"CARREL_SHIPPED_COURSES"_s, m_folder + "/none"_L1);
    for (const QString &display : {u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s}) {
        environment.remove(display);
    }
    for (const auto &[name, value] : more.asKeyValueRange()) {
        environment.insert(name, value);
    }
    program->setProcessEnvironment(environment);
    program->setWorkingDirectory(m_folder);
    return program;
}

} // namespace Carrel::Test
