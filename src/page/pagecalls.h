// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/decoration.h"
#include "page/findquery.h"
#include "page/place.h"
#include "page/textlooks.h"
#include "render/lessonrenderer.h"
#include "render/tokens.h"

#include <QJsonArray>

#include <utility>
#include <vector>

class QWebEnginePage;

namespace Carrel
{

/**
 * What LessonView asks of the page script. While the page is not ready nothing is sent: whoever calls says it again
 * once it is.
 */
class PageCalls final
{
public:
    explicit PageCalls(QWebEnginePage &page);

    void addScript(); ///< to the page, before it is loaded
    void setReady(bool ready) { m_ready = ready; }
    [[nodiscard]] bool isReady() const { return m_ready; }

    void show(int serial, const RenderedLesson &lesson, const Place &place);
    void add(int serial, const RenderedLesson &portion); ///< to the end of that lesson
    void setWhole(bool whole); ///< while the lesson is not, what goes through all of it waits, and is called then
    [[nodiscard]] bool isWhole() const { return m_whole; }
    void setTheme(ThemeName theme);
    void setLooks(const TextLooks &looks);
    void setMotionReduced(bool reduced);
    void decorate(const std::vector<Decoration> &decorations);
    void go(const Place &place, bool flash);
    void drawMarks(const std::vector<Decoration> &marks);
    void pickSentence(int step);
    void unselect();
    void enlarge();
    void setDescriptions(bool shown);
    void copyTable(const QString &form);
    void explainPicture(const QString &asset, const QString &word, const QString &reason);
    void beginFind();
    void find(const FindQuery &query);
    void findAgain(int step);
    void endFind(bool goBack);
    void beginSpeech(const QString &code);
    void stepSpeech(int step);
    void endSpeech();

private:
    void call(const QString &function, const QJsonArray &arguments);
    void callOnWhole(const QString &function, const QJsonArray &arguments);

    QWebEnginePage &m_page;
    bool m_ready = false;
    bool m_whole = true;
    std::vector<std::pair<QString, QJsonArray>> m_waiting; ///< for the rest of the lesson: functions, arguments
};

} // namespace Carrel
