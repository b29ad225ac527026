// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/packagefolder.h"

#include "base/regularfile.h"
#include "course/identity.h"
#include "formats/filebytes.h"
#include "formats/json/lessonreader.h"
#include "formats/package/manifestreader.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PackageFolder)
};

QString manifestPath(const QString &folder)
{
    return folder + u"/course.json"_s;
}

/** Reads the files a manifest names; keeps count of their bytes. */
class Reading
{
public:
    Reading(const QString &folder, const Limits &limits, Diagnostics &diagnostics)
        : m_folder(folder)
        , m_root(QFileInfo(folder).canonicalFilePath())
        , m_limits(limits)
        , m_diagnostics(diagnostics)
    {
    }

    void readLesson(LessonEntry &entry, const PackagedLesson &packaged, Course &course)
    {
        entry.here = false;
        const QString file = m_folder + u'/' + packaged.path;
        if (!mayRead(file, u"lesson-file-missing"_s)) {
            return;
        }
        const Result<QByteArray> bytes = readFileBytes(file, m_limits.jsonBytes, m_limits);
        if (!bytes) {
            add(Severity::Error, u"file-unreadable"_s, file, bytes.error().sentence, {});
            return;
        }
        const QByteArray hash = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex();
        if (!packaged.sha256.isEmpty() && packaged.sha256 != QLatin1StringView(hash)) {
            add(Severity::Warning, u"lesson-file-changed"_s, file,
                Words::tr("The file is not the one its course lists; it was read as it is."),
                Words::tr("Get the course again if you did not change it."));
        }
        Result<Lesson> lesson = Carrel::readLesson(*bytes, file, m_diagnostics, m_limits);
        if (!lesson) {
            return;
        }
        takeLesson(entry, std::move(*lesson), file, course);
    }

    void readAsset(Asset asset, Course &course)
    {
        const QString file = m_folder + u'/' + asset.path;
        if (!mayRead(file, u"asset-missing"_s)) {
            return;
        }
        QFile device(file);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!openRegularFile(device) || !hash.addData(&device)) {
            add(Severity::Warning, u"file-unreadable"_s, file, Words::tr("The file cannot be read; it was left out."),
                {});
            return;
        }
        const AssetHash found(QString::fromLatin1(hash.result().toHex()));
        if (!asset.hash.isEmpty() && asset.hash != found) {
            add(Severity::Warning, u"asset-changed"_s, file,
                Words::tr("The file is not the one its course lists; it was taken as it is."), {});
        }
        asset.hash = found;
        asset.bytes = device.size();
        asset.file = file;
        course.assets.emplace(asset.path, std::move(asset));
    }

private:
    bool mayRead(const QString &file, const QString &missingCode)
    {
        const QFileInfo info(file);
        if (!info.isFile()) {
            add(Severity::Warning, missingCode, file, Words::tr("The course lists this file, but it is not here."),
                Words::tr("Get a whole copy of the course."));
            return false;
        }
        if (!info.canonicalFilePath().startsWith(m_root + u'/')) {
            add(Severity::Error, u"unsafe-path"_s, file,
                Words::tr("The file is a link that leads out of the course; it was left out."), {});
            return false;
        }
        m_bytes += info.size();
        if (info.size() > m_limits.fileBytes || m_bytes > m_limits.packageBytes) {
            add(Severity::Error, u"file-too-large"_s, file,
                Words::tr("The file, or the course with it, is too large; it was left out."), {});
            return false;
        }
        return true;
    }

    void takeLesson(LessonEntry &entry, Lesson lesson, const QString &file, Course &course)
    {
        if (lesson.slug != entry.slug) {
            add(Severity::Warning, u"lesson-slug-differs"_s, file,
                Words::tr("The lesson calls itself “%1”, its course calls it “%2”, which holds.")
                    .arg(lesson.slug.toString(), entry.slug.toString()),
                {});
            lesson.slug = entry.slug;
        }
        const LessonEntry listed = entry;
        entry = entryOf(lesson);
        entry.title = listed.title.isEmpty() ? entry.title : listed.title;
        entry.minutes = listed.minutes ? listed.minutes : entry.minutes;
        course.lessons.emplace(entry.slug, std::make_shared<const Lesson>(std::move(lesson)));
    }

    void add(Severity severity, const QString &code, const QString &file, const QString &message, const QString &hint)
    {
        m_diagnostics.push_back({.severity = severity, .code = code, .file = file, .message = message, .hint = hint});
    }

    QString m_folder;
    QString m_root;
    const Limits &m_limits;
    Diagnostics &m_diagnostics;
    qint64 m_bytes = 0;
};

} // namespace

bool isPackageFolder(const QString &folder)
{
    constexpr qint64 enough = 4096;
    return beginningOfFile(manifestPath(folder), enough).contains("\"carrel-course\"");
}

ReadOutcome readPackageFolder(const QString &folder, const Limits &limits, JobControl &control)
{
    ReadOutcome outcome;
    const QString file = manifestPath(folder);
    const Result<QByteArray> bytes = readFileBytes(file, limits.jsonBytes, limits);
    if (!bytes) {
        outcome.diagnostics.push_back({.severity = Severity::Error,
                                       .code = u"file-unreadable"_s,
                                       .file = file,
                                       .message = bytes.error().sentence});
        return outcome;
    }
    Result<PackageManifest> manifest = readManifest(*bytes, file, outcome.diagnostics, limits);
    if (!manifest) {
        return outcome;
    }
    Course course;
    course.outline = std::move(manifest->outline);
    Reading reading(folder, limits, outcome.diagnostics);
    int done = 0;
    for (Module &module : course.outline.modules) {
        for (LessonEntry &entry : module.lessons) {
            if (control.isCancelled()) {
                return {};
            }
            control.report(++done, int(manifest->lessons.size()), entry.title);
            if (const auto packaged = manifest->lessons.find(entry.slug); packaged != manifest->lessons.end()) {
                reading.readLesson(entry, packaged->second, course);
            }
        }
    }
    for (auto &[path, asset] : manifest->assets) {
        reading.readAsset(std::move(asset), course);
    }
    outcome.courses.push_back(std::move(course));
    return outcome;
}

} // namespace Carrel
