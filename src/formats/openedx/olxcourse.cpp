// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/olxcourse.h"

#include "course/identity.h"
#include "formats/address.h"
#include "formats/filebytes.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsontext.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Olx
{

namespace
{

constexpr int deepest = 8; // verticals in verticals

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::OpenEdx)
};

bool hasContent(pugi::xml_node node)
{
    return std::ranges::any_of(node.children(),
                               [](pugi::xml_node child) { return child.type() == pugi::node_element; }) ||
           !textOf(node).trimmed().isEmpty();
}

/** Elements that say how a course is run and are no part of it. */
bool isSetting(pugi::xml_node node)
{
    return node.type() != pugi::node_element || isNamed(node, "wiki") || isNamed(node, "textbook");
}

} // namespace

CourseTree::CourseTree(const QString &folder, Diagnostics &diagnostics, SkippedParts &skipped, const Limits &limits,
                       JobControl &control)
    : m_folder(QFileInfo(folder).canonicalFilePath())
    , m_diagnostics(diagnostics)
    , m_skipped(skipped)
    , m_limits(limits)
    , m_control(control)
{
}

const XmlFile *CourseTree::fileAt(const QString &path)
{
    const auto known = m_files.find(path);
    if (known != m_files.end()) {
        return known->second.get();
    }
    std::unique_ptr<const XmlFile> &file = m_files[path];
    const QString real = QFileInfo(m_folder + u'/' + path).canonicalFilePath();
    if (real.startsWith(m_folder + u'/') && QFileInfo(real).isFile()) {
        if (auto read = XmlFile::read(real, path, m_diagnostics, m_limits)) {
            file = std::move(*read);
        }
    }
    return file.get();
}

bool CourseTree::read()
{
    const XmlFile *top = fileAt(u"course.xml"_s);
    if (!top) {
        return false;
    }
    const QString run = attributeOf(top->root(), "url_name");
    readPolicy(run);
    m_course = resolve(top->root(), *top);
    if (!m_course.isThere()) {
        return false;
    }
    for (const Element &chapter : childrenOf(m_course)) {
        if (isHidden(chapter) || m_control.isCancelled()) {
            continue;
        }
        const std::vector<Element> sequences = childrenOf(chapter);
        for (const Element &sequence : sequences) {
            const bool isOnly = sequences.size() == 1 && sequence.title == chapter.title;
            if (!isHidden(sequence)) {
                planSequence(sequence, isOnly ? chapter.title : chapter.title + u" › "_s + sequence.title);
            }
        }
    }
    return true;
}

Element CourseTree::resolve(pugi::xml_node node, const XmlFile &from)
{
    Element element{node, &from, attributeOf(node, "url_name"), attributeOf(node, "display_name").simplified()};
    if (!element.urlName.isEmpty() && !hasContent(node)) {
        const QString path =
            pathInCourse({}, toText(localName(node)) + u'/' + QString(element.urlName).replace(u':', u'/') + u".xml"_s)
                .value_or(QString());
        const XmlFile *file = path.isEmpty() ? nullptr : fileAt(path);
        if (file && file != &from) {
            element.node = file->root();
            element.file = file;
            const QString title = attributeOf(element.node, "display_name").simplified();
            element.title = title.isEmpty() ? element.title : title;
        } else if (std::ranges::distance(node.attributes()) == 1) { // else it is whole as it stands: a film, a forum
            m_skipped.add(u"missing"_s, Words::tr("parts that the course names and does not have"), from.lineOf(node));
            element.node = {};
        }
    }
    if (element.title.isEmpty()) {
        element.title = m_policyTitles.value(toText(localName(node)) + u'/' + element.urlName, element.urlName);
    }
    return element;
}

std::vector<Element> CourseTree::childrenOf(const Element &parent)
{
    std::vector<Element> children;
    for (const pugi::xml_node node : parent.node.children()) {
        if (isSetting(node)) {
            continue;
        }
        if (Element child = resolve(node, *parent.file); child.isThere()) {
            children.push_back(std::move(child));
        }
    }
    return children;
}

bool CourseTree::isHidden(const Element &element)
{
    if (attributeOf(element.node, "visible_to_staff_only") != "true"_L1) {
        return false;
    }
    m_skipped.add(u"staff-only"_s, Words::tr("parts that only teachers may see"), element.file->lineOf(element.node));
    return true;
}

void CourseTree::readPolicy(const QString &run)
{
    const QString path = pathInCourse(u"policies"_s, run + u"/policy.json"_s).value_or(QString());
    if (path.isEmpty() || !QFileInfo(m_folder + u'/' + path).isFile()) {
        return;
    }
    const Result<QByteArray> bytes = readFileBytes(m_folder + u'/' + path, m_limits.jsonBytes, m_limits);
    const Result<QByteArray> text = bytes ? jsonTextOf(*bytes, path, m_diagnostics) : bytes;
    const Result<Json> json =
        text ? parseJson(*text, {.file = path}, m_diagnostics, m_limits) : Result<Json>(std::unexpected(text.error()));
    if (!json || !json->is_object()) {
        return;
    }
    for (const auto &[key, value] : json->items()) {
        if (value.is_object() && value.contains("display_name") && value.at("display_name").is_string()) {
            m_policyTitles.insert(toQString(key), toQString(value.at("display_name").get<std::string>()));
        }
    }
}

void CourseTree::planSequence(const Element &sequence, const QString &module)
{
    std::vector<Element> loose;
    for (const Element &child : childrenOf(sequence)) {
        if (isHidden(child)) {
            continue;
        }
        if (isNamed(child.node, "vertical")) {
            std::vector<Element> components;
            flatten(child, components, 0);
            planLesson(module, child.title, child.urlName, std::move(components));
        } else {
            loose.push_back(child);
        }
    }
    if (!loose.empty()) {
        planLesson(module, sequence.title, sequence.urlName, std::move(loose));
    }
}

void CourseTree::flatten(const Element &vertical, std::vector<Element> &components, int depth)
{
    for (Element &child : childrenOf(vertical)) {
        if (isHidden(child)) {
            continue;
        }
        if (isNamed(child.node, "vertical") && depth < deepest) {
            flatten(child, components, depth + 1);
        } else {
            components.push_back(std::move(child));
        }
    }
}

void CourseTree::planLesson(const QString &module, const QString &title, const QString &urlName,
                            std::vector<Element> components)
{
    const QString made = slugOf(urlName);
    const QString slug = made.isEmpty() ? slugOf(title) : made;
    m_lessonOf.insert(urlName, slug);
    for (const Element &component : components) {
        m_lessonOf.insert(component.urlName, slug);
    }
    m_lessons.push_back({module, title, slug, std::move(components)});
}

} // namespace Carrel::Olx
