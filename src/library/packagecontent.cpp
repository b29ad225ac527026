// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/packagecontent.h"

#include "base/job.h"
#include "base/regularfile.h"
#include "course/identity.h"
#include "library/keptidsjson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(PackageContent)
};

/** So many texts are kept until they can be searched, which saves reading files; of the others the files are read
 * again. */
constexpr size_t mostTexts = 10'000;
constexpr qint64 largestFile = 64LL * 1024 * 1024; // as the package format says of any file

Result<QByteArray> readAll(const QString &path)
{
    QFile file(path);
    if (!openRegularFile(file) || file.size() > largestFile) {
        return fail(ErrorCode::Unreadable, Context::tr("A file of the course cannot be read."), path);
    }
    return file.readAll();
}

void takeLesson(const Lesson &lesson, LessonContent &content)
{
    const LessonEntry fromManifest = content.entry;
    content.entry = entryOf(lesson);
    content.entry.slug = fromManifest.slug;
    content.entry.here = true;
    if (!content.entry.position) {
        content.entry.position = fromManifest.position;
    }
    for (const Check &check : lesson.checks) {
        content.options += check.isUsable() ? int(check.options.size()) : 0;
    }
    for (const Block &block : lesson.blocks) {
        ++content.kinds[kindWord(block)];
    }
    content.text = textOf(lesson);
}

void readLessonFile(const QString &folder, const PackagedLesson &packaged, const PackageCodec &codec,
                    const KnownLessons &known, LessonContent &content)
{
    const QString file = insidePackage(folder, packaged.path);
    content.path = packaged.path;
    content.kept = packaged.kept;
    const auto bytes = file.isEmpty() ? fail(ErrorCode::NotFound, {}) : readAll(file);
    if (!bytes) {
        content.problem = LessonProblem::Missing;
        content.entry.here = false;
        return;
    }
    content.sha256 = sha256Of(*bytes);
    const bool differs = !packaged.sha256.isEmpty() && packaged.sha256 != content.sha256;
    content.problem = differs ? LessonProblem::Differs : LessonProblem::None;
    if (known.value(content.entry.slug.toString()) == content.sha256 + keptIdsText(content.kept)) {
        content.known = true;
        content.entry.here = true;
        return;
    }
    auto lesson = codec.readLesson(*bytes, file);
    if (!lesson) {
        content.problem = LessonProblem::Unreadable;
        content.entry.here = false;
        return;
    }
    renameChecks(*lesson, packaged.kept);
    takeLesson(*lesson, content);
}

/** As many names of files as one reads. */
QString someOf(const QStringList &files)
{
    constexpr qsizetype most = 3;
    const QString some = files.first(std::min(most, files.size())).join(u", "_s);
    return files.size() > most ? some + u", …"_s : some;
}

QString reasonOf(const PackageContent &content, const QStringList &unknownFeatures)
{
    QStringList sentences;
    const auto filesWith = [&content](LessonProblem problem) {
        QStringList files;
        for (const LessonContent &lesson : content.lessons) {
            if (lesson.problem == problem) {
                files += lesson.path;
            }
        }
        return files;
    };
    if (const QStringList files = filesWith(LessonProblem::Missing); !files.isEmpty()) {
        sentences += Context::tr("%n lesson(s) are missing (%1). Import the course again.", nullptr, int(files.size()))
                         .arg(someOf(files));
    }
    if (const QStringList files = filesWith(LessonProblem::Unreadable); !files.isEmpty()) {
        sentences += Context::tr("%n lesson(s) are damaged and cannot be read (%1). Import the course again.", nullptr,
                                 int(files.size()))
                         .arg(someOf(files));
    }
    if (const QStringList files = filesWith(LessonProblem::Differs); !files.isEmpty()) {
        sentences += Context::tr("%n lesson(s) are not as the course lists them (%1); they may be damaged.", nullptr,
                                 int(files.size()))
                         .arg(someOf(files));
    }
    if (!unknownFeatures.isEmpty()) {
        sentences += Context::tr("Parts of this course need a newer version of Carrel.");
    }
    return sentences.join(u' ');
}

PackageContent damaged(PackageContent content, const QString &reason)
{
    content.condition = CourseCondition::Damaged;
    content.reason = reason;
    content.outline.info.title = QFileInfo(content.place.folder).fileName();
    return content;
}

} // namespace

QString sha256Of(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

Result<PackageManifest> readManifestOf(const QString &folder, const PackageCodec &codec)
{
    const QString file = folder + "/course.json"_L1;
    return readAll(file).and_then([&](const QByteArray &bytes) { return codec.readManifest(bytes, file); });
}

QString insidePackage(const QString &folder, const QString &path)
{
    const QString inside = QFileInfo(folder).canonicalFilePath();
    const QFileInfo info(folder + u'/' + path);
    const QString file = info.canonicalFilePath();
    return !inside.isEmpty() && info.isFile() && file.startsWith(inside + u'/') ? file : QString();
}

Result<PackageContent> readPackage(const PackagePlace &place, const PackageCodec &codec, const KnownLessons &known,
                                   JobControl &control)
{
    PackageContent content;
    content.place = place;
    const QString manifestFile = place.folder + "/course.json"_L1;
    const auto bytes = readAll(manifestFile);
    if (!bytes) {
        return damaged(std::move(content), Context::tr("The list of its lessons (course.json) cannot be read."));
    }
    content.manifestSha256 = sha256Of(*bytes);
    const auto manifest = codec.readManifest(*bytes, manifestFile);
    if (!manifest) {
        return damaged(std::move(content), manifest.error().sentence);
    }
    content.outline = manifest->outline;
    content.assets = manifest->assets;
    const int total = int(manifest->lessons.size());
    for (int module = 0; module < int(content.outline.modules.size()); ++module) {
        for (const LessonEntry &entry : content.outline.modules[size_t(module)].lessons) {
            if (control.isCancelled()) {
                return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
            }
            LessonContent lesson;
            lesson.entry = entry;
            lesson.module = module;
            lesson.entry.here = false;
            if (const auto packaged = manifest->lessons.find(entry.slug); packaged != manifest->lessons.end()) {
                control.report(int(content.lessons.size()), total, content.outline.info.title);
                readLessonFile(place.folder, packaged->second, codec, known, lesson);
            }
            if (content.lessons.size() >= mostTexts) {
                lesson.text.reset();
            }
            content.lessons.push_back(std::move(lesson));
        }
    }
    content.reason = reasonOf(content, manifest->requiredFeatures);
    return content;
}

} // namespace Carrel
