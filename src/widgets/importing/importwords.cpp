// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/importwords.h"

#include "base/shorttext.h"
#include "exchange/formatnames.h"
#include "models/diagnosticsmodel.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

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

/** As placeWords(), but with the whole path: it is for copying, too. */
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

QString sideBySide(const QStringList &facts)
{
    QString row = facts.value(0);
    for (const QString &fact : facts.sliced(qMin(1, facts.size()))) {
        row = QCoreApplication::translate("Carrel::ImportWords", "%1 · %2", "facts side by side").arg(row, fact);
    }
    return row;
}

QStringList pictureWords(const CourseCounts &counts)
{
    QStringList words;
    if (counts.picturesFound > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n picture(s)"), counts.picturesFound);
    }
    if (counts.picturesMissing > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n picture(s) missing"), counts.picturesMissing);
    }
    if (counts.picturesRemote > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n picture(s) on the net, not fetched"),
                     counts.picturesRemote);
    }
    return words;
}

QStringList checkWords(const CourseCounts &counts)
{
    QStringList words;
    if (counts.checks > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n check(s)"), counts.checks)
              << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n option(s), %1 with a reason"), counts.options)
                     .arg(counts.reasonsPresent);
    }
    if (counts.unusableChecks > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n check(s) that cannot be asked"),
                     counts.unusableChecks);
    }
    return words;
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
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "“%1” has all of this already."))
            .arg(titleText(course.info.title));
    }
    return say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "Added “%1”. It has %n lesson(s) here."), course.lessonsHere)
        .arg(course.info.title);
}

QString severityWords(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Notes"));
    case Severity::Warning:
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Warnings"));
    case Severity::Error:
        return say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "Errors"));
    }
    return {};
}

QString planSummary(const QStringList &paths, const ImportPlan &plan)
{
    QStringList formats;
    int lessons = 0;
    int checks = 0;
    for (const PlannedCourse &course : plan.courses) {
        const QString format = formatName(course.info.importer);
        if (!format.isEmpty() && !formats.contains(format)) {
            formats << format;
        }
        lessons += course.counts.lessons;
        checks += course.counts.checks;
    }
    const QLocale locale;
    QStringList parts{namesOf(paths)};
    if (!formats.isEmpty()) {
        parts << locale.createSeparatedList(formats);
    }
    parts << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n lesson(s)"), lessons)
          << say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n check(s)"), checks);
    return sideBySide(parts);
}

QString courseCountsSummary(const PlannedCourse &course)
{
    QStringList words{say(QT_TRANSLATE_N_NOOP("Carrel::ImportWords", "%n lesson(s)"), course.counts.lessons)};
    words += checkWords(course.counts);
    words += pictureWords(course.counts);
    if (!course.info.licence.name.isEmpty()) {
        words << say(QT_TRANSLATE_NOOP("Carrel::ImportWords", "licence: %1")).arg(course.info.licence.name);
    }
    return sideBySide(words);
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
