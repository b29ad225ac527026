// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/printing/paperdialog.h"

namespace Carrel
{

/** What the window does for its File menu: asks what to print and where to, and tells what came of it. */
class PaperDesk final : public QObject
{
    Q_OBJECT

public:
    PaperDesk(Library &library, std::function<PageEngine &()> engine, QWidget *window);
    ~PaperDesk() override;

    /**
     * Asks about the course of @p lesson, which is shown with numbers beside code or without. One job at a time: a
     * second wish waits for the answer to the first.
     */
    void ask(const LessonOnScreen &lesson, bool lineNumbers, PaperDialog::Target target);

Q_SIGNALS:
    void told(const QString &sentence);   ///< for a while
    void said(const QString &sentence);   ///< it is done
    void failed(const QString &sentence); ///< and why

private:
    void choose(const PaperDialog &dialog, PaperDialog::Target target);
    void begin(const PaperWish &wish, const QString &whenDone);

    Library &m_library;
    std::function<PageEngine &()> m_engine;
    QWidget *m_window;
    std::unique_ptr<PaperJob> m_job;
};

} // namespace Carrel
