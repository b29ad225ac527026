// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsoncursor.h"

#include "base/shorttext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonCursor)
};

} // namespace

JsonReport::JsonReport(const JsonPlace &place, Diagnostics &diagnostics, int mostRows)
    : m_place(place)
    , m_diagnostics(diagnostics)
    , m_rowsLeft(mostRows)
{
}

JsonReport::~JsonReport()
{
    if (m_leftOut > 0) {
        m_diagnostics.push_back(
            {.code = u"more-rows"_s,
             .file = m_place.file,
             .pointer = m_place.pointer,
             .message = Words::tr("%n more remark(s) on this lesson are not listed.", nullptr, m_leftOut)});
    }
}

void JsonReport::add(Diagnostic row, const QString &pointer)
{
    if (m_rowsLeft == 0) {
        ++m_leftOut;
        return;
    }
    --m_rowsLeft;
    row.file = m_place.file;
    row.pointer = m_place.pointer + pointer;
    m_diagnostics.push_back(std::move(row));
}

int JsonReport::addStep(const Step &step)
{
    m_steps.push_back(step);
    return int(m_steps.size()) - 1;
}

QString JsonReport::pointerOf(int step) const
{
    QString path;
    for (; step >= 0; step = m_steps[size_t(step)].parent) {
        const Step &here = m_steps[size_t(step)];
        QString word = here.key.data() == nullptr ? QString::number(here.index)
                                                  : QString::fromUtf8(here.key.data(), qsizetype(here.key.size()));
        path.prepend(u'/' + word.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s));
    }
    return path;
}

JsonCursor::JsonCursor(const Json &root, JsonReport &report)
    : JsonCursor(&root, &report, -1)
{
}

JsonCursor::JsonCursor(const Json *json, JsonReport *report, int step)
    : m_json(json)
    , m_report(report)
    , m_step(step)
{
}

bool JsonCursor::isThere() const
{
    return m_json && !m_json->is_null();
}

bool JsonCursor::isNull() const
{
    return m_json && m_json->is_null();
}

bool JsonCursor::isObject() const
{
    return m_json && m_json->is_object();
}

bool JsonCursor::isArray() const
{
    return m_json && m_json->is_array();
}

bool JsonCursor::isString() const
{
    return m_json && m_json->is_string();
}

JsonCursor JsonCursor::operator[](const char *key) const
{
    const Json *member = nullptr;
    if (isObject()) {
        if (const auto found = m_json->find(key); found != m_json->end()) {
            member = &*found;
        }
    }
    return {member, m_report, m_report->addStep({m_step, key, 0})};
}

bool JsonCursor::has(const char *key) const
{
    return isObject() && m_json->contains(key);
}

std::vector<JsonCursor> JsonCursor::elements() const
{
    std::vector<JsonCursor> all;
    if (isArray()) {
        all.reserve(m_json->size());
        for (size_t i = 0; i < m_json->size(); ++i) {
            all.push_back({&(*m_json)[i], m_report, m_report->addStep({m_step, {}, i})});
        }
    } else if (isThere()) {
        reportWrongType(Words::tr("a list"), Words::tr("It was left out."));
    }
    return all;
}

std::vector<std::pair<QString, JsonCursor>> JsonCursor::members() const
{
    std::vector<std::pair<QString, JsonCursor>> all;
    if (isObject()) {
        for (const auto &[key, value] : m_json->get_ref<const Json::object_t &>()) {
            all.emplace_back(toQString(key), JsonCursor(&value, m_report, m_report->addStep({m_step, key, 0})));
        }
    } else if (isThere()) {
        reportWrongType(Words::tr("an object"), Words::tr("It was left out."));
    }
    return all;
}

QString JsonCursor::text() const
{
    if (!isThere()) {
        return {};
    }
    if (m_json->is_string()) {
        return toQString(m_json->get_ref<const std::string &>());
    }
    if (m_json->is_primitive()) {
        reportWrongType(Words::tr("text"), Words::tr("It was taken as text."));
        return QString::fromUtf8(toBytes(*m_json));
    }
    reportWrongType(Words::tr("text"), Words::tr("It was left out."));
    return {};
}

std::optional<int> JsonCursor::number() const
{
    if (!isThere()) {
        return std::nullopt;
    }
    if (m_json->is_number()) {
        const double value = m_json->get<double>();
        if (std::abs(value) <= std::numeric_limits<int>::max() && value == std::floor(value)) {
            return int(value);
        }
    }
    if (m_json->is_string()) {
        bool good = false;
        const int value = toQString(m_json->get_ref<const std::string &>()).trimmed().toInt(&good);
        if (good) {
            reportWrongType(Words::tr("a whole number"), Words::tr("It was taken as a number."));
            return value;
        }
    }
    reportWrongType(Words::tr("a whole number"), Words::tr("It was left out."));
    return std::nullopt;
}

std::optional<QSize> JsonCursor::pixelSize() const
{
    const QSize size((*this)["width"].number().value_or(0), (*this)["height"].number().value_or(0));
    return size.isEmpty() ? std::nullopt : std::optional(size);
}

bool JsonCursor::flag(bool otherwise) const
{
    if (!isThere()) {
        return otherwise;
    }
    if (m_json->is_boolean()) {
        return m_json->get<bool>();
    }
    bool value = otherwise;
    if (m_json->is_number()) {
        value = m_json->get<double>() != 0.0;
    } else if (m_json->is_string()) {
        const QString word = toQString(m_json->get_ref<const std::string &>()).trimmed().toLower();
        value = word == "true"_L1 || word == "yes"_L1 || word == "1"_L1;
    }
    reportWrongType(Words::tr("true or false"),
                    value ? Words::tr("It was taken as true.") : Words::tr("It was taken as false."));
    return value;
}

const Json &JsonCursor::value() const
{
    static const Json nothing;
    return m_json ? *m_json : nothing;
}

QString JsonCursor::pointer() const
{
    return m_report->pointerOf(m_step);
}

void JsonCursor::report(Severity severity, const QString &code, const QString &message, const QString &hint) const
{
    m_report->add({.severity = severity, .code = code, .message = message, .hint = hint}, pointer());
}

void JsonCursor::reportWrongType(const QString &expected, const QString &done) const
{
    report(Severity::Warning, u"wrong-type"_s,
           //: %1 and %2 are kinds of values such as "a list" or "text"; %3 is a sentence that says what was done
           Words::tr("Expected %1, found %2. %3").arg(expected, foundWord(), done));
}

QString JsonCursor::foundWord() const
{
    if (!isThere()) {
        return Words::tr("nothing");
    }
    if (m_json->is_object()) {
        return Words::tr("an object");
    }
    if (m_json->is_array()) {
        return Words::tr("a list");
    }
    if (m_json->is_string()) {
        constexpr qsizetype most = 40;
        return u'“' + shortText(toQString(m_json->get_ref<const std::string &>()), most) + u'”';
    }
    return QString::fromUtf8(toBytes(*m_json)); // a number, true or false
}

} // namespace Carrel
