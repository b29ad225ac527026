// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/asidemodel.h"

#include "base/plainletters.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr int placeRole = AsideModel::BelowRole + 1; // in m_checks

} // namespace

AsideModel::AsideModel(QObject *parent)
    : QStandardItemModel(parent)
{
}

void AsideModel::setChecks(std::vector<AsideCheck> checks)
{
    if (checks != m_checks) {
        m_checks = std::move(checks);
        arrange();
    }
}

void AsideModel::setFilter(const QString &words)
{
    m_filter = PlainLetters::of(words).text.split(u' ', Qt::SkipEmptyParts);
    arrange();
}

void AsideModel::arrange()
{
    clear();
    const std::pair<AsideCheck::Kind, QString> kinds[] = {{AsideCheck::Kind::Retired, tr("Retired")},
                                                          {AsideCheck::Kind::Resting, tr("Resting today")},
                                                          {AsideCheck::Kind::Leech, tr("Not known again and again")}};
    for (const auto &[kind, title] : kinds) {
        auto *const heading = new QStandardItem(title);
        heading->setFlags(Qt::ItemIsEnabled);
        for (size_t place = 0; place < m_checks.size(); ++place) {
            const AsideCheck &check = m_checks[place];
            if (check.kind != kind) {
                continue;
            }
            const QString below = check.lesson.isEmpty()
                                      ? check.why
                                      : tr("%1 %2, %3", "why a check is laid aside, its lesson and course")
                                            .arg(check.why, check.lesson, check.course);
            const QString spoken = tr("%1 %2", "a check, then why it is laid aside").arg(check.question, below);
            const QString plain = PlainLetters::of(spoken).text;
            if (std::ranges::all_of(m_filter, [&plain](const QString &word) { return plain.contains(word); })) {
                auto *const item = new QStandardItem(check.question);
                item->setEditable(false);
                item->setData(below, BelowRole);
                item->setData(spoken, Qt::AccessibleTextRole);
                item->setData(qulonglong(place), placeRole);
                heading->appendRow(item);
            }
        }
        if (heading->hasChildren()) {
            const int count = heading->rowCount();
            heading->setText(tr("%1 (%2)", "a heading and how many there are").arg(title, QString::number(count)));
            appendRow(heading);
        } else {
            delete heading;
        }
    }
}

const AsideCheck *AsideModel::checkAt(const QModelIndex &index) const
{
    const QVariant place = index.data(placeRole);
    return place.isValid() ? &m_checks[size_t(place.toULongLong())] : nullptr;
}

std::vector<QModelIndex> AsideModel::shown() const
{
    std::vector<QModelIndex> all;
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex heading = index(group, 0);
        for (int row = 0; row < rowCount(heading); ++row) {
            all.push_back(index(row, 0, heading));
        }
    }
    return all;
}

QModelIndex AsideModel::indexOf(const CheckKey &check) const
{
    const std::vector<QModelIndex> all = shown();
    const auto found =
        std::ranges::find_if(all, [&](const QModelIndex &index) { return checkAt(index)->check == check; });
    return found == all.end() ? QModelIndex() : *found;
}

QModelIndex AsideModel::checkNear(int row) const
{
    const std::vector<QModelIndex> all = shown();
    return all.empty() ? QModelIndex() : all[size_t(std::clamp(row, 0, int(all.size()) - 1))];
}

int AsideModel::rowOf(const QModelIndex &index) const
{
    const std::vector<QModelIndex> all = shown();
    const auto found = std::ranges::find(all, index);
    return found == all.end() ? -1 : int(found - all.begin());
}

} // namespace Carrel
