// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/frontmatter.h"

#include "formats/licences.h"
#include "formats/yaml/yamltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

constexpr qsizetype longest = 1 << 16;
constexpr int mostNodes = 2000; // aliases can make a short text walk for ever

} // namespace

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
    DataText read = parseYaml(yaml, {.nodes = mostNodes});
    m_values = std::move(read.root);
    if (!read.fault) {
        return;
    }
    if (read.fault->isLimit) {
        diagnostics.push_back({.code = u"front-matter-too-long"_s,
                               .file = m_file,
                               .line = 1,
                               .message = Words::tr("The head of the file is too long; the rest of it was left out."),
                               .hint = Words::tr("Keep to the keys the format knows.")});
        return;
    }
    m_values = {};
    diagnostics.push_back({.severity = Severity::Error,
                           .code = u"front-matter-broken"_s,
                           .file = m_file,
                           .line = read.fault->line + 1,
                           .column = read.fault->column,
                           .message = Words::tr("The head of the file cannot be read: %1.").arg(read.fault->message),
                           .hint = Words::tr("Put a value that holds a colon or begins with a sign into quotes.")});
}

QString FrontMatter::text(const QString &key) const
{
    const DataNode &value = m_values[key];
    return value.isScalar() ? value.text.trimmed() : QString();
}

QStringList FrontMatter::list(const QString &key) const
{
    return m_values[key].texts();
}

std::map<QString, QString> FrontMatter::map(const QString &key) const
{
    std::map<QString, QString> texts;
    const DataNode &value = m_values[key];
    for (qsizetype i = 0; i < value.keys.size(); ++i) {
        const DataNode &item = value.items[size_t(i)];
        texts.emplace(value.keys[i], item.isScalar() ? item.text : QString());
    }
    return texts;
}

std::optional<int> FrontMatter::number(const QString &key, Diagnostics &diagnostics) const
{
    const DataNode &value = m_values[key];
    if (value.isMissing()) {
        return std::nullopt;
    }
    bool isNumber = false;
    const int number = value.text.trimmed().toInt(&isNumber);
    if (isNumber && number > 0) {
        return number;
    }
    diagnostics.push_back({Severity::Warning,
                           u"front-matter-value"_s,
                           m_file,
                           value.line + 1,
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
    for (qsizetype i = 0; i < m_values.keys.size(); ++i) {
        const QString &key = m_values.keys[i];
        if (!known.contains(key)) {
            diagnostics.push_back({Severity::Warning,
                                   u"unknown-key"_s,
                                   m_file,
                                   m_values.items[size_t(i)].line + 1,
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
