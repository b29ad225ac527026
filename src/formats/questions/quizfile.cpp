// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizfile.h"

#include "formats/fileclass.h"

#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

bool mayBeQuizText(const SourcePlace &place)
{
    if (place.isFolder || classOf(place.beginning) != FileClass::Other) {
        return false;
    }
    const QString ending = QFileInfo(place.path).suffix().toLower();
    return place.named || (ending != "md"_L1 && ending != "markdown"_L1 && ending != "mdx"_L1);
}

bool isNamedAsText(const SourcePlace &place)
{
    const QString ending = QFileInfo(place.path).suffix().toLower();
    return ending.isEmpty() || ending == "txt"_L1 || ending == "gift"_L1 || ending == "aiken"_L1;
}

bool isCut(const SourcePlace &place)
{
    return QFileInfo(place.path).size() > place.beginning.size();
}

ReadOutcome readQuizFile(const SourcePlace &place, const Limits &limits, const QString &importer,
                         const QuizTextReader &reader)
{
    Diagnostics diagnostics;
    const Result<QString> text = readDecodedFile(place.path, limits, diagnostics);
    if (!text) {
        return unreadable(place.path, text.error());
    }
    QuizBank bank{.file = place.path, .within = folderOf(place), .importer = importer};
    bank.items = reader(*text, place.path, 1, diagnostics);
    return outcomeOf(std::move(bank), std::move(diagnostics));
}

QString folderOf(const SourcePlace &place)
{
    return place.named ? QString() : QFileInfo(QFileInfo(place.path).path()).fileName();
}

ReadOutcome outcomeOf(QuizBank bank, Diagnostics diagnostics)
{
    ReadOutcome outcome;
    std::optional<Course> course = courseOf(std::move(bank), diagnostics);
    if (course) {
        outcome.courses.push_back(std::move(*course));
    }
    outcome.diagnostics = std::move(diagnostics);
    return outcome;
}

ReadOutcome unreadable(const QString &file, const Error &error)
{
    const bool isTooLarge = error.code == ErrorCode::TooLarge;
    return {{},
            {{.severity = Severity::Error,
              .code = isTooLarge ? u"file-too-large"_s : u"file-unreadable"_s,
              .file = file,
              .message = error.sentence}}};
}

} // namespace Carrel
