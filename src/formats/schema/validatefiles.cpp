// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/schema/validatefiles.h"

#include "base/regularfile.h"
#include "formats/archive/unpackarchive.h"
#include "formats/filebytes.h"
#include "formats/fileclass.h"
#include "formats/folderentries.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsonrecords.h"
#include "formats/json/jsontext.h"
#include "formats/json/lessonreader.h"
#include "formats/json/pointerplace.h"
#include "formats/package/manifestreader.h"
#include "formats/schema/schemachecker.h"
#include "formats/schema/shippedschemas.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::SchemaChecker)
};

/** Files below a folder in a fixed order; links are not followed. */
QStringList filesBelow(const QString &folder, int most)
{
    QStringList files;
    visitFilesBelow(folder, Listed::Files | Listed::NoLinks, [&files, most](const QFileInfo &file) {
        files << file.filePath();
        return files.size() >= most;
    });
    files.sort();
    return files;
}

/** Goes through what was named; lives as long as that. */
class Validation
{
public:
    Validation(const Limits &limits, Diagnostics &diagnostics, JobControl &control)
        : m_limits(limits)
        , m_diagnostics(diagnostics)
        , m_control(control)
    {
    }

    void look(const QString &path)
    {
        if (QFileInfo(path).isDir()) {
            for (const QString &file : filesBelow(path, m_limits.packageEntries)) {
                lookAtFile(file);
            }
        } else {
            lookAtFile(path);
        }
    }

private:
    void lookAtFile(const QString &path)
    {
        QFile file(path);
        constexpr qint64 enough = 4096;
        if (m_control.isCancelled() || !openRegularFile(file)) {
            return;
        }
        const FileClass fileClass = classOf(file.read(enough));
        if (fileClass == FileClass::Archive || (fileClass == FileClass::Gzip && isPackedTar(path))) {
            lookIntoArchive(path);
        } else if (fileClass == FileClass::Json || fileClass == FileClass::Gzip) {
            check(path, path);
        }
    }

    void lookIntoArchive(const QString &path)
    {
        Diagnostics toldByTheReader;
        const auto unpacked = unpackArchive(path, m_limits, toldByTheReader, m_control);
        if (!unpacked) {
            return;
        }
        const QStringList files = filesBelow(unpacked->root, m_limits.packageEntries);
        for (const QString &file : files) {
            check(file, unpacked->placeForPeople(file));
        }
    }

    void check(const QString &path, const QString &name)
    {
        Diagnostics toldByTheReader;
        const auto bytes = readFileBytes(path, m_limits.jsonBytes, m_limits);
        const auto text = bytes ? jsonTextOf(*bytes, name, toldByTheReader) : std::unexpected(bytes.error());
        if (!text || classOf(*text) != FileClass::Json) {
            return;
        }
        for (const JsonRecord &record : recordsOf(*text, name)) {
            giveLines(record);
            if (const auto json = parseJson(record.text, record.place, toldByTheReader, m_limits)) {
                checkRecord(*json, record);
            }
        }
    }

    void giveLines(const JsonRecord &record)
    {
        for (Diagnostic &row : m_diagnostics) {
            const bool isOfThisRecord = row.file == record.place.file && row.pointer.startsWith(record.place.pointer);
            if (isOfThisRecord && !row.line && !row.pointer.isEmpty()) {
                const JsonPlace place =
                    placeOfPointer(record.text, record.place, row.pointer.sliced(record.place.pointer.size()));
                row.line = place.line;
                row.column = place.column;
            }
        }
    }

    void checkRecord(const Json &json, const JsonRecord &record)
    {
        if (looksLikeManifest(json)) {
            addFaults(manifestSchema(), u"course.schema.json"_s, json, record);
        } else if (looksLikeLesson(json)) {
            addFaults(lessonSchema(), u"lesson.schema.json"_s, json, record);
        }
    }

    void addFaults(const Json &schema, const QString &schemaName, const Json &json, const JsonRecord &record)
    {
        for (const SchemaFault &fault : SchemaChecker(schema).check(json, m_limits.rowsPerFile)) {
            const JsonPlace place = placeOfPointer(record.text, record.place, fault.pointer);
            m_diagnostics.push_back({.severity = Severity::Warning,
                                     .code = u"schema-mismatch"_s,
                                     .file = record.place.file,
                                     .line = place.line,
                                     .column = place.column,
                                     .pointer = record.place.pointer + fault.pointer,
                                     .message = fault.message,
                                     .hint = Words::tr("The schema says so in %1.").arg(schemaName + fault.schema)});
        }
    }

    const Limits &m_limits;
    Diagnostics &m_diagnostics;
    JobControl &m_control;
};

} // namespace

void validateFiles(const QStringList &paths, const Limits &limits, Diagnostics &diagnostics, JobControl &control)
{
    Validation validation(limits, diagnostics, control);
    for (const QString &path : paths) {
        validation.look(path);
    }
}

} // namespace Carrel
