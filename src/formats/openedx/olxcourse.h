// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/skippedparts.h"
#include "formats/xml/xmlfile.h"

#include <QHash>

#include <map>

namespace Carrel::Olx
{

/** An element of a course where it really lies: in its own file, or in its parent's. */
struct Element {
    pugi::xml_node node;
    const XmlFile *file = nullptr;
    QString urlName;
    QString title;

    [[nodiscard]] bool isThere() const { return bool(node); }
};

/** A lesson to be read: a vertical, or components that stand in a sequence without one. */
struct PlannedLesson {
    QString module; ///< "Chapter › Sequence"
    QString title;
    QString slug;
    std::vector<Element> components;
};

/**
 * The outline of a course in OLX: follows url_name from file to file, takes names and flags from the policy, and knows
 * in which lesson every url_name lies. What only staff may see is counted.
 */
class CourseTree
{
public:
    CourseTree(const QString &folder, Diagnostics &diagnostics, SkippedParts &skipped, const Limits &limits,
               JobControl &control);

    /** False, with a row, when there is no course. */
    [[nodiscard]] bool read();

    [[nodiscard]] const Element &course() const { return m_course; }
    [[nodiscard]] const std::vector<PlannedLesson> &lessons() const { return m_lessons; }
    [[nodiscard]] QString lessonOf(const QString &urlName) const { return m_lessonOf.value(urlName); }

private:
    [[nodiscard]] Element resolve(pugi::xml_node node, const XmlFile &from);
    [[nodiscard]] std::vector<Element> childrenOf(const Element &parent);
    [[nodiscard]] const XmlFile *fileAt(const QString &path); ///< null when it is not there or cannot be read
    [[nodiscard]] bool isHidden(const Element &element);
    void readPolicy(const QString &run);
    void planSequence(const Element &sequence, const QString &module);
    void planLesson(const QString &module, const QString &title, const QString &urlName,
                    std::vector<Element> components);
    void flatten(const Element &vertical, std::vector<Element> &components, int depth);

    QString m_folder;
    Diagnostics &m_diagnostics;
    SkippedParts &m_skipped;
    const Limits &m_limits;
    JobControl &m_control;
    Element m_course;
    std::map<QString, std::unique_ptr<const XmlFile>> m_files; ///< by path; null: it cannot be read
    QHash<QString, QString> m_policyTitles;                    ///< by "chapter/name"
    std::vector<PlannedLesson> m_lessons;
    QHash<QString, QString> m_lessonOf;
};

} // namespace Carrel::Olx
