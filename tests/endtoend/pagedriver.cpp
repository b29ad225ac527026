// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/pagedriver.h"

#include "endtoend/windowdriver.h"
#include "page/lessonview.h"

#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>

#include <memory>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

PageDriver::PageDriver(WindowDriver &driver)
    : m_driver(driver)
{
}

LessonView &PageDriver::view() const
{
    return *m_driver.window().findChild<LessonView *>();
}

QWebEnginePage &PageDriver::engine() const
{
    return *view().findChild<QWebEngineView *>()->page();
}

QVariant PageDriver::ask(const QString &script) const
{
    // The answer may come when nobody waits any more.
    const auto result = std::make_shared<std::optional<QVariant>>();
    engine().runJavaScript(script, QWebEngineScript::ApplicationWorld,
                           [result](const QVariant &value) { *result = value; });
    return WindowDriver::wait([&] { return result->has_value(); }) ? **result : QVariant();
}

void PageDriver::settle(int frames) const
{
    (void)ask(u"globalThis.frames_ = 0; (function f() { if (++frames_ < 1000) requestAnimationFrame(f); })(); 0"_s);
    (void)WindowDriver::wait([&] { return ask(u"frames_"_s).toInt() > frames; });
    (void)ask(u"frames_ = 1000"_s);
}

QString PageDriver::topmostBlock() const
{
    return ask(u"Array.from(document.querySelectorAll('.part > *')).find(b => b.getBoundingClientRect().bottom > 4)"
               "?.dataset.block ?? ''"_s)
        .toString();
}

QString PageDriver::blockAt(int number) const
{
    return ask(u"document.querySelectorAll('.part > *')[%1]?.dataset.block ?? ''"_s.arg(number)).toString();
}

bool PageDriver::goTo(const QString &block) const
{
    view().scrollTo({BlockId(block), 0});
    return WindowDriver::wait([&] {
        settle();
        return topmostBlock() == block;
    });
}

} // namespace Carrel::Test
