// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/outlinemodel.h"

#include "base/foreigntext.h"
#include "base/shorttext.h"
#include "models/markwords.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr quintptr moduleId = 0;             // a lesson's index carries its module's row plus one
constexpr quintptr sectionId = ~quintptr(0); // only the current lesson has headings

/** "1. Transformer models", "2.3 Trees", "Chapter 4: Sorting"; not "3D pictures" or "Python 3". */
bool numbersItself(const Module &module)
{
    static const QRegularExpression form(u"^\\s*(?:\\d+(?:\\.\\d+)*[.):]?\\s|\\p{L}+\\s\\d+(?:\\.\\d+)*\\s*[.):–—-])"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return form.match(module.title).hasMatch();
}

} // namespace

OutlineModel::OutlineModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

void OutlineModel::setOutline(std::shared_ptr<const CourseOutline> outline, const StudyState &state, StudyDay today)
{
    beginResetModel();
    m_outline = std::move(outline);
    m_marks.clear();
    // All or none: numbers of two countings side by side would mislead.
    m_numbersModules = !m_outline || std::ranges::none_of(m_outline->modules, numbersItself);
    for (size_t row = 0; m_outline && row < m_outline->modules.size(); ++row) {
        m_marks.push_back(marksOf(row, state, today));
    }
    endResetModel();
}

std::vector<LessonMarks> OutlineModel::marksOf(size_t module, const StudyState &state, StudyDay today) const
{
    std::vector<LessonMarks> all;
    const std::vector<LessonEntry> &lessons = m_outline->modules[module].lessons;
    all.reserve(lessons.size());
    for (const LessonEntry &entry : lessons) {
        all.push_back(lessonMarks(entry, m_outline->info.id, state, today));
    }
    return all;
}

void OutlineModel::setMarks(const StudyState &state, StudyDay today)
{
    for (size_t row = 0; row < m_marks.size(); ++row) {
        std::vector<LessonMarks> now = marksOf(row, state, today);
        if (now != m_marks[row]) {
            m_marks[row] = std::move(now);
            const QModelIndex module = index(int(row), 0);
            Q_EMIT dataChanged(index(0, 0, module), index(int(m_marks[row].size()) - 1, 0, module));
        }
    }
}

void OutlineModel::setCurrent(const LessonSlug &lesson, LessonSections sections)
{
    if (lesson == m_current && sections.sections() == m_sections.sections()) {
        m_sections = std::move(sections); // the text between the headings may be another
        return;
    }
    removeSections();
    const LessonSlug before = std::exchange(m_current, lesson);
    insertSections(std::move(sections));
    for (const LessonSlug &slug : {before, lesson}) {
        const QModelIndex changed = indexOf(slug);
        if (changed.isValid()) {
            Q_EMIT dataChanged(changed, changed);
        }
    }
}

void OutlineModel::removeSections()
{
    const QModelIndex lesson = indexOf(m_current);
    const int rows = lesson.isValid() ? rowCount(lesson) : 0;
    if (rows > 0) {
        beginRemoveRows(lesson, 0, rows - 1);
    }
    m_sections = {};
    m_section = -1;
    if (rows > 0) {
        endRemoveRows();
    }
}

void OutlineModel::insertSections(LessonSections sections)
{
    const QModelIndex lesson = indexOf(m_current);
    if (lesson.isValid() && !sections.sections().empty()) {
        beginInsertRows(lesson, 0, int(sections.sections().size()) - 1);
        m_sections = std::move(sections);
        endInsertRows();
    }
}

void OutlineModel::setPlace(const BlockId &block)
{
    const int before = std::exchange(m_section, m_sections.sectionOf(block));
    if (before == m_section) {
        return;
    }
    for (const int row : {before, m_section}) {
        if (const QModelIndex changed = sectionIndex(row); changed.isValid()) {
            Q_EMIT dataChanged(changed, changed, {CurrentRole});
        }
    }
}

QModelIndex OutlineModel::sectionIndex(int row) const
{
    return row < 0 ? QModelIndex() : createIndex(row, 0, sectionId);
}

QModelIndex OutlineModel::currentSection() const
{
    return sectionIndex(m_section);
}

QModelIndex OutlineModel::indexOf(const LessonSlug &lesson) const
{
    for (int row = 0; m_outline && row < int(m_outline->modules.size()); ++row) {
        const std::vector<LessonEntry> &lessons = m_outline->modules[size_t(row)].lessons;
        for (int inner = 0; inner < int(lessons.size()); ++inner) {
            if (lessons[size_t(inner)].slug == lesson) {
                return createIndex(inner, 0, quintptr(row) + 1);
            }
        }
    }
    return {};
}

LessonSlug OutlineModel::lessonAt(const QModelIndex &index) const
{
    if (index.isValid() && index.internalId() == sectionId) {
        return m_current;
    }
    const LessonEntry *const entry = entryAt(index);
    return entry ? entry->slug : LessonSlug();
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    if (!parent.isValid()) {
        return createIndex(row, column, moduleId);
    }
    return createIndex(row, column, parent.internalId() == moduleId ? quintptr(parent.row()) + 1 : sectionId);
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == moduleId) {
        return {};
    }
    return child.internalId() == sectionId ? indexOf(m_current) : createIndex(int(child.internalId()) - 1, 0, moduleId);
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    if (!m_outline) {
        return 0;
    }
    if (!parent.isValid()) {
        return int(m_outline->modules.size());
    }
    if (parent.internalId() == moduleId) {
        return int(m_outline->modules[size_t(parent.row())].lessons.size());
    }
    const LessonEntry *const entry = entryAt(parent);
    return entry && entry->slug == m_current ? int(m_sections.sections().size()) : 0;
}

int OutlineModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const LessonEntry *OutlineModel::entryAt(const QModelIndex &index) const
{
    if (!m_outline || !index.isValid() || index.internalId() == moduleId || index.internalId() == sectionId) {
        return nullptr;
    }
    return &m_outline->modules[size_t(index.internalId()) - 1].lessons[size_t(index.row())];
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (const LessonEntry *const entry = entryAt(index)) {
        return lessonData(index, *entry, role);
    }
    if (!m_outline || !index.isValid()) {
        return {};
    }
    if (index.internalId() == sectionId) {
        return sectionData(index.row(), role);
    }
    const Module &module = m_outline->modules[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (module.title.isEmpty()) {
            return tr("Lessons");
        }
        return m_numbersModules
                   ? tr("%1 %2", "number and title of a module").arg(index.row() + 1).arg(titleText(module.title))
                   : titleText(module.title);
    case Qt::ToolTipRole:
        return plainTip(titleText(module.title));
    default:
        return {};
    }
}

QVariant OutlineModel::sectionData(int row, int role) const
{
    const LessonSection &section = m_sections.sections()[size_t(row)];
    switch (role) {
    case Qt::DisplayRole:
        return titleText(section.title);
    case Qt::ToolTipRole:
        return plainTip(titleText(section.title));
    case Qt::AccessibleTextRole:
        return row == m_section ? tr("%1. You are reading here.", "a heading").arg(titleText(section.title))
                                : titleText(section.title);
    case SlugRole:
        return m_current.toString();
    case CurrentRole:
        return row == m_section;
    case BlockRole:
        return section.block.toString();
    case DepthRole:
        return section.depth;
    default:
        return {};
    }
}

QVariant OutlineModel::lessonData(const QModelIndex &index, const LessonEntry &entry, int role) const
{
    const LessonMarks &marks = m_marks[size_t(index.internalId()) - 1][size_t(index.row())];
    const OutlineMark mark = outlineMark(marks, entry.here);
    switch (role) {
    case Qt::DisplayRole:
        return titleText(entry.title);
    case Qt::ToolTipRole:
        return plainTip(tr("%1\n%2 %3", "title and marks of a lesson, a sign, what the sign means")
                            .arg(spokenText(entry, marks), markSign(mark), markMeaning(mark)));
    case Qt::AccessibleTextRole:
        return spokenText(entry, marks);
    case Qt::AccessibleDescriptionRole:
        return markMeaning(mark);
    case SlugRole:
        return entry.slug.toString();
    case MinutesRole:
        return entry.minutes.value_or(0);
    case HereRole:
        return entry.here;
    case SignRole:
        return markSign(mark);
    case MarkWordsRole:
        return markWords(marks, entry.here);
    case DueRole:
        return marks.due;
    case CurrentRole:
        return entry.slug == m_current;
    default:
        return {};
    }
}

QString OutlineModel::spokenText(const LessonEntry &entry, const LessonMarks &marks) const
{
    const QString words = markWords(marks, entry.here);
    if (!entry.minutes) {
        return tr("%1. %2.", "title of a lesson, its marks").arg(titleText(entry.title), words);
    }
    return tr("%1. %2. %n minute(s).", "title of a lesson, its marks, minutes", *entry.minutes)
        .arg(titleText(entry.title), words);
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    if (index.internalId() == moduleId) {
        return Qt::ItemIsEnabled;
    }
    const Qt::ItemFlags chosen = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.internalId() == sectionId ? chosen | Qt::ItemNeverHasChildren : chosen;
}

QHash<int, QByteArray> OutlineModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert({{SlugRole, "slug"},
                  {MinutesRole, "minutes"},
                  {HereRole, "here"},
                  {SignRole, "sign"},
                  {MarkWordsRole, "markWords"},
                  {DueRole, "due"},
                  {CurrentRole, "current"},
                  {BlockRole, "block"},
                  {DepthRole, "depth"}});
    return names;
}

} // namespace Carrel
