// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/findquery.h"

#include <QFrame>

#include <memory>

class QShortcut;

namespace Carrel
{

class LessonView;
namespace Ui
{
class FindBar;
}

/** The strip under a lesson that finds words in it: what, how strictly, which hit of how many. Used by ReaderView. */
class FindBar final : public QFrame
{
    Q_OBJECT

public:
    /** In @p reader, where Esc closes it wherever the focus is. */
    FindBar(LessonView &page, QWidget *reader);
    ~FindBar() override;

    void open();           ///< shows it with the selected words of the page, if there are any, and takes the focus
    void step(int by);     ///< 1 or -1; shows the bar with the last words when it was closed, else asks for words
    void closeAndReturn(); ///< to where one was when it was opened, and the focus to the page
    void closeAndStay();

Q_SIGNALS:
    void told(const QString &sentence); ///< for the status line

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void begin();
    void search();
    void searchAgain(); ///< another lesson, or another version of it, is on the page
    void showFound(const FoundWords &found);
    void finish(bool goBack);
    [[nodiscard]] FindQuery query() const;

    std::unique_ptr<Ui::FindBar> m_ui;
    LessonView &m_page;
    QShortcut *m_escape;
};

} // namespace Carrel
