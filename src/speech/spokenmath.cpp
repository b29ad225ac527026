// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/spokenmath.h"

#include "speech/mathwords.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int deepest = 200;

struct Node {
    QString name;
    QString text;
    std::vector<Node> children;
};

Node readNode(QXmlStreamReader &xml, int depth)
{
    Node node{xml.name().toString(), {}, {}};
    while (!xml.atEnd() && !xml.hasError()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (depth >= deepest) {
                xml.raiseError(u"too deep"_s);
                break;
            }
            node.children.push_back(readNode(xml, depth + 1));
        } else if (token == QXmlStreamReader::Characters) {
            node.text += xml.text();
        } else if (token == QXmlStreamReader::EndElement) {
            break;
        }
    }
    return node;
}

/** Goes through a tree and makes words of it. */
class Reader
{
public:
    explicit Reader(const MathWords &words)
        : m_words(words)
    {
    }

    [[nodiscard]] QString read(const Node &node) const
    {
        const QString &name = node.name;
        const size_t parts = node.children.size();
        if (name == "mi"_L1 || name == "mn"_L1 || name == "mtext"_L1 || name == "ms"_L1) {
            return m_words.letter(node.text.simplified());
        }
        if (name == "mo"_L1) {
            return m_words.sign(node.text.simplified());
        }
        if (name == "mphantom"_L1 || name.startsWith("annotation"_L1)) {
            return {};
        }
        if (name == "mfrac"_L1 && parts == 2) {
            const bool small = isOne(node.children[0]) && isOne(node.children[1]);
            return join(small ? m_words.fraction : m_words.longFraction, node);
        }
        if (name == "msqrt"_L1) {
            return m_words.root.arg(readAll(node));
        }
        if (name == "mroot"_L1 && parts == 2) {
            return join(m_words.rootOf, node);
        }
        if (name == "mtable"_L1 || name == "mtr"_L1) {
            return readAll(node, name == "mtable"_L1 ? u"; "_s : u", "_s);
        }
        return parts >= 2 ? readScripts(node) : readAll(node);
    }

private:
    [[nodiscard]] QString readAll(const Node &node, const QString &between = u" "_s) const
    {
        QStringList said;
        for (const Node &child : node.children) {
            if (const QString words = read(child); !words.isEmpty()) {
                said << words;
            }
        }
        return said.join(between);
    }

    [[nodiscard]] QString join(const QString &pattern, const Node &node) const
    {
        return pattern.arg(read(node.children[0]), read(node.children[1]));
    }

    /** Signs above and below: powers, indices, bounds. */
    [[nodiscard]] QString readScripts(const Node &node) const
    {
        const Node &base = node.children[0];
        if (node.name == "msup"_L1) {
            return power(read(base), node.children[1]);
        }
        if (node.name == "msub"_L1 || node.name == "munder"_L1) {
            return (isBounded(base) ? m_words.from : m_words.index).arg(read(base), read(node.children[1]));
        }
        if (node.name == "mover"_L1) {
            return m_words.above.arg(read(base), read(node.children[1]));
        }
        if ((node.name == "msubsup"_L1 || node.name == "munderover"_L1) && node.children.size() == 3) {
            if (isBounded(base)) {
                return m_words.fromTo.arg(read(base), read(node.children[1]), read(node.children[2]));
            }
            return power(m_words.index.arg(read(base), read(node.children[1])), node.children[2]);
        }
        return readAll(node);
    }

    [[nodiscard]] QString power(const QString &base, const Node &exponent) const
    {
        const QString said = read(exponent);
        const auto own = std::ranges::find(m_words.powers, said, &std::pair<QString, QString>::first);
        return own != m_words.powers.end() ? own->second.arg(base) : m_words.power.arg(base, said);
    }

    static bool isOne(const Node &node)
    {
        const bool wraps = node.name == "mrow"_L1 || node.name == "mstyle"_L1;
        return node.children.empty() || (wraps && node.children.size() == 1 && isOne(node.children[0]));
    }

    /** Whether what stands below and above is where it runs from and to: a sum, a limit. */
    static bool isBounded(const Node &node)
    {
        static const QStringList signs{u"∑"_s, u"∏"_s, u"∫"_s, u"⋃"_s, u"⋂"_s, u"lim"_s, u"max"_s, u"min"_s};
        const Node *inner = &node;
        while (!inner->children.empty()) { // beside it may stand the sign that is not seen
            inner = &inner->children[0];
        }
        return signs.contains(inner->text.simplified());
    }

    const MathWords &m_words;
};

} // namespace

QString spokenMath(const QString &mathMl, MathReading reading)
{
    QXmlStreamReader xml(mathMl);
    if (!xml.readNextStartElement()) {
        return {};
    }
    const Node tree = readNode(xml, 0);
    if (xml.hasError()) {
        return {};
    }
    const MathWords words = reading == MathReading::Words ? MathWords::said() : MathWords::signs();
    return Reader(words).read(tree).simplified();
}

} // namespace Carrel
