// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/thinlesson.h"
#include "formats/coursefinder.h"
#include "formats/filebytes.h"
#include "formats/fileclass.h"
#include "formats/json/lessonfile.h"
#include "formats/package/packagefolder.h"

#include <QCryptographicHash>
#include <QDateTime>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

void CourseFinder::readJson(const QFileInfo &file, bool named)
{
    if (const auto bytes = jsonBytes(file, named); bytes && !isKnown(file, *bytes)) {
        readLessons(file, named, *bytes);
    }
}

void CourseFinder::readPacked(const QFileInfo &file, bool named)
{
    constexpr qsizetype enough = 4096;
    const auto bytes = jsonBytes(file, named);
    if (!bytes) {
        return;
    }
    // Anything may be packed: manual pages, logs.
    switch (classOf(QByteArrayView(*bytes).first(std::min(enough, bytes->size())))) {
    case FileClass::Empty:
        refuseEmpty(file, named);
        return;
    case FileClass::Json:
        if (!isKnown(file, *bytes)) {
            readLessons(file, named, *bytes);
        }
        return;
    default:
        refuseOther(file, named);
    }
}

std::optional<QByteArray> CourseFinder::jsonBytes(const QFileInfo &file, bool named)
{
    const Result<QByteArray> bytes = readFileBytes(file.filePath(), m_limits.jsonBytes, m_limits);
    if (!bytes) {
        m_refusals.add(file, named,
                       bytes.error().code == ErrorCode::TooLarge ? u"file-too-large"_s : u"file-unreadable"_s,
                       bytes.error().sentence, {});
        return std::nullopt;
    }
    return *bytes;
}

bool CourseFinder::isKnown(const QFileInfo &file, const QByteArray &bytes)
{
    if (m_known.isEmpty()) {
        return false;
    }
    const auto known = m_known.constFind(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    if (known == m_known.cend()) {
        return false;
    }
    m_found.known.push_back({*known, file.filePath()});
    return true;
}

void CourseFinder::readKnown(const KnownFile &file)
{
    if (const auto bytes = readFileBytes(file.file, m_limits.jsonBytes, m_limits)) {
        readLessons(QFileInfo(file.file), false, *bytes);
    }
}

void CourseFinder::readLessons(const QFileInfo &file, bool named, const QByteArray &bytes)
{
    const qint64 modified = file.lastModified().toMSecsSinceEpoch();
    // Pictures lie beside the file, so that only copies in one folder are the same thing.
    const std::pair same(file.path(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    if (const auto copies = m_read.constFind(same); copies != m_read.cend()) {
        for (const auto &lesson : *copies) {
            m_found.lessons.push_back({lesson, file.filePath(), modified});
        }
        return;
    }
    const size_t before = m_found.diagnostics.size();
    LessonFile lessons = readLessonFile(bytes, file.filePath(), m_found.diagnostics, m_limits);
    for (size_t i = before; !named && i < m_found.diagnostics.size(); ++i) {
        // Other JSON may lie in a folder of lessons; it is passed over, not wrong.
        Diagnostic &row = m_found.diagnostics[i];
        row.severity = row.code == "not-a-lesson"_L1 ? Severity::Warning : row.severity;
    }
    if (lessons.isManifest) {
        take(readPackageFolder(file.path(), m_limits, m_control));
    }
    std::vector<std::shared_ptr<const Lesson>> read;
    for (Lesson &lesson : lessons.lessons) {
        if (m_found.lessons.size() >= m_wholeLessons) {
            makeThin(lesson);
        }
        read.push_back(std::make_shared<const Lesson>(std::move(lesson)));
        m_found.lessons.push_back({read.back(), file.filePath(), modified});
    }
    if (!lessons.isManifest && m_found.diagnostics.size() == before) {
        m_read[same] = std::move(read); // what there is to remark on names the file
    }
}

} // namespace Carrel
