// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/yaml/yamltext.h"

#include <QCoreApplication>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>
#include <unordered_map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Yaml)
};

/** Thrown through the parser, which knows no other way to stop. */
struct LimitReached {
    int line;
    int column;
};

int nodesIn(const DataNode &node, int most)
{
    int count = 1;
    for (const DataNode &item : node.items) {
        if (count > most) {
            break;
        }
        count += nodesIn(item, most - count);
    }
    return count;
}

/** Builds the tree from the parser's events, so that every scalar stays as written and aliases are counted. */
class TreeBuilder final : public YAML::EventHandler
{
public:
    TreeBuilder(const QStringList &lines, const DataLimits &limits)
        : m_lines(lines)
        , m_limits(limits)
    {
    }

    /** The tree as far as it is built. */
    DataNode take()
    {
        while (!m_open.empty()) {
            close();
        }
        return std::move(m_root);
    }

    void OnDocumentStart(const YAML::Mark & /*mark*/) override {}
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        add({.kind = DataNode::Kind::Null, .text = wordAt(mark), .line = mark.line + 1}, mark, anchor);
    }

    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        add({.kind = DataNode::Kind::Scalar,
             .text = QString::fromStdString(value),
             .quoted = tag == "!",
             .line = mark.line + 1},
            mark, anchor);
    }

    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const auto found = m_anchors.find(anchor);
        DataNode copy = found == m_anchors.end() ? DataNode{.kind = DataNode::Kind::Null} : found->second;
        const int room = m_limits.nodes - m_nodes;
        const int size = nodesIn(copy, room);
        if (size > room) {
            throw LimitReached{mark.line, mark.column};
        }
        m_nodes += size;
        put(std::move(copy));
    }

    void OnSequenceStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value /*style*/) override
    {
        open({.kind = DataNode::Kind::List, .line = mark.line + 1}, mark, anchor);
    }

    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value /*style*/) override
    {
        open({.kind = DataNode::Kind::Map, .line = mark.line + 1}, mark, anchor);
    }

    void OnMapEnd() override { close(); }

private:
    struct Open {
        DataNode node;
        YAML::anchor_t anchor = 0;
        bool hasKey = false;
    };

    void count(const YAML::Mark &mark)
    {
        if (++m_nodes > m_limits.nodes) {
            throw LimitReached{mark.line, mark.column};
        }
    }

    void add(DataNode node, const YAML::Mark &mark, YAML::anchor_t anchor)
    {
        count(mark);
        if (anchor != 0) {
            m_anchors.insert_or_assign(anchor, node);
        }
        put(std::move(node));
    }

    void open(DataNode node, const YAML::Mark &mark, YAML::anchor_t anchor)
    {
        count(mark);
        if (m_open.size() >= size_t(m_limits.depth)) {
            throw LimitReached{mark.line, mark.column};
        }
        m_open.push_back({std::move(node), anchor, false});
    }

    void close()
    {
        Open closed = std::move(m_open.back());
        m_open.pop_back();
        if (closed.hasKey) {
            closed.node.keys.removeLast();
        }
        if (closed.anchor != 0) {
            m_anchors.insert_or_assign(closed.anchor, closed.node);
        }
        put(std::move(closed.node));
    }

    void put(DataNode node)
    {
        if (m_open.empty()) {
            m_root = std::move(node);
            return;
        }
        Open &parent = m_open.back();
        if (parent.node.isMap() && !parent.hasKey) {
            parent.node.keys << node.text;
            parent.hasKey = true;
            return;
        }
        parent.hasKey = false;
        parent.node.items.push_back(std::move(node));
    }

    /** What stands where the parser saw nothing: "~", "null" or no sign at all. */
    [[nodiscard]] QString wordAt(const YAML::Mark &mark) const
    {
        if (mark.line < 0 || mark.line >= m_lines.size()) {
            return {};
        }
        // The parser counts bytes.
        const QByteArray rest = m_lines[mark.line].toUtf8().mid(mark.column);
        for (const QByteArrayView word : {"~", "null", "Null", "NULL"}) {
            if (rest.startsWith(word)) {
                return QString::fromLatin1(word);
            }
        }
        return {};
    }

    const QStringList m_lines;
    const DataLimits m_limits;
    DataNode m_root;
    std::vector<Open> m_open;
    std::unordered_map<YAML::anchor_t, DataNode> m_anchors;
    int m_nodes = 0;
};

} // namespace

DataText parseYaml(const QString &yaml, const DataLimits &limits)
{
    const auto limitFault = [](int line, int column) {
        return DataFault{Words::tr("it holds more than any file of its kind"), line, column, true};
    };
    if (yaml.size() > limits.characters) {
        return {{}, limitFault(1, 1)};
    }
    TreeBuilder builder(yaml.split(u'\n'), limits);
    std::optional<DataFault> fault;
    try {
        std::istringstream stream(yaml.toStdString());
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
    } catch (const LimitReached &reached) {
        fault = limitFault(reached.line + 1, reached.column + 1);
    } catch (const YAML::DeepRecursion &reached) {
        fault = limitFault(reached.mark.line + 1, reached.mark.column + 1);
    } catch (const YAML::Exception &exception) {
        fault = {QString::fromStdString(exception.msg), exception.mark.line + 1, exception.mark.column + 1};
    }
    return {builder.take(), std::move(fault)};
}

std::optional<DataNode> readYaml(const QString &yaml, const QString &file, Diagnostics &diagnostics)
{
    DataText read = parseYaml(yaml);
    if (!read.fault) {
        return std::move(read.root);
    }
    diagnostics.push_back(
        {.severity = Severity::Error,
         .code = read.fault->isLimit ? u"yaml-too-long"_s : u"yaml-broken"_s,
         .file = file,
         .line = read.fault->line,
         .column = read.fault->column,
         .message = Words::tr("The YAML of this file cannot be read: %1.").arg(read.fault->message),
         .hint = Words::tr("Look at this line: a value that holds a colon or begins with a sign needs quotes.")});
    return std::nullopt;
}

} // namespace Carrel
