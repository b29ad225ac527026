// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/qti/qtiformat.h"

#include "base/overload.h"
#include "formats/commoncartridge/cartridgefiles.h"
#include "formats/ims/imsmanifest.h"
#include "formats/qti/qtiquiz.h"
#include "formats/questions/quizbank.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Adds the questions of the file @p name in @p folder to @p bank. */
void addFile(const QString &folder, const QString &name, QuizBank &bank, CartridgeFiles &files, ReadOutcome &outcome,
             const Limits &limits)
{
    const auto xml = XmlFile::read(folder + u'/' + name, name, outcome.diagnostics, limits);
    if (!xml) {
        return;
    }
    SkippedParts skipped;
    QtiQuiz quiz = readQti(**xml, files.contextFor(name, outcome.diagnostics, skipped));
    skipped.tell(name, outcome.diagnostics);
    if (bank.title.isEmpty()) {
        bank.title = quiz.title;
    }
    for (auto &part : quiz.parts) {
        QuizItem item;
        std::visit([&item](auto &content) { item.content = std::move(content); }, part);
        bank.items.push_back(std::move(item));
    }
}

} // namespace

QString QtiFormat::importer() const
{
    return u"carrel-qti"_s;
}

QString QtiFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Questions in QTI");
}

bool QtiFormat::recognises(const SourcePlace &place) const
{
    if (const QString folder = imsPackageFolder(place); !folder.isEmpty()) {
        const QByteArray manifest = beginningOfManifest(folder);
        return manifest.contains("\"imsqti_") && !manifest.contains("imscc_");
    }
    return !place.isFolder && looksLikeQti(place.beginning);
}

ReadOutcome QtiFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    const QString package = imsPackageFolder(place);
    const QString folder = package.isEmpty() ? QFileInfo(place.path).path() : package;
    ReadOutcome outcome;
    QuizBank bank;
    bank.importer = importer();
    bank.file = QFileInfo(package.isEmpty() ? place.path : package).fileName();
    CartridgeFiles files(folder, limits);
    if (package.isEmpty()) {
        addFile(folder, bank.file, bank, files, outcome, limits);
    } else if (const Result<ImsManifest> manifest = readImsManifest(folder, outcome.diagnostics, limits)) {
        bank.title = manifest->title;
        for (const QString &id : manifest->order) {
            const ImsResource &resource = manifest->resources.at(id);
            if (resource.type.startsWith("imsqti"_L1) && resource.path.endsWith(".xml"_L1) && !control.isCancelled()) {
                addFile(folder, resource.path, bank, files, outcome, limits);
            }
        }
    }
    bank.assets = files.pictures();
    if (!control.isCancelled() && !bank.items.empty()) {
        if (std::optional<Course> course = courseOf(std::move(bank), outcome.diagnostics)) {
            outcome.courses.push_back(std::move(*course));
        }
    }
    for (Diagnostic &row : outcome.diagnostics) {
        row.file = folder + u'/' + row.file;
    }
    return outcome;
}

} // namespace Carrel
