// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/schema/schemachecker.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <functional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::SchemaChecker)
};

using Faults = std::vector<SchemaFault>;

/** A value, and the places of it and of the schema that speaks of it. */
struct At {
    const Json &value;
    QString pointer;
    QString schema;

    [[nodiscard]] At keyword(const QString &name) const { return {value, pointer, schema + u'/' + name}; }
};

/** What a keyword holds; an empty list when it is not there. */
const Json &under(const Json &schema, const char *keyword)
{
    static const Json nothing = Json::array();
    const auto found = schema.find(keyword);
    return found == schema.end() ? nothing : *found;
}

QString token(QString name)
{
    return name.replace("~"_L1, "~0"_L1).replace("/"_L1, "~1"_L1);
}

QString shown(const Json &value)
{
    constexpr qsizetype most = 60;
    const QString text = toQString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    return text.size() > most ? text.left(most) + u'…' : text;
}

bool isOfType(const Json &value, const std::string &type)
{
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_boolean()
           : type == "null"    ? value.is_null()
           : type == "integer" ? value.is_number_integer()
                               : value.is_number();
}

QStringList words(const Json &typeOrTypes)
{
    QStringList list;
    for (const Json &type : typeOrTypes.is_array() ? typeOrTypes : Json::array({typeOrTypes})) {
        list << toQString(type.get<std::string>());
    }
    return list;
}

qsizetype lengthOf(const Json &value)
{
    return toQString(value.get_ref<const std::string &>()).size();
}

/** How deep the deepest of the faults lies: the form that fits furthest is the one that was meant. */
qsizetype reach(const Faults &faults)
{
    qsizetype deepest = 0;
    for (const SchemaFault &fault : faults) {
        deepest = std::max(deepest, fault.pointer.count(u'/'));
    }
    return deepest;
}

/** One check of one value; keeps what was found. */
class Checking
{
public:
    Checking(const Json &root, int most)
        : m_root(root)
        , m_most(size_t(most))
    {
    }

    [[nodiscard]] Faults faultsOf(const Json &schema, const At &at)
    {
        Faults faults;
        std::swap(faults, m_faults);
        checkAll(schema, at);
        std::swap(faults, m_faults);
        return faults;
    }

private:
    void add(const At &at, const QString &message)
    {
        if (m_faults.size() < m_most) {
            m_faults.push_back({at.pointer, at.schema, message});
        }
    }

    void checkAll(const Json &schema, const At &at)
    {
        if (schema.contains("$ref")) {
            const std::string target = schema["$ref"].get<std::string>();
            checkAll(m_root.at(Json::json_pointer(target.substr(1))), {at.value, at.pointer, toQString(target)});
        }
        if (!checkType(schema, at)) {
            return; // what else the schema says of it would only repeat that
        }
        checkAnyValue(schema, at);
        if (at.value.is_object()) {
            checkObject(schema, at);
        } else if (at.value.is_array()) {
            checkArray(schema, at);
        } else if (at.value.is_string()) {
            checkText(schema, at);
        } else if (at.value.is_number() && schema.contains("minimum") && at.value < schema["minimum"]) {
            add(at.keyword(u"minimum"_s), Words::tr("%1 is too small.").arg(shown(at.value)));
        }
        checkForms(schema, at);
    }

    bool checkType(const Json &schema, const At &at)
    {
        if (!schema.contains("type")) {
            return true;
        }
        const QStringList types = words(schema["type"]);
        const bool fits =
            std::ranges::any_of(types, [&at](const QString &type) { return isOfType(at.value, type.toStdString()); });
        if (!fits) {
            add(at.keyword(u"type"_s), Words::tr("%1 is not of the type %2.").arg(shown(at.value), types.join(u"|"_s)));
        }
        return fits;
    }

    void checkAnyValue(const Json &schema, const At &at)
    {
        if (schema.contains("const") && at.value != schema["const"]) {
            add(at.keyword(u"const"_s), Words::tr("%1 is not %2.").arg(shown(at.value), shown(schema["const"])));
        }
        if (schema.contains("enum") && !std::ranges::contains(schema["enum"], at.value)) {
            add(at.keyword(u"enum"_s), Words::tr("%1 is none of %2.").arg(shown(at.value), shown(schema["enum"])));
        }
    }

    void checkObject(const Json &schema, const At &at)
    {
        for (const Json &name : under(schema, "required")) {
            if (!at.value.contains(name.get<std::string>())) {
                add(at.keyword(u"required"_s), Words::tr("%1 is missing.").arg(shown(name)));
            }
        }
        const Json &properties = under(schema, "properties");
        for (const auto &[name, member] : at.value.items()) {
            const QString step = token(toQString(name));
            if (schema.contains("propertyNames")) {
                checkAll(schema["propertyNames"],
                         {Json(name), at.pointer + u'/' + step, at.schema + u"/propertyNames"_s});
            }
            if (properties.contains(name)) {
                checkAll(properties[name], {member, at.pointer + u'/' + step, at.schema + u"/properties/"_s + step});
            } else if (schema.contains("additionalProperties")) {
                checkAll(schema["additionalProperties"],
                         {member, at.pointer + u'/' + step, at.schema + u"/additionalProperties"_s});
            }
        }
    }

    void checkArray(const Json &schema, const At &at)
    {
        const size_t size = at.value.size();
        if (schema.contains("minItems") && size < schema["minItems"].get<size_t>()) {
            add(at.keyword(u"minItems"_s), Words::tr("%n element(s) are too few.", nullptr, int(size)));
        }
        if (schema.contains("maxItems") && size > schema["maxItems"].get<size_t>()) {
            add(at.keyword(u"maxItems"_s), Words::tr("%n element(s) are too many.", nullptr, int(size)));
        }
        for (size_t i = 0; i < size; ++i) {
            if (schema.contains("items")) {
                checkAll(schema["items"],
                         {at.value[i], at.pointer + u'/' + QString::number(i), at.schema + u"/items"_s});
            }
            const auto before = at.value.begin() + qsizetype(i);
            if (schema.value("uniqueItems", false) && std::find(at.value.begin(), before, at.value[i]) != before) {
                add(at.keyword(u"uniqueItems"_s), Words::tr("%1 is there twice.").arg(shown(at.value[i])));
            }
        }
    }

    void checkText(const Json &schema, const At &at)
    {
        if (schema.contains("minLength") && lengthOf(at.value) < schema["minLength"].get<qsizetype>()) {
            add(at.keyword(u"minLength"_s), Words::tr("%1 is too short.").arg(shown(at.value)));
        }
        if (schema.contains("maxLength") && lengthOf(at.value) > schema["maxLength"].get<qsizetype>()) {
            add(at.keyword(u"maxLength"_s), Words::tr("%1 is too long.").arg(shown(at.value)));
        }
        if (schema.contains("pattern") && !pattern(toQString(schema["pattern"].get<std::string>()))
                                               .match(toQString(at.value.get<std::string>()))
                                               .hasMatch()) {
            add(at.keyword(u"pattern"_s), Words::tr("%1 does not have the form it needs.").arg(shown(at.value)));
        }
    }

    const QRegularExpression &pattern(const QString &text)
    {
        auto found = m_patterns.find(text);
        if (found == m_patterns.end()) {
            found = m_patterns.insert(text, QRegularExpression(text, QRegularExpression::DontCaptureOption));
        }
        return *found;
    }

    void checkForms(const Json &schema, const At &at)
    {
        const Json &all = under(schema, "allOf");
        for (size_t i = 0; i < all.size(); ++i) {
            checkAll(all[i], {at.value, at.pointer, at.schema + u"/allOf/"_s + QString::number(i)});
        }
        if (schema.contains("anyOf")) {
            checkAnyOf(schema["anyOf"], at);
        }
        if (schema.contains("not") && faultsOf(schema["not"], at).empty()) {
            add(at.keyword(u"not"_s), Words::tr("%1 is of a form that does not belong here.").arg(shown(at.value)));
        }
        if (schema.contains("if") && schema.contains("then") && faultsOf(schema["if"], at).empty()) {
            checkAll(schema["then"], at.keyword(u"then"_s));
        }
    }

    void checkAnyOf(const Json &forms, const At &at)
    {
        Faults best;
        for (size_t i = 0; i < forms.size(); ++i) {
            Faults faults = faultsOf(forms[i], {at.value, at.pointer, at.schema + u"/anyOf/"_s + QString::number(i)});
            if (faults.empty()) {
                return;
            }
            if (best.empty() || reach(faults) > reach(best)) {
                best = std::move(faults);
            }
        }
        for (SchemaFault &fault : best) {
            if (m_faults.size() < m_most) {
                m_faults.push_back(std::move(fault));
            }
        }
    }

    const Json &m_root;
    const size_t m_most;
    Faults m_faults;
    QHash<QString, QRegularExpression> m_patterns;
};

/** Calls @p visit with every schema in @p schema, itself first. */
void forEachSchema(const Json &schema, const std::function<void(const Json &)> &visit)
{
    visit(schema);
    for (const char *one : {"additionalProperties", "propertyNames", "items", "not", "if", "then"}) {
        if (schema.contains(one)) {
            forEachSchema(schema[one], visit);
        }
    }
    for (const char *many : {"properties", "$defs", "anyOf", "allOf"}) {
        for (const Json &inner : under(schema, many)) {
            forEachSchema(inner, visit);
        }
    }
}

} // namespace

SchemaChecker::SchemaChecker(const Json &schema)
    : m_schema(schema)
{
}

std::vector<SchemaFault> SchemaChecker::check(const Json &value, int most) const
{
    return Checking(m_schema, most).faultsOf(m_schema, {value, {}, u"#"_s});
}

QStringList SchemaChecker::unknownKeywords() const
{
    static const QStringList known{
        u"$schema"_s, u"$comment"_s,  u"$defs"_s,     u"$ref"_s,        u"title"_s,   u"description"_s,
        u"type"_s,    u"const"_s,     u"enum"_s,      u"required"_s,    u"pattern"_s, u"properties"_s,
        u"items"_s,   u"minItems"_s,  u"maxItems"_s,  u"uniqueItems"_s, u"minimum"_s, u"additionalProperties"_s,
        u"anyOf"_s,   u"minLength"_s, u"maxLength"_s, u"allOf"_s,       u"not"_s,     u"propertyNames"_s,
        u"if"_s,      u"then"_s};
    QStringList unknown;
    forEachSchema(m_schema, [&unknown](const Json &schema) {
        for (const auto &[name, value] : schema.items()) {
            if (!known.contains(toQString(name))) {
                unknown << toQString(name);
            }
        }
    });
    return unknown;
}

} // namespace Carrel
