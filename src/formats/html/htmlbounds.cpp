// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmltree.h"

#include <QHash>
#include <QSet>

#include <cctype>

namespace Carrel::Html
{

namespace
{

constexpr int deepest = 1'500;           // the parser frees its tree with a call for each level
constexpr qint64 mostSteps = 30'000'000; // for each tag it looks at, or copies, the elements that are open

/** Elements that end by themselves: they hold nothing, or the next of their kind ends them. */
bool endsByItself(const QByteArray &name, bool amongForeign)
{
    static const QSet<QByteArray> everywhere{"br", "embed", "hr", "img", "meta", "p", "li", "dt", "dd"};
    // Inside a drawing or formula these are elements as any other, and nest.
    static const QSet<QByteArray> inPages{"area",  "base",   "col",   "input", "link", "param", "source",
                                          "track", "wbr",    "td",    "th",    "tr",   "html",  "head",
                                          "body",  "option", "thead", "tbody", "rp",   "tfoot", "rt"};
    return everywhere.contains(name) || (!amongForeign && inPages.contains(name));
}

/** How many elements are open, as far as names tell: an end that nothing began ends nothing. */
class OpenElements
{
public:
    void begin(const QByteArray &name)
    {
        m_foreign = m_foreign || name == "svg" || name == "math";
        if (!endsByItself(name, m_foreign)) {
            ++m_open[name];
            ++m_count;
        }
    }

    void end(const QByteArray &name)
    {
        const auto open = m_open.find(name);
        if (open != m_open.end() && *open > 0) {
            --*open;
            --m_count;
        }
    }

    [[nodiscard]] int count() const { return m_count; }

private:
    QHash<QByteArray, int> m_open;
    int m_count = 0;
    bool m_foreign = false;
};

} // namespace

bool isOutOfBounds(QByteArrayView html)
{
    OpenElements open;
    qint64 steps = 0;
    for (qsizetype i = html.indexOf('<'); i >= 0 && i + 1 < html.size(); i = html.indexOf('<', i + 1)) {
        const bool isEnd = html[i + 1] == '/';
        const qsizetype start = isEnd ? i + 2 : i + 1;
        qsizetype end = start;
        while (end < html.size() && std::isalnum(static_cast<unsigned char>(html[end])) != 0) {
            ++end;
        }
        if (end == start) {
            continue;
        }
        const QByteArray name = html.sliced(start, end - start).toByteArray().toLower();
        isEnd ? open.end(name) : open.begin(name);
        steps += open.count() + 1;
        if (open.count() > deepest || steps > mostSteps) {
            return true;
        }
    }
    return false;
}

} // namespace Carrel::Html
