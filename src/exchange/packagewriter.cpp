// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/packagewriter.h"

#include "base/filewriting.h"
#include "base/regularfile.h"
#include "course/package.h"
#include "course/thinlesson.h"
#include "formats/json/lessonwriter.h"
#include "formats/package/features.h"
#include "formats/package/manifestwriter.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <filesystem>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(PackageWriter)
};

constexpr qsizetype longestName = 80; // of a slug in a file name: leaves room under the path limits of old systems

QString lessonPath(int number, const QString &slug)
{
    QString name;
    for (const QChar c : slug.left(longestName)) {
        name += c.isLetterOrNumber() ? c : u'-';
    }
    return u"lessons/%1-%2.json"_s.arg(number, 3, 10, '0'_L1).arg(name);
}

/** The same file under another name where the disk can do that, since nobody writes into a file of a package. */
bool takeOver(const QString &from, const QString &to)
{
    std::error_code failed;
    std::filesystem::create_hard_link(from.toStdU16String(), to.toStdU16String(), failed);
    return !failed || QFile::copy(from, to);
}

/** Writes one package; lives as long as that. */
class PackageWriter
{
public:
    PackageWriter(const Course &course, QString folder, JobControl &control, const PackageExtras &extras)
        : m_course(course)
        , m_folder(std::move(folder))
        , m_control(control)
        , m_extras(extras)
    {
        m_manifest.outline = course.outline;
        m_manifest.requiredFeatures = neededFeatures(course.lessons);
    }

    Result<void> write()
    {
        QDir().mkpath(m_folder + "/lessons"_L1);
        return writeLessons().and_then([this] { return writeAssets(); }).and_then([this] {
            return writeFile(m_folder + "/course.json"_L1, writeManifest(m_manifest));
        });
    }

private:
    Result<void> writeLessons()
    {
        int number = 0;
        for (Module &module : m_manifest.outline.modules) {
            for (LessonEntry &entry : module.lessons) {
                ++number;
                const auto lesson = m_course.lesson(entry.slug);
                const auto based = m_extras.lessons.find(entry.slug);
                entry.here = lesson || based != m_extras.lessons.end();
                if (!entry.here) {
                    continue;
                }
                if (m_control.isCancelled()) {
                    return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
                }
                m_control.report(int(m_manifest.lessons.size()), m_total, entry.title);
                auto done = lesson ? writeOne(*lesson, entry.slug, number) : copyOne(based->second, entry.slug, number);
                if (!done) {
                    return done;
                }
            }
        }
        return {};
    }

    Result<void> writeOne(const Lesson &lesson, const LessonSlug &slug, int number)
    {
        const QByteArray bytes = packagedBytes(lesson);
        const QString path = lessonPath(number, slug.toString());
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
        const auto kept = m_extras.kept.find(slug);
        m_manifest.lessons[slug] = {path, QString::fromLatin1(hash),
                                    kept == m_extras.kept.end() ? KeptIds() : kept->second};
        return writeFile(m_folder + u'/' + path, bytes);
    }

    Result<void> copyOne(const LessonFileInfo &file, const LessonSlug &slug, int number)
    {
        const QString path = lessonPath(number, slug.toString());
        m_manifest.lessons[slug] = {path, file.sha256, file.kept};
        const QString from = m_extras.baseFolder + u'/' + file.path;
        return takeOver(from, m_folder + u'/' + path)
                   ? Result<void>()
                   : fail(ErrorCode::Unwritable,
                          Context::tr("The course cannot be saved: a lesson that is in the library cannot be copied."),
                          from);
    }

    Result<void> writeAssets()
    {
        for (const auto &[path, asset] : m_course.assets) {
            QFile source(asset.file);
            if (asset.file.isEmpty() || !openRegularFile(source)) {
                continue; // the reader has told that it is missing; the page shows its alternative text
            }
            const QString target = QDir::cleanPath(m_folder + u'/' + path);
            if (!target.startsWith(m_folder + u'/')) {
                return fail(ErrorCode::Malformed,
                            Context::tr("The course names a file outside of its own folder; it was not taken."), path);
            }
            QDir().mkpath(QFileInfo(target).absolutePath());
            if (auto done = writeFile(target, source.readAll()); !done) {
                return done;
            }
            m_manifest.assets[path] = asset;
        }
        return {};
    }

    const Course &m_course;
    const QString m_folder;
    JobControl &m_control;
    const PackageExtras &m_extras;
    const int m_total = m_course.outline.lessonsHere();
    PackageManifest m_manifest;
};

} // namespace

QByteArray packagedBytes(const Lesson &lesson)
{
    // Finding out that nobody edited it would cost as much as reading it.
    QByteArray source = sourceOf(lesson);
    return source.startsWith('{') ? source : writeLesson(lesson);
}

Result<void> writePackage(const Course &course, const QString &folder, JobControl &control, const PackageExtras &extras)
{
    return PackageWriter(course, QDir::cleanPath(QDir(folder).absolutePath()), control, extras).write();
}

} // namespace Carrel
