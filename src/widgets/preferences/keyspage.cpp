// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/keyspage.h"

#include "models/keybindings.h"
#include "models/reservedkeys.h"
#include "preferences/ui_keyspage.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/plainquestion.h"

#include <QApplication>
#include <QHeaderView>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString native(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

} // namespace

KeysPage::KeysPage(KeyBindings &bindings, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::KeysPage>())
    , m_bindings(bindings)
    , m_model(bindings)
{
    m_ui->setupUi(this);
    m_ui->keyList->setModel(&m_model);
    m_ui->keyList->header()->setSectionResizeMode(KeyListModel::What, QHeaderView::Stretch);
    m_ui->keyList->header()->setSectionResizeMode(KeyListModel::Pressed, QHeaderView::ResizeToContents);
    m_ui->keyList->header()->setSectionResizeMode(KeyListModel::Where, QHeaderView::ResizeToContents);
    m_ui->keyList->header()->setStretchLastSection(false);
    auto *const row = new FlowLayout(m_ui->buttons);
    for (QWidget *const button : {m_ui->change, m_ui->addKey, m_ui->takeAway, m_ui->restoreOne, m_ui->restoreAll}) {
        row->addWidget(button);
    }
    setFocusProxy(m_ui->keyList);
    connectAll();
    setWords({});
    finish();
    tell({});
}

KeysPage::~KeysPage() = default;

void KeysPage::connectAll()
{
    connect(m_ui->keyList, &QTreeView::activated, this, [this] { begin(Change::Replace); });
    connect(m_ui->keyList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        leaveField();
        tell({});
        showState();
    });
    connect(m_ui->change, &QPushButton::clicked, this, [this] { begin(Change::Replace); });
    connect(m_ui->addKey, &QPushButton::clicked, this, [this] { begin(Change::Add); });
    connect(m_ui->takeAway, &QPushButton::clicked, this, &KeysPage::takeAway);
    connect(m_ui->restoreOne, &QPushButton::clicked, this, &KeysPage::restore);
    connect(m_ui->restoreAll, &QPushButton::clicked, this, &KeysPage::askToRestoreAll);
    connect(m_ui->field, &KeyField::pressed, this, &KeysPage::take);
    connect(m_ui->field, &KeyField::left, this, &KeysPage::leaveField);
    connect(m_ui->takeFromThere, &QPushButton::clicked, this, [this] { give(m_wanted); });
    connect(m_ui->leaveField, &QPushButton::clicked, this, &KeysPage::leaveField);
    connect(&m_bindings, &KeyBindings::changed, this, &KeysPage::showState);
}

void KeysPage::setWords(const QString &words)
{
    const KeyedAction *const before = chosen();
    m_model.setWords(words);
    const QModelIndex same = before == nullptr ? QModelIndex() : m_model.indexOf(before->name);
    m_ui->keyList->setCurrentIndex(same.isValid() ? same : m_model.index(0, 0));
    showState();
}

bool KeysPage::leaveField()
{
    if (m_ui->waiting->isHidden()) {
        return false;
    }
    finish();
    tell({});
    return true;
}

const KeyedAction *KeysPage::chosen() const
{
    const QModelIndex index = m_ui->keyList->currentIndex();
    return index.isValid() ? m_bindings.find(index.data(KeyListModel::NameRole).toString()) : nullptr;
}

void KeysPage::begin(Change change)
{
    const KeyedAction *const action = chosen();
    if (action == nullptr || !m_bindings.lockedBy().isEmpty()) {
        return;
    }
    m_change = change;
    const QString asked = change == Change::Add ? tr("Press another key for “%1”").arg(action->words())
                                                : tr("Press the new key for “%1”").arg(action->words());
    m_ui->asked->setText(asked);
    m_ui->field->setAccessibleName(asked);
    m_ui->buttons->hide();
    m_ui->waiting->show();
    tell({});
    m_ui->field->setFocus(Qt::OtherFocusReason);
}

void KeysPage::take(const QKeySequence &key)
{
    const KeyedAction *const action = chosen();
    if (action == nullptr) {
        return;
    }
    m_ui->field->setText(native(key));
    const KeyedAction *const holder = m_bindings.holderOf(key);
    const QString reserved = whyReserved(key);
    m_ui->takeFromThere->hide();
    if (!reserved.isEmpty()) {
        tell(tr("%1 Press another key.", "why a key cannot be had").arg(reserved));
    } else if (holder == action && m_change == Change::Add) {
        tell(tr("%1 does this already. Press another key.").arg(native(key)));
    } else if (holder != nullptr && holder != action) {
        m_wanted = key;
        m_ui->takeFromThere->show();
        tell(tr("%1 does “%2”. Press another key, or take it from there.").arg(native(key), holder->words()));
    } else {
        give(key);
    }
}

void KeysPage::give(const QKeySequence &key)
{
    const KeyedAction *const action = chosen();
    const KeyedAction *const holder = m_bindings.holderOf(key);
    QList<QKeySequence> keys{key};
    if (m_change == Change::Add) {
        keys = m_bindings.keysOf(action->name) << key;
    }
    finish();
    if (!keep(m_bindings.choose(action->name, keys))) {
        return;
    }
    const bool isLeftWithout = holder != nullptr && holder != action && m_bindings.keysOf(holder->name).isEmpty();
    tell(isLeftWithout
             ? tr("%1 does “%2” now; “%3” has no key any more.").arg(native(key), action->words(), holder->words())
             : tr("%1 does “%2” now.").arg(native(key), action->words()));
}

void KeysPage::takeAway()
{
    const KeyedAction *const action = chosen();
    if (keep(m_bindings.choose(action->name, {}))) {
        tell(tr("“%1” has no key now.").arg(action->words()));
    }
    m_ui->keyList->setFocus(Qt::OtherFocusReason);
}

void KeysPage::restore()
{
    const KeyedAction *const action = chosen();
    QStringList losers;
    for (const QKeySequence &key : action->byDefault) {
        const KeyedAction *const holder = m_bindings.holderOf(key);
        if (holder != nullptr && holder != action) {
            losers << tr("“%1”").arg(holder->words());
        }
    }
    losers.removeDuplicates();
    if (keep(m_bindings.restore(action->name))) {
        const QString keys = action->byDefault.isEmpty() ? tr("none") : keysInWords(action->byDefault);
        tell(losers.isEmpty() ? tr("“%1” has the keys again that Carrel gives it: %2.").arg(action->words(), keys)
                              : tr("“%1” has the keys again that Carrel gives it: %2. Taken from %3.")
                                    .arg(action->words(), keys, locale().createSeparatedList(losers)));
    }
    m_ui->keyList->setFocus(Qt::OtherFocusReason);
}

void KeysPage::askToRestoreAll()
{
    PlainQuestion question(QMessageBox::Question, tr("Keys"), tr("Give every action the keys that Carrel gives it?"),
                           tr("The keys you chose are forgotten."), this);
    const QAbstractButton *const restore = question.addButton(tr("&Reset all"), QMessageBox::AcceptRole);
    question.setDefaultButton(question.addButton(tr("&Keep mine"), QMessageBox::RejectRole));
    question.exec();
    if (question.clickedButton() == restore && keep(m_bindings.restoreAll())) {
        tell(tr("Every action has the keys that Carrel gives it."));
    }
    m_ui->keyList->setFocus(Qt::OtherFocusReason);
}

void KeysPage::finish()
{
    const bool hadFocus = m_ui->waiting->isAncestorOf(QApplication::focusWidget());
    m_ui->waiting->hide();
    m_ui->takeFromThere->hide();
    m_ui->field->clear();
    m_ui->buttons->show();
    if (hadFocus) {
        m_ui->keyList->setFocus(Qt::OtherFocusReason);
    }
}

void KeysPage::showState()
{
    const QString lockedBy = m_bindings.lockedBy();
    const KeyedAction *const action = chosen();
    const bool isFree = lockedBy.isEmpty();
    const bool hasRow = isFree && action != nullptr;
    const auto &all = m_bindings.all();
    m_ui->change->setEnabled(hasRow);
    m_ui->addKey->setEnabled(hasRow && !m_bindings.keysOf(action->name).isEmpty());
    m_ui->takeAway->setEnabled(hasRow && !m_bindings.keysOf(action->name).isEmpty());
    m_ui->restoreOne->setEnabled(hasRow && m_bindings.isChosen(action->name));
    m_ui->restoreAll->setEnabled(
        isFree && std::ranges::any_of(all, [this](const KeyedAction &each) { return m_bindings.isChosen(each.name); }));
    m_ui->held->setVisible(!isFree);
    m_ui->held->setText(isFree ? QString() : tr("The keys are set by %1. They cannot be changed here.").arg(lockedBy));
    m_ui->keyList->setAccessibleDescription(m_ui->held->text());
    m_ui->nothing->setVisible(m_model.rowCount() == 0);
}

void KeysPage::tell(const QString &sentence)
{
    m_ui->message->setText(sentence);
    m_ui->message->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty()) {
        announce(m_ui->message, sentence);
    }
}

bool KeysPage::keep(const Result<void> &kept)
{
    if (!kept) {
        Q_EMIT failed(kept.error());
    }
    return kept.has_value();
}

} // namespace Carrel
