// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/coursefolder.h"

#include "formats/folderentries.h"
#include "formats/markdown/lessonfile.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

/** Files that go with a folder of text but are no lessons. */
bool isAboutTheFolder(const QString &baseName)
{
    static const QStringList names{u"readme"_s,  u"licence"_s, u"license"_s,     u"changelog"_s,
                                   u"authors"_s, u"course"_s,  u"contributing"_s};
    return baseName.startsWith(u'_') || names.contains(baseName.toLower());
}

/** Entries by number, those without one behind, then by name. */
QFileInfoList inOrder(QFileInfoList entries)
{
    const auto key = [](const QFileInfo &info) {
        const NumberedName name = numberedName(info.completeBaseName());
        return std::pair(name.number.value_or(std::numeric_limits<int>::max()), info.fileName());
    };
    std::ranges::stable_sort(entries, {}, key);
    return entries;
}

QFileInfoList textsIn(const QString &folder)
{
    return filesEnding(folder, {u".md"_s, u".markdown"_s});
}

CourseModule listModule(const QString &root, const QString &folder, Diagnostics &diagnostics)
{
    const QString place = folder.isEmpty() ? root : root + u'/' + folder;
    CourseModule module{folder, numberedName(QDir(place).dirName()).slug, {}};
    const QFileInfoList files = inOrder(textsIn(place));
    for (const QFileInfo &info : files) {
        if (isAboutTheFolder(info.completeBaseName())) {
            continue;
        }
        const QString path = folder.isEmpty() ? info.fileName() : folder + u'/' + info.fileName();
        module.files.push_back({path, numberedName(info.completeBaseName()).slug});
    }
    if (!folder.isEmpty()) {
        const QFileInfoList folders = entriesOf(place, Listed::Folders);
        for (const QFileInfo &inner : folders) {
            if (!textsIn(inner.filePath()).isEmpty()) {
                diagnostics.push_back({Severity::Warning,
                                       u"folder-too-deep"_s,
                                       folder + u'/' + inner.fileName(),
                                       std::nullopt,
                                       std::nullopt,
                                       {},
                                       Words::tr("Lessons in a folder of a module folder are not read."),
                                       Words::tr("Move the folder up beside the other modules.")});
            }
        }
    }
    return module;
}

} // namespace

std::vector<CourseModule> listCourseFolder(const QString &root, const Limits &limits, Diagnostics &diagnostics)
{
    std::vector<CourseModule> modules{listModule(root, {}, diagnostics)};
    const QFileInfoList folders = inOrder(entriesOf(root, Listed::Folders | Listed::NoLinks));
    for (const QFileInfo &info : folders) {
        if (!info.fileName().startsWith(u'_')) {
            modules.push_back(listModule(root, info.fileName(), diagnostics));
        }
    }
    std::erase_if(modules, [](const CourseModule &module) { return module.files.empty(); });
    int count = 0;
    for (CourseModule &module : modules) {
        const size_t left = size_t(std::max(0, limits.packageEntries - count));
        if (module.files.size() > left) {
            diagnostics.push_back({Severity::Error,
                                   u"too-many-files"_s,
                                   root,
                                   std::nullopt,
                                   std::nullopt,
                                   {},
                                   Words::tr("The course has too many files; the rest is left out."),
                                   Words::tr("Divide it into several courses.")});
            module.files.resize(left);
        }
        count += int(module.files.size());
    }
    return modules;
}

void reorder(std::vector<CourseModule> &modules, const QStringList &wanted, Diagnostics &diagnostics)
{
    const auto rank = [&wanted](const CourseFile &file) {
        const QString withoutEnding = file.path.section(u'.', 0, -2);
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            if (wanted[i] == file.slug || wanted[i] == file.path || wanted[i] == withoutEnding) {
                return i;
            }
        }
        return wanted.size();
    };
    QStringList unused = wanted;
    for (CourseModule &module : modules) {
        std::ranges::stable_sort(module.files, {}, rank);
        for (const CourseFile &file : module.files) {
            if (rank(file) < wanted.size()) {
                unused.removeAll(wanted[rank(file)]);
            }
        }
    }
    std::ranges::stable_sort(modules, {}, [&](const CourseModule &module) { return rank(module.files.front()); });
    for (const QString &name : unused) {
        diagnostics.push_back({Severity::Warning,
                               u"lesson-not-found"_s,
                               u"course.md"_s,
                               std::nullopt,
                               std::nullopt,
                               {},
                               Words::tr("The list of lessons names %1, which is not in the folder.").arg(name),
                               Words::tr("Name lessons as their files without the number, or by their path.")});
    }
}

} // namespace Carrel::Markdown
