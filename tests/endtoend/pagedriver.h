// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

class QWebEnginePage;

namespace Carrel
{
class LessonView;
} // namespace Carrel

namespace Carrel::Test
{

class WindowDriver;

/** The page of the lesson in a window that is driven, asked about itself. */
class PageDriver final
{
public:
    explicit PageDriver(WindowDriver &driver);

    [[nodiscard]] LessonView &view() const;
    [[nodiscard]] QWebEnginePage &engine() const;
    /** What @p script comes to, in the world of the page's own scripts. */
    [[nodiscard]] QVariant ask(const QString &script) const;
    /** Waits until some frames were drawn and the page told where it is. */
    void settle(int frames = 14) const;
    /** The id of the topmost block, by the page's own geometry. */
    [[nodiscard]] QString topmostBlock() const;
    /** The id of the block of that number in the text. */
    [[nodiscard]] QString blockAt(int number) const;
    /** Goes to a block and waits until it is the topmost one; false when that never comes. */
    [[nodiscard]] bool goTo(const QString &block) const;

private:
    WindowDriver &m_driver;
};

} // namespace Carrel::Test
