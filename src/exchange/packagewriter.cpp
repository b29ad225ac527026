// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/packagewriter.h"

#include "course/package.h"
#include "formats/json/lessonwriter.h"
#include "formats/package/features.h"
#include "formats/package/manifestwriter.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

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

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
        return fail(ErrorCode::Unwritable,
                    Context::tr("The course cannot be saved: a file cannot be written. Check the space on the disk "
                                "and the permissions of its folder."),
                    path + u": "_s + file.errorString());
    }
    return {};
}

/** A lesson that came as JSON goes as it came; finding out that nobody edited it would cost as much as reading it. */
QByteArray bytesOf(const Lesson &lesson)
{
    return lesson.source.startsWith('{') ? lesson.source : writeLesson(lesson);
}

/** Writes one package; lives as long as that. */
class PackageWriter
{
public:
    PackageWriter(const Course &course, QString folder, JobControl &control)
        : m_course(course)
        , m_folder(std::move(folder))
        , m_control(control)
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
                entry.here = lesson != nullptr;
                if (!lesson) {
                    continue;
                }
                if (m_control.isCancelled()) {
                    return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
                }
                if (auto done = writeOne(*lesson, entry.slug, number); !done) {
                    return done;
                }
            }
        }
        return {};
    }

    Result<void> writeOne(const Lesson &lesson, const LessonSlug &slug, int number)
    {
        m_control.report(int(m_manifest.lessons.size()), int(m_course.lessons.size()), lesson.title);
        const QByteArray bytes = bytesOf(lesson);
        const QString path = lessonPath(number, slug.toString());
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
        m_manifest.lessons[slug] = {path, QString::fromLatin1(hash)};
        return writeFile(m_folder + u'/' + path, bytes);
    }

    Result<void> writeAssets()
    {
        for (const auto &[path, asset] : m_course.assets) {
            QFile source(asset.file);
            if (asset.file.isEmpty() || !source.open(QIODevice::ReadOnly)) {
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
    PackageManifest m_manifest;
};

} // namespace

Result<void> writePackage(const Course &course, const QString &folder, JobControl &control)
{
    return PackageWriter(course, QDir::cleanPath(QDir(folder).absolutePath()), control).write();
}

} // namespace Carrel
