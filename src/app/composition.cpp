// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"

#include "exchange/packagecodec.h"
#include "settings/keys.h"

#include <QEvent>
#include <QTimer>

#include <chrono>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto calm = std::chrono::milliseconds(1500); // after the window came: what was to be opened is open
constexpr auto backupEvery = std::chrono::hours(1);    // it is looked whether one is due
constexpr auto firstBackup = std::chrono::seconds(10);

LibraryPaths libraryPaths(const DataFolders &folders)
{
    return {folders.store, folders.readOnlyStores(), folders.libraryIndexFile()};
}

} // namespace

Composition::Composition(const CompositionParts &parts)
    : m_parts(parts)
    , m_clock(parts.clockShiftMs)
    , m_settings(parts.settings)
    , m_library(libraryPaths(parts.folders), packageCodec())
    , m_record(std::make_unique<StudyRecord>(parts.folders.studyPaths(), m_clock, QStringLiteral(CARREL_VERSION)))
    , m_renderer(m_math, m_highlighter)
    , m_reading([this](JobControl &control) { (void)m_library.refresh(control); })
    , m_filling([this](JobControl &control) { (void)m_library.fillSearch(control); })
{
    m_theme.choose(themeNamed(m_settings.value(Keys::theme))); // before there are widgets that would change
    m_record->hold(m_settings.managedChoices(), m_settings.recommendedChoices());
    const WindowParts window{m_library,
                             *m_record,
                             m_settings,
                             m_clock,
                             m_theme,
                             m_renderer,
                             m_highlighter,
                             m_math,
                             [this]() -> PageEngine & { return pageEngine(); },
                             QStringLiteral(CARREL_VERSION),
                             parts.graphics};
    m_window = std::make_unique<MainWindow>(window);
    connect(m_window.get(), &MainWindow::pagePainted, this, [this] { m_parts.pagePainted(); });
    connect(&m_reading, &RepeatedJob::finished, this, &Composition::ready, Qt::SingleShotConnection);
    connect(&m_reading, &RepeatedJob::finished, &m_filling, &RepeatedJob::run); // what a sudden end left
    connect(&m_library, &Library::textsWaiting, &m_filling, &RepeatedJob::run);
    connect(&m_backupTimer, &QTimer::timeout, m_record.get(), &StudyRecord::backUp);
    connect(&m_library, &Library::indexStale, &m_reading, &RepeatedJob::run);
}

Composition::~Composition()
{
    // The record first: the jobs may wait for a drive that hangs until the program is ended from outside.
    m_window.reset();
    m_record.reset();
}

PageEngine &Composition::pageEngine()
{
    if (!m_engine) {
        m_parts.pageComing();
        m_engine = std::make_unique<PageEngine>([this](const AssetHash &hash) { return m_library.assetFile(hash); });
    }
    return *m_engine;
}

void Composition::start(const QStringList &files)
{
    connect(
        this, &Composition::ready, m_window.get(), [this, files] { m_window->openFiles(files); },
        Qt::SingleShotConnection);
    m_window->installEventFilter(this);
    m_window->show();
    m_reading.run();
}

bool Composition::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        m_window->removeEventFilter(this);
        // Making the engine blocks for a tenth of a second: after the window stands there, and when nothing else waits.
        QTimer::singleShot(0, m_window.get(), &MainWindow::prepareReader);
        QTimer::singleShot(calm, this, [this] { m_math.prepare(); });
        QTimer::singleShot(calm, m_window.get(), &MainWindow::prepareSpeech);
        QTimer::singleShot(firstBackup, m_record.get(), &StudyRecord::backUp);
        m_backupTimer.start(backupEvery);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Carrel
