// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/placewatch.h"

#include "base/answerwithin.h"
#include "base/loosethreads.h"
#include "cli/command.h"
#include "cli/terminal.h"

#include <QCoreApplication>
#include <QDir>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <mutex>

namespace Carrel
{

namespace
{

constexpr auto patience = std::chrono::seconds(10);     // a share that wakes up takes a while
constexpr auto longPatience = std::chrono::seconds(30); // one that is written to has more to do
constexpr auto interval = std::chrono::seconds(2);

struct Context {
    Q_DECLARE_TR_FUNCTIONS(PlaceWatch)
};

/** Listed rather than looked at: what a place is like may be known without asking it. */
bool answers(const QString &place, std::chrono::milliseconds ms)
{
    return answerWithin<bool>(ms,
                              [path = std::filesystem::path(place.toStdU16String())] {
                                  std::error_code unheard;
                                  const std::filesystem::directory_iterator first(path, unheard);
                                  return true;
                              })
        .has_value();
}

/** Without what main would still do: it waits for the same place. */
[[noreturn]] void giveUp(const QString &place)
{
    writeMessage(Context::tr("“%1” does not answer. Connect its disk or its server, then try again.")
                     .arg(QDir::toNativeSeparators(place)));
    std::_Exit(int(ExitStatus::Failed));
}

} // namespace

struct PlaceWatch::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    QStringList places;
    bool over = false;

    void run()
    {
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, interval, [this] { return over; })) {
            const QStringList now = places;
            lock.unlock();
            for (const QString &place : now) {
                if (!answers(place, longPatience)) {
                    endFor(place);
                }
            }
            lock.lock();
        }
    }

    void endFor(const QString &place)
    {
        const std::scoped_lock lock(mutex);
        if (!over) {
            giveUp(place);
        }
    }
};

PlaceWatch::PlaceWatch()
    : m_shared(std::make_shared<Shared>())
{
    startLoose([shared = m_shared] { shared->run(); });
}

PlaceWatch::~PlaceWatch()
{
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->over = true;
    m_shared->changed.notify_all();
}

void PlaceWatch::add(const QStringList &places)
{
    for (const QString &place : places) {
        if (!answers(place, patience)) {
            giveUp(place);
        }
    }
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->places += places;
    m_shared->places.removeDuplicates();
}

} // namespace Carrel
