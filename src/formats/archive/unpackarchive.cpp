// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/unpackarchive.h"

#include "formats/archive/archivereader.h"
#include "formats/archive/entryname.h"
#include "formats/archive/unpackreport.h"
#include "formats/archive/zipend.h"
#include "formats/package/packagepath.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

using Skip = SkippedEntries::Kind;

/** The heads alone, for a zip, whose directory gives them quickly. */
QByteArrayList namesInZip(const QString &path, const Limits &limits)
{
    QByteArrayList names;
    ArchiveReader reader;
    ArchiveEntry entry;
    if (!reader.open(path)) {
        return names;
    }
    for (auto step = reader.next(entry); step == ArchiveReader::Step::Entry && reader.isZip();
         step = reader.next(entry)) {
        names << entry.name;
        if (names.size() > limits.packageEntries) {
            break;
        }
    }
    return names;
}

/** Unpacks one archive; lives as long as that. */
class Unpacking
{
public:
    Unpacking(const QString &path, const Limits &limits, Diagnostics &diagnostics, JobControl &control)
        : m_path(path)
        , m_packedBytes(std::max<qint64>(1, QFileInfo(path).size()))
        , m_limits(limits)
        , m_control(control)
        , m_report(path, diagnostics)
    {
    }

    std::optional<UnpackedArchive> run()
    {
        const auto staging = std::make_shared<QTemporaryDir>();
        // Readers name courses after their folder where nothing else does.
        m_root = QFileInfo(staging->path()).canonicalFilePath() + u'/' + folderName();
        if (!staging->isValid() || !QDir().mkpath(m_root)) {
            m_report.noPlace();
            return std::nullopt;
        }
        unpackAll();
        m_report.tellSkipped();
        if (m_control.isCancelled()) {
            return std::nullopt;
        }
        return UnpackedArchive{m_root, innermostFolder(), m_path, staging};
    }

private:
    [[nodiscard]] QString folderName() const
    {
        QString name = QFileInfo(m_path).completeBaseName();
        if (name.endsWith(".tar"_L1)) {
            name.chop(4);
        }
        return isSafePath(name) ? name : u"archive"_s;
    }

    void unpackAll()
    {
        const QByteArrayList names = namesInZip(m_path, m_limits);
        m_total = int(names.size());
        findCodePage(names);
        if (!m_reader.open(m_path)) {
            m_report.damaged(m_entries);
            return;
        }
        ArchiveEntry entry;
        for (;;) {
            switch (m_reader.next(entry)) {
            case ArchiveReader::Step::End:
                compareWithEnd();
                return;
            case ArchiveReader::Step::Broken:
                m_report.damaged(m_entries);
                return;
            case ArchiveReader::Step::Unreadable:
                ++m_entries;
                m_report.skipped(Skip::Unreadable,
                                 QCoreApplication::translate("Carrel::Archive", "entry %1").arg(m_entries));
                break;
            case ArchiveReader::Step::Entry:
                if (!mayGoOn() || !take(entry)) {
                    return;
                }
                break;
            }
        }
    }

    void findCodePage(const QByteArrayList &names)
    {
        m_codePage = guessCodePage(names);
        if (m_codePage.isEmpty()) {
            return;
        }
        const auto example =
            std::ranges::find_if(names, [](const QByteArray &name) { return !guessCodePage({name}).isEmpty(); });
        m_report.namesGuessed(m_codePage, entryName(*example, m_codePage));
    }

    /** Counts the entry; false when there are too many or the person has had enough. */
    bool mayGoOn()
    {
        if (++m_entries > m_limits.packageEntries) {
            m_report.tooManyEntries(m_limits.packageEntries);
            return false;
        }
        return !m_control.isCancelled();
    }

    /** False when unpacking has to stop. */
    bool take(const ArchiveEntry &entry)
    {
        const QString name = entryName(entry.name, m_codePage.isEmpty() ? guessCodePage({entry.name}) : m_codePage);
        m_control.report(m_entries, m_total, name);
        const bool isRoot = name == "."_L1 && entry.kind == ArchiveEntry::Kind::Folder;
        if (isRoot || isSystemLitter(name)) {
            return true;
        }
        if (const std::optional<Skip> reason = reasonToSkip(entry, name)) {
            m_report.skipped(*reason, name);
            return true;
        }
        if (entry.kind == ArchiveEntry::Kind::Folder) {
            QDir().mkpath(m_root + u'/' + name);
            return true;
        }
        if (!m_names.insert(name) || !QDir().mkpath(QFileInfo(m_root + u'/' + name).path())) {
            m_report.skipped(Skip::Twin, name);
            return true;
        }
        return unpackFile(entry, name);
    }

    [[nodiscard]] std::optional<Skip> reasonToSkip(const ArchiveEntry &entry, const QString &name) const
    {
        if (name.isEmpty()) {
            return Skip::Unreadable;
        }
        if (leadsOut(name)) {
            return Skip::LeadsOut;
        }
        if (entry.kind == ArchiveEntry::Kind::Link) {
            return Skip::Link;
        }
        if (entry.kind == ArchiveEntry::Kind::Special) {
            return Skip::Special;
        }
        if (!isSafePath(name)) {
            return Skip::BadName;
        }
        if (entry.isEncrypted) {
            return Skip::Encrypted;
        }
        return entry.size.value_or(0) > m_limits.fileBytes ? std::optional(Skip::TooLarge) : std::nullopt;
    }

    bool unpackFile(const ArchiveEntry &entry, const QString &name)
    {
        QFile file(m_root + u'/' + name);
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            m_report.skipped(Skip::Twin, name);
            return true;
        }
        QByteArray bytes;
        for (;;) {
            const ArchiveReader::Part part = m_reader.read(bytes);
            if (part == ArchiveReader::Part::End || part == ArchiveReader::Part::Doubtful) {
                finish(file, entry, name, part == ArchiveReader::Part::Doubtful);
                return true;
            }
            if (part == ArchiveReader::Part::Broken) {
                file.remove();
                m_report.skipped(Skip::Unreadable, name);
                m_report.damaged(m_entries);
                return false;
            }
            m_bytes += bytes.size();
            if (m_control.isCancelled() || isTooMuch(name)) {
                file.remove();
                return false;
            }
            if (file.size() + bytes.size() > m_limits.fileBytes) {
                file.remove();
                m_report.skipped(Skip::TooLarge, name);
                return true;
            }
            if (file.write(bytes) != bytes.size() || !file.flush()) {
                m_report.cannotWrite(file.errorString());
                file.remove();
                return false;
            }
        }
    }

    void finish(QFile &file, const ArchiveEntry &entry, const QString &name, bool isDoubtful)
    {
        if (entry.modifiedMs) {
            file.setFileTime(QDateTime::fromMSecsSinceEpoch(*entry.modifiedMs, QTimeZone::utc()),
                             QFileDevice::FileModificationTime);
        }
        if (isDoubtful || (entry.size && *entry.size != file.size())) {
            m_report.entryDiffers(name);
        }
    }

    bool isTooMuch(const QString &name)
    {
        if (m_bytes > m_limits.packageBytes) {
            m_report.tooLarge(m_limits.packageBytes, name);
            return true;
        }
        const qint64 ratio = m_bytes / m_packedBytes;
        if (m_bytes > m_limits.expansionFrom && ratio > m_limits.expansionRatio) {
            m_report.expands(m_limits.expansionRatio, name);
            return true;
        }
        return false;
    }

    void compareWithEnd()
    {
        if (!m_reader.isZip()) {
            return;
        }
        const std::optional<int> listed = entriesByZipEnd(m_path);
        if (!listed || m_entries < *listed) {
            m_report.cutOff(m_entries, listed);
        }
    }

    /** The folder itself, or the only thing in it when that is a folder. */
    [[nodiscard]] QString innermostFolder() const
    {
        QString folder = m_root;
        for (int depth = 0; depth < m_limits.folderDepth; ++depth) {
            const QFileInfoList entries =
                QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
            if (entries.size() != 1 || !entries.front().isDir()) {
                break;
            }
            folder = entries.front().filePath();
        }
        return folder;
    }

    const QString m_path;
    const qint64 m_packedBytes;
    const Limits &m_limits;
    JobControl &m_control;
    UnpackReport m_report;
    ArchiveReader m_reader;
    QString m_root;
    QString m_codePage;
    PathSet m_names;
    qint64 m_bytes = 0;
    int m_entries = 0;
    int m_total = 0;
};

} // namespace

QString UnpackedArchive::placeForPeople(const QString &path) const
{
    return path == root || path.startsWith(root + u'/') ? archive + path.sliced(root.size()) : path;
}

std::optional<UnpackedArchive> unpackArchive(const QString &path, const Limits &limits, Diagnostics &diagnostics,
                                             JobControl &control)
{
    return Unpacking(path, limits, diagnostics, control).run();
}

bool isPackedTar(const QString &path)
{
    ArchiveReader reader;
    ArchiveEntry entry;
    return reader.open(path) && reader.next(entry) == ArchiveReader::Step::Entry && reader.isTar();
}

} // namespace Carrel
