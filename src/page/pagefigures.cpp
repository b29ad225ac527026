// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pagefigures.h"

#include "page/pagebridge.h"
#include "page/pagecalls.h"
#include "page/pageengine.h"

#include <QWebEnginePage>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

PageFigures::Kind kindNamed(const QString &word)
{
    return word == "table"_L1 ? PageFigures::Kind::Table : PageFigures::Kind::Picture;
}

} // namespace

PageFigures::PageFigures(const PageEngine &engine, const QWebEnginePage &page, const PageBridge &bridge,
                         PageCalls &calls)
    : m_engine(engine)
    , m_page(page)
    , m_calls(calls)
{
    connect(&bridge, &PageBridge::tableWanted, this, [this](int serial, const QString &block, const QString &form) {
        if (serial == m_serial) {
            Q_EMIT tableWanted(BlockId(block), form);
        }
    });
    connect(&bridge, &PageBridge::menuWanted, this, [this](int serial, const QString &of, double x, double y) {
        if (serial == m_serial) {
            Q_EMIT menuWanted(kindNamed(of), (QPointF(x, y) * m_page.zoomFactor()).toPoint());
        }
    });
    connect(&bridge, &PageBridge::nothingThere, this, [this](int serial, const QString &of) {
        if (serial == m_serial) {
            Q_EMIT told(kindNamed(of) == Kind::Table ? tr("There is no table in sight.")
                                                     : tr("There is no picture in sight."));
        }
    });
    connect(&bridge, &PageBridge::enlarged, this, [this](int serial, bool open) {
        if (serial == m_serial) {
            setEnlarged(open);
        }
    });
    connect(&bridge, &PageBridge::pictureFailed, this, [this](int serial, const QString &asset) {
        if (serial == m_serial) {
            explain(asset);
        }
    });
}

void PageFigures::enlarge()
{
    m_calls.enlarge();
}

void PageFigures::setDescriptions(bool shown)
{
    if (m_descriptions != shown) {
        m_descriptions = shown;
        m_calls.setDescriptions(shown);
    }
}

void PageFigures::copyTable(const QString &form)
{
    m_calls.copyTable(form);
}

void PageFigures::follow(int serial)
{
    m_serial = serial;
}

void PageFigures::sendAll()
{
    setEnlarged(false);
    m_calls.setDescriptions(m_descriptions);
}

void PageFigures::setEnlarged(bool enlarged)
{
    if (m_enlarged != enlarged) {
        m_enlarged = enlarged;
        Q_EMIT enlargedChanged();
    }
}

void PageFigures::explain(const QString &asset)
{
    const QString reason = m_engine.whyNotShown(AssetHash(asset));
    // What was served and is not drawn has the first bytes of a picture and no more.
    m_calls.explainPicture(asset, tr("This picture cannot be shown"),
                           reason.isEmpty() ? tr("Its file is damaged.") : reason);
}

} // namespace Carrel
