// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace Carrel::Test
{

/** A check of a lesson on paper: "moon=Why?" has the id moon, "Why?" none. The first option is right. */
using CheckOnPaper = QString;

struct LessonOnPaper {
    QString slug;
    QStringList paragraphs;
    std::vector<CheckOnPaper> checks;
};

/** A course that a test writes as a package, again and again with changes. */
struct PackageOnPaper {
    QString title = QStringLiteral("Tides");
    QString revision = QStringLiteral("1");
    QString authorship = QStringLiteral("Made up for tests.");
    std::vector<LessonOnPaper> lessons;
    QString news = {}; ///< not empty: what the manifest says at each level in words of a newer version

    /** Writes it into the folder, in place of what is there. */
    [[nodiscard]] bool write(const QString &folder) const;
};

/** The id of every such course. */
[[nodiscard]] QString paperCourseId();

} // namespace Carrel::Test
