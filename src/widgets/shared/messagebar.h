// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;

namespace Carrel
{

/** How a message is meant: quiet news, work that goes on, or something that needs the person. */
enum class MessageKind { News, Working, Problem };

/** Something a person can do about a message. */
struct MessageAction {
    QString text; ///< with its mnemonic
    std::function<void()> run;
};

/** What happened, to what, and what to do about it. */
struct Message {
    MessageKind kind = MessageKind::News;
    QString text = {};
    std::vector<MessageAction> actions = {};
    bool lasting = false; ///< comes back when a message said after it is closed
    bool passing = false; ///< is about what is on screen, and goes with it
};

/**
 * The strip above a view where people are told what happened. It never hides what is said behind a time-out:
 * a message stays until it is closed, answered or followed by another. Used by the main window.
 */
class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void say(const Message &message);
    /** For MessageKind::Working: how far it is; @p total 0 while unknown. */
    void setProgress(int done, int total, const QString &what);
    void setMotionReduced(bool reduced); ///< work whose end is not known is told by words alone
    void close();
    void moveOn();    ///< another lesson or view comes: what is said of the one before is closed
    void takeFocus(); ///< onto what can be done about the message
    [[nodiscard]] QString text() const;

private:
    void draw(const Message &message);
    void drawSign(MessageKind kind);
    void showProgress(int done, int total);
    void announce(const QString &text);

    QLabel *m_sign;
    QLabel *m_text;
    QProgressBar *m_progress;
    QHBoxLayout *m_buttons;
    QToolButton *m_close;
    std::vector<Message> m_lasting; ///< not closed yet
    bool m_isMotionReduced = false;
    bool m_isLasting = false; ///< what is shown is the last of those
    bool m_isPassing = false;
};

} // namespace Carrel
