// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/olxfiles.h"

#include "formats/address.h"
#include "formats/folderentries.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Olx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::OpenEdx)
};

QString underscored(QString name)
{
    static const QRegularExpression others(u"[^\\w./-]"_s);
    return name.replace(others, u"_"_s).toLower();
}

/** The name in static/ that an address means, or empty. */
QString staticName(const QString &address)
{
    static const QRegularExpression form(
        u"(?:^|/)(?:static/|asset-v1:[^@]*@asset\\+block[@/]|c4x/[^/]+/[^/]+/asset/)([^?#]+)"_s);
    return form.match(address).captured(1);
}

} // namespace

Files::Files(const QString &folder, const CourseTree &tree, const Limits &limits)
    : m_tree(tree)
    , m_pictures(folder, limits)
{
    int count = 0;
    visitFilesBelow(folder + "/static"_L1, Listed::Files, [&](const QFileInfo &file) {
        const QString path = file.filePath().sliced(folder.size() + 1);
        m_static.insert(underscored(path), path);
        return ++count >= limits.packageEntries;
    });
}

HtmlContext Files::contextFor(const QString &file, int line, Diagnostics &diagnostics, SkippedParts &skipped)
{
    return {.file = file,
            .line = line,
            .diagnostics = diagnostics,
            .picture = [this](const QString &address) { return picture(address); },
            .link = [this, &skipped](const QString &address) { return link(address, skipped); },
            .skipped = &skipped};
}

FoundPicture Files::picture(const QString &address)
{
    const QString name = staticName(address);
    const std::optional<QString> path = name.isEmpty() ? std::nullopt : pathInCourse(u"static"_s, name);
    if (!path) {
        return std::unexpected(PictureFault::Missing);
    }
    QStringList candidates{*path, m_static.value(underscored(*path))};
    candidates.removeAll(QString());
    return m_pictures.takeFirst(candidates);
}

QString Files::link(const QString &address, SkippedParts &skipped) const
{
    constexpr QLatin1StringView jump("/jump_to_id/");
    if (address.startsWith(u'#') || (leadsElsewhere(address) && staticName(address).isEmpty())) {
        return address;
    }
    if (const qsizetype at = address.indexOf(jump); at >= 0) {
        const QString lesson =
            m_tree.lessonOf(address.sliced(at + jump.size()).section(u'#', 0, 0).section(u'?', 0, 0));
        if (!lesson.isEmpty()) {
            return lesson;
        }
    }
    skipped.add(u"link-target"_s, Words::tr("links to files and places of the learning platform"));
    return {};
}

} // namespace Carrel::Olx
