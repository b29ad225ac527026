// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentreader.h"

#include "storage/segmentformat.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Segment)
};

using SegmentFormat::headStart;
constexpr QByteArrayView lineStart = "{\"n\":";
constexpr QByteArrayView eventStart = ",\"event\":";
constexpr QByteArrayView footStart = "{\"foot\":";

QJsonObject objectIn(QByteArrayView part, QByteArrayView start)
{
    return QJsonDocument::fromJson(part.sliced(start.size()).toByteArray()).object();
}

std::optional<SegmentHeader> headerOf(QByteArrayView line)
{
    const QByteArrayView part = SegmentFormat::guardedPart(line);
    if (!part.startsWith(headStart)) {
        return std::nullopt;
    }
    const QJsonObject head = objectIn(part, headStart);
    SegmentHeader header{.session = head["session"_L1].toString(),
                         .learner = head["learner"_L1].toString(),
                         .program = head["program"_L1].toString(),
                         .startedMs = head["started"_L1].toInteger(),
                         .utcOffsetSeconds = head["utcOffset"_L1].toInt()};
    if (header.session.isEmpty() || head["format"_L1].toInt() < 1) {
        return std::nullopt;
    }
    return header;
}

std::optional<SegmentLine> eventOf(QByteArrayView part)
{
    const qsizetype split = part.indexOf(eventStart);
    if (!part.startsWith(lineStart) || split < 0) {
        return std::nullopt;
    }
    bool isNumber = false;
    const quint32 n = part.sliced(lineStart.size(), split - lineStart.size()).toUInt(&isNumber);
    if (!isNumber || n == 0) {
        return std::nullopt;
    }
    return SegmentLine{n, part.sliced(split + eventStart.size()).toByteArray()};
}

/** Less the byte order mark and carriage returns that other programs put in; no line of ours has one before its end. */
QByteArray asWritten(const QByteArray &bytes)
{
    QByteArray plain = bytes.startsWith("\xef\xbb\xbf") ? bytes.sliced(3) : bytes;
    return plain.contains("\r\n") ? plain.replace("\r\n", "\n") : plain;
}

/** What the name of a segment's file tells; without a session when it begins with none. */
SegmentHeader headerFromName(const QString &path)
{
    static const QRegularExpression form(u"^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"_s);
    SegmentHeader header;
    header.session = form.match(QFileInfo(path).fileName()).captured();
    header.startedMs =
        QString(header.session).remove(u'-').first(header.session.isEmpty() ? 0 : 12).toLongLong(nullptr, 16);
    return header;
}

/** Goes through the lines behind the header, in order. */
class LineReader
{
public:
    LineReader(Segment &segment, QString path, SegmentOrigin origin)
        : m_segment(segment)
        , m_path(std::move(path))
        , m_origin(origin)
    {
    }

    void read(QByteArrayView line, int number, QByteArrayView bytesBefore, bool whole)
    {
        const QByteArrayView part = SegmentFormat::guardedPart(line);
        if (part.startsWith(footStart)) {
            readFooter(objectIn(part, footStart), bytesBefore);
        } else if (auto event = eventOf(part)) {
            m_segment.lines.push_back(std::move(*event));
            m_segment.closed = false; // nothing belongs behind a footer
        } else if (whole) {
            report(Severity::Warning, u"segment-line-damaged"_s, number,
                   Context::tr("One entry of the study record is damaged and was left out."));
        } else {
            report(Severity::Note, u"segment-line-torn"_s, number,
                   Context::tr("The last entry of the study record was not written to its end."));
        }
    }

    void report(Severity severity, const QString &code, int number, const QString &message)
    {
        Diagnostic diagnostic;
        diagnostic.severity = severity;
        diagnostic.code = code;
        diagnostic.file = m_path;
        diagnostic.line = number > 0 ? std::optional(number) : std::nullopt;
        diagnostic.message = message;
        m_segment.diagnostics.push_back(std::move(diagnostic));
    }

private:
    void readFooter(const QJsonObject &foot, QByteArrayView bytesBefore)
    {
        m_segment.closed = foot["count"_L1].toInteger() == qint64(m_segment.lines.size()) &&
                           (m_origin == SegmentOrigin::LocalCopy ||
                            foot["sha256"_L1].toString().toLatin1() ==
                                QCryptographicHash::hash(bytesBefore, QCryptographicHash::Sha256).toHex());
        if (!m_segment.closed) {
            report(Severity::Warning, u"segment-footer-differs"_s, 0,
                   Context::tr("A part of the study record is not as it was written; its undamaged entries are used."));
        }
    }

    Segment &m_segment;
    QString m_path;
    SegmentOrigin m_origin;
};

} // namespace

Result<Segment> readSegment(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Unreadable, Context::tr("A part of the study record cannot be read."),
                    path + u": "_s + file.errorString());
    }
    if (file.size() > largestSegment) {
        return fail(ErrorCode::TooLarge, Context::tr("A part of the study record is too large to be one."), path);
    }
    return parseSegment(file.readAll(), path);
}

Result<Segment> parseSegment(const QByteArray &given, const QString &path, SegmentOrigin origin)
{
    Segment segment;
    const QByteArray bytes = asWritten(given);
    LineReader reader(segment, path, origin);
    if (bytes.size() != given.size()) {
        reader.report(Severity::Note, u"segment-line-ends"_s, 0,
                      Context::tr("Another program has changed the line ends of a part of the study record; all its "
                                  "undamaged entries are used."));
    }
    const QByteArrayView all(bytes);
    const qsizetype headEnd = all.indexOf('\n');
    const QByteArrayView first = all.first(headEnd < 0 ? all.size() : headEnd);
    auto header = headerOf(first);
    if (header) {
        segment.header = std::move(*header);
    } else {
        segment.header = headerFromName(path);
        reader.report(Severity::Warning, u"segment-head-damaged"_s, 1,
                      Context::tr("The first line of a part of the study record is damaged; its undamaged entries are "
                                  "used."));
    }
    const bool isHeadGone = !header && !SegmentFormat::guardedPart(first).isNull();
    int number = isHeadGone ? 0 : 1;
    for (qsizetype start = isHeadGone ? 0 : first.size() + 1; start < all.size();) {
        const qsizetype found = all.indexOf('\n', start);
        const qsizetype end = found < 0 ? all.size() : found;
        reader.read(all.sliced(start, end - start), ++number, all.first(start), found >= 0);
        start = end + 1;
    }
    if (!header && (segment.header.session.isEmpty() || segment.lines.empty())) {
        return fail(ErrorCode::Malformed, Context::tr("A file in the study folder is not a part of a study record."),
                    path);
    }
    return segment;
}

} // namespace Carrel
