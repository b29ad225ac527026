// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewsession.h"

#include "study/answerrole.h"
#include "study/pace.h"

#include <algorithm>

namespace Carrel
{

namespace
{

const LastAnswer *lastAnswer(const CheckState *check)
{
    return check != nullptr && check->last.has_value() ? &*check->last : nullptr;
}

bool isAside(const StudyState &state, const CheckKey &check, StudyDay today)
{
    const CheckState *known = state.check(check);
    return known != nullptr && (known->isResting(today) || known->retired.has_value());
}

} // namespace

ReviewSession::ReviewSession(std::vector<CheckKey> checks, const StudyState &state)
{
    for (CheckKey &check : checks) {
        const CheckState *known = state.check(check);
        const LastAnswer *last = lastAnswer(known);
        m_items.push_back({.check = std::move(check),
                           .before = last == nullptr ? std::nullopt : std::optional(last->ref),
                           .ref = std::nullopt,
                           .expectedMs = expectedMs(known)});
    }
}

std::optional<CheckKey> ReviewSession::current() const
{
    return m_at < m_items.size() ? std::optional(m_items[m_at].check) : std::nullopt;
}

int ReviewSession::answeredCount() const
{
    return int(std::ranges::count_if(m_items, [](const Item &item) { return item.ref.has_value(); }));
}

ReviewAmount ReviewSession::remaining() const
{
    ReviewAmount left;
    for (size_t at = m_at; at < m_items.size(); ++at) {
        if (m_items[at].isOpen()) {
            ++left.checks;
            left.ms += m_items[at].expectedMs;
        }
    }
    return left;
}

std::vector<CheckKey> ReviewSession::answeredChecks() const
{
    std::vector<CheckKey> checks;
    for (const Item &item : m_items) {
        if (item.ref.has_value()) {
            checks.push_back(item.check);
        }
    }
    return checks;
}

void ReviewSession::answered(const AnswerEvent &answer, const EventRef &ref)
{
    const auto item = std::ranges::find(m_items, answer.check, &Item::check);
    if (item == m_items.end()) {
        return;
    }
    if (answer.occasion == Occasion::Again || item->ref.has_value()) {
        item->known = item->known || isKnown(answer);
    } else {
        item->ref = ref;
        item->right = answer.right;
        item->known = isKnown(answer);
        item->helped = answer.helped;
    }
}

void ReviewSession::note(const StudyState &state, StudyDay today)
{
    const auto changed = m_changes.next(state, today);
    if (!changed) {
        std::ranges::for_each(m_items, [&](Item &item) { note(item, state, today); });
        return;
    }
    for (const CheckKey &key : *changed) {
        if (const auto item = std::ranges::find(m_items, key, &Item::check); item != m_items.end()) {
            note(*item, state, today);
        }
    }
}

void ReviewSession::note(Item &item, const StudyState &state, StudyDay today)
{
    const CheckState *known = state.check(item.check);
    const LastAnswer *last = lastAnswer(known);
    item.expectedMs = expectedMs(known);
    item.setAside = isAside(state, item.check, today);
    if (!item.ref.has_value() && last != nullptr && last->ref != item.before && last->day >= today) {
        item.ref = last->ref;
        item.right = last->right;
        item.known = last->isKnown();
        item.helped = last->helped;
    }
}

void ReviewSession::goOn()
{
    while (m_at < m_items.size() && !m_items[m_at].isOpen()) {
        ++m_at;
    }
}

void ReviewSession::drop()
{
    if (m_at < m_items.size()) {
        m_items.erase(m_items.begin() + qsizetype(m_at));
    }
    goOn();
}

bool ReviewSession::hasAnswered(const CheckKey &check) const
{
    return std::ranges::any_of(m_items, [&](const Item &item) { return item.ref.has_value() && item.check == check; });
}

bool ReviewSession::isSetAside(const CheckKey &check) const
{
    return std::ranges::any_of(m_items, [&](const Item &item) { return item.setAside && item.check == check; });
}

bool ReviewSession::wasHelped(const CheckKey &check) const
{
    return std::ranges::any_of(m_items, [&](const Item &item) { return item.helped && item.check == check; });
}

std::vector<CheckKey> ReviewSession::missed() const
{
    std::vector<CheckKey> checks;
    for (const Item &item : m_items) {
        if (item.isToLearn() && !item.right) {
            checks.push_back(item.check);
        }
    }
    return checks;
}

std::vector<CheckKey> ReviewSession::lucky() const
{
    std::vector<CheckKey> checks;
    for (const Item &item : m_items) {
        if (item.isToLearn() && item.right) {
            checks.push_back(item.check);
        }
    }
    return checks;
}

bool ReviewSession::takeBack(const StudyState &state, StudyDay today)
{
    bool found = false;
    for (size_t at = m_items.size(); at-- > 0;) {
        Item &item = m_items[at];
        const bool unanswered = item.ref.has_value() && state.undone().contains(*item.ref);
        const bool back = item.setAside && !isAside(state, item.check, today);
        if (unanswered) {
            item = {.check = item.check,
                    .before = item.before,
                    .ref = std::nullopt,
                    .expectedMs = expectedMs(state.check(item.check))};
        }
        if (unanswered || back) {
            item.setAside = isAside(state, item.check, today);
            m_at = at;
            found = true;
        }
    }
    return found;
}

} // namespace Carrel
