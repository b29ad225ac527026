// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/pointerplace.h"

#include "formats/json/json.h"

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Walks over correct JSON without building anything. */
class Walk
{
public:
    explicit Walk(const QByteArray &text)
        : m_text(text)
    {
        skipBlanks();
    }

    [[nodiscard]] qsizetype position() const { return m_at; }

    /** Goes into the member or element that @p token names; stays where it is when there is none. */
    bool enter(const QString &token)
    {
        const qsizetype before = m_at;
        const bool isObject = current() == '{';
        if (!isObject && current() != '[') {
            return false;
        }
        step();
        for (int index = 0; m_at < m_text.size() && current() != '}' && current() != ']'; ++index) {
            const QString name = isObject ? key() : QString::number(index);
            if (name == token) {
                return true;
            }
            skipValue();
            if (current() == ',') {
                step();
            }
        }
        m_at = before;
        return false;
    }

private:
    [[nodiscard]] char current() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void step()
    {
        ++m_at;
        skipBlanks();
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text[m_at])) {
            ++m_at;
        }
    }

    QString key()
    {
        const qsizetype from = m_at;
        skipString();
        const std::string literal = m_text.sliced(from, m_at - from).toStdString();
        const Json name = Json::parse(literal, nullptr, false);
        skipBlanks();
        step(); // the colon
        return name.is_string() ? toQString(name.get<std::string>()) : QString();
    }

    void skipString()
    {
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"') {
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        }
        m_at = std::min(m_at + 1, m_text.size());
    }

    void skipValue()
    {
        int depth = 0;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '"') {
                skipString();
                continue;
            }
            if (depth == 0 && (c == ',' || c == '}' || c == ']')) {
                break;
            }
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            ++m_at;
        }
        skipBlanks();
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
};

} // namespace

JsonPlace placeOfPointer(const QByteArray &text, const JsonPlace &start, const QString &pointer)
{
    Walk walk(text);
    for (QString token : pointer.split(u'/').sliced(1)) {
        token.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        if (!walk.enter(token)) {
            break;
        }
    }
    return placeAt(start, text, walk.position());
}

} // namespace Carrel
