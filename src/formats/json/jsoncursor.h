// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/json/json.h"
#include "formats/json/jsonplace.h"

#include <QSize>

#include <optional>
#include <string_view>
#include <vector>

namespace Carrel
{

/** Collects the rows of one record: told one by one up to a number, then counted; and the paths that cursors stand on.
 */
class JsonReport
{
public:
    JsonReport(const JsonPlace &place, Diagnostics &diagnostics, int mostRows);
    ~JsonReport(); ///< tells how many rows were left out
    Q_DISABLE_COPY_MOVE(JsonReport)

    void add(Diagnostic row, const QString &pointer);

private:
    friend class JsonCursor;
    struct Step {
        int parent = -1;
        std::string_view key; ///< empty data: an element of an array
        size_t index = 0;
    };
    [[nodiscard]] int addStep(const Step &step);
    [[nodiscard]] QString pointerOf(int step) const;

    JsonPlace m_place;
    Diagnostics &m_diagnostics;
    int m_rowsLeft;
    int m_leftOut = 0;
    std::vector<Step> m_steps;
};

/**
 * A place in JSON that someone else wrote: reads a value as what it should be, and where it is something else takes
 * what can be taken and reports it under its pointer. The JSON and the report must outlive it.
 */
class JsonCursor
{
public:
    JsonCursor(const Json &root, JsonReport &report);

    [[nodiscard]] bool isThere() const; ///< present and not null
    [[nodiscard]] bool isNull() const;  ///< present and null
    [[nodiscard]] bool isObject() const;
    [[nodiscard]] bool isArray() const;
    [[nodiscard]] bool isString() const;

    /** A member; a cursor that is not there when this is no object or has none. */
    [[nodiscard]] JsonCursor operator[](const char *key) const;
    [[nodiscard]] bool has(const char *key) const;
    /** The elements of an array; none, with a Warning, when something else is there. */
    [[nodiscard]] std::vector<JsonCursor> elements() const;
    [[nodiscard]] std::vector<std::pair<QString, JsonCursor>> members() const;

    /** A string; numbers and truth values are taken as text, with a Warning. Absent and null are empty. */
    [[nodiscard]] QString text() const;
    /** A whole number; a string that holds one is taken, with a Warning. */
    [[nodiscard]] std::optional<int> number() const;
    /** Its "width" and "height"; nothing: one of them is missing or makes no size. */
    [[nodiscard]] std::optional<QSize> pixelSize() const;
    /** A truth value; "true", "yes" and 1 are taken, with a Warning. Absent and null are @p otherwise. */
    [[nodiscard]] bool flag(bool otherwise = false) const;
    /** The value itself; null when it is not there. */
    [[nodiscard]] const Json &value() const;

    [[nodiscard]] QString pointer() const;
    void report(Severity severity, const QString &code, const QString &message, const QString &hint = {}) const;
    /** "Expected text, found a list": one row, @p done says what came of it. */
    void reportWrongType(const QString &expected, const QString &done) const;

private:
    JsonCursor(const Json *json, JsonReport *report, int step);
    [[nodiscard]] QString foundWord() const;

    const Json *m_json;
    JsonReport *m_report;
    int m_step;
};

} // namespace Carrel
