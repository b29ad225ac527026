// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/direction.h"

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

class LetterCount final
{
public:
    void add(QStringView text)
    {
        for (const QChar letter : text) {
            const QChar::Direction direction = letter.direction();
            m_toTheRight += direction == QChar::DirL ? 1 : 0;
            m_toTheLeft += direction == QChar::DirR || direction == QChar::DirAL ? 1 : 0;
        }
    }

    void add(const Runs &runs)
    {
        for (const Run &run : runs) {
            if (!run.code && !run.math && !run.keyboard && run.picture.isEmpty()) {
                add(run.text);
            }
        }
    }

    void add(const Blocks &blocks)
    {
        for (const Block &block : blocks) {
            if (const auto *heading = std::get_if<Heading>(&block.content)) {
                add(heading->runs);
            } else if (const auto *paragraph = std::get_if<Paragraph>(&block.content)) {
                add(paragraph->runs);
            }
            forEachChildList(block, [this](const Blocks &inside) { add(inside); });
        }
    }

    void add(const List &list)
    {
        for (const Blocks &item : list.items) {
            add(item);
        }
    }

    [[nodiscard]] QString direction() const
    {
        // Technical prose that reads from the right is full of names that read from the left.
        constexpr double enough = 0.4;
        const int all = m_toTheRight + m_toTheLeft;
        return all == 0 ? QString() : m_toTheLeft > enough * all ? u"rtl"_s : u"ltr"_s;
    }

private:
    int m_toTheRight = 0;
    int m_toTheLeft = 0;
};

template<typename Text> QString direction(const Text &text)
{
    LetterCount count;
    count.add(text);
    return count.direction();
}

} // namespace

QString directionOf(QStringView text)
{
    return direction(text);
}

QString directionOf(const Runs &runs)
{
    return direction(runs);
}

QString directionOf(const Blocks &blocks)
{
    return direction(blocks);
}

QString directionOf(const List &list)
{
    return direction(list);
}

} // namespace Carrel
