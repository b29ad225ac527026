// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/recordfile.h"
#include "formats/csv/csvtable.h"
#include "study/eventcodec.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(RecordReading)
};

/** Gathers events by their sessions. */
class Gathering
{
public:
    explicit Gathering(QString path)
        : m_path(std::move(path))
    {
    }

    void add(const QByteArray &line, int number)
    {
        const auto event = fromJson(line);
        if (!event || line.contains('\n')) { // JSON may have breaks, an entry of the record is one line
            m_file.diagnostics.push_back(
                {.severity = Severity::Warning,
                 .code = u"event-malformed"_s,
                 .file = m_path,
                 .line = number,
                 .message = Context::tr("This is no entry of a study record; it was left out.")});
            return;
        }
        const QString session = event->stamp.ref.session.toString();
        Segment &segment = m_sessions[session];
        segment.header.session = session;
        segment.header.utcOffsetSeconds = event->stamp.utcOffsetSeconds;
        segment.header.startedMs = event->stamp.wallMs - event->stamp.monotonicMs;
        segment.lines.push_back({event->stamp.ref.n, line});
    }

    RecordFile take(LearnerInfo learner)
    {
        m_file.learner = std::move(learner);
        for (auto &[session, segment] : m_sessions) {
            segment.header.learner = m_file.learner.id.toString();
            m_file.segments.push_back(std::move(segment));
        }
        return std::move(m_file);
    }

private:
    QString m_path;
    RecordFile m_file;
    std::map<QString, Segment> m_sessions;
};

RecordFile fromJsonLines(const QByteArray &bytes, const QString &path)
{
    Gathering gathering(path);
    LearnerInfo learner;
    int number = 0;
    for (const QByteArray &written : bytes.split('\n')) {
        ++number;
        const QByteArray line = written.trimmed();
        if (line.startsWith("{\"carrelRecord\":")) {
            const QJsonObject head = QJsonDocument::fromJson(line).object();
            const QString id = head["learner"_L1].toString(); // it will name a folder, so it is not taken as it comes
            learner = {LearnerId(isLearnerId(id) ? id : QString()), head["name"_L1].toString()};
        } else if (!line.isEmpty()) {
            gathering.add(line, number);
        }
    }
    return gathering.take(std::move(learner));
}

RecordFile fromCsv(const QString &text, const QString &path)
{
    const CsvTable table = readCsvTable(text, declaredSeparator(text).value_or(u','));
    Gathering gathering(path);
    qsizetype column = -1;
    for (const CsvRow &row : table.rows) {
        if (column < 0) {
            column = row.cells.indexOf("event"_L1);
            if (column < 0) {
                break;
            }
        } else {
            gathering.add(row.cells.value(column).toUtf8(), row.line);
        }
    }
    return gathering.take({});
}

bool isHtml(const QByteArray &bytes)
{
    constexpr qsizetype beginning = 200;
    const QByteArray start = bytes.first(std::min(bytes.size(), beginning)).trimmed().toLower();
    return start.startsWith("<!doctype html") || start.startsWith("<html");
}

} // namespace

Result<RecordFile> readRecordFile(const QByteArray &bytes, const QString &path)
{
    const QByteArray plain = bytes.startsWith("\xef\xbb\xbf") ? bytes.sliced(3) : bytes;
    if (isHtml(plain)) {
        return fail(ErrorCode::Unsupported,
                    Context::tr("A study record as HTML is for reading and cannot be taken in. Export it as jsonl and "
                                "take that in."),
                    path);
    }
    RecordFile file = plain.startsWith('{') ? fromJsonLines(plain, path)
                                            : fromCsv(QString::fromUtf8(plain).replace("\r\n"_L1, "\n"_L1), path);
    if (file.segments.empty()) {
        return fail(ErrorCode::Malformed,
                    Context::tr("There is no study record in this file. Carrel reads what it has written as jsonl or "
                                "csv."),
                    path);
    }
    return file;
}

} // namespace Carrel
