// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <QObject>
#include <QPoint>

class QWebEnginePage;

namespace Carrel
{

class PageBridge;
class PageCalls;
class PageEngine;

/**
 * The pictures and tables of the lesson on a page: what a reader does with them, and what happens to them. What is
 * meant is the one with the focus, else the first in sight. Made by LessonView; used by the reader and the window.
 */
class PageFigures final : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Picture, Table };
    Q_ENUM(Kind)

    PageFigures(const PageEngine &engine, const QWebEnginePage &page, const PageBridge &bridge, PageCalls &calls);

    void enlarge(); ///< a picture fills the page; once more, or Esc, leads back to the place and the focus
    void setDescriptions(bool shown);    ///< whether every picture has its alternative text in words below it
    void copyTable(const QString &form); ///< "csv" or "markdown"; tableWanted follows
    [[nodiscard]] bool isEnlarged() const { return m_enlarged; }

    void follow(int serial); ///< messages of other lessons are dropped
    void sendAll();          ///< to a page that is new

Q_SIGNALS:
    void enlargedChanged();
    void tableWanted(const Carrel::BlockId &block, const QString &form); ///< on the clipboard
    void menuWanted(Carrel::PageFigures::Kind kind, const QPoint &at);   ///< at: in the view; that one has the focus
    void told(const QString &sentence);                                  ///< for the status line

private:
    void setEnlarged(bool enlarged);
    void explain(const QString &asset);

    const PageEngine &m_engine;
    const QWebEnginePage &m_page;
    PageCalls &m_calls;
    int m_serial = 0;
    bool m_enlarged = false;
    bool m_descriptions = false;
};

} // namespace Carrel
