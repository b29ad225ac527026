// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/exportcourse.h"

#include "exchange/packagearchive.h"
#include "exchange/packagewriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ExportCourse)
};

struct KnownFormat {
    ExportFormat format;
    QLatin1StringView name;
    QLatin1StringView ending; ///< empty: a folder
};

constexpr std::array knownFormats{KnownFormat{ExportFormat::Package, "carrel"_L1, ".carrel"_L1},
                                  KnownFormat{ExportFormat::PackageFolder, "folder"_L1, {}}};

Result<void> emptyFolder(const QString &path)
{
    const QDir folder(path);
    if (folder.exists() && !folder.isEmpty()) {
        return fail(ErrorCode::Conflict, Context::tr("The folder %1 is not empty; choose another one.").arg(path));
    }
    if (!QDir().mkpath(path)) {
        return fail(ErrorCode::Unwritable, Context::tr("The folder %1 cannot be made.").arg(path));
    }
    return {};
}

} // namespace

QStringList exportFormatNames()
{
    QStringList names;
    for (const KnownFormat &known : knownFormats) {
        names << known.name;
    }
    return names;
}

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    const auto *known = std::ranges::find(knownFormats, name, &KnownFormat::name);
    return known == knownFormats.end() ? std::nullopt : std::optional(known->format);
}

ExportFormat exportFormatFor(const QString &path)
{
    const auto *known = std::ranges::find_if(knownFormats, [&path](const KnownFormat &one) {
        return !one.ending.isEmpty() && path.endsWith(one.ending, Qt::CaseInsensitive);
    });
    return known == knownFormats.end() ? ExportFormat::PackageFolder : known->format;
}

Result<void> exportCourse(const Course &course, ExportFormat format, const QString &path, JobControl &control)
{
    switch (format) {
    case ExportFormat::Package:
        return writePackageArchive(course, path, control);
    case ExportFormat::PackageFolder:
        return emptyFolder(path).and_then([&] { return writePackage(course, path, control); });
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace Carrel
