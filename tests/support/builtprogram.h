// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <memory>

namespace Carrel::Test
{

/** What a program that ended said, and how it ended. */
struct Outcome {
    int status = -1; ///< -1: it did not end, or not by itself
    QByteArray out;
    QByteArray messages;

    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

/**
 * A built program as a script would run it: in a folder, with its data in "data" there, without a display and without
 * the courses that are shipped. Used by the tests of carrel-cli and of what carrel does without a window.
 */
class BuiltProgram final
{
public:
    using Variables = QHash<QString, QString>;

    /** @p patienceMs: after so long it counts as hanging. */
    BuiltProgram(const QString &name, const QString &folder, int patienceMs);

    [[nodiscard]] Outcome run(const QStringList &line, const Variables &more = {}) const;
    /** The same by @p script of a shell, in which "$@" stands for the program with @p line. */
    [[nodiscard]] Outcome runInShell(const QString &script, const QStringList &line) const;
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList &line, const Variables &more = {}) const;

private:
    [[nodiscard]] std::unique_ptr<QProcess> prepared(const Variables &more) const;
    [[nodiscard]] Outcome outcomeOf(QProcess &program) const;

    QString m_file;
    QString m_folder;
    int m_patienceMs;
};

} // namespace Carrel::Test
