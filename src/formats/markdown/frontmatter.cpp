// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/frontmatter.h"

#include "formats/licences.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <yaml-cpp/yaml.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

constexpr qsizetype longest = 64 * 1024;
constexpr int mostNodes = 2000; // aliases can make a short text walk for ever

QString scalar(const YAML::Node &node)
{
    return node.IsScalar() ? QString::fromStdString(node.Scalar()) : QString();
}

} // namespace

/** One value, a list of values or a map of values; what lies deeper is not looked at. */
FrontMatter::Value FrontMatter::valueOf(int line, const YAML::Node &node, int &nodes)
{
    Value value;
    value.line = line;
    value.text = scalar(node);
    for (const auto &item : node.IsSequence() || node.IsMap() ? node : YAML::Node()) {
        if (++nodes > mostNodes) {
            break;
        }
        if (node.IsMap()) {
            value.map.emplace(scalar(item.first), scalar(item.second));
        } else {
            value.list << scalar(item);
        }
    }
    return value;
}

FrontMatter::FrontMatter(const QString &text, QString file, Diagnostics &diagnostics)
    : m_file(std::move(file))
    , m_body(text)
{
    static const QRegularExpression block(u"\\A---[ \\t]*\\n(.*?)^(?:---|\\.\\.\\.)[ \\t]*(?:\\n|\\z)"_s,
                                          QRegularExpression::DotMatchesEverythingOption |
                                              QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = block.match(text.left(longest));
    if (!match.hasMatch()) {
        return;
    }
    m_exists = true;
    m_body = text.sliced(match.capturedLength());
    m_bodyLine = 1 + int(match.captured().count(u'\n'));
    parse(match.captured(1), diagnostics);
}

void FrontMatter::parse(const QString &yaml, Diagnostics &diagnostics)
{
    try {
        const YAML::Node root = YAML::Load(yaml.toStdString());
        int nodes = 0;
        for (const auto &entry : root.IsMap() ? root : YAML::Node()) {
            m_values.insert_or_assign(scalar(entry.first), valueOf(entry.first.Mark().line + 2, entry.second, nodes));
            if (++nodes > mostNodes) {
                diagnostics.push_back({Severity::Warning,
                                       u"front-matter-too-long"_s,
                                       m_file,
                                       1,
                                       std::nullopt,
                                       {},
                                       Words::tr("The head of the file is too long; the rest of it was left out."),
                                       Words::tr("Keep to the keys the format knows.")});
                return;
            }
        }
    } catch (const YAML::Exception &exception) {
        diagnostics.push_back(
            {Severity::Error,
             u"front-matter-broken"_s,
             m_file,
             exception.mark.line + 2,
             exception.mark.column + 1,
             {},
             Words::tr("The head of the file cannot be read: %1.").arg(QString::fromStdString(exception.msg)),
             Words::tr("Put a value that holds a colon or begins with a sign into quotes.")});
    }
}

QString FrontMatter::text(const QString &key) const
{
    const auto found = m_values.find(key);
    return found == m_values.end() ? QString() : found->second.text.trimmed();
}

QStringList FrontMatter::list(const QString &key) const
{
    const auto found = m_values.find(key);
    if (found == m_values.end()) {
        return {};
    }
    return found->second.list.isEmpty() && !found->second.text.isEmpty() ? QStringList{found->second.text}
                                                                         : found->second.list;
}

std::map<QString, QString> FrontMatter::map(const QString &key) const
{
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::map<QString, QString>() : found->second.map;
}

std::optional<int> FrontMatter::number(const QString &key, Diagnostics &diagnostics) const
{
    const auto found = m_values.find(key);
    if (found == m_values.end()) {
        return std::nullopt;
    }
    bool isNumber = false;
    const int number = found->second.text.trimmed().toInt(&isNumber);
    if (isNumber && number > 0) {
        return number;
    }
    diagnostics.push_back({Severity::Warning,
                           u"front-matter-value"_s,
                           m_file,
                           found->second.line,
                           std::nullopt,
                           {},
                           Words::tr("\"%1\" is not a whole number above zero and was left out.").arg(key),
                           Words::tr("Write digits only.")});
    return std::nullopt;
}

bool FrontMatter::flag(const QString &key) const
{
    const QString word = text(key).toLower();
    return word == "true"_L1 || word == "yes"_L1;
}

void FrontMatter::warnOfOthers(const QStringList &known, Diagnostics &diagnostics) const
{
    for (const auto &[key, value] : m_values) {
        if (!known.contains(key)) {
            diagnostics.push_back({Severity::Warning,
                                   u"unknown-key"_s,
                                   m_file,
                                   value.line,
                                   std::nullopt,
                                   {},
                                   Words::tr("The key \"%1\" is not known here and was left out.").arg(key.left(80)),
                                   Words::tr("Known keys: %1.").arg(known.join(u", "))});
        }
    }
}

Licence licenceOf(const FrontMatter &head)
{
    std::map<QString, QString> values = head.map(u"licence"_s);
    if (values.empty()) {
        return head.has(u"licence"_s) ? licenceNamed(head.text(u"licence"_s)) : Licence();
    }
    return {values[u"name"_s], values[u"url"_s], values[u"spdx"_s], values[u"attribution"_s]};
}

} // namespace Carrel::Markdown
