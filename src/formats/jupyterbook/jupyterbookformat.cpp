// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/jupyterbookformat.h"

#include "base/regularfile.h"
#include "formats/foldertitle.h"
#include "formats/jupyterbook/jupytercourse.h"
#include "formats/jupyterbook/quizjson.h"
#include "formats/markdown/textfile.h"
#include "formats/questions/quizbank.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString JupyterBookFormat::importer() const
{
    return u"carrel-jupyterbook"_s;
}

QString JupyterBookFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Jupyter Book");
}

bool JupyterBookFormat::recognises(const SourcePlace &place) const
{
    if (!place.isFolder) {
        return place.named && place.path.endsWith(".ipynb"_L1) && place.beginning.contains("\"cells\"");
    }
    constexpr qint64 enough = 4096;
    const QByteArray beginning = beginningOfFile(place.path + "/_toc.yml"_L1, enough);
    return beginning.contains("format:") || beginning.contains("root:") || beginning.contains("- file:");
}

ReadOutcome JupyterBookFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return place.isFolder ? readJupyterBook(place, limits, control) : readNotebook(place.path, limits);
}

QString JupyterQuizFormat::importer() const
{
    return u"carrel-jupyterquiz"_s;
}

QString JupyterQuizFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Questions of jupyterquiz");
}

bool JupyterQuizFormat::recognises(const SourcePlace &place) const
{
    return !place.isFolder && Jupyter::looksLikeQuiz(place.beginning);
}

ReadOutcome JupyterQuizFormat::read(const SourcePlace &place, const Limits &limits, JobControl & /*control*/) const
{
    ReadOutcome outcome;
    const Result<QString> text = Markdown::readTextFile(place.path, place.path, limits.jsonBytes, outcome.diagnostics);
    if (!text) {
        outcome.diagnostics.push_back({.severity = Severity::Error,
                                       .code = u"file-unreadable"_s,
                                       .file = place.path,
                                       .message = text.error().sentence});
        return outcome;
    }
    QuizBank bank;
    bank.file = place.path;
    bank.title = titleOfName(QFileInfo(place.path).completeBaseName());
    bank.importer = importer();
    SkippedParts skipped;
    MarkdownOptions options;
    options.inlineHtml = true;
    options.takePicture = [](const QString & /*path*/) { return std::unexpected(PictureFault::Missing); };
    for (QuizQuestion &question : Jupyter::readQuizJson(*text, place.path, options, skipped, outcome.diagnostics)) {
        bank.items.push_back({.content = std::move(question)});
    }
    skipped.tell(place.path, outcome.diagnostics);
    if (std::optional<Course> course = courseOf(std::move(bank), outcome.diagnostics)) {
        outcome.courses.push_back(*std::move(course));
    }
    return outcome;
}

} // namespace Carrel
