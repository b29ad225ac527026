// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/flatjson.h"

namespace Carrel
{

namespace
{

constexpr qsizetype mostDigits = 15; // as many as a double keeps exactly

/** Goes through one line; every function says whether it found what it looks for. */
class Scanner
{
public:
    explicit Scanner(QByteArrayView line)
        : m_line(line)
    {
    }

    bool members(std::vector<FlatMember> &all)
    {
        if (!sign('{')) {
            return false;
        }
        do {
            FlatMember member;
            if (!text(member.key) || !sign(':') || !value(member) || (!all.empty() && all.back().key >= member.key)) {
                return false;
            }
            all.push_back(std::move(member));
        } while (sign(','));
        return sign('}') && m_at == m_line.size();
    }

private:
    [[nodiscard]] char here() const { return m_at < m_line.size() ? m_line[m_at] : '\0'; }

    bool sign(char wanted)
    {
        const bool found = here() == wanted;
        m_at += found ? 1 : 0;
        return found;
    }

    bool word(QByteArrayView wanted)
    {
        const bool found = m_line.sliced(m_at).startsWith(wanted);
        m_at += found ? wanted.size() : 0;
        return found;
    }

    bool text(QByteArrayView &found)
    {
        if (!sign('"')) {
            return false;
        }
        const qsizetype start = m_at;
        while (here() >= ' ' && here() < 0x7f && here() != '"' && here() != '\\') {
            ++m_at;
        }
        found = m_line.sliced(start, m_at - start);
        return sign('"');
    }

    bool number(QByteArrayView &found)
    {
        const qsizetype start = m_at;
        sign('-');
        const qsizetype digits = m_at;
        bool hasPoint = false;
        for (char c = here(); (c >= '0' && c <= '9') || (c == '.' && !hasPoint && m_at > digits); c = here()) {
            hasPoint |= c == '.';
            ++m_at;
        }
        const QByteArrayView written = m_line.sliced(digits, m_at - digits);
        const bool leadingZero = written.size() > 1 && written[0] == '0' && written[1] != '.';
        // Minus nothing is another number to JSON, and so is one that goes on.
        const bool minusZero = digits > start && written.startsWith('0');
        found = m_line.sliced(start, m_at - start);
        return !written.isEmpty() && written.size() <= mostDigits && !leadingZero && !minusZero &&
               !written.endsWith('.');
    }

    bool list(FlatMember &member)
    {
        member.kind = FlatMember::Kind::Texts;
        if (sign(']')) {
            return true;
        }
        member.kind = here() == '"' ? FlatMember::Kind::Texts : FlatMember::Kind::Numbers;
        do {
            QByteArrayView item;
            if (!(member.kind == FlatMember::Kind::Texts ? text(item) : number(item))) {
                return false;
            }
            member.items.push_back(item);
        } while (sign(','));
        return sign(']');
    }

    bool value(FlatMember &member)
    {
        switch (here()) {
        case '"':
            member.kind = FlatMember::Kind::Text;
            return text(member.text);
        case '[':
            return sign('[') && list(member);
        case 't':
            member.kind = FlatMember::Kind::True;
            return word("true");
        case 'f':
            member.kind = FlatMember::Kind::False;
            return word("false");
        default:
            member.kind = FlatMember::Kind::Number;
            return number(member.text);
        }
    }

    QByteArrayView m_line;
    qsizetype m_at = 0;
};

} // namespace

std::optional<std::vector<FlatMember>> flatMembers(QByteArrayView line)
{
    constexpr size_t usual = 24;
    std::vector<FlatMember> all;
    all.reserve(usual);
    return Scanner(line).members(all) ? std::optional(std::move(all)) : std::nullopt;
}

} // namespace Carrel
