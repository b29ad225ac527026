// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codehighlighter.h"

#include <QMutex>

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

using namespace Qt::StringLiterals;
using KSyntaxHighlighting::Theme;

namespace Carrel
{
namespace
{

CodeKind kindOf(Theme::TextStyle style)
{
    switch (style) {
    case Theme::Keyword:
    case Theme::ControlFlow:
        return CodeKind::Keyword;
    case Theme::Function:
    case Theme::BuiltIn:
    case Theme::Extension:
        return CodeKind::Function;
    case Theme::DataType:
        return CodeKind::Type;
    case Theme::Char:
    case Theme::SpecialChar:
    case Theme::String:
    case Theme::VerbatimString:
    case Theme::SpecialString:
        return CodeKind::String;
    case Theme::DecVal:
    case Theme::BaseN:
    case Theme::Float:
    case Theme::Constant:
        return CodeKind::Number;
    case Theme::Preprocessor:
    case Theme::Import:
    case Theme::Attribute:
    case Theme::Annotation:
        return CodeKind::Directive;
    case Theme::Comment:
    case Theme::Documentation:
    case Theme::CommentVar:
    case Theme::RegionMarker:
    case Theme::Information:
        return CodeKind::Comment;
    case Theme::Warning:
    case Theme::Alert:
    case Theme::Error:
        return CodeKind::Alert;
    case Theme::Normal:
    case Theme::Variable:
    case Theme::Operator:
    case Theme::Others:
        break;
    }
    return CodeKind::Plain;
}

/** Collects spans of whole lines; equal neighbours are merged and white space joins what stands before it. */
class SpanCollector final : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    std::vector<CodeSpan> collect(const QString &text)
    {
        m_text = text;
        KSyntaxHighlighting::State state;
        qsizetype start = 0;
        while (start <= text.size() && qsizetype(m_spans.size()) <= CodeHighlighter::maximumSpans) {
            qsizetype end = text.indexOf(u'\n', start);
            end = end < 0 ? text.size() : end;
            m_lineStart = start;
            state = highlightLine(QStringView(text).sliced(start, end - start), state);
            start = end + 1;
        }
        return std::move(m_spans);
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length > 0) {
            add(m_lineStart + offset, length, kindOf(format.textStyle()));
        }
    }

private:
    void add(qsizetype offset, qsizetype length, CodeKind kind)
    {
        const bool blank = QStringView(m_text).sliced(offset, length).trimmed().isEmpty();
        const qsizetype reached = m_spans.empty() ? 0 : m_spans.back().offset + m_spans.back().length;
        if (!m_spans.empty() && (blank || m_spans.back().kind == kind)) {
            m_spans.back().length = offset + length - m_spans.back().offset;
            return;
        }
        m_spans.push_back({reached, offset + length - reached, kind});
    }

    QString m_text;
    qsizetype m_lineStart = 0;
    std::vector<CodeSpan> m_spans;
};

} // namespace

struct CodeHighlighter::Private {
    KSyntaxHighlighting::Repository repository;
    QMutex mutex; ///< definitions load what they need while they are used

    [[nodiscard]] KSyntaxHighlighting::Definition definition(const QString &language) const
    {
        if (language.isEmpty()) {
            return {};
        }
        const KSyntaxHighlighting::Definition named = repository.definitionForName(language);
        return named.isValid() ? named : repository.definitionForFileName(u"x."_s + language);
    }
};

CodeHighlighter::CodeHighlighter()
    : m_d(std::make_unique<Private>())
{
}

CodeHighlighter::~CodeHighlighter() = default;

std::vector<CodeSpan> CodeHighlighter::spans(const QString &text, const QString &language) const
{
    std::vector<CodeSpan> plain{{0, text.size(), CodeKind::Plain}};
    const QMutexLocker lock(&m_d->mutex);
    const KSyntaxHighlighting::Definition definition = m_d->definition(language);
    if (!definition.isValid() || text.isEmpty()) {
        return plain;
    }
    SpanCollector collector;
    collector.setDefinition(definition);
    std::vector<CodeSpan> found = collector.collect(text);
    if (found.empty() || qsizetype(found.size()) > maximumSpans) {
        return plain;
    }
    found.back().length = text.size() - found.back().offset;
    return found;
}

QString CodeHighlighter::displayName(const QString &language) const
{
    const QMutexLocker lock(&m_d->mutex);
    const KSyntaxHighlighting::Definition definition = m_d->definition(language);
    return definition.isValid() ? definition.translatedName() : language;
}

QString codeClass(CodeKind kind)
{
    switch (kind) {
    case CodeKind::Plain:
        break;
    case CodeKind::Keyword:
        return u"kw"_s;
    case CodeKind::Function:
        return u"fn"_s;
    case CodeKind::Type:
        return u"ty"_s;
    case CodeKind::String:
        return u"st"_s;
    case CodeKind::Number:
        return u"nu"_s;
    case CodeKind::Directive:
        return u"di"_s;
    case CodeKind::Comment:
        return u"co"_s;
    case CodeKind::Alert:
        return u"al"_s;
    }
    return {};
}

} // namespace Carrel
