// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/foreigntext.h"
#include "library/library.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "widgets/mainwindow/gotopalette.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/preferences/preferencesview.h"

#include <QAction>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qsizetype mostRecent = 20;
constexpr QLatin1StringView commandSign{"command "};
constexpr QLatin1StringView settingSign{"setting "};

/** The words of an action change with the language and with what is due; its name does not, and learners have none. */
QString idOf(const QAction &action)
{
    return commandSign + (action.objectName().isEmpty() ? action.text() : action.objectName());
}

std::vector<GoToItem> commandItems(const WindowActions &actions)
{
    std::vector<GoToItem> items;
    const auto menus = actions.all();
    for (const auto &[title, menu] : menus) {
        for (const QAction *const action : menu) {
            if (action->isEnabled() && action != actions.goTo) {
                items.push_back({GoToItem::Kind::Command,
                                 idOf(*action),
                                 readOnButton(action->text()),
                                 title,
                                 action->shortcut().toString(QKeySequence::NativeText),
                                 {},
                                 {}});
            }
        }
    }
    return items;
}

} // namespace

void MainWindow::openGoTo()
{
    std::vector<GoToItem> items = commandItems(*m_actions);
    const auto choices = m_preferences->choices();
    for (const auto &[name, words] : choices) {
        items.push_back({GoToItem::Kind::Setting, settingSign + name, words, tr("Preferences"), {}, {}, {}});
    }
    std::ranges::move(libraryItems(m_parts.library), std::back_inserter(items));
    m_goTo->open(std::move(items), m_parts.settings.value(Keys::lastTargets).split(u'\n', Qt::SkipEmptyParts));
}

void MainWindow::goTo(const GoToItem &item)
{
    QStringList recent = m_parts.settings.value(Keys::lastTargets).split(u'\n', Qt::SkipEmptyParts);
    recent.removeAll(item.id);
    recent.prepend(item.id);
    // What cannot be written costs no more than the order of the next list.
    (void)m_parts.settings.set(Keys::lastTargets, recent.mid(0, mostRecent).join(u'\n'));
    switch (item.kind) {
    case GoToItem::Kind::Course:
        openCourse(item.lesson.course);
        break;
    case GoToItem::Kind::Lesson:
        openLesson(item.lesson);
        break;
    case GoToItem::Kind::Heading:
        openLesson(item.lesson, item.block);
        break;
    case GoToItem::Kind::Command:
        trigger(item.id);
        break;
    case GoToItem::Kind::Setting:
        m_actions->preferences->trigger();
        m_preferences->showChoice(item.id.sliced(settingSign.size()));
        break;
    }
}

void MainWindow::trigger(const QString &command)
{
    const auto menus = m_actions->all();
    for (const auto &[title, menu] : menus) {
        const auto action = std::ranges::find_if(menu, [&](const QAction *each) { return idOf(*each) == command; });
        if (action != menu.end()) {
            (*action)->trigger();
            return;
        }
    }
}

} // namespace Carrel
