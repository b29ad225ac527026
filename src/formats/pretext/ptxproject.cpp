// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/ptxproject.h"

#include "base/regularfile.h"
#include "formats/address.h"
#include "formats/folderentries.h"
#include "formats/xml/xmlfile.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Ptx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

constexpr QLatin1StringView projectName("project.ptx");

bool beginsBook(QByteArrayView beginning)
{
    return beginning.contains("<pretext") || beginning.contains("<mathbook");
}

/** The main file among those directly in @p folder, as a path from @p root; empty when there is none. */
QString mainFileIn(const QString &root, const QString &folder)
{
    constexpr int mostFiles = 200;
    constexpr qint64 enough = 4096;
    int count = 0;
    const QString prefix = folder.isEmpty() ? QString() : folder + u'/';
    const QFileInfoList files = filesEnding(root + u'/' + folder, {u".ptx"_s, u".xml"_s});
    for (const QFileInfo &file : files) {
        if (++count <= mostFiles && beginsBook(beginningOfFile(file.filePath(), enough))) {
            return prefix + file.fileName();
        }
    }
    return {};
}

bool isFile(const QString &folder, const QString &path)
{
    return !path.isEmpty() && QFileInfo(folder + u'/' + path).isFile();
}

/** The first of the places a project may mean by @p name that is there: old and new projects count differently. */
QString placeOf(const QString &folder, const QString &base, const QString &name)
{
    for (const QString &from : {base, QString()}) {
        const QString path = pathInCourse(from, name).value_or(QString());
        if (isFile(folder, path)) {
            return path;
        }
    }
    return {};
}

/** An attribute, or else the text of a child of that name. */
QString valueOf(pugi::xml_node node, const char *name)
{
    const QString value = attributeOf(node, name);
    return value.isEmpty() ? textOf(childNamed(node, name)).trimmed() : value;
}

QString picturesFolder(const Project &project, const QString &publication, Diagnostics &diagnostics,
                       const Limits &limits)
{
    QString source = project.main.contains(u'/') ? project.main.section(u'/', 0, -2) : QString();
    if (!publication.isEmpty()) {
        const auto xml = XmlFile::read(project.folder + u'/' + publication, publication, diagnostics, limits);
        const QString external = xml ? attributeOf(firstBelow((*xml)->root(), "directories"), "external") : QString();
        if (const auto path = pathInCourse(source, external)) {
            return *path;
        }
    }
    return source;
}

} // namespace

bool isProject(const SourcePlace &place)
{
    if (!place.isFolder) {
        return beginsBook(place.beginning) || (place.named && QFileInfo(place.path).fileName() == projectName);
    }
    return isFile(place.path, projectName) || !mainFileIn(place.path, {}).isEmpty();
}

std::optional<Project> findProject(const SourcePlace &place, Diagnostics &diagnostics, const Limits &limits)
{
    const QFileInfo info(place.path);
    Project project{place.isFolder ? place.path : info.path(), {}, {}};
    QString publication;
    if (isFile(project.folder, projectName)) {
        const auto xml = XmlFile::read(project.folder + u'/' + projectName, projectName, diagnostics, limits);
        const pugi::xml_node root = xml ? (*xml)->root() : pugi::xml_node();
        const QString source = attributeOf(root, "source");
        for (const pugi::xml_node target : allBelow(root, "target")) {
            if (project.main.isEmpty()) {
                project.main =
                    placeOf(project.folder, source.isEmpty() ? u"source"_s : source, valueOf(target, "source"));
                const QString folder = attributeOf(root, "publication");
                publication = placeOf(project.folder, folder.isEmpty() ? u"publication"_s : folder,
                                      valueOf(target, "publication"));
            }
        }
        for (const QString &folder : {source, u"source"_s, u"src"_s}) {
            project.main =
                project.main.isEmpty() && !folder.contains(".."_L1) ? mainFileIn(project.folder, folder) : project.main;
        }
    } else {
        project.main = place.isFolder ? mainFileIn(project.folder, {}) : info.fileName();
    }
    if (project.main.isEmpty()) {
        diagnostics.push_back({.severity = Severity::Error,
                               .code = u"main-file-missing"_s,
                               .file = projectName,
                               .message = Words::tr("The main file of the book was not found."),
                               .hint = Words::tr("Open the file that begins with <pretext> itself.")});
        return std::nullopt;
    }
    if (publication.isEmpty()) {
        publication = placeOf(project.folder, u"publication"_s, u"publication.ptx"_s);
    }
    project.pictures = picturesFolder(project, publication, diagnostics, limits);
    return project;
}

} // namespace Carrel::Ptx
