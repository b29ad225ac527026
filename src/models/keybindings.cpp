// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keybindings.h"

#include "base/foreigntext.h"
#include "settings/keys.h"
#include "settings/settings.h"

#include <QAction>
#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString plainWords(const QAction &action)
{
    return readOnButton(action.text());
}

QList<QKeySequence> without(const QList<QKeySequence> &keys, const QSet<QKeySequence> &taken)
{
    QList<QKeySequence> left;
    std::ranges::copy_if(keys, std::back_inserter(left),
                         [&taken](const QKeySequence &key) { return !taken.contains(key); });
    return left;
}

} // namespace

QString KeyedAction::words() const
{
    QString words = plainWords(*actions.front());
    return words.isEmpty() ? words : words.replace(0, 1, words.first(1).toUpper());
}

QString keysInWords(const QList<QKeySequence> &keys)
{
    QStringList words;
    std::ranges::transform(keys, std::back_inserter(words),
                           [](const QKeySequence &key) { return key.toString(QKeySequence::NativeText); });
    return words.join(u", "_s);
}

QString pressedBy(const QAction &action)
{
    const QKeySequence key = action.shortcut();
    return key.isEmpty() ? KeyBindings::tr("“%1”", "what stands in a menu, as a word in a sentence")
                               .arg(plainWords(action).remove(u'…'))
                         : key.toString(QKeySequence::NativeText);
}

KeyBindings::KeyBindings(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    connect(&m_settings, &Settings::changed, this, [this](const QString &key) {
        if (key == Keys::chosenKeys.name) {
            apply();
        }
    });
}

void KeyBindings::add(const QString &group, QAction *action)
{
    const auto known = std::ranges::find(m_all, action->objectName(), &KeyedAction::name);
    if (known == m_all.end()) {
        m_all.push_back({action->objectName(), group, action->shortcuts(), {action}});
    } else {
        known->actions << action;
    }
}

void KeyBindings::apply()
{
    const Chosen chosen = read();
    QSet<QKeySequence> taken;
    for (const KeyedAction &each : m_all) {
        for (const QKeySequence &key : chosen.value(each.name)) {
            taken.insert(key);
        }
    }
    // An update may have given a key to something else that the person chose before.
    QSet<QKeySequence> given;
    for (const KeyedAction &each : m_all) {
        const bool isChosen = chosen.contains(each.name);
        const QList<QKeySequence> keys =
            isChosen ? without(chosen.value(each.name), given) : without(each.byDefault, taken);
        given.unite({keys.begin(), keys.end()});
        for (QAction *const action : each.actions) {
            action->setShortcuts(keys);
        }
    }
    Q_EMIT changed();
}

const KeyedAction *KeyBindings::find(const QString &name) const
{
    const auto found = std::ranges::find(m_all, name, &KeyedAction::name);
    return found == m_all.end() ? nullptr : &*found;
}

QList<QKeySequence> KeyBindings::keysOf(const QString &name) const
{
    const KeyedAction *const action = find(name);
    return action == nullptr ? QList<QKeySequence>() : action->actions.front()->shortcuts();
}

bool KeyBindings::isChosen(const QString &name) const
{
    const KeyedAction *const action = find(name);
    return action != nullptr && keysOf(name) != action->byDefault;
}

const KeyedAction *KeyBindings::holderOf(const QKeySequence &key) const
{
    const auto found = std::ranges::find_if(
        m_all, [&key](const KeyedAction &each) { return each.actions.front()->shortcuts().contains(key); });
    return found == m_all.end() ? nullptr : &*found;
}

QString KeyBindings::lockedBy() const
{
    return m_settings.lockedBy(Keys::chosenKeys);
}

Result<void> KeyBindings::choose(const QString &name, const QList<QKeySequence> &keys)
{
    Chosen chosen = read();
    for (const KeyedAction &each : m_all) {
        const QList<QKeySequence> now = keysOf(each.name);
        const QList<QKeySequence> left = without(now, {keys.begin(), keys.end()});
        if (each.name != name && left != now) {
            chosen.insert(each.name, left);
        }
    }
    chosen.insert(name, keys);
    return keep(chosen);
}

Result<void> KeyBindings::restore(const QString &name)
{
    const KeyedAction *const action = find(name);
    return action == nullptr ? Result<void>() : choose(name, action->byDefault);
}

Result<void> KeyBindings::restoreAll()
{
    return keep({});
}

QString KeyBindings::fillIn(const QString &sentence) const
{
    QString filled = sentence;
    for (const KeyedAction &each : m_all) {
        filled.replace(u'{' + each.name + u'}', pressedBy(*each.actions.front()));
    }
    return filled;
}

KeyBindings::Chosen KeyBindings::read() const
{
    Chosen chosen;
    const QStringList lines = m_settings.value(Keys::chosenKeys).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QStringList parts = line.split(u'\t');
        QList<QKeySequence> keys;
        for (const QString &part : parts.sliced(1)) {
            const QKeySequence key = QKeySequence::fromString(part, QKeySequence::PortableText);
            if (!key.isEmpty() && key[0].key() != Qt::Key_unknown && !keys.contains(key)) {
                keys << key;
            }
        }
        chosen.insert(parts.front(), keys);
    }
    return chosen;
}

/** One action a line, its keys behind its name; what is as Carrel sets it is left out. */
Result<void> KeyBindings::keep(const Chosen &chosen)
{
    QStringList lines;
    for (auto entry = chosen.begin(); entry != chosen.end(); ++entry) {
        const KeyedAction *const action = find(entry.key());
        if (action != nullptr && action->byDefault == *entry) {
            continue;
        }
        QStringList parts{entry.key()};
        std::ranges::transform(*entry, std::back_inserter(parts),
                               [](const QKeySequence &key) { return key.toString(QKeySequence::PortableText); });
        lines << parts.join(u'\t');
    }
    lines.sort();
    return m_settings.set(Keys::chosenKeys, lines.join(u'\n'));
}

} // namespace Carrel
