// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/commoncartridge/cartridgefiles.h"

#include "formats/address.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CommonCartridge)
};

/** An address with the dollar signs of its placeholder, which some platforms encode. */
QString withPlaceholder(const QString &address)
{
    return address.startsWith("%24"_L1) ? QString(address).replace("%24"_L1, "$"_L1) : address;
}

/** What follows @p placeholder and a slash, or nothing when @p address begins otherwise. */
std::optional<QString> after(const QString &address, QLatin1StringView placeholder)
{
    return address.startsWith(placeholder)
               ? std::optional(
                     address.sliced(placeholder.size() + 1 > address.size() ? address.size() : placeholder.size() + 1))
               : std::nullopt;
}

} // namespace

CartridgeFiles::CartridgeFiles(const QString &root, const Limits &limits)
    : m_pictures(root, limits)
{
}

void CartridgeFiles::addPage(const QString &path, const QString &slug)
{
    m_slugByPath.insert(path, slug);
    m_slugByName.insert(QFileInfo(path).completeBaseName(), slug);
}

HtmlContext CartridgeFiles::contextFor(const QString &path, Diagnostics &diagnostics, SkippedParts &skipped)
{
    const QString folder = path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
    return {.file = path,
            .line = 1,
            .diagnostics = diagnostics,
            .picture = [this, folder](const QString &address) { return picture(folder, address); },
            .link = [this, folder, &skipped](const QString &address) { return link(folder, address, skipped); },
            .skipped = &skipped};
}

QStringList CartridgeFiles::pathsFor(const QString &folder, const QString &address) const
{
    const QString plain = withPlaceholder(address);
    QStringList paths;
    const auto add = [&paths](const QString &base, const QString &rest) {
        paths << pathInCourse(base, rest).value_or(QString());
        // A name may really hold a percent sign, or be written without encoding what should be.
        paths << (rest.contains(".."_L1) ? QString() : (base.isEmpty() ? rest : base + u'/' + rest));
    };
    if (const auto rest = after(plain, "$IMS-CC-FILEBASE$"_L1)) {
        add(u"web_resources"_s, *rest);
        add({}, *rest);
        add(folder, *rest);
    } else if (!leadsElsewhere(plain) && !plain.startsWith(u'$')) {
        add(folder, plain);
        add({}, plain);
    }
    paths.removeAll(QString());
    return paths;
}

FoundPicture CartridgeFiles::picture(const QString &folder, const QString &address)
{
    return m_pictures.takeFirst(pathsFor(folder, address));
}

QString CartridgeFiles::link(const QString &folder, const QString &address, SkippedParts &skipped) const
{
    const QString plain = withPlaceholder(address);
    const QString fragment = plain.contains(u'#') ? u'#' + plain.section(u'#', 1) : QString();
    if (plain.startsWith(u'#') || leadsElsewhere(plain)) {
        return address;
    }
    if (const auto rest = after(plain, "$WIKI_REFERENCE$"_L1)) {
        const QString name = QUrl::fromPercentEncoding(rest->section(u'#', 0, 0).section(u'/', -1).toUtf8());
        if (const QString slug = m_slugByName.value(name); !slug.isEmpty()) {
            return slug + fragment;
        }
    }
    for (const QString &path : pathsFor(folder, plain)) {
        if (const QString slug = m_slugByPath.value(path); !slug.isEmpty()) {
            return slug + fragment;
        }
    }
    skipped.add(u"link-target"_s, Words::tr("links to files and places of the learning platform"));
    return {};
}

} // namespace Carrel
