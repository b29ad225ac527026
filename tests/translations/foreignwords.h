// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace Carrel::Test
{

class WindowDriver;

/** Reads windows that are shown in the pseudo-language and gathers what in them is in another one. */
class ForeignWords final
{
public:
    /** What the courses in @p dataFolder say is theirs. */
    explicit ForeignWords(QString dataFolder);

    /** Names of files, what was typed, what a course says by itself: the same in every language. */
    void allow(const QStringList &names) { m_names << names; }

    /** Reads what @p shown shows now. */
    void read(const QString &view, QWidget &shown, WindowDriver &driver);

    /** Reads what comes over the other windows when one does @p ask, whether the program waits in it or not, and closes
        it; false when nothing comes. */
    [[nodiscard]] bool readQuestion(const QString &view, WindowDriver &driver, const std::function<void()> &ask);

    /** What was found, one a line; empty: nothing. */
    [[nodiscard]] QString found() const { return m_found.join(u'\n'); }

private:
    QString m_dataFolder;
    QStringList m_names;
    QStringList m_found;
};

} // namespace Carrel::Test
