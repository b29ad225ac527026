// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/json.h"

#include <vector>

namespace Carrel
{

/** One thing in which a value is not what its schema says. */
struct SchemaFault {
    QString pointer; ///< in the value
    QString schema;  ///< in the schema: "#/properties/lesson/required"
    QString message;
};

/**
 * Holds JSON against a schema of draft 2020-12, as far as the schemas that Carrel ships go: type, const, enum,
 * required, properties, additionalProperties, propertyNames, items, minItems, maxItems, uniqueItems, minLength,
 * maxLength, pattern, minimum, anyOf, allOf, not, if, then and $ref inside the schema.
 */
class SchemaChecker
{
public:
    explicit SchemaChecker(const Json &schema);

    /** The faults, at most @p most of them. Of several allowed forms, those of the one that fits best. */
    [[nodiscard]] std::vector<SchemaFault> check(const Json &value, int most) const;

    /** Keywords of the schema that are not known here; a schema that is shipped has none. */
    [[nodiscard]] QStringList unknownKeywords() const;

private:
    const Json &m_schema;
};

} // namespace Carrel
