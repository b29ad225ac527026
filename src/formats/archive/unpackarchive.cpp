// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/unpackarchive.h"

#include "formats/archive/archivereader.h"
#include "formats/archive/entryname.h"
#include "formats/archive/skippedentries.h"
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

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Archive)
};

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
        , m_diagnostics(diagnostics)
        , m_control(control)
    {
    }

    std::optional<UnpackedArchive> run()
    {
        const auto staging = std::make_shared<QTemporaryDir>();
        // Readers name courses after their folder where nothing else does.
        m_root = QFileInfo(staging->path()).canonicalFilePath() + u'/' + folderName();
        if (!staging->isValid() || !QDir().mkpath(m_root)) {
            tell(Severity::Error, u"archive-not-unpacked"_s, Words::tr("There is no place to unpack the archive to."),
                 Words::tr("Check the space and the permissions of the folder for temporary files."));
            return std::nullopt;
        }
        unpackAll();
        m_skipped.report(m_path, m_diagnostics);
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
            tellBroken();
            return;
        }
        ArchiveEntry entry;
        for (;;) {
            switch (m_reader.next(entry)) {
            case ArchiveReader::Step::End:
                compareWithEnd();
                return;
            case ArchiveReader::Step::Broken:
                tellBroken();
                return;
            case ArchiveReader::Step::Unreadable:
                ++m_entries;
                m_skipped.add(Skip::Unreadable, Words::tr("entry %1").arg(m_entries));
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
        tell(Severity::Note, u"archive-names-guessed"_s,
             Words::tr("The archive does not say how its names are written; they were read as %1, such as “%2”.")
                 .arg(m_codePage, entryName(*example, m_codePage)),
             Words::tr("If the names look wrong, unpack the archive with another program and open the folder."));
    }

    /** Counts the entry; false when there are too many or the person has had enough. */
    bool mayGoOn()
    {
        if (++m_entries > m_limits.packageEntries) {
            tell(Severity::Error, u"archive-too-many-entries"_s,
                 Words::tr("The archive has more than %n entry(s); the rest was not unpacked.", nullptr,
                           m_limits.packageEntries),
                 Words::tr("Pack the folder of the course alone."));
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
            m_skipped.add(*reason, name);
            return true;
        }
        if (entry.kind == ArchiveEntry::Kind::Folder) {
            QDir().mkpath(m_root + u'/' + name);
            return true;
        }
        if (!m_names.insert(name) || !QDir().mkpath(QFileInfo(m_root + u'/' + name).path())) {
            m_skipped.add(Skip::Twin, name);
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
            m_skipped.add(Skip::Twin, name);
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
                m_skipped.add(Skip::Unreadable, name);
                tellBroken();
                return false;
            }
            m_bytes += bytes.size();
            if (m_control.isCancelled() || isTooMuch(name)) {
                file.remove();
                return false;
            }
            if (file.size() + bytes.size() > m_limits.fileBytes) {
                file.remove();
                m_skipped.add(Skip::TooLarge, name);
                return true;
            }
            if (file.write(bytes) != bytes.size() || !file.flush()) {
                tell(Severity::Error, u"archive-not-unpacked"_s,
                     Words::tr("The archive cannot be unpacked: %1").arg(file.errorString()),
                     Words::tr("Check the space and the permissions of the folder for temporary files."));
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
            tell(Severity::Warning, u"archive-entry-differs"_s,
                 Words::tr("“%1” is not what the archive says it is, in length or content; it was taken as it is.")
                     .arg(name),
                 Words::tr("Get a whole copy of the archive from where it came."));
        }
    }

    bool isTooMuch(const QString &name)
    {
        if (m_bytes > m_limits.packageBytes) {
            tell(Severity::Error, u"archive-too-large"_s,
                 Words::tr("The archive unpacks to more than %1 MiB; unpacking stopped at “%2”.")
                     .arg(QString::number(m_limits.packageBytes >> 20), name),
                 Words::tr("Pack the course alone, or open its folder."));
            return true;
        }
        const qint64 ratio = m_bytes / m_packedBytes;
        if (m_bytes > m_limits.expansionFrom && ratio > m_limits.expansionRatio) {
            tell(Severity::Error, u"archive-expands"_s,
                 Words::tr("The archive unpacks to more than %1 times its size, which no course does; unpacking "
                           "stopped at “%2”.")
                     .arg(QString::number(m_limits.expansionRatio), name),
                 Words::tr("Ask whoever made the archive what it is."));
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
        if (!listed) {
            tell(Severity::Warning, u"archive-cut-off"_s,
                 Words::tr("The end of the archive is missing; %n entry(s) could still be read.", nullptr, m_entries),
                 Words::tr("Get a whole copy of the archive from where it came."));
        } else if (m_entries < *listed) {
            tell(
                Severity::Warning, u"archive-cut-off"_s,
                Words::tr("The archive lists %n entry(s), but only %1 could be read.", nullptr, *listed).arg(m_entries),
                Words::tr("Get a whole copy of the archive from where it came."));
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

    void tellBroken()
    {
        tell(m_entries > 0 ? Severity::Warning : Severity::Error, u"archive-damaged"_s,
             Words::tr("The archive is damaged or cut off; %n entry(s) were read before that.", nullptr, m_entries),
             Words::tr("Get a whole copy of the archive from where it came."));
    }

    void tell(Severity severity, const QString &code, const QString &message, const QString &hint)
    {
        m_diagnostics.push_back({.severity = severity, .code = code, .file = m_path, .message = message, .hint = hint});
    }

    const QString m_path;
    const qint64 m_packedBytes;
    const Limits &m_limits;
    Diagnostics &m_diagnostics;
    JobControl &m_control;
    ArchiveReader m_reader;
    QString m_root;
    QString m_codePage;
    SkippedEntries m_skipped;
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
