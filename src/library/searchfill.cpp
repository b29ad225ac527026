// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/searchfill.h"

#include "base/regularfile.h"
#include "library/keptidsjson.h"
#include "library/searchrows.h"
#include "storage/transaction.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr size_t lessonsAStep = 250; // well under a second, so that nobody waits long

struct Context {
    Q_DECLARE_TR_FUNCTIONS(SearchFill)
};

/** The text of one file; empty when it cannot be read, so that it is not tried again and again. */
LessonText textOfFile(const QString &path, const KeptIds &kept, const PackageCodec &codec)
{
    QFile file(path);
    if (path.isEmpty() || !openRegularFile(file)) {
        return {};
    }
    auto lesson = codec.readLesson(file.readAll(), path);
    if (!lesson) {
        return {};
    }
    renameChecks(*lesson, kept);
    return textOf(*lesson);
}

} // namespace

SearchFill::SearchFill(Database database, const PackageCodec &codec, QRecursiveMutex &writing)
    : m_database(std::move(database))
    , m_codec(codec)
    , m_writing(writing)
{
}

Result<void> SearchFill::run(WaitingTexts texts, JobControl &control)
{
    const std::span<const WaitingText> all(texts);
    for (size_t done = 0; done < all.size() && !control.isCancelled(); done += lessonsAStep) {
        control.report(int(done), int(all.size()), Context::tr("Making the lessons searchable…"));
        if (auto written = write(all.subspan(done, std::min(lessonsAStep, all.size() - done))); !written) {
            return written;
        }
    }
    qint64 after = 0;
    while (!control.isCancelled()) {
        auto waiting = readWaiting(after);
        if (!waiting || waiting->empty()) {
            return waiting.transform([](const WaitingTexts &) {});
        }
        after = waiting->back().lesson;
        if (auto written = write(*waiting); !written) {
            return written;
        }
    }
    return {};
}

Result<WaitingTexts> SearchFill::readWaiting(qint64 after) const
{
    auto rows = m_database.prepare(
        u"SELECT l.id, l.sha256, k.folder, l.path, l.kept FROM lesson AS l JOIN package AS k ON k.id=l.package "
        "WHERE NOT l.searchable AND l.here AND l.id>? ORDER BY l.id LIMIT %1"_s.arg(lessonsAStep));
    if (!rows) {
        return std::unexpected(rows.error());
    }
    if (auto done = rows->execute({after}); !done) {
        return std::unexpected(done.error());
    }
    WaitingTexts texts;
    while (rows->next()) {
        texts.push_back({rows->integer(0), rows->text(1),
                         textOfFile(insidePackage(rows->text(2), rows->text(3)), keptIdsFrom(rows->text(4)), m_codec)});
    }
    if (const auto failure = rows->failure()) {
        return std::unexpected(*failure);
    }
    return texts;
}

Result<void> SearchFill::write(std::span<const WaitingText> texts)
{
    const QMutexLocker lock(&m_writing);
    auto transaction = Transaction::begin(m_database);
    auto isWaiting = m_database.prepare(u"SELECT 1 FROM lesson WHERE id=? AND sha256=? AND NOT searchable"_s);
    if (!transaction || !isWaiting) {
        return std::unexpected(transaction ? isWaiting.error() : transaction.error());
    }
    SearchRows rows(m_database);
    for (const WaitingText &text : texts) {
        if (auto asked = isWaiting->execute({text.lesson, text.sha256}); !asked) {
            return asked;
        }
        if (isWaiting->next()) {
            if (auto written = rows.write(text.lesson, text.text); !written) {
                return written;
            }
        }
    }
    return transaction->commit();
}

} // namespace Carrel
